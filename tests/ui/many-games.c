/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The registries of games of the program tapis-many, in the place of those of
 * the program itself: as many games as TAPIS_GAMES says (at most MOST). Each is
 * the template game under another name. */

#include "config.h"

#include <stdlib.h>

#include "model/game/tapis-game-kind.h"

#define MOST 20

/* One name has accents. */
#define ACCENTED 12
#define ACCENTED_TITLE "Le naïn étoilé"

extern const CgRules cg_rules_null;
extern const TapisGameKind tapis_kind_null;

/* cg-games.h is not included, for it declares these as constant: here they are
 * filled before main(). */
const CgRules *cg_games[MOST + 1];
const CgRules *cg_games_all[MOST + 1];

const CgRules *cg_game_find     (const char *id);
const CgRules *cg_game_find_any (const char *id);

static CgRules rules[MOST];
static TapisGameKind kinds[MOST];

#define FOUR(i) &kinds[i], &kinds[i + 1], &kinds[i + 2], &kinds[i + 3]
const TapisGameKind *const tapis_game_kinds[] = {
  FOUR (0), FOUR (4), FOUR (8), FOUR (12), FOUR (16), NULL,
};

__attribute__ ((constructor)) static void
make_games (void)
{
  const char *wanted = getenv ("TAPIS_GAMES");
  int n = wanted != NULL ? atoi (wanted) : MOST;

  for (int i = 0; i < MOST; i++)
    {
      rules[i] = cg_rules_null;
      rules[i].id = g_strdup_printf ("game-%d", i + 1);
      rules[i].title = i == ACCENTED - 1
                         ? ACCENTED_TITLE
                         : g_strdup_printf ("Game %d", i + 1);
      kinds[i] = tapis_kind_null;
      kinds[i].rules = &rules[i];
      if (i < n)
        cg_games[i] = cg_games_all[i] = &rules[i];
    }
}

const CgRules *
cg_game_find (const char *id)
{
  for (int i = 0; cg_games[i] != NULL; i++)
    if (g_str_equal (cg_games[i]->id, id))
      return cg_games[i];
  return NULL;
}

const CgRules *
cg_game_find_any (const char *id)
{
  return cg_game_find (id);
}
