/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The phase of a game: what the table waits for. Only this file sets
 * priv->phase. */

#include "tapis-game-private.h"

/* The steps from one phase to another that are possible within one position.
 * All other changes of the phase are made by tapis_game_settle_phase(). */
static const struct
{
  TapisPhase from;
  TapisPhase to;
} steps[] = {
  { PHASE_ASKED, PHASE_CHOOSING },    /* the selected cards make several moves,
                                       * of which the person must choose one */
  { PHASE_CHOOSING, PHASE_ASKED },    /* the selection has changed */
  { PHASE_WATCHING, PHASE_HURRYING }, /* the person skips the rest of the game
                                       */
  { PHASE_HURRYING, PHASE_WATCHING }, /* tapis_game_cancel() stops the skipping
                                       */
};

/* The properties that depend on the phase. Each is TRUE in the phases of its
 * row and FALSE in all others. "choosing" is not in the table: it is set
 * elsewhere, together with the buttons of the choice. */
static const struct
{
  guint prop;
  guint phases; /* bit n is set if @prop is TRUE in the TapisPhase n */
} told[] = {
  { PROP_HURRYING, 1u << PHASE_HURRYING },
  { PROP_VIEWER_TO_MOVE,
    1u << PHASE_ASKED | 1u << PHASE_CHOOSING | 1u << PHASE_HELD },
  { PROP_OVER, 1u << PHASE_OVER },
  { PROP_ROUND_OVER, 1u << PHASE_ROUND_OVER },
};

static void
set_phase (TapisGame *self, TapisPhase phase)
{
  tapis_game_get_private (self)->phase = phase;
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    tapis_game_set_number (self, told[i].prop, told[i].phases >> phase & 1);
}

void
tapis_game_settle_phase (TapisGame *self)
{
  TapisPhase now = tapis_game_get_private (self)->phase;
  TapisPhase found = tapis_game_get_view (self)->phase;

  /* A phase that a person has begun does not end as long as the position allows
   * it. */
  if ((now == PHASE_CHOOSING && found == PHASE_ASKED) ||
      (now == PHASE_HURRYING && found == PHASE_WATCHING))
    return;
  set_phase (self, found);
}

void
tapis_game_enter_phase (TapisGame *self, TapisPhase phase)
{
  TapisPhase now = tapis_game_get_private (self)->phase;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].from == now && steps[i].to == phase)
      set_phase (self, phase);
}

/* --- what follows from the phase --- */

gboolean
tapis_game_is_asked (TapisGame *self)
{
  TapisPhase phase = tapis_game_get_private (self)->phase;

  return phase == PHASE_ASKED || phase == PHASE_CHOOSING;
}

gboolean
tapis_game_can_hurry (TapisGame *self)
{
  TapisPhase phase = tapis_game_get_private (self)->phase;

  return phase == PHASE_WATCHING || phase == PHASE_HURRYING;
}

char *
tapis_game_why_not_now (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (priv->mode == MODE_REPLAY)
    return g_strdup (_("This is a replay: you cannot play in it."));
  switch (priv->phase)
    {
    case PHASE_ROUND_OVER:
      return g_strdup (_("The round is over."));
    case PHASE_OVER:
      return g_strdup (_("The game is over."));
    case PHASE_ASKED:
    case PHASE_CHOOSING:
      return NULL;
    case PHASE_HELD:
      return g_strdup (priv->hold);
    default:
      return tapis_say_of (tapis_game_get_person (self, priv->now.to_move),
                           TAPIS_ROLE_OF,
                           /* Translators: %s is a player's name. */
                           P_("It is %s’s turn."));
    }
}
