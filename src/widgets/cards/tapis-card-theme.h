/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How all cards on screen look. The application sets this object's write-only
 * properties from the settings and from the style of the desktop: `back`,
 * `index`, `four-colour`, `large-index`, `high-contrast`, `dark`. The signal
 * `changed ()` says that all cards must be drawn again. */

#pragma once

#include <glib-object.h>

#include "tapis-card-art.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_CARD_THEME (tapis_card_theme_get_type ())
G_DECLARE_FINAL_TYPE (TapisCardTheme, tapis_card_theme, TAPIS, CARD_THEME,
                      GObject)

/** Returns the only theme of the program: (transfer none) */
TapisCardTheme *tapis_card_theme_get_default (void);

/** Returns the style in which cards of @pack are drawn now. @scale: device
 * pixels per application pixel */
TapisCardStyle tapis_card_theme_get_style (CgPack pack, int scale);

G_END_DECLS
