/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the coach says of the learner's moves. */

#include "config.h"

#include "tapis-tutor-private.h"

#include "model/words/tapis-translations.h"
#include "tapis-seekable.h"

#include <glib/gi18n.h>

CgMove
tutor_move_of (TapisTutor *self, const TapisStep *step, const CgState *state)
{
  const CgRules *rules = tapis_game_get_rules (self->game);
  CgMove move;

  if (step->moves[0] == NULL)
    return cg_player_advise (cg_player_find ("medium"), rules, state, 0, NULL,
                             NULL);
  return cg_read_move (rules, state, step->moves[0], &move) ? move : CG_NO_MOVE;
}

/* Whether @move, made where the learner was asked, is one of the texts @moves.
 */
static gboolean
is_one_of (TapisTutor *self, CgMove move, char **moves)
{
  const CgRules *rules = tapis_game_get_rules (self->game);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      CgMove read;

      if (cg_read_move (rules, self->before, moves[i], &read) && read == move)
        return TRUE;
    }
  return FALSE;
}

gboolean
tutor_is_asked (TapisTutor *self, const TapisStep *step, CgMove move)
{
  return step->kind == TAPIS_STEP_PLAY &&
         (step->moves[0] == NULL || is_one_of (self, move, step->moves));
}

/* "Lay the 7 of hearts." Free with g_free(). */
static char *
advise (TapisTutor *self, const TapisStep *step)
{
  const TapisGameKind *kind = tapis_game_get_kind (self->game);
  const CgState *state = tapis_game_get_state (self->game);

  return kind->says->advise (kind, state, tutor_move_of (self, step, state),
                             tapis_game_get_people (self->game));
}

/* What is said of a move while there is still something to be found. */
static char *
tell_to_wait (TapisTutor *self)
{
  return g_strdup_printf (
    /* Translators: the coach of a lesson, when one would go on although cards
     * make more than what was found. */
    ngettext ("Not yet: first there is %u more to find.",
              "Not yet: first there are %u more to find.", self->unfound),
    self->unfound);
}

char *
tutor_tell_to_watch (TapisTutor *self)
{
  return g_strdup (_("Let us see what comes of it."));
}

char *
tutor_tell_unfound (TapisTutor *self)
{
  return g_strdup_printf (
    /* Translators: the coach, when one of the things that the learner's cards
     * make has been found. */
    ngettext ("That is right. There is %u more to find.",
              "That is right. There are %u more to find.", self->unfound),
    self->unfound);
}

static char *
hint_to_find (TapisTutor *self)
{
  g_autofree char *name =
    tapis_seekable_name_next (TAPIS_SEEKABLE (self->game));

  /* Translators: a hint; %s is what the learner has not found among their cards
   * yet: "Fifteen", "Run of 3". */
  return g_strdup_printf (_("Still to be found: “%s”."), name);
}

/* Where to look for the one card of @use. */
static const char *
tell_suit (TapisTutor *self, const TapisUse *use)
{
  /* Translators: hints of the coach: of which suit the card is */
  static const char *const french[] = {
    N_("Look at your spades."),
    N_("Look at your hearts."),
    N_("Look at your diamonds."),
    N_("Look at your clubs."),
  };
  static const char *const spanish[] = {
    N_("Look at your coins."),
    N_("Look at your cups."),
    N_("Look at your swords."),
    N_("Look at your batons."),
  };
  const CgRules *rules = tapis_game_get_rules (self->game);

  if (use->card == CG_CARD_HIDDEN)
    return _("Look at your cards that lie face down.");
  if (use->card == CG_JOKER)
    return _("Look at the card that may be any other.");
  return _((rules->pack == CG_PACK_FRENCH ? french : spanish)
             [cg_card_suit (use->card) % 4]);
}

/* What kind of card the move takes, without naming it. */
static char *
hint_at_kind (TapisTutor *self, const TapisStep *step)
{
  const TapisGameKind *kind = tapis_game_get_kind (self->game);
  const CgState *state = tapis_game_get_state (self->game);
  TapisUse uses[TAPIS_MAX_USES];
  guint n = kind->uses (kind, state, tutor_move_of (self, step, state), uses);

  if (n == 0)
    return g_strdup (_("It takes no card: look at the buttons."));
  if (n == 1)
    return g_strdup (tell_suit (self, &uses[0]));
  return g_strdup_printf (
    /* Translators: a hint of the coach. */
    ngettext ("It takes %u card at once.", "It takes %u cards at once.", n), n);
}

/* The lesson's own hints; where it has none, what it is about is one. */
static guint
n_written_hints (TapisTutor *self, const TapisStep *step)
{
  const char *about = tapis_lesson_get_plain_about (self->lesson);

  return MAX (step->hints->len, *about != '\0' ? 1 : 0);
}

static const char *
written_hint (TapisTutor *self, const TapisStep *step, guint n)
{
  return n < step->hints->len ? g_ptr_array_index (step->hints, n)
                              : tapis_lesson_get_plain_about (self->lesson);
}

char *
tutor_give_hint (TapisTutor *self, const TapisStep *step, guint n,
                 const char **plain)
{
  guint n_written = n_written_hints (self, step);

  *plain = n < n_written ? written_hint (self, step, n) : NULL;
  if (*plain != NULL)
    return g_strdup (tapis_lesson_text (*plain));
  if (step->kind == TAPIS_STEP_FIND)
    return hint_to_find (self);
  return n == n_written ? hint_at_kind (self, step) : advise (self, step);
}

const GPtrArray *
tapis_tutor_get_facts (TapisTutor *self)
{
  const TapisStep *step;

  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  step = tutor_step_now (self);
  return step != NULL && self->plain == step->text && step->facts->len > 0 &&
             (tapis_lesson_is_exam (self->lesson) ||
              tapis_lesson_is_practice (self->lesson))
           ? step->facts
           : NULL;
}

char *
tutor_tell_step (TapisTutor *self)
{
  const TapisStep *step = tutor_step_now (self);
  const GPtrArray *facts;
  char *text;

  self->plain = step->text;
  facts = tapis_tutor_get_facts (self);
  if (facts == NULL)
    return g_strdup (tapis_lesson_text (step->text));
  text = g_strdup (tapis_lesson_text (g_ptr_array_index (facts, 0)));
  for (guint i = 1; i < facts->len; i++)
    tapis_add_sentence (&text,
                        tapis_lesson_text (g_ptr_array_index (facts, i)));
  tapis_add_sentence (&text, tapis_lesson_text (step->text));
  return text;
}

gboolean
tutor_hint_names_move (TapisTutor *self, const TapisStep *step, guint n)
{
  return step->kind == TAPIS_STEP_PLAY && n > n_written_hints (self, step);
}

gboolean
tutor_can_err (TapisTutor *self, const TapisStep *step)
{
  CgMove moves[CG_MAX_MOVES];
  guint n;

  if (step->kind != TAPIS_STEP_PLAY)
    return TRUE;
  n = tapis_game_get_rules (self->game)->moves (
    tapis_game_get_state (self->game), moves);
  for (guint i = 0; i < n; i++)
    if (!tutor_is_asked (self, step, moves[i]))
      return TRUE;
  return FALSE;
}

GPtrArray *
tapis_tutor_list_plain (TapisTutor *self)
{
  GPtrArray *list = g_ptr_array_new ();
  const TapisStep *step;

  g_return_val_if_fail (TAPIS_IS_TUTOR (self), list);

  step = tutor_step_now (self);
  if (step == NULL)
    return list;
  if (step->text != NULL)
    g_ptr_array_add (list, step->text);
  if (step->done != NULL)
    g_ptr_array_add (list, step->done);
  if (tutor_is_task (step))
    for (guint n = 0; n < n_written_hints (self, step); n++)
      g_ptr_array_add (list, (gpointer) written_hint (self, step, n));
  for (guint i = 0; i < step->answers->len; i++)
    g_ptr_array_add (list,
                     ((TapisAnswer *) g_ptr_array_index (step->answers, i))
                       ->text);
  return list;
}

/* What came of a move of which the lesson says nothing. */
char *
tutor_tell_of_move (TapisTutor *self)
{
  if (tutor_step_now (self)->kind == TAPIS_STEP_FIND)
    return tell_to_wait (self);
  return g_strdup_printf (
    /* Translators: the coach of a lesson, to a move that may be made but is not
     * the one that is asked for; %s is what it did, in whole sentences. */
    _("%s You may do that, but try something else here."),
    tapis_game_now (self->game)->last_event);
}

const TapisAnswer *
tutor_find_answer (TapisTutor *self, const TapisStep *step, CgMove move)
{
  const TapisAnswer *answer = NULL;

  for (guint i = 0; i < step->answers->len; i++)
    {
      const TapisAnswer *one = g_ptr_array_index (step->answers, i);
      g_auto (GStrv) moves =
        one->to != NULL ? g_strsplit (one->to, " | ", -1) : NULL;

      if (moves != NULL && !is_one_of (self, move, moves))
        continue;
      answer = one;
      if (moves != NULL)
        break;
    }
  return answer;
}
