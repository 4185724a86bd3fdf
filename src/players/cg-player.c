/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the levels of computer players, the list of the games' knowledge,
 * and cg_player_advise(), which asks a player for a move. */

#include "cg-player.h"

#include "cg-players.h"
#include "cg-reasons.h"
#include "games/games-list.h"

/* from the weakest to the strongest */
const CgPlayer *const cg_players[] = {
  &cg_player_random,
  &cg_player_easy,
  &cg_player_medium,
  &cg_player_hard,
  NULL,
};

#define DECLARE(game) extern const CgKnowledge cg_knowledge_##game;
CG_PLAYED_GAMES (DECLARE)

#define POINT_TO(game) &cg_knowledge_##game,
static const CgKnowledge *const knowledge[] = {
  CG_PLAYED_GAMES (POINT_TO)
  NULL,
};

guint
cg_player_place (const char *id)
{
  guint i = 0;

  while (cg_players[i] != NULL && g_strcmp0 (cg_players[i]->id, id) != 0)
    i++;
  return i;
}

const CgPlayer *
cg_player_find (const char *id)
{
  return cg_players[cg_player_place (id)];
}

const CgKnowledge *
cg_knowledge_find (const CgRules *rules)
{
  for (guint i = 0; knowledge[i] != NULL; i++)
    if (knowledge[i]->rules == rules)
      return knowledge[i];
  return NULL;
}

const char *
cg_reason_id (const CgRules *rules, guint kind)
{
  static const char *const ids[] = { NULL, CG_REASONS (CG_REASON_ID) };
  const CgKnowledge *known = cg_knowledge_find (rules);
  const char *const *own = known != NULL ? known->reasons : NULL;

  if (kind < CG_REASON_GAME)
    return ids[kind];
  for (guint i = CG_REASON_GAME; own != NULL && *own != NULL; i++, own++)
    if (i == kind)
      return *own;
  return NULL;
}

guint
cg_find_kind (const CgRules *rules,
              const char *(*id_of) (const CgRules *rules, guint kind),
              const char *id)
{
  const char *known;

  for (guint kind = 1; (known = id_of (rules, kind)) != NULL; kind++)
    if (g_strcmp0 (known, id) == 0)
      return kind;
  return 0;
}

CgMove
cg_player_advise (const CgPlayer *player, const CgRules *rules,
                  const CgState *state, guint64 seed, const CgBudget *budget,
                  CgReason *reason)
{
  g_autofree CgState *redacted =
    cg_state_seen_by (rules, state, rules->to_move (state));

  return player->choose (player, rules, redacted, seed, NULL, budget, reason);
}
