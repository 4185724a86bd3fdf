/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the kind of a game. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

const TapisGameKind *
tapis_game_kind_for (const CgRules *rules)
{
  for (guint i = 0; tapis_game_kinds[i] != NULL; i++)
    if (g_str_equal (tapis_game_kinds[i]->rules->id, rules->id))
      return tapis_game_kinds[i];
  g_assert_not_reached ();
}

const TapisGameKind *
tapis_game_get_kind (TapisGame *game)
{
  return tapis_game_get_private (game)->kind;
}

GType
tapis_game_kind_get_type (const TapisGameKind *kind)
{
  return kind->get_type != NULL ? kind->get_type () : TAPIS_TYPE_GAME;
}

const TapisGameWords *
tapis_words_of (const CgRules *rules)
{
  return tapis_game_kind_for (rules)->words;
}
