/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which moves are risky: those that lose at once, and those that give
 * something up, as picking up or passing where something else is possible. What
 * a good player would rather do is another question, and the coach's. Knows no
 * game by name. */

#include "config.h"

#include "tapis-game-private.h"

#include <glib/gi18n.h>

/* Whether @move loses, as far as whoever makes it can know. */
static gboolean
loses (const CgRules *rules, const CgState *state, CgMove move)
{
  g_autofree CgState *after = cg_state_copy (rules, state);
  int seat = rules->to_move (state);
  gboolean lost = FALSE;
  CgEvents events;

  rules->play (after, move, &events);
  for (guint i = 0; i < events.n; i++)
    {
      /* what comes to light only by it is no reason to warn */
      if (cg_event_info (rules, events.list[i].kind)->reveals)
        return FALSE;
      lost = lost || (events.list[i].kind == CG_EVENT_OUT_LOST &&
                      events.list[i].seat == seat);
    }
  return lost;
}

const char *
tapis_game_tell_risk (TapisGame *self, CgMove move)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  const char *sentence =
    priv->n_moves > 1
      ? priv->kind->gives_up (priv->kind, state, move)
      : NULL;

  if (sentence != NULL)
    return _(sentence);
  return priv->n_moves > 1 && loses (priv->rules, state, move)
           ? _("With this move you lose. Make it once more if you mean it.")
           : NULL;
}

void
tapis_game_set_cautious (TapisGame *self, gboolean cautious)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  tapis_game_set_flag (self, PROP_CAUTIOUS, cautious);
}
