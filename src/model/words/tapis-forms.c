/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks up the forms of words and sentences. */

#include "tapis-forms.h"
#include "tapis-translations.h"
#include "tapis-words-language.h"

#include <glib/gi18n.h>

#define ROLE(id, name, example) name,
static const char *const roles[TAPIS_N_ROLES] = { TAPIS_ROLES (ROLE) };
#undef ROLE

/* Returns the name of @role, such as "doer". */
static const char *
role_name (TapisRole role)
{
  g_return_val_if_fail (role < TAPIS_N_ROLES, "");
  return roles[role];
}

/* Returns the translation of @message in @context in the gettext domain of the
 * forms, or NULL if there is none. If @many is not NULL, @message and @many are
 * the singular and the plural, and the plural form for @n is returned. */
static const char *
look_up (const char *context, const char *message, const char *many, gulong n)
{
  g_autofree char *key = g_strconcat (context, "\004", message, NULL);
  const char *form = many == NULL
                       ? dgettext (TAPIS_FORMS_DOMAIN, key)
                       : dngettext (TAPIS_FORMS_DOMAIN, key, many, n);

  return form == key || form == many ? NULL : form;
}

/* --- words --- */

const char *
tapis_form (TapisRole role, const char *context, const char *word)
{
  const char *form = look_up (role_name (role), word, NULL, 0);

  if (form != NULL)
    return form;
  return context != NULL ? g_dpgettext2 (NULL, context, word) : _(word);
}

const char *
tapis_form_n (TapisRole role, const char *one, const char *many, guint n)
{
  const char *form = look_up (role_name (role), one, many, n);

  return form != NULL ? form : ngettext (one, many, n);
}

/* --- people --- */

char *
tapis_name_in (TapisRole role, const TapisPerson *who)
{
  g_autofree char *name = NULL;
  const char *form;

  g_return_val_if_fail (who != NULL, g_strdup (""));
  form = look_up (role_name (role),
                  who->animal != NULL ? who->animal : "%s", NULL, 0);
  if (form == NULL)
    return tapis_words_isolated (who->name);
  if (who->animal != NULL)
    return tapis_words_isolated (form);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  name = g_strdup_printf (form, who->name);
#pragma GCC diagnostic pop
  return tapis_words_isolated (name);
}

static const char *
look_up_for (const TapisPerson *who, const char *message, const char *many,
             gulong n)
{
  return who == NULL || who->gender == NULL
           ? NULL
           : look_up (who->gender, message, many, n);
}

const char *
tapis_told (const TapisPerson *who, const char *sentence)
{
  const char *form = look_up_for (who, sentence, NULL, 0);

  return form != NULL ? form : _(sentence);
}

const char *
tapis_told_n (const TapisPerson *who, const char *one, const char *many,
              gulong n)
{
  const char *form = look_up_for (who, one, many, n);

  return form != NULL ? form : ngettext (one, many, n);
}

/* --- genders --- */

static const struct
{
  const char *id;
  const char *title;
} genders[] = {
  /* Translators: how somebody is spoken of: a choice beside the player's name.
   * Only shown where “genders” names it. */
  { "feminine", NC_("gender", "She") },
  { "masculine", NC_("gender", "He") },
  { "neuter", NC_("gender", "They") },
};

char **
tapis_genders (void)
{
  /* Translators: not shown: which genders sentences to or of a player
   * distinguish in your language, with a blank between them: “masculine
   * feminine”, or “masculine feminine neuter”. The messages here are those of
   * the first, the others are in po/forms. Leave it as it is where there are no
   * such sentences, or where you can avoid them. */
  g_auto (GStrv) wanted = g_strsplit (C_("genders", "none"), " ", -1);
  g_autoptr (GStrvBuilder) known = g_strv_builder_new ();

  for (guint i = 0; wanted[i] != NULL; i++)
    for (guint k = 0; k < G_N_ELEMENTS (genders); k++)
      if (g_str_equal (wanted[i], genders[k].id))
        g_strv_builder_add (known, genders[k].id);
  return g_strv_builder_end (known);
}

const char *
tapis_gender_from_id (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (genders); i++)
    if (g_strcmp0 (id, genders[i].id) == 0)
      return genders[i].id;
  return NULL;
}

const char *
tapis_gender_settle (const char *gender)
{
  g_auto (GStrv) wanted = tapis_genders ();
  const char *settled = wanted[0];

  for (guint i = 0; wanted[i] != NULL; i++)
    if (g_strcmp0 (wanted[i], gender) == 0)
      settled = wanted[i];
  return tapis_gender_from_id (settled);
}

const char *
tapis_gender_title (const char *gender)
{
  for (guint i = 0; i < G_N_ELEMENTS (genders); i++)
    if (g_strcmp0 (gender, genders[i].id) == 0)
      return g_dpgettext2 (NULL, "gender", genders[i].title);
  return "";
}
