/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the kind of a game: the table that describes the game to the model. The
 * empty slots of all kinds are filled with the defaults once, so that no other
 * code has to test whether a slot is empty. */

#include "tapis-game-private.h"

#include <string.h>

/* A kind with all slots filled, and the tables to which it points. */
typedef struct
{
  TapisGameKind      kind;
  TapisGameWords     words;
  TapisPositionWords says;
  TapisScoring       scoring;
} Settled;

const char *
tapis_game_kind_find_missing (const TapisGameKind *kind)
{
  const TapisGameWords *words = kind->words;

  return kind->rules == NULL                        ? "rules"
         : words == NULL                            ? "words"
         : words->blurb == NULL                     ? "words->blurb"
         : words->length == NULL                    ? "words->length"
         : kind->choices != NULL && !kind->question ? "question"
         : kind->scoring != NULL && !kind->scoring->score ? "scoring->score"
         : kind->secrecy != NULL &&
             (!kind->secrecy->seen_at || !kind->secrecy->face_down)
           ? "secrecy->seen_at or ->face_down"
         : kind->quiz != NULL && (!kind->quiz->topics || !kind->quiz->ask)
           ? "quiz->topics or ->ask"
           : NULL;
}

/* Copies slots of @other into the empty slots of @table. Does nothing if @other
 * is NULL. Both tables have @size bytes and consist of pointers and of numbers
 * of the size of a pointer. A flag that is FALSE counts as an empty slot. */
static void
settle_slots (gpointer table, gconstpointer other, gsize size)
{
  for (gsize at = 0; other != NULL && at < size; at += sizeof (gpointer))
    {
      gpointer slot;

      memcpy (&slot, (char *) table + at, sizeof slot);
      if (slot == NULL)
        memcpy ((char *) table + at, (const char *) other + at, sizeof slot);
    }
}

void
tapis_game_kind_check (const TapisGameKind *kind)
{
  const char *missing = tapis_game_kind_find_missing (kind);
  const char *id = kind->rules != NULL ? kind->rules->id : "?";

  if (missing != NULL)
    g_error ("src/games/%s/%s-model.c: the kind lacks %s", id, id, missing);
}

/* Fills in the slots of @out, which are all empty: first from the kind @given,
 * then from its base, then from the defaults. */
static void
settle (const TapisGameKind *given, Settled *out)
{
  const TapisGameKind *const kinds[] = { given, given->base,
                                         &tapis_game_defaults };

  tapis_game_kind_check (given);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i] != NULL)
      {
        settle_slots (&out->kind, kinds[i], sizeof out->kind);
        settle_slots (&out->words, kinds[i]->words, sizeof out->words);
        settle_slots (&out->says, kinds[i]->says, sizeof out->says);
        settle_slots (&out->scoring, kinds[i]->scoring, sizeof out->scoring);
      }
  out->kind.words = &out->words;
  out->kind.says = &out->says;
  out->kind.scoring = given->scoring != NULL ? &out->scoring : NULL;
}

static const Settled *
settle_all (void)
{
  Settled *settled;
  guint n = 0;

  while (tapis_game_kinds[n] != NULL)
    n++;
  settled = g_new0 (Settled, n);
  for (guint i = 0; i < n; i++)
    settle (tapis_game_kinds[i], &settled[i]);
  return settled;
}

const TapisGameKind *
tapis_game_kind_for (const CgRules *rules)
{
  static const Settled *settled; /* never freed */

  if (g_once_init_enter (&settled))
    g_once_init_leave (&settled, settle_all ());
  for (guint i = 0; tapis_game_kinds[i] != NULL; i++)
    if (g_str_equal (settled[i].kind.rules->id, rules->id))
      return &settled[i].kind;
  g_error ("the game “%s” has no kind: src/games/%s/%s-model.c exports it",
           rules->id, rules->id, rules->id);
}

const TapisGameKind *
tapis_game_get_kind (TapisGame *game)
{
  return tapis_game_get_private (game)->kind;
}

const TapisGameWords *
tapis_words_of (const CgRules *rules)
{
  return tapis_game_kind_for (rules)->words;
}
