// The starter specs carried inside the program: the specs of the folder Templates.
//
// A new template is a file there, an array here and a line of the table below; a test compares.

#include "embedded.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char alert[] = {
#embed "../../Templates/alert.yaml"
};
static const unsigned char chat[] = {
#embed "../../Templates/chat.yaml"
};
static const unsigned char film[] = {
#embed "../../Templates/film.yaml"
};
static const unsigned char form[] = {
#embed "../../Templates/form.yaml"
};
static const unsigned char game[] = {
#embed "../../Templates/game.yaml"
};
static const unsigned char library[] = {
#embed "../../Templates/library.yaml"
};
static const unsigned char mac_window[] = {
#embed "../../Templates/mac-window.yaml"
};
static const unsigned char mail[] = {
#embed "../../Templates/mail.yaml"
};
static const unsigned char media_player[] = {
#embed "../../Templates/media-player.yaml"
};
static const unsigned char notes[] = {
#embed "../../Templates/notes.yaml"
};
static const unsigned char onboarding[] = {
#embed "../../Templates/onboarding.yaml"
};
static const unsigned char photos[] = {
#embed "../../Templates/photos.yaml"
};
static const unsigned char popover[] = {
#embed "../../Templates/popover.yaml"
};
static const unsigned char profile[] = {
#embed "../../Templates/profile.yaml"
};
static const unsigned char settings[] = {
#embed "../../Templates/settings.yaml"
};
static const unsigned char tv_shelf[] = {
#embed "../../Templates/tv-shelf.yaml"
};
static const unsigned char vision_window[] = {
#embed "../../Templates/vision-window.yaml"
};
static const unsigned char watch_glance[] = {
#embed "../../Templates/watch-glance.yaml"
};

#pragma clang diagnostic pop

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t length;
} templates[] = {
    {"alert", alert, sizeof alert},
    {"chat", chat, sizeof chat},
    {"film", film, sizeof film},
    {"form", form, sizeof form},
    {"game", game, sizeof game},
    {"library", library, sizeof library},
    {"mac-window", mac_window, sizeof mac_window},
    {"mail", mail, sizeof mail},
    {"media-player", media_player, sizeof media_player},
    {"notes", notes, sizeof notes},
    {"onboarding", onboarding, sizeof onboarding},
    {"photos", photos, sizeof photos},
    {"popover", popover, sizeof popover},
    {"profile", profile, sizeof profile},
    {"settings", settings, sizeof settings},
    {"tv-shelf", tv_shelf, sizeof tv_shelf},
    {"vision-window", vision_window, sizeof vision_window},
    {"watch-glance", watch_glance, sizeof watch_glance},
};

size_t proofsheet_template_count(void) { return sizeof templates / sizeof templates[0]; }

const char *proofsheet_template_name(size_t index) { return templates[index].name; }

const unsigned char *proofsheet_template(size_t index, size_t *length) {
  *length = templates[index].length;
  return templates[index].bytes;
}
