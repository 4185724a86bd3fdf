/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of a position in a key file: numbers, words and cards. Knows
 * nothing of what a position means. */

#include "cg-position.h"

#include <string.h>

G_DEFINE_QUARK (cg-save-error-quark, cg_save_error)

const char *
cg_position_key (char key[CG_KEY_SIZE], const char *id, int seat)
{
  g_snprintf (key, CG_KEY_SIZE, "%s.%d", id, seat);
  return key;
}

char *
cg_position_reason (const char *format, va_list args)
{
  g_autofree char *reason = g_strdup_vprintf (format, args);

  return g_utf8_make_valid (reason, -1);
}

gboolean
cg_position_error (GError    **error,
                   const char *key,
                   const char *format,
                   ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = cg_position_reason (format, args);
  va_end (args);
  g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION, "%s: %s", key,
               reason);
  return FALSE;
}

/* The value as it stands in the text, without white space at its ends. */
static char *
get_value (GKeyFile *keys, const char *key, GError **error)
{
  char *value = g_key_file_get_value (keys, CG_GROUP_POSITION, key, NULL);

  if (value == NULL)
    cg_position_error (error, key, "missing from [%s]", CG_GROUP_POSITION);
  return value != NULL ? g_strstrip (value) : NULL;
}

void
cg_position_set_number (GKeyFile *keys, const char *key, int value)
{
  g_key_file_set_integer (keys, CG_GROUP_POSITION, key, value);
}

gboolean
cg_position_get_number (GKeyFile   *keys,
                        const char *key,
                        int         min,
                        int         max,
                        int        *value,
                        GError    **error)
{
  g_autofree char *text = get_value (keys, key, error);
  gint64 number;

  if (text == NULL)
    return FALSE;
  if (!cg_number_from_text (text, min, max, &number))
    return cg_position_error (error, key,
                              "“%.20s” is not a number from %d to %d", text,
                              min, max);
  *value = (int) number;
  return TRUE;
}

void
cg_position_set_word (GKeyFile          *keys,
                      const char        *key,
                      const char *const *words,
                      int                index)
{
  g_key_file_set_value (keys, CG_GROUP_POSITION, key, words[index]);
}

gboolean
cg_position_get_word (GKeyFile          *keys,
                      const char        *key,
                      const char *const *words,
                      int               *index,
                      GError           **error)
{
  g_autofree char *text = get_value (keys, key, error);
  g_autofree char *list = NULL;

  if (text == NULL)
    return FALSE;
  for (int i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], text) == 0)
      {
        *index = i;
        return TRUE;
      }
  list = g_strjoinv (", ", (char **) words);
  return cg_position_error (error, key, "“%.20s” is none of %s", text, list);
}

/* --- cards ------------------------------------------------------------------- */

void
cg_position_set_cards (GKeyFile     *keys,
                       const char   *key,
                       const CgCard *cards,
                       guint         n_cards)
{
  g_autoptr (GString) text = g_string_new (NULL);

  cg_cards_append (cards, n_cards, ' ', text);
  g_key_file_set_value (keys, CG_GROUP_POSITION, key, text->str);
}

/* Reads the word at *@p as a card of @pack and moves *@p to the next word.
 * There is a word at *@p. */
static gboolean
read_card (const char **p,
           const char  *key,
           CgPack       pack,
           CgCard      *card,
           GError     **error)
{
  gsize length = strcspn (*p, " ");
  gsize shown = MIN (length, 20);

  if (!cg_card_from_text (*p, (gssize) length, card) || *card == CG_CARD_NONE)
    {
      g_autofree char *word = g_strndup (*p, shown);

      return cg_position_error (error, key, "“%s” is no card", word);
    }
  if (*card == CG_CARD_HIDDEN)
    return cg_position_error (error, key, "a card is hidden");
  if (*card != CG_JOKER && !cg_card_is_of_pack (*card, pack))
    return cg_position_error (error, key, "%.*s is not of this pack",
                              (int) shown, *p);
  *p += length;
  *p += strspn (*p, " ");
  return TRUE;
}

gboolean
cg_position_get_cards (GKeyFile   *keys,
                       const char *key,
                       CgPack      pack,
                       CgCard     *cards,
                       guint       max,
                       guint      *n_cards,
                       GError    **error)
{
  g_autofree char *text = get_value (keys, key, error);
  const char *p = text;

  if (text == NULL)
    return FALSE;
  *n_cards = 0;
  while (*p != '\0')
    {
      CgCard card;

      if (!read_card (&p, key, pack, &card, error))
        return FALSE;
      if (*n_cards == max)
        return cg_position_error (error, key, "more than %u cards", max);
      cards[(*n_cards)++] = card;
    }
  return TRUE;
}

void
cg_position_set_set (GKeyFile   *keys,
                     const char *key,
                     CgPack      pack,
                     CgSet       set)
{
  CgCard cards[2 * 52 + CG_MAX_JOKERS];

  cg_position_set_cards (keys, key, cards, cg_set_list (set, pack, cards));
}

gboolean
cg_position_get_set (GKeyFile   *keys,
                     const char *key,
                     CgPack      pack,
                     CgSet      *set,
                     GError    **error)
{
  g_autofree char *text = get_value (keys, key, error);
  const char *p = text;

  if (text == NULL)
    return FALSE;
  *set = (CgSet) { 0, 0 };
  while (*p != '\0')
    {
      CgCard card;
      char name[CG_CARD_TEXT_SIZE];

      if (!read_card (&p, key, pack, &card, error))
        return FALSE;
      if (cg_set_count (*set, card) == (card == CG_JOKER ? CG_MAX_JOKERS : 2))
        return cg_position_error (error, key, "%s is there too often",
                                  cg_card_to_text (card, name));
      *set = cg_set_add (*set, card);
    }
  return TRUE;
}

void
cg_position_append_lay (GString      *text,
                        const CgCard *cards,
                        guint         n_cards,
                        int           seat)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  cg_cards_append (cards, n_cards, '+', text);
  g_string_append_printf (text, "@%d", seat);
}

gboolean
cg_position_get_lays (GKeyFile   *keys,
                      const char *key,
                      guint       n_seats,
                      guint       max,
                      CgAddLay    add,
                      CgState    *state,
                      GError    **error)
{
  g_autofree char *text = get_value (keys, key, error);
  g_auto (GStrv) words = NULL;

  if (text == NULL)
    return FALSE;
  words = g_strsplit (text, " ", (int) max + 1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *at = strchr (words[i], '@');
      CgCard cards[CG_EVENT_CARDS];
      gint64 seat;
      guint n = 0;

      if (i == max)
        return cg_position_error (error, key, "more than %u were laid", max);
      if (at != NULL)
        n = cg_cards_from_text (words[i], at - words[i], '+', cards,
                                G_N_ELEMENTS (cards));
      if (n == 0 || !cg_number_from_text (at + 1, 0, n_seats - 1, &seat))
        return cg_position_error (error, key, "“%.20s” is not what was laid "
                                  "and who laid it", words[i]);
      if (!add (state, cards, n, (int) seat, words[i], error))
        return FALSE;
    }
  return TRUE;
}

/* --- seats, bits and keys ---------------------------------------------------- */

void
cg_position_set_seats (GKeyFile     *keys,
                       const char   *key,
                       const guint8 *seats,
                       guint         n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", seats[i]);
  if (n > 0)
    g_key_file_set_value (keys, CG_GROUP_POSITION, key, text->str);
}

gboolean
cg_position_get_seats (GKeyFile   *keys,
                       const char *key,
                       guint       n_seats,
                       guint8     *seats,
                       guint8     *n,
                       GError    **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  guint seen = 0;

  *n = 0;
  if (!cg_position_has (keys, key))
    return TRUE;
  text = get_value (keys, key, error);
  words = g_strsplit (text, " ", (int) n_seats + 1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      gint64 seat;

      if (!cg_number_from_text (words[i], 0, n_seats - 1, &seat) ||
          (seen >> seat & 1))
        return cg_position_error (error, key, "“%.20s” is no seat that can "
                                  "stand here", words[i]);
      seen |= 1u << seat;
      seats[(*n)++] = (guint8) seat;
    }
  return TRUE;
}

void
cg_position_set_bits (GKeyFile *keys, const char *key, guint bits)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint left = bits; left != 0; left &= left - 1)
    g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "",
                            __builtin_ctz (left));
  if (bits != 0)
    g_key_file_set_value (keys, CG_GROUP_POSITION, key, text->str);
}

gboolean
cg_position_get_bits (GKeyFile   *keys,
                      const char *key,
                      guint       min,
                      guint       max,
                      guint      *bits,
                      GError    **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  *bits = 0;
  if (!cg_position_has (keys, key))
    return TRUE;
  text = get_value (keys, key, error);
  words = g_strsplit (text, " ", (int) (max - min) + 2);
  for (guint i = 0; words[i] != NULL; i++)
    {
      gint64 number;

      if (!cg_number_from_text (words[i], min, max, &number))
        return cg_position_error (error, key, "“%.20s” is not a number from "
                                  "%u to %u", words[i], min, max);
      if (*bits >> number != 0)
        return cg_position_error (error, key, "not in ascending order");
      *bits |= 1u << number;
    }
  return *bits != 0 || cg_position_error (error, key, "empty");
}

void
cg_position_set_zone (GKeyFile      *keys,
                      const CgRules *rules,
                      const CgState *state,
                      guint          zone,
                      int            seat)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = rules->cards (state, zone, seat, cards);
  const char *key = rules->zones[zone].id;
  char buffer[CG_KEY_SIZE];

  if (rules->zones[zone].per_seat)
    key = cg_position_key (buffer, key, seat);
  cg_position_set_cards (keys, key, cards, n);
}

gboolean
cg_position_has (GKeyFile *keys, const char *key)
{
  return g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL);
}

gboolean
cg_position_check_keys (GKeyFile          *keys,
                        const char *const *plain,
                        const char *const *per_seat,
                        const char *const *per_pair,
                        guint              n_seats,
                        GError           **error)
{
  const char *const *const lists[] = { plain, per_seat, per_pair };
  g_auto (GStrv) names = g_key_file_get_keys (keys, CG_GROUP_POSITION, NULL,
                                              NULL);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (names[i], ".", -1);
      guint n = g_strv_length (parts);
      gboolean known = n >= 1 && n <= G_N_ELEMENTS (lists) &&
                       lists[n - 1] != NULL &&
                       g_strv_contains (lists[n - 1], parts[0]);

      for (guint j = 1; known && j < n; j++)
        {
          gint64 seat;

          known = cg_number_from_text (parts[j], 0, n_seats - 1, &seat);
        }
      if (!known)
        return cg_position_error (error, names[i], "no key of this game");
    }
  return TRUE;
}
