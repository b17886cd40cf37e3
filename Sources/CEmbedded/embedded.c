// Data files carried inside the program, so that an installed one needs nothing beside it.

#include "embedded.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char catalog_bytes[] = {
#embed "catalog.json"
};

#pragma clang diagnostic pop

const unsigned char *proofsheet_catalog(size_t *length) {
  *length = sizeof catalog_bytes;
  return catalog_bytes;
}
