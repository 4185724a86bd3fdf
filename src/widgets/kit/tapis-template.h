/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Macros that bind all children or all callbacks of a widget's template with
 * one call in class_init. They must not know any widget. */

#pragma once

#include <gtk/gtk.h>

/** To be used in class_init. Binds the template children whose names follow
 * @Type. Each name is both the id of an object in the template of @klass and
 * the name of the field of @Type that points to that object. */
#define tapis_bind_children(klass, Type, ...)                                 \
  TAPIS_EACH (TAPIS_BIND_CHILD, klass, Type, __VA_ARGS__)

/** To be used in class_init. Binds the functions that follow @klass as
 * callbacks of the template of @klass, which refers to them by their names. */
#define tapis_bind_callbacks(klass, ...)                                      \
  TAPIS_EACH (TAPIS_BIND_CALLBACK, klass, 0, __VA_ARGS__)

/* --- how the names are taken one by one ----------------------------------- */

#define TAPIS_BIND_CHILD(klass, Type, name)                                   \
  gtk_widget_class_bind_template_child (klass, Type, name);
#define TAPIS_BIND_CALLBACK(klass, unused, function)                          \
  gtk_widget_class_bind_template_callback (klass, function);

/* A macro cannot expand itself. TAPIS_EACH_ONE therefore ends with a call of
 * TAPIS_EACH_AGAIN that is expanded only when the preprocessor scans the result
 * again. TAPIS_READ makes the preprocessor scan the result often enough for 95
 * names, which is more than any template has. */
#define TAPIS_EACH(bind, klass, Type, ...)                                    \
  TAPIS_READ (TAPIS_EACH_ONE (bind, klass, Type, __VA_ARGS__))
#define TAPIS_EACH_ONE(bind, klass, Type, name, ...)                          \
  bind (klass, Type, name)                                                    \
  __VA_OPT__ (TAPIS_EACH_AGAIN TAPIS_NOTHING (bind, klass, Type, __VA_ARGS__))
#define TAPIS_EACH_AGAIN() TAPIS_EACH_ONE
#define TAPIS_NOTHING ()
#define TAPIS_READ(...) TAPIS_READ_3 (TAPIS_READ_3 (TAPIS_READ_3 (__VA_ARGS__)))
#define TAPIS_READ_3(...)                                                     \
  TAPIS_READ_2 (TAPIS_READ_2 (TAPIS_READ_2 (__VA_ARGS__)))
#define TAPIS_READ_2(...)                                                     \
  TAPIS_READ_1 (TAPIS_READ_1 (TAPIS_READ_1 (__VA_ARGS__)))
#define TAPIS_READ_1(...) TAPIS_READ_0 (TAPIS_READ_0 (__VA_ARGS__))
#define TAPIS_READ_0(...) __VA_ARGS__
