/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the parts of a message that the workshop (TapisWorkshop) has sent. */

#include "tapis-message.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"

const char *
tapis_message_text (GVariant *message, const char *name)
{
  const char *text;

  return g_variant_lookup (message, name, "&s", &text) ? text : "";
}

GStrv
tapis_message_list (GVariant *message, const char *name)
{
  GStrv list;

  return g_variant_lookup (message, name, "^as", &list) ? list
                                                        : g_new0 (char *, 1);
}

guint
tapis_message_number (GVariant *message, const char *name)
{
  guint number = 0;

  g_variant_lookup (message, name, "u", &number);
  return number;
}

char *
tapis_message_pairs (GVariant *message, const char *name, const char *title)
{
  g_autoptr (GVariant) pairs =
    g_variant_lookup_value (message, name, G_VARIANT_TYPE ("a(ss)"));
  GString *lines;
  GVariantIter iter;
  const char *from, *to;

  if (pairs == NULL)
    return g_strdup ("");
  lines = g_string_new (title);
  g_variant_iter_init (&iter, pairs);
  while (g_variant_iter_next (&iter, "(&s&s)", &from, &to))
    g_string_append_printf (lines, "\n%s → %s", from, *to == '\0' ? "…" : to);
  return g_string_free (lines, FALSE);
}

char *
tapis_message_place (GVariant *message)
{
  return g_strdup_printf ("%s:%u", tapis_message_text (message, "file"),
                          tapis_message_number (message, "line"));
}

char *
tapis_message_kind (GVariant *message)
{
  const char *part = tapis_message_text (message, "part");
  const char *context = tapis_message_text (message, "context");
  const char *title;
  gboolean fuzzy = FALSE;
  g_autofree char *told = NULL;

  if (g_str_equal (part, "lessons"))
    /* Translators: above a message: which part of the translation it is of. */
    title = C_("translation mode", "Lessons");
  else if (g_str_equal (part, "forms"))
    /* Translators: above a message: which part of the translation it is of. */
    title = C_("translation mode", "Forms of inserted words");
  else
    /* Translators: above a message: which part of the translation it is of. */
    title = C_("translation mode", "Window and sentences");
  if (*context != '\0')
    /* Translators: above a message: its context, msgctxt. */
    told = g_strdup_printf (C_("translation mode", "context “%s”"), context);
  g_variant_lookup (message, "fuzzy", "b", &fuzzy);
  return tapis_words_facts (
    title, told != NULL ? told : "",
    /* Translators: above a message that is marked as fuzzy. */
    fuzzy ? C_("translation mode", "fuzzy: read it again") : NULL, NULL);
}

GtkWidget *
tapis_message_new_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0,
                       "max-width-chars", 38, NULL);
}
