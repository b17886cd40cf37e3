#include <png.h>

// An upper bound for the size of a written PNG. A macro of libpng that Swift does not see.
static inline size_t png_image_size_bound(const png_image *image) {
  return PNG_IMAGE_PNG_SIZE_MAX(*image);
}
