/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the kind of a game, and fills its empty slots with the defaults once
 * for all, so that nobody else asks whether a slot is there. Knows no game by
 * name. */

#include "config.h"

#include "tapis-game-private.h"

/* A kind with the tables that are settled with it. */
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

#define SETTLE(table, defaults, slot)                                        \
  if ((table)->slot == NULL)                                                 \
    (table)->slot = (defaults)->slot

static void
settle_words (TapisGameWords *words)
{
  const TapisGameWords *defaults = tapis_game_defaults.words;

  SETTLE (words, defaults, options);
  SETTLE (words, defaults, special_cards);
}

static void
settle_says (TapisPositionWords *says, const TapisPositionWords *defaults)
{
  SETTLE (says, defaults, prompt);
  SETTLE (says, defaults, demand);
  SETTLE (says, defaults, demand_description);
  SETTLE (says, defaults, place_name);
  SETTLE (says, defaults, place_caption);
  SETTLE (says, defaults, place_description);
  SETTLE (says, defaults, player_description);
  SETTLE (says, defaults, actions);
  SETTLE (says, defaults, advise);
  SETTLE (says, defaults, name_move);
  SETTLE (says, defaults, regret);
  SETTLE (says, defaults, tell_top);
}

static void
settle_scoring (TapisScoring *scoring)
{
  const TapisScoring *defaults = tapis_game_defaults.scoring;

  SETTLE (scoring, defaults, text);
  SETTLE (scoring, defaults, first);
  SETTLE (scoring, defaults, tokens);
  SETTLE (scoring, defaults, account);
  SETTLE (scoring, defaults, account_row);
  SETTLE (scoring, defaults, round_winner);
}

static void
settle_kind (TapisGameKind *kind, const TapisGameKind *defaults)
{
  SETTLE (kind, defaults, get_type);
  SETTLE (kind, defaults, signs);
  SETTLE (kind, defaults, order);
  SETTLE (kind, defaults, distance);
  SETTLE (kind, defaults, uses);
  SETTLE (kind, defaults, compose);
  SETTLE (kind, defaults, at_once);
  SETTLE (kind, defaults, one_only);
  SETTLE (kind, defaults, in_reach);
  SETTLE (kind, defaults, usable);
  SETTLE (kind, defaults, choices);
  SETTLE (kind, defaults, in_play);
  SETTLE (kind, defaults, attacked);
  SETTLE (kind, defaults, reversed);
  SETTLE (kind, defaults, named_seat);
  SETTLE (kind, defaults, name_seat);
  SETTLE (kind, defaults, gives_up);
  SETTLE (kind, defaults, forced);
  SETTLE (kind, defaults, pace);
}

void
tapis_game_kind_check (const TapisGameKind *kind)
{
  const char *missing = tapis_game_kind_find_missing (kind);
  const char *id = kind->rules != NULL ? kind->rules->id : "?";

  if (missing != NULL)
    g_error ("src/games/%s/%s-model.c: the kind lacks %s", id, id, missing);
}

static void
settle (const TapisGameKind *given, Settled *out)
{
  tapis_game_kind_check (given);
  *out = (Settled) { .kind = *given, .words = *given->words };
  out->kind.words = &out->words;
  settle_words (&out->words);
  if (given->says != NULL)
    out->says = *given->says;
  out->kind.says = &out->says;
  if (given->base != NULL)
    {
      settle_says (&out->says, given->base->says);
      settle_kind (&out->kind, given->base);
    }
  settle_says (&out->says, tapis_game_defaults.says);
  settle_kind (&out->kind, &tapis_game_defaults);
  if (given->scoring != NULL)
    {
      out->scoring = *given->scoring;
      out->kind.scoring = &out->scoring;
      settle_scoring (&out->scoring);
    }
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
  static const Settled *settled; /* for ever */

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
