/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The question of the quiz about Bataille scientifique: who takes a trick, if
 * the learner is the seer and sees what the others have chosen. The answer and
 * its reason come from a game in which that trick is played. */

#include "scientific-war-model-private.h"

#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

static const TapisTopic topics[] = {
  /* Translators: a topic of questions. */
  { "trick", NC_ ("topic", "What happens in the trick?") },
  { 0 },
};

/* How many cards are drawn at most to find one for which the answer is not
 * obvious. */
#define DRAWS 3

/* Returns whether @card is a joker, a jack, or equal in rank to a card that
 * another player has chosen. */
static gboolean
is_tricky (const CgState *s, CgCard card)
{
  if (cg_card_is_joker (card) || cg_card_rank (card) == CG_JACK)
    return TRUE;
  for (int seat = 1; seat < s->seats; seat++)
    if ((s->picked >> seat & 1) &&
        cg_card_rank (s->pick[seat]) == cg_card_rank (card))
      return TRUE;
  return FALSE;
}

static CgMove
draw_card (const CgState *state, CgRandom *random)
{
  CgMove move = CG_NO_MOVE;

  for (guint i = 0; i < DRAWS; i++)
    {
      move = cg_rules_scientific_war.random_move (state, random);
      if (is_tricky (state, (CgCard) move))
        break;
    }
  return move;
}

/* Returns the text of the question: which cards the learner sees, and what
 * happens if the learner chooses @card. */
/* Translators, all of these: a question of the coach; %s is a card with its
 * article. */
static char *
word_question (TapisGame *game, const CgState *s, CgCard card)
{
  GString *text = g_string_new (NULL);

  for (int seat = 1; seat < s->seats; seat++)
    if (s->picked >> seat & 1)
      tapis_add (text, tapis_scientific_war_say_chosen (game, seat,
                                                        s->pick[seat]));
  tapis_add (
    text,
    g_strdup_printf (
      s->reversed
        /* Translators: a question of a quiz; %s is a card with its
         * article. */
        ? _("Low cards are strong. What happens if you choose %s?")
        : _("High cards are strong. What happens if you choose %s?"),
      tapis_words_the_card (card, TAPIS_ROLE_OBJECT)));
  return g_string_free (text, FALSE);
}

/* Adds to @text which card has decided @trick. */
static void
add_decision (GString *text, const TapisTrick *trick)
{
  guint ranked = 0;
  guint jokers = 0;

  for (int seat = 0; seat < SCIENTIFIC_WAR_MAX_SEATS; seat++)
    if (trick->cards[seat] == NULL)
      continue;
    else if (cg_card_is_joker (tapis_card_get_state (trick->cards[seat])->face))
      jokers++;
    else
      ranked++;
  if (jokers == 1 || ranked == 0)
    return; /* the jokers have decided the trick */
  if (trick->taker == CG_NO_SEAT)
    tapis_words_add_sentence (text, _("The strongest cards tie."));
  else
    tapis_add (
      text,
      g_strdup_printf (
        /* Translators: %s is a card with its article: "the 9 of hearts". */
        _("The strongest is %s."),
        tapis_words_the_card (
          tapis_card_get_state (trick->cards[trick->taker])->face,
          TAPIS_ROLE_SUBJECT)));
}

/* Returns why an answer is right: what jacks and jokers do, which card is the
 * strongest, and how the trick ends. @after: the game after the trick. */
static char *
explain (TapisGame *after)
{
  g_autofree char *caption = NULL;
  g_autofree char *reason = NULL;
  GString *text;

  tapis_scientific_war_tell (after, &caption, &reason);
  text = g_string_new (reason);
  add_decision (text, tapis_game_get_trick (after));
  tapis_add (text, g_strdup_printf (C_("sign", "%s."), caption));
  return g_string_free (text, FALSE);
}

/* Adds to @q the answer that @seat takes the trick. @after: the game after the
 * trick. */
static void
add_seat (TapisQuestion *q, int seat, TapisGame *after)
{
  const TapisPerson *who =
    seat == 0 ? NULL : tapis_game_get_person (q->game, seat);
  gboolean right = tapis_game_get_trick (after)->taker == seat;

  tapis_question_add (q,
                      tapis_say_to (who, TAPIS_ROLE_DOER,
                                    P_("You take the trick"),
                                    /* Translators: %s is a player's name. */
                                    P_("%s takes the trick")),
                      right,
                      right ? explain (after)
                            : tapis_say_to (
                                who, TAPIS_ROLE_DOER,
                                P_("You do not take this trick."),
                                /* Translators: %s is a player's name. */
                                P_("%s does not take this trick.")));
}

/* Asks who takes the trick if seat 0, the seer, chooses a random card. Returns
 * FALSE if this cannot be asked in the position. */
static gboolean
ask (const char *topic, TapisQuestion *q, CgRandom *random)
{
  const CgState *s = cg_session_state (tapis_game_get_session (q->game));
  g_autoptr (TapisGame) after = NULL;
  g_autofree char *text = NULL;
  gboolean war;
  CgMove move;

  if (s->phase != SCIENTIFIC_WAR_PICK || !(s->seer & 1) ||
      s->seats >= TAPIS_QUESTION_MAX_OPTIONS)
    return FALSE;
  move = draw_card (s, random);
  text = cg_move_to_text (&cg_rules_scientific_war, s, move);
  after = tapis_game_new_from_position (&cg_rules_scientific_war, s, NULL);
  if (!tapis_game_play_text (after, text))
    return FALSE;

  q->text = word_question (q->game, s, (CgCard) move);
  for (int seat = 0; seat < s->seats; seat++)
    if (s->active >> seat & 1)
      add_seat (q, seat, after);
  war = tapis_game_get_trick (after)->taker == CG_NO_SEAT;
  tapis_question_add (q, g_strdup (_("War: nobody takes it")), war,
                      war ? explain (after)
                          : g_strdup (_("There is no war.")));
  return TRUE;
}

const TapisQuiz tapis_quiz_scientific_war = {
  .topics = topics,
  .ask = ask,
};
