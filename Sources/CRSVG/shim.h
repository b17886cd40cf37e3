#include <librsvg/rsvg.h>

// A cast between classes of GObject that Swift does not see.
static inline void proofsheet_release_svg(RsvgHandle *handle) { g_object_unref(handle); }
