/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How cards look, for every card on screen: the values of the settings and of
 * the desktop's style as write-only properties: `back`, `index`, `four-colour`,
 * `large-index`, `high-contrast`, `dark`. Emits `changed ()`. */

#pragma once

#include <glib-object.h>

#include "tapis-card-art.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_CARD_THEME (tapis_card_theme_get_type ())
G_DECLARE_FINAL_TYPE (TapisCardTheme, tapis_card_theme, TAPIS, CARD_THEME,
                      GObject)

/** The theme of the program. Returns: (transfer none) */
TapisCardTheme *tapis_card_theme_get_default (void);

/** The style for cards of @pack on a screen with @scale device pixels per
 * pixel. */
TapisCardStyle tapis_card_theme_get_style (CgPack pack, int scale);

G_END_DECLS
