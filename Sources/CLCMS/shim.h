#include <lcms2.h>

// Layouts of pixels: macros of the library that Swift does not see.

static const cmsUInt32Number proofsheet_gray_8 = TYPE_GRAY_8;
static const cmsUInt32Number proofsheet_rgb_8 = TYPE_RGB_8;
static const cmsUInt32Number proofsheet_rgba_8 = TYPE_RGBA_8;
// Files hold the ink that is left out, not the ink: 255 is none.
static const cmsUInt32Number proofsheet_inverted_cmyk_8 = TYPE_CMYK_8_REV;
