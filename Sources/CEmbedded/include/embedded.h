// Data files carried inside the program.
//
// Each function answers the bytes of one file and writes their count through `length`. The bytes
// live as long as the program. A new file is an array with `#embed` in embedded.c and a function here.

#ifndef PROOFSHEET_EMBEDDED_H
#define PROOFSHEET_EMBEDDED_H

#include <stddef.h>

// The built-in device catalogue, JSON in UTF-8.
const unsigned char *_Nonnull proofsheet_catalog(size_t *_Nonnull length);

// How many starter specs there are.
size_t proofsheet_template_count(void);

// The name of a starter spec: that of its file without the extension.
const char *_Nonnull proofsheet_template_name(size_t index);

// A starter spec, YAML in UTF-8.
const unsigned char *_Nonnull proofsheet_template(size_t index, size_t *_Nonnull length);

// How many files the report page has.
size_t proofsheet_report_count(void);

// The name of a file of the report page.
const char *_Nonnull proofsheet_report_name(size_t index);

// A file of the report page: HTML, CSS or JavaScript in UTF-8.
const unsigned char *_Nonnull proofsheet_report_file(size_t index, size_t *_Nonnull length);

#endif
