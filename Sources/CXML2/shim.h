// Debian's library converts text with ICU and includes its headers, which another module has in
// another version. Nothing of it is called here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
