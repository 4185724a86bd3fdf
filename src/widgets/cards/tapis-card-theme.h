/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The style of all cards on screen. The application sets the write-only
 * properties of this object from the settings and from the style of the
 * desktop: `back`, `index`, `four-colour`, `large-index`, `high-contrast`,
 * `dark`. The object emits `changed ()` when all cards must be drawn again. */

#pragma once

#include <glib-object.h>

#include "tapis-card-art.h"

#define TAPIS_TYPE_CARD_THEME (tapis_card_theme_get_type ())
G_DECLARE_FINAL_TYPE (TapisCardTheme, tapis_card_theme, TAPIS, CARD_THEME,
                      GObject)

/** Returns the only theme of the program: (transfer none) */
TapisCardTheme *tapis_card_theme_get_default (void);

/** Returns the present style of the cards of @pack. @scale: device pixels per
 * application pixel */
TapisCardStyle tapis_card_theme_get_style (CgPack pack, int scale);
