/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes questions: plays random games until there is a position about which a
 * question can be asked. The rules of the game tell which answers are right. */

#include "tapis-question.h"

#include "players/cg-player.h"
#include "players/cg-reasons.h"
#include "model/game/tapis-game-kind.h"
#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* The topics of every game in which cards can be refused. "cards" asks which
 * cards may be used. "cards/too-high" asks the same, in a position in which one
 * of the cards is refused as too high. */
#define TOPIC_CARDS "cards"
#define TOPIC_REFUSED TOPIC_CARDS "/"

/* The highest number of games that are played to find a question, and to find a
 * question about a refusal; in some games a single card is never refused for a
 * certain reason. */
#define MAX_GAMES 200
#define MAX_REFUSED_GAMES 100

/* One of so many positions, chosen at random, is examined. */
#define ONE_IN 4

static void
clear_options (TapisQuestion *q)
{
  for (guint i = 0; i < q->n_options; i++)
    {
      g_free (q->options[i].label);
      g_free (q->options[i].why);
    }
  q->n_options = 0;
  g_clear_pointer (&q->text, g_free);
}

void
tapis_question_free (TapisQuestion *q)
{
  clear_options (q);
  g_clear_object (&q->game);
  g_free (q->topic);
  g_free (q);
}

void
tapis_question_add (TapisQuestion *q, char *label, gboolean right, char *why)
{
  g_return_if_fail (q->n_options < TAPIS_QUESTION_MAX_OPTIONS);
  q->options[q->n_options++] = (TapisOption) { label, right, why };
}

void
tapis_question_shuffle (TapisQuestion *q, CgRandom *random)
{
  for (guint i = q->n_options; i > 1; i--)
    {
      guint j = cg_random_below (random, i);
      TapisOption swap = q->options[i - 1];

      q->options[i - 1] = q->options[j];
      q->options[j] = swap;
    }
}

/* Adds the player at @seat as an option of the question whose turn it is.
 * @right tells whether this option is right, and @why is the reason if it
 * is. */
static void
add_player (TapisQuestion *q, int seat, gboolean right, const char *why)
{
  const char *name = tapis_game_get_player_state (q->game, seat)->name;

  tapis_question_add (
    /* Translators: an answer to "Whose turn is it?": the learner, beside
     * players' names. */
    q, g_strdup (seat == 0 ? C_("whose turn", "You") : name), right,
    right       ? g_strdup (why)
    : seat == 0 ? g_strdup (_("It is not your turn."))
                : tapis_say_of (tapis_game_get_person (q->game, seat),
                                TAPIS_ROLE_SUBJECT,
                                /* Translators: %s is a player's name. */
                                P_("It is not %s’s turn.")));
}

void
tapis_question_add_players (TapisQuestion *q, int seat, const char *why)
{
  const TapisGameKind *kind = tapis_game_get_kind (q->game);
  const CgState *state = tapis_game_get_state (q->game);

  for (int i = 0; i < (int) tapis_game_get_n_seats (q->game); i++)
    if (i == seat || kind->in_play (kind, state, i))
      add_player (q, i, i == seat, why);
}

/* --- which cards may be used ---------------------------------------------- */

static gboolean
is_offered (const TapisQuestion *q, TapisCard *card)
{
  for (guint i = 0; i < q->n_options; i++)
    if (g_str_equal (q->options[i].label, tapis_card_get_name (card)))
      return TRUE;
  return FALSE;
}

/* Returns whether @card, a card in the learner's hand, is refused for @refusal
 * in @state. */
static gboolean
is_refused_for (const TapisGameKind *kind, const CgState *state, CgCard card,
                guint refusal)
{
  const TapisUse use = {
    (guint) cg_zone_of_role (kind->rules, CG_ZONE_HAND), -1, card
  };
  const char *sentence;
  CgMove move;

  return kind->compose (kind, state, &use, 1, &move, &sentence) &&
         kind->rules->why_not (state, move).kind == refusal;
}

/* Returns whether @move uses @card from the zone @hand, the learner's hand. */
static gboolean
is_used_by (const TapisGameKind *kind, const CgState *state, CgMove move,
            guint hand, CgCard card)
{
  TapisUse uses[TAPIS_MAX_USES];
  guint n = kind->uses (kind, state, move, uses);

  for (guint i = 0; i < n; i++)
    if (uses[i].zone == hand &&
        (uses[i].card == card || uses[i].card == CG_CARD_HIDDEN))
      return TRUE;
  return FALSE;
}

/* Returns whether ask_cards() may find a question in @state. This check needs
 * no TapisGame, because making one takes long and most positions are not
 * suitable. */
static gboolean
may_ask_cards (const CgRules *rules, const CgState *state, guint refusal)
{
  const TapisGameKind *kind = tapis_game_kind_for (rules);
  gboolean fits = refusal == CG_LEGAL;
  guint hand = (guint) cg_zone_of_role (rules, CG_ZONE_HAND);
  CgMove moves[CG_MAX_MOVES];
  CgCard cards[CG_MAX_ZONE];
  guint n_moves = rules->moves (state, moves);
  guint n = cg_zone_cards (rules, state, hand, 0, cards);
  guint n_right = 0;

  for (guint i = 0; i < n; i++)
    {
      guint j = 0;

      while (j < n_moves && !is_used_by (kind, state, moves[j], hand, cards[i]))
        j++;
      n_right += j < n_moves;
      fits = fits || (j == n_moves &&
                      is_refused_for (kind, state, cards[i], refusal));
    }
  return fits && n_right > 0 && n_right < n;
}

/* Makes @q ask which cards of the hand may be used. Returns FALSE if all of
 * them or none of them may be used, or if @refusal is not CG_LEGAL and no card
 * is refused for @refusal. */
static gboolean
ask_cards (TapisQuestion *q, guint refusal, CgRandom *random)
{
  gboolean fits = refusal == CG_LEGAL;
  TapisPile *hand = tapis_game_find_pile (q->game, CG_ZONE_HAND, 0);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (hand));
  guint from = n > 0 ? cg_random_below (random, n) : 0;
  guint n_right = 0;

  for (guint i = 0; i < n && q->n_options < TAPIS_QUESTION_MAX_OPTIONS; i++)
    {
      g_autoptr (TapisCard) card =
        g_list_model_get_item (G_LIST_MODEL (hand), (from + i) % n);
      const char *why_not = tapis_card_get_refusal (card);
      gboolean right = tapis_card_get_state (card)->playable;

      if (is_offered (q, card) || (!right && why_not == NULL))
        continue;
      fits |= !right &&
              is_refused_for (tapis_game_get_kind (q->game),
                              tapis_game_get_state (q->game),
                              tapis_card_get_state (card)->face, refusal);
      n_right += right;
      tapis_question_add (
        q, g_strdup (tapis_card_get_name (card)), right,
        right ? g_strdup_printf (
                  /* Translators: %s is a card with its article. */
                  _("You may use %s."),
                  tapis_words_the_card (tapis_card_get_state (card)->face,
                                        TAPIS_ROLE_OBJECT))
              : g_strdup (why_not));
    }
  q->several = TRUE;
  q->text = g_strdup (_("Which of these cards may you use now? Choose all of "
                        "them."));
  return fits && n_right > 0 && n_right < q->n_options;
}

/* --- positions ------------------------------------------------------------ */

const char *
tapis_question_get_title (const CgRules *rules, const char *topic)
{
  const TapisQuiz *quiz = tapis_game_kind_for (rules)->quiz;

  if (g_str_equal (topic, TOPIC_CARDS) ||
      (g_str_has_prefix (topic, TOPIC_REFUSED) &&
       cg_find_kind (rules, cg_refusal_id,
                     topic + strlen (TOPIC_REFUSED)) != CG_LEGAL))
    /* Translators: a topic of questions. */
    return C_("topic", "Which cards may be used?");
  for (guint i = 0; quiz != NULL && quiz->topics[i].id != NULL; i++)
    if (g_str_equal (quiz->topics[i].id, topic))
      return g_dpgettext2 (NULL, "topic", quiz->topics[i].title);
  return NULL;
}

/* Returns the refusal that @q is about, or CG_LEGAL if @q is not about a
 * refusal. */
static guint
find_refusal (const TapisQuestion *q, const CgRules *rules)
{
  return g_str_has_prefix (q->topic, TOPIC_REFUSED)
           ? cg_find_kind (rules, cg_refusal_id,
                           q->topic + strlen (TOPIC_REFUSED))
           : CG_LEGAL;
}

/* Tries to make @q a question about the position @state. Returns FALSE if there
 * is nothing to ask. */
static gboolean
ask (TapisQuestion *q, const CgRules *rules, const CgState *state,
     CgRandom *random)
{
  gboolean about_cards = g_str_has_prefix (q->topic, TOPIC_CARDS);
  guint refusal = find_refusal (q, rules);

  if (about_cards && !may_ask_cards (rules, state, refusal))
    return FALSE;
  q->game = tapis_game_new_from_position (rules, state, NULL);
  if (about_cards
        ? ask_cards (q, refusal, random)
        : tapis_game_kind_for (rules)->quiz->ask (q->topic, q, random))
    return TRUE;
  clear_options (q);
  g_clear_object (&q->game);
  return FALSE;
}

TapisQuestion *
tapis_question_new (const CgSetup *setup, const CgRules *rules,
                    const char *topic, CgRandom *random)
{
  g_autoptr (TapisQuestion) q = g_new0 (TapisQuestion, 1);
  g_autofree CgState *state = cg_state_new (rules, setup);
  guint games =
    g_str_has_prefix (topic, TOPIC_REFUSED) ? MAX_REFUSED_GAMES : MAX_GAMES;

  g_return_val_if_fail (tapis_question_get_title (rules, topic) != NULL, NULL);

  q->topic = g_strdup (topic);
  for (guint game = 0; game < games; game++)
    {
      int seat;

      cg_deal (rules, setup, cg_random_next (random), state);
      while ((seat = rules->to_move (state)) != CG_NO_SEAT)
        {
          if (seat == 0 && cg_random_below (random, ONE_IN) == 0 &&
              ask (q, rules, state, random))
            return g_steal_pointer (&q);
          rules->play (state,
                       cg_player_advise (cg_player_find ("easy"), rules, state,
                                         cg_random_next (random), NULL, NULL),
                       NULL);
        }
    }
  return NULL;
}

char *
tapis_question_mark (const TapisQuestion *q, guint chosen, gboolean *right)
{
  GString *text = g_string_new (NULL);
  gboolean all = TRUE;

  for (guint i = 0; i < q->n_options; i++)
    if (q->options[i].right != ((chosen >> i & 1) != 0))
      {
        all = FALSE;
        g_string_append_printf (text, " %s", q->options[i].why);
      }
  g_string_prepend (text, all
                            /* Translators: the coach, to a right answer. */
                            ? C_("coach", "That is right.")
                            /* Translators: the coach, to a wrong answer. */
                            : C_("coach", "Not quite."));
  if (right != NULL)
    *right = all;
  return g_string_free (text, FALSE);
}

char **
tapis_question_list_marks (const TapisQuestion *q)
{
  char **marks = g_new0 (char *, q->n_options + 1);
  guint right = 0;

  for (guint i = 0; i < q->n_options; i++)
    if (q->options[i].right)
      right |= 1u << i;
  for (guint i = 0; i < q->n_options; i++)
    marks[i] = tapis_question_mark (
      q, q->several ? right ^ 1u << i : 1u << i, NULL);
  return marks;
}
