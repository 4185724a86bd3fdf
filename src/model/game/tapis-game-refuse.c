/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is refused, and saying it again in another language. Knows no game by
 * name. */

#include "config.h"

#include "tapis-game-private.h"

/* Why @refused is refused, a sentence; *@id: the engine's name for it, or NULL.
 */
static char *
tell_refused (TapisGame *self, const TapisRefused *refused, const char **id)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  *id = NULL;
  switch (refused->kind)
    {
    case TAPIS_REFUSED_NOW:
      return tapis_game_why_not_now (self);
    case TAPIS_REFUSED_MOVE:
      return tapis_game_why_not_move (self, refused->move, id);
    case TAPIS_REFUSED_BY_RULES:
      *id = cg_refusal_id (priv->rules, refused->refusal.kind);
      return tapis_words_refusal (priv->rules, tapis_game_get_state (self),
                                  refused->refusal);
    case TAPIS_REFUSED_CARD:
      return tapis_game_find_why (self, refused->card, id);
    case TAPIS_REFUSED_ELSE:
    default:
      return NULL;
    }
}

/* Notes what is refused, which may be nothing that can be told again. */
static void
note_refused (TapisGame *self, const TapisRefused *refused)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisCard *card = refused->card != NULL ? g_object_ref (refused->card) : NULL;

  g_clear_object (&priv->refused.card);
  priv->refused = *refused;
  priv->refused.card = card;
}

/* Refuses @refused unless there is no reason to. Returns FALSE where it was
 * refused: "refused" has been emitted. */
gboolean
tapis_game_refuse_for (TapisGame *self, TapisRefused refused)
{
  const char *id;
  g_autofree char *sentence = tell_refused (self, &refused, &id);

  if (sentence == NULL)
    return TRUE;
  note_refused (self, &refused);
  g_signal_emit (self, tapis_game_signals[REFUSED], 0, sentence, id);
  return FALSE;
}

gboolean
tapis_game_refuse (TapisGame *self, const char *sentence)
{
  note_refused (self, &(TapisRefused) { .kind = TAPIS_REFUSED_ELSE });
  g_signal_emit (self, tapis_game_signals[REFUSED], 0, sentence, NULL);
  return FALSE;
}

char *
tapis_game_tell_refused (TapisGame *self)
{
  const char *id;

  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return tell_refused (self, &tapis_game_get_private (self)->refused, &id);
}

gboolean
tapis_game_refuse_by_rules (TapisGame *self, CgRefusal refusal)
{
  return tapis_game_refuse_for (
    self,
    (TapisRefused) { .kind = TAPIS_REFUSED_BY_RULES, .refusal = refusal });
}

/* %FALSE: nothing can be done now, which has been said. */
gboolean
tapis_game_may_now (TapisGame *self)
{
  return tapis_game_refuse_for (self,
                                (TapisRefused) { .kind = TAPIS_REFUSED_NOW });
}
