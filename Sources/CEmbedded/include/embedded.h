// Data files carried inside the program.
//
// Each function answers the bytes of one file and writes their count through `length`. The bytes
// live as long as the program. A new file is an array with `#embed` in embedded.c and a function here.

#ifndef PROOFSHEET_EMBEDDED_H
#define PROOFSHEET_EMBEDDED_H

#include <stddef.h>

// The built-in device catalogue, JSON in UTF-8.
const unsigned char *_Nonnull proofsheet_catalog(size_t *_Nonnull length);

#endif
