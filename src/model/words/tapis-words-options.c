/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words for the games, their house rules, their special cards and the
 * levels of computer players, and the sentences about a faulty saved game. */

#include "tapis-sentences.h"
#include "tapis-words-language.h"
#include "tapis-words-private.h"

#include "engine/cg-position.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

/* --- games --- */

const char *
tapis_words_game_blurb (const CgRules *rules)
{
  return _(tapis_words_of (rules)->blurb);
}

const char *
tapis_words_game_length (const CgRules *rules)
{
  return _(tapis_words_of (rules)->length);
}

char *
tapis_words_game_seats (const CgRules *rules)
{
  if (rules->min_seats == rules->max_seats)
    return g_strdup_printf (ngettext ("%u player", "%u players",
                                      rules->min_seats),
                            rules->min_seats);
  /* Translators: the fewest and the most players of a game; the form is that of
   * the second number. */
  return g_strdup_printf (ngettext ("%u to %u player", "%u to %u players",
                                    rules->max_seats),
                          rules->min_seats, rules->max_seats);
}

/* --- house rules --- */

const char *
tapis_words_option_title (const CgOption *option)
{
  return g_dpgettext2 (NULL, "house rule", option->title);
}

char *
tapis_words_option_value (const CgOption *option, int value)
{
  if (option->choices == NULL)
    return tapis_words_number (value);
  return g_strdup (g_dpgettext2 (NULL, "choice",
                                 option->choices[value].label));
}

static const TapisOptionWords *
words_of_option (const CgRules *rules, const CgOption *option)
{
  const TapisGameWords *words = tapis_words_of (rules);

  for (guint i = 0; words->options[i].id != NULL; i++)
    if (g_str_equal (words->options[i].id, option->id))
      return &words->options[i];
  return NULL;
}

const char *
tapis_words_option_help (const CgRules *rules, const CgOption *option)
{
  const TapisOptionWords *words = words_of_option (rules, option);

  return words != NULL ? _(words->help) : "";
}

char *
tapis_words_option_rule (const CgRules *rules, const CgOption *option,
                         int value)
{
  const TapisOptionWords *words = words_of_option (rules, option);
  char number[12];

  if (words == NULL)
    {
      g_autofree char *text = tapis_words_option_value (option, value);
      g_autofree char *named =
        tapis_words_named (tapis_words_option_title (option), text);

      return tapis_words_as_sentence (named);
    }
  if (strstr (words->rules[1], "%d") != NULL)
    {
      value = atoi (cg_option_value_to_text (option, value, number));
      return value != 0
               ? tapis_say_with_number (
                   words->rules[2] == NULL
                     ? _(words->rules[1])
                     : ngettext (words->rules[1], words->rules[2],
                                 (gulong) value),
                   value)
               : g_strdup (_(words->rules[0]));
    }
  g_return_val_if_fail (value < (int) G_N_ELEMENTS (words->rules), NULL);
  return g_strdup (_(words->rules[value]));
}

char **
tapis_words_house_rules (const CgRules *rules, const CgSetup *setup)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; rules->options[i].id != NULL; i++)
    if (setup->options[i] != rules->options[i].default_value)
      g_ptr_array_add (list,
                       tapis_words_option_rule (rules, &rules->options[i],
                                                setup->options[i]));
  g_ptr_array_add (list, NULL);
  return (char **) g_ptr_array_free (list, FALSE);
}

/* --- special cards --- */

void
tapis_add_special_told (GArray *list, CgCard card, const char *title,
                        const char *text, const char *told)
{
  TapisSpecialCard special = { card, title, text, told, FALSE };

  g_array_append_val (list, special);
}

void
tapis_add_special (GArray *list, CgCard card, const char *title,
                   const char *text)
{
  tapis_add_special_told (list, card, title, text, NULL);
}

TapisSpecialCard *
tapis_words_special_cards (const CgRules *rules, const CgSetup *setup, guint *n)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (TapisSpecialCard));

  tapis_words_of (rules)->special_cards (setup, list);
  *n = list->len;
  return (TapisSpecialCard *) g_array_free (list, FALSE);
}

/* --- players --- */

const char *
tapis_words_level_title (const CgPlayer *player)
{
  return g_dpgettext2 (NULL, "level", player->title);
}

const char *
tapis_words_level_help (const CgPlayer *player)
{
  static const struct
  {
    const char *id;
    const char *help;
  } levels[] = {
    { "random", N_("Lays any card that fits, without thinking.") },
    { "easy", N_("Plays naturally and makes the mistakes of a learner.") },
    { "medium", N_("Keeps its good cards for the right moment.") },
    { "hard", N_("Thinks ahead, and about the cards that you may hold.") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    if (g_str_equal (levels[i].id, player->id))
      return _(levels[i].help);
  return "";
}

/* The animals of the computer players. */
typedef struct
{
  const char *id;
  const char *name;
  guint       temper; /* its index in cg_tempers */
} Avatar;

static const Avatar avatars[] = {
  { "fox", NC_("player's name", "Fox"), CG_TEMPER_BOLD },
  { "owl", NC_("player's name", "Owl"), CG_TEMPER_CURIOUS },
  { "hare", NC_("player's name", "Hare"), CG_TEMPER_THRIFTY },
  { "badger", NC_("player's name", "Badger"), CG_TEMPER_PATIENT },
  { "heron", NC_("player's name", "Heron"), CG_TEMPER_PATIENT },
  { "otter", NC_("player's name", "Otter"), CG_TEMPER_CURIOUS },
  { "lynx", NC_("player's name", "Lynx"), CG_TEMPER_BOLD },
  { "hedgehog", NC_("player's name", "Hedgehog"), CG_TEMPER_THRIFTY },
  { "swift", NC_("player's name", "Swift"), CG_TEMPER_CURIOUS },
  { "toad", NC_("player's name", "Toad"), CG_TEMPER_PATIENT },
};

static const Avatar *
find_avatar (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (avatars); i++)
    if (g_strcmp0 (avatars[i].id, id) == 0)
      return &avatars[i];
  return NULL;
}

const char *
tapis_words_avatar_english (const char *id)
{
  const Avatar *avatar = find_avatar (id);

  return avatar != NULL ? avatar->name : NULL;
}

const char *
tapis_words_avatar (const char *id)
{
  const char *name = tapis_words_avatar_english (id);

  return name != NULL ? g_dpgettext2 (NULL, "player's name", name) : "";
}

const char *
tapis_words_avatar_gender (const char *id)
{
  g_auto (GStrv) words =
    /* Translators: not shown: the genders of the computer players’ names: “fox
     * masculine owl feminine …”. A name that is left out (fox, owl, hare,
     * badger, heron, otter, lynx, hedgehog, swift, toad) has the first of
     * “genders”. Leave it as it is where your language has no genders. */
    g_strsplit (C_("genders", "of fox, owl, hare …"), " ", -1);

  for (guint i = 0; words[i] != NULL && words[i + 1] != NULL; i++)
    if (g_strcmp0 (words[i], id) == 0)
      return tapis_gender_settle (words[i + 1]);
  return tapis_gender_settle (NULL);
}

const CgTemper *
tapis_words_avatar_temper (const char *id)
{
  const Avatar *avatar = find_avatar (id);

  return avatar != NULL ? &cg_tempers[avatar->temper] : NULL;
}

/* Translators, all of these: how a computer player likes to play, in words that
 * a child knows; %s is the name of an animal. The short one is used in a list:
 * "Fox (bold), Owl (curious) and Hare (thrifty)". */
char *
tapis_words_temper (const CgTemper *temper, const TapisPerson *who,
                    gboolean brief)
{
  static const char *const tempers[CG_N_TEMPERS][2] = {
    [CG_TEMPER_BOLD] = { P_("%s is bold and likes to attack."),
                         P_("%s (bold)") },
    [CG_TEMPER_THRIFTY] = {
      P_("%s is thrifty and keeps good cards for later."), P_("%s (thrifty)") },
    [CG_TEMPER_PATIENT] = {
      P_("%s is patient and would rather wait than attack."),
      P_("%s (patient)") },
    [CG_TEMPER_CURIOUS] = {
      P_("%s is curious and tries something else each time."),
      P_("%s (curious)") },
  };

  return tapis_say_of (who, brief ? TAPIS_ROLE_LISTED : TAPIS_ROLE_SUBJECT,
                       tempers[temper - cg_tempers][brief]);
}

/* --- saved games --- */

/* Translators, all of these: why a saved game is not there, a sentence; %s is
 * a file's name. */
char *
tapis_words_save_error (const GError *error, const char *kept_as)
{
  /* The sentences about an error, without and with the name under which the
   * file was kept. */
  static const struct
  {
    int         code;
    const char *sentence;
    const char *kept;
  } errors[] = {
    { CG_SAVE_ERROR_FORMAT,
      N_("The saved game comes from a newer version of Tapis."),
      /* Translators: %s is the name of a file. */
      N_("The saved game comes from a newer version of Tapis; it was kept as "
         "“%s”.") },
    { CG_SAVE_ERROR_GAME, N_("The saved game is from a different game."),
      N_("The saved game is from a different game; it was kept as “%s”.") },
    { -1, N_("The saved game is damaged and cannot be read."),
      N_("The saved game is damaged and cannot be read; it was kept as "
         "“%s”.") },
  };
  guint i = 0;

  while (errors[i].code >= 0 && errors[i].code != error->code)
    i++;
  return kept_as == NULL ? g_strdup (_(errors[i].sentence))
                         : tapis_say_with_word (_(errors[i].kept), kept_as);
}
