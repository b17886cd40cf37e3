#include <libxml/xmlversion.h>
// The headers of ICU that libxml2 would bring along clash with those inside Foundation. They only
// add fields to a struct that is used through pointers.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
