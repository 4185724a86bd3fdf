/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The application: its window, its options on the command line and its actions.
 */

#pragma once

#include <adwaita.h>

#define TAPIS_TYPE_APPLICATION (tapis_application_get_type ())
G_DECLARE_FINAL_TYPE (TapisApplication, tapis_application, TAPIS, APPLICATION,
                      AdwApplication)

TapisApplication *tapis_application_new (void);
