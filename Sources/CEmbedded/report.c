// The report page carried inside the program: the files of the folder report.
//
// A new file of the page is a file there, an array here and a line of the table below; a test
// compares.

#include "embedded.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "report/index.html"
};
static const unsigned char report_css[] = {
#embed "report/report.css"
};
static const unsigned char changes_css[] = {
#embed "report/changes.css"
};
static const unsigned char store_js[] = {
#embed "report/store.js"
};
static const unsigned char words_js[] = {
#embed "report/words.js"
};
static const unsigned char state_js[] = {
#embed "report/state.js"
};
static const unsigned char filters_js[] = {
#embed "report/filters.js"
};
static const unsigned char geometry_js[] = {
#embed "report/geometry.js"
};
static const unsigned char layers_js[] = {
#embed "report/layers.js"
};
static const unsigned char picture_js[] = {
#embed "report/picture.js"
};
static const unsigned char outlines_js[] = {
#embed "report/outlines.js"
};
static const unsigned char hover_js[] = {
#embed "report/hover.js"
};
static const unsigned char changes_js[] = {
#embed "report/changes.js"
};
static const unsigned char grid_js[] = {
#embed "report/grid.js"
};
static const unsigned char stage_js[] = {
#embed "report/stage.js"
};
static const unsigned char views_js[] = {
#embed "report/views.js"
};
static const unsigned char viewer_js[] = {
#embed "report/viewer.js"
};
static const unsigned char inspector_js[] = {
#embed "report/inspector.js"
};
static const unsigned char keys_js[] = {
#embed "report/keys.js"
};
static const unsigned char live_js[] = {
#embed "report/live.js"
};
static const unsigned char page_js[] = {
#embed "report/page.js"
};

#pragma clang diagnostic pop

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t length;
} files[] = {
    {"index.html", index_html, sizeof index_html},
    {"report.css", report_css, sizeof report_css},
    {"changes.css", changes_css, sizeof changes_css},
    {"store.js", store_js, sizeof store_js},
    {"words.js", words_js, sizeof words_js},
    {"state.js", state_js, sizeof state_js},
    {"filters.js", filters_js, sizeof filters_js},
    {"geometry.js", geometry_js, sizeof geometry_js},
    {"layers.js", layers_js, sizeof layers_js},
    {"picture.js", picture_js, sizeof picture_js},
    {"outlines.js", outlines_js, sizeof outlines_js},
    {"hover.js", hover_js, sizeof hover_js},
    {"changes.js", changes_js, sizeof changes_js},
    {"grid.js", grid_js, sizeof grid_js},
    {"stage.js", stage_js, sizeof stage_js},
    {"views.js", views_js, sizeof views_js},
    {"viewer.js", viewer_js, sizeof viewer_js},
    {"inspector.js", inspector_js, sizeof inspector_js},
    {"keys.js", keys_js, sizeof keys_js},
    {"live.js", live_js, sizeof live_js},
    {"page.js", page_js, sizeof page_js},
};

size_t proofsheet_report_count(void) { return sizeof files / sizeof files[0]; }

const char *proofsheet_report_name(size_t index) { return files[index].name; }

const unsigned char *proofsheet_report_file(size_t index, size_t *length) {
  *length = files[index].length;
  return files[index].bytes;
}
