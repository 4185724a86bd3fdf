/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar at the bottom of the window in translation mode. */

#include "tapis-translation-bar.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"
#include "tapis-message.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisTranslationBar
{
  GtkBox parent_instance;

  /* owned */
  char *texts[TAPIS_BAR_N_TEXTS]; /* each may be NULL */

  /* template */
  GtkLabel *text;
  GtkToggleButton *aim, *left;
  GtkWidget *problems;
  GtkLabel *count; /* the number of problems */
  GtkPopover *popover;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TapisTranslationBar, tapis_translation_bar, GTK_TYPE_BOX)

/* At most this many problems are listed. */
#define MANY 200

/* --- the text ------------------------------------------------------------- */

static char *
tell_figures (GVariant *status)
{
  g_autofree char *text = g_strdup ("");
  g_autoptr (GVariant) parts = g_variant_get_child_value (status, 0);
  GVariantIter iter;
  const char *name;
  guint total, done, fuzzy;

  g_variant_iter_init (&iter, parts);
  while (g_variant_iter_next (&iter, "(&suuu)", &name, &total, &done, &fuzzy))
    {
      /* rounded down, so that 100 % means that everything is translated */
      guint share = total > 0 ? 100 * done / total : 100;
      g_autofree char *before = g_steal_pointer (&text);
      g_autofree char *part = g_strdup_printf (
        g_str_equal (name, "lessons")
          /* Translators: in the bar at the window's foot: how much of the
           * lessons is translated. Short. */
          ? C_("translation mode", "lessons %u%%")
          /* Translators: in the bar at the window's foot: how much of the
           * window and the sentences is translated. Short. */
          : C_("translation mode", "window %u%%"),
        share);
      g_autofree char *more = g_strdup_printf (
        /* Translators: in the bar at the window's foot, behind "window 62%":
         * how many messages are marked as fuzzy. Short. */
        CN_("translation mode", "%u fuzzy", "%u fuzzy", fuzzy), fuzzy);

      text = tapis_words_facts (before, part, fuzzy > 0 ? more : NULL, NULL);
    }
  return g_steal_pointer (&text);
}

/* --- problems ------------------------------------------------------------- */

static void
add_row (TapisTranslationBar *self, const char *text, guint number)
{
  GtkWidget *label = tapis_message_new_label (text);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_widget_add_css_class (label, "translate-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data (G_OBJECT (row), "number", GUINT_TO_POINTER (number));
  gtk_list_box_append (self->list, row);
}

static void
list_problems (TapisTranslationBar *self, GVariant *status)
{
  g_autoptr (GVariant) problems = g_variant_get_child_value (status, 1);
  guint n = (guint) g_variant_n_children (problems);
  g_autofree char *label = g_strdup_printf (
    /* Translators: on a button that lists what is wrong with the
     * translation. */
    CN_("translation mode", "%u problem", "%u problems", n), n);
  g_autofree char *count = g_strdup_printf ("%u", n);

  gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  for (guint i = 0; i < MIN (n, MANY); i++)
    {
      const char *file, *what;
      guint line, number;
      g_autofree char *text = NULL;

      g_variant_get_child (problems, i, "(&su&su)", &file, &line, &what,
                           &number);
      text = g_strdup_printf ("%s:%u: %s", file, line, what);
      add_row (self, text, number);
    }
  gtk_label_set_text (self->count, count);
  gtk_widget_set_sensitive (self->problems, n > 0);
  gtk_widget_set_tooltip_text (self->problems, label);
  tapis_names_set (self->problems, label, NULL);
}

/* Called when the person chooses the problem in @row: opens its message. Also
 * copies its file and line to the clipboard, for people who correct the file in
 * another program. */
static void
row_cb (TapisTranslationBar *self, GtkListBoxRow *row)
{
  GtkLabel *label = GTK_LABEL (gtk_list_box_row_get_child (row));
  g_auto (GStrv) words =
    g_strsplit (gtk_label_get_text (label), ": ", 2);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                          words[0]);
  gtk_popover_popdown (self->popover);
  g_signal_emit_by_name (
    self, "problem",
    GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "number")));
}

/* --- the widget ----------------------------------------------------------- */

static void
aim_cb (TapisTranslationBar *self)
{
  g_signal_emit_by_name (self, "aim",
                         gtk_toggle_button_get_active (self->aim));
}

static void
left_cb (TapisTranslationBar *self)
{
  g_signal_emit_by_name (self, "left",
                         gtk_toggle_button_get_active (self->left));
}

static void
tapis_translation_bar_finalize (GObject *object)
{
  TapisTranslationBar *self = TAPIS_TRANSLATION_BAR (object);

  for (guint i = 0; i < TAPIS_BAR_N_TEXTS; i++)
    g_free (self->texts[i]);

  G_OBJECT_CLASS (tapis_translation_bar_parent_class)->finalize (object);
}

static void
tapis_translation_bar_class_init (TapisTranslationBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tapis_translation_bar_finalize;
  tapis_class_add_signal (klass, "aim", 1, G_TYPE_BOOLEAN);
  tapis_class_add_signal (klass, "left", 1, G_TYPE_BOOLEAN);
  tapis_class_add_signal (klass, "problem", 1, G_TYPE_UINT);

  tapis_widget_class_set_template (widget_class,
                                   "app/tapis-translation-bar.ui");
  tapis_bind_children (widget_class, TapisTranslationBar, text, aim, left,
                       problems, count, popover, list);
  tapis_bind_callbacks (widget_class, aim_cb, left_cb, row_cb);
}

static void
tapis_translation_bar_init (TapisTranslationBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tapis_translation_bar_set_text (TapisTranslationBar *self, TapisBarText which,
                                const char *text)
{
  guint shown = TAPIS_BAR_NOTE;

  g_return_if_fail (TAPIS_IS_TRANSLATION_BAR (self));

  tapis_set_string (&self->texts[which], text);
  while (shown < TAPIS_BAR_FIGURES && self->texts[shown] == NULL)
    shown++;
  text = self->texts[shown] != NULL ? self->texts[shown] : "";
  gtk_label_set_text (self->text, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->text), text);
  tapis_widget_toggle_class (GTK_WIDGET (self->text), "error",
                             shown == TAPIS_BAR_BROKEN);
}

void
tapis_translation_bar_set_status (TapisTranslationBar *self, GVariant *status)
{
  g_autofree char *figures = tell_figures (status);

  list_problems (self, status);
  tapis_translation_bar_set_text (self, TAPIS_BAR_FIGURES, figures);
}

void
tapis_translation_bar_set_aiming (TapisTranslationBar *self, gboolean aiming)
{
  g_return_if_fail (TAPIS_IS_TRANSLATION_BAR (self));

  gtk_toggle_button_set_active (self->aim, aiming);
}
