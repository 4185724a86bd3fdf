/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Binds the children and the callbacks of a widget's template, all of them by
 * one call in class_init. It must not know any widget. */

#pragma once

#include <gtk/gtk.h>

/** In class_init: binds the children whose names follow @Type. Each name is the
 * id of an object in the template of @klass, and the field of @Type that holds
 * that object. */
#define tapis_bind_children(klass, Type, ...)                                 \
  TAPIS_EACH (TAPIS_BIND_CHILD, klass, Type, __VA_ARGS__)

/** In class_init: binds the functions that follow @klass, which the template of
 * @klass calls by their names. */
#define tapis_bind_callbacks(klass, ...)                                      \
  TAPIS_EACH (TAPIS_BIND_CALLBACK, klass, 0, __VA_ARGS__)

/* --- how the names are taken one by one ----------------------------------- */

#define TAPIS_BIND_CHILD(klass, Type, name)                                   \
  gtk_widget_class_bind_template_child (klass, Type, name);
#define TAPIS_BIND_CALLBACK(klass, unused, function)                          \
  gtk_widget_class_bind_template_callback (klass, function);

/* A macro cannot call itself. TAPIS_EACH_ONE therefore ends with a call of
 * TAPIS_EACH_AGAIN that is made only when the preprocessor reads the result
 * again. TAPIS_READ has the preprocessor read the result some 80 times, and a
 * template has fewer children than that. */
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
