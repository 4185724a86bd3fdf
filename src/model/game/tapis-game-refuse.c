/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Refuses what a person tries to do, and gives the reason. */

#include "tapis-game-private.h"

/* Emits "refused" with @sentence and @id, frees @sentence, and returns FALSE.
 * If @sentence is NULL, only returns TRUE. @id is the id of the engine's
 * refusal, or NULL. */
static gboolean
refuse_for (TapisGame *self, char *sentence, const char *id)
{
  if (sentence == NULL)
    return TRUE;
  g_signal_emit (self, tapis_game_signals[REFUSED], 0, sentence, id);
  g_free (sentence);
  return FALSE;
}

gboolean
tapis_game_refuse (TapisGame *self, const char *sentence)
{
  return refuse_for (self, g_strdup (sentence), NULL);
}

gboolean
tapis_game_refuse_by_rules (TapisGame *self, CgRefusal refusal)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return refuse_for (self,
                     tapis_words_refusal (priv->rules,
                                          tapis_game_get_state (self),
                                          refusal),
                     cg_refusal_id (priv->rules, refusal.kind));
}

gboolean
tapis_game_may_now (TapisGame *self)
{
  return refuse_for (self, tapis_game_why_not_now (self), NULL);
}

gboolean
tapis_game_may_move (TapisGame *self, CgMove move)
{
  const char *id = NULL;
  char *sentence = tapis_game_why_not_move (self, move, &id);

  return refuse_for (self, sentence, id);
}

gboolean
tapis_game_may_use (TapisGame *self, TapisCard *card)
{
  const char *id = NULL;
  char *sentence = tapis_game_find_why (self, card, &id);

  return refuse_for (self, sentence, id);
}
