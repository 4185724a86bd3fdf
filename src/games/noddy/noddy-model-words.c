/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What TapisNoddy says about the position, the count and the scores. Decides no
 * rule. */

#include "config.h"

#include "noddy-model-words.h"

#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

static gboolean
must_say_go (const CgState *state)
{
  CgMove moves[CG_MAX_MOVES];

  return cg_rules_noddy.moves (state, moves) == 1 && moves[0] == NODDY_MOVE_GO;
}

static const char *
the_turn_up (const NoddyState *s)
{
  return tapis_words_the_card (s->turn_up);
}

/* --- what is asked --- */

char *
tapis_noddy_prompt (const CgState *state, const char *name)
{
  const NoddyState *s = noddy_state (state);

  if (s->phase == NODDY_ANNOUNCE)
    return name == NULL
             ? g_strdup (_("Count what your cards make with the turn-up, then "
                           "announce it."))
             /* Translators: in these prompts %s is a player's name. */
             : g_strdup_printf (_("%s: count what your cards make with the "
                                  "turn-up, then announce it."),
                                name);
  if (must_say_go (state))
    return name == NULL
             ? g_strdup (_("Every card you hold would go over 31: say “Go!”."))
             : g_strdup_printf (_("%s: every card you hold would go over 31. "
                                  "Say “Go!”."),
                                name);
  if (s->n_row == 0)
    return name == NULL ? g_strdup (_("You lead: lay any card."))
                        : g_strdup_printf (_("%s: lead any card."), name);
  return name == NULL ? g_strdup (_("Your turn: lay a card."))
                      : g_strdup_printf (_("%s: lay a card."), name);
}

char *
tapis_noddy_demand (const CgState *state)
{
  const NoddyState *s = noddy_state (state);

  if (s->phase == NODDY_ANNOUNCE)
    /* Translators: what is asked for, on a small label. */
    return g_strdup (C_("demand", "count and announce"));
  /* Translators: on a small label: what the cards laid so far count, which may
   * not be more than 31. */
  return g_strdup_printf (C_("demand", "%u of 31"), noddy_total (s));
}

char *
tapis_noddy_demand_description (const CgState *state)
{
  const NoddyState *s = noddy_state (state);
  guint room = 31 - noddy_total (s);

  if (s->phase == NODDY_ANNOUNCE)
    return g_strdup (_("Everyone announces what their three cards make with "
                       "the turn-up: Noddy, fifteens, twenty-fives, Hitters, "
                       "pairs, runs and flushes."));
  if (s->phase == NODDY_OVER)
    return g_strdup_printf (_("The total is %u."), noddy_total (s));
  if (s->n_row == 0)
    return g_strdup (_("No card has been laid: any card fits."));
  if (room >= 10)
    return g_strdup_printf (_("The total is %u: any card fits."),
                            noddy_total (s));
  return g_strdup_printf (
    /* Translators: the first number is what the cards laid count. */
    _("The total is %u: a card that counts %u or less fits."),
    noddy_total (s), room);
}

/* --- places and players --- */

char *
tapis_noddy_place_name (TapisPlace place, const char *owner, guint n)
{
  switch (place.zone)
    {
    case NODDY_HAND:
      return owner == NULL
               ? g_strdup_printf (ngettext ("Your hand, %u card",
                                            "Your hand, %u cards", n),
                                  n)
               /* Translators: %s is a player's name. */
               : g_strdup_printf (ngettext ("%s: hand, %u card",
                                            "%s: hand, %u cards", n),
                                  owner, n);
    case NODDY_ROW:
      return g_strdup_printf (
        ngettext ("Cards laid, %u card", "Cards laid, %u cards", n), n);
    case NODDY_TURN_UP:
      return g_strdup (_("Turn-up"));
    default:
      return g_strdup_printf (
        ngettext ("Stub, %u card", "Stub, %u cards", n), n);
    }
}

char *
tapis_noddy_place_caption (TapisPlace place, guint n)
{
  switch (place.zone)
    {
    case NODDY_TURN_UP:
      /* Translators: under the card that was turned up; as short as can be */
      return g_strdup (C_("caption", "Turn-up"));
    case NODDY_ROW:
      /* Translators: under the cards that have been laid: how many */
      return g_strdup_printf (_("Laid: %u"), n);
    default:
      return g_strdup ("");
    }
}

static char *
describe_turn_up (const NoddyState *s)
{
  return g_strdup_printf (
    /* Translators: the card turned up, then the jack of its suit. */
    _("Turned up is %s. Noddy is %s."), the_turn_up (s),
    tapis_words_the_card (CG_FRENCH (CG_JACK, cg_card_suit (s->turn_up))));
}

/* What lies in the row, and what it counts. */
static char *
describe_row (const NoddyState *s)
{
  CgCard row[NODDY_ROW_CARDS];
  g_autofree char *cards = NULL;

  if (s->n_row == 0)
    return g_strdup (_("No card has been laid."));
  for (guint i = 0; i < s->n_row; i++)
    row[i] = noddy_row_card (s, i);
  cards = tapis_words_the_cards (row, s->n_row);
  /* Translators: a list of cards, and what they count together. */
  return g_strdup_printf (_("Laid are %s: %u."), cards, noddy_total (s));
}

char *
tapis_noddy_place_description (TapisGame *game, TapisPlace place)
{
  const NoddyState *s = noddy_state (tapis_game_get_state (game));

  switch (place.zone)
    {
    case NODDY_TURN_UP:
      return describe_turn_up (s);
    case NODDY_ROW:
      return describe_row (s);
    case NODDY_STOCK:
      return g_strdup (_("These cards are not in this deal."));
    default:
      return NULL;
    }
}

char *
tapis_noddy_player_description (const CgState *state,
                                int            seat,
                                const char    *name)
{
  const NoddyState *s = noddy_state (state);
  CgCard hand[CG_MAX_ZONE];
  guint n = cg_rules_noddy.cards (state, NODDY_HAND, seat, hand);
  guint points = s->score[seat];
  g_autoptr (GString) text = g_string_new (NULL);

  add (text, name == NULL
               ? g_strdup_printf (ngettext ("You have %u card in hand.",
                                            "You have %u cards in hand.", n),
                                  n)
               : g_strdup_printf (ngettext ("%s has %u card in hand.",
                                            "%s has %u cards in hand.", n),
                                  name, n));
  add (text, name == NULL
               ? g_strdup_printf (ngettext ("You have %u point.",
                                            "You have %u points.", points),
                                  points)
               : g_strdup_printf (ngettext ("%s has %u point.",
                                            "%s has %u points.", points),
                                  name, points));
  if (seat == noddy_dealer (s))
    add (text, name == NULL ? g_strdup (_("You dealt."))
                            : g_strdup_printf (_("%s dealt."), name));
  if (s->gone >> seat & 1)
    add (text, name == NULL ? g_strdup (_("You have said “Go!”."))
                            : g_strdup_printf (_("%s has said “Go!”."), name));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
tapis_noddy_tell_top (TapisGame *game)
{
  const NoddyState *s = noddy_state (tapis_game_get_state (game));
  g_autoptr (GString) text = g_string_new (NULL);

  if (s->n_row > 0)
    add (text, describe_row (s));
  add (text, g_strdup (tapis_game_get_demand_description (game)));
  add (text, describe_turn_up (s));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
tapis_noddy_score_text (int score)
{
  /* Translators: a score, beside a player's name */
  return g_strdup_printf (ngettext ("%d point", "%d points", score), score);
}

/* --- moves --- */

guint
tapis_noddy_actions (const CgState  *state,
                     const TapisUse *chosen,
                     guint           n_chosen,
                     CgMove          move,
                     GPtrArray      *strings,
                     TapisActionNow *out)
{
  switch (noddy_state (state)->phase)
    {
    case NODDY_ANNOUNCE:
      out[0] = (TapisActionNow) {
        "announce", NODDY_MOVE_ANNOUNCE, C_("button", "Announce"),
        _("Says all that your cards make with the turn-up, without showing "
          "them."), TRUE,
      };
      return 1;
    case NODDY_PLAY:
      out[0] = (TapisActionNow) {
        "lay", CG_NO_MOVE,
        n_chosen == 0
          ? C_("button", "Lay")
          /* Translators: a button; %s is a card: "the queen of hearts". */
          : keep (strings, g_strdup_printf (C_("button", "Lay %s"),
                                            tapis_words_the_card (
                                              chosen[0].card))),
        _("Lays the card you have chosen and calls the new total."), TRUE,
      };
      out[1] = (TapisActionNow) {
        "go", NODDY_MOVE_GO, C_("cry", "Go!"),
        _("None of your cards fits: the other player goes on alone."), TRUE,
      };
      return 2;
    default:
      return 0;
    }
}

char *
tapis_noddy_advise (const CgState     *state,
                    CgMove             move,
                    const char *const *names)
{
  const NoddyState *s = noddy_state (state);
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard hand[CG_MAX_ZONE];
  guint n, points = 0;

  if (move == NODDY_MOVE_GO)
    return g_strdup (C_("advice", "Say “Go!”."));
  if (move != NODDY_MOVE_ANNOUNCE)
    /* Translators: advice; %s is "the 7 of hearts and the 7 of spades". */
    return g_strdup_printf (C_("advice", "Lay %s."),
                            tapis_words_the_card ((CgCard) move));
  n = cg_rules_noddy.cards (state, NODDY_HAND, s->to_move, hand);
  n = noddy_list_hand (hand, n, s->turn_up, list);
  for (guint i = 0; i < n; i++)
    points += list[i].points;
  if (n == 0)
    return g_strdup (_("Announce: your cards make nothing with the turn-up."));
  return g_strdup_printf (
    /* Translators: advice: how many combinations, and their points. */
    ngettext ("Announce: your cards make %u combination, for %u in all.",
              "Announce: your cards make %u combinations, for %u in all.", n),
    n, points);
}

char *
tapis_noddy_name_move (const CgState     *state,
                       CgMove             move,
                       const char *const *names)
{
  if (move == NODDY_MOVE_ANNOUNCE)
    return g_strdup (C_("move", "announce"));
  if (move == NODDY_MOVE_GO)
    return g_strdup (C_("move", "say “Go!”"));
  return g_strdup (tapis_words_the_card ((CgCard) move));
}

/* What @move scores at once. */
static guint
points_of (const CgState *before, CgMove move)
{
  g_autofree CgState *state = cg_state_copy (&cg_rules_noddy, before);
  int seat = noddy_state (before)->to_move;

  cg_rules_noddy.play (state, move, NULL);
  return (guint) (noddy_state (state)->score[seat] -
                  noddy_state (before)->score[seat]);
}

char *
tapis_noddy_regret (const CgState *before, CgMove move, CgMove better)
{
  guint there, here;

  if (noddy_state (before)->phase != NODDY_PLAY)
    return NULL;
  there = points_of (before, better);
  here = points_of (before, move);
  if (there <= here)
    return NULL;
  return g_strdup_printf (
    /* Translators: what the coach says after a move: the better card, and its
     * points. */
    ngettext ("With %s you would have scored %u point at once.",
              "With %s you would have scored %u points at once.", there),
    tapis_words_the_card ((CgCard) better), there);
}

/* --- the count and the sheet --- */

char *
tapis_noddy_heading (NoddyKind kind, guint n_cards)
{
  switch (kind)
    {
    case NODDY_KIND_NODDY:
      return g_strdup (C_("score", "Noddy"));
    case NODDY_KIND_FIFTEEN:
      return g_strdup (C_("score", "Fifteen"));
    case NODDY_KIND_TWENTY_FIVE:
      return g_strdup (C_("score", "Twenty-five"));
    case NODDY_KIND_THIRTY_ONE:
      return g_strdup (C_("score", "Hitter"));
    case NODDY_KIND_PAIR:
      return g_strdup (C_("score", "Pair"));
    case NODDY_KIND_PAIR_ROYAL:
      return g_strdup (C_("score", "Pair royal"));
    case NODDY_KIND_DOUBLE_PAIR_ROYAL:
      return g_strdup (C_("score", "Double pair royal"));
    case NODDY_KIND_RUN:
      /* Translators: a heading in a score sheet; 3 to 6 cards. */
      return g_strdup_printf (C_("score", "Run of %u"), n_cards);
    case NODDY_KIND_FLUSH:
      break;
    }
  /* Translators: a heading in a score sheet; 3 to 6 cards. */
  return g_strdup_printf (C_("score", "Flush of %u"), n_cards);
}

char *
tapis_noddy_say_score (const TapisNoddyScore *score, const char *heading)
{
  g_autofree char *cards = NULL;

  if (score->n_cards == 0)
    return g_strdup_printf (
      /* Translators: a line of a score sheet: "Fifteen: 2 points, total 8." */
      ngettext ("%s: %u point, total %u.", "%s: %u points, total %u.",
                score->points),
      heading, score->points, score->total);
  cards = tapis_words_the_cards (score->cards, score->n_cards);
  return g_strdup_printf (
    /* Translators: the same: "Fifteen with the 7 of hearts and the 8 of spades:
     * 2 points, total 8." */
    ngettext ("%s with %s: %u point, total %u.",
              "%s with %s: %u points, total %u.", score->points),
    heading, cards, score->points, score->total);
}

/* What such a combination is. */
static const char *
explain (TapisNoddyName name)
{
  switch (name)
    {
    case TAPIS_NODDY_NODDY:
      return _("Noddy is the jack of trumps, in your hand.");
    case TAPIS_NODDY_PAIR:
      return _("No: a pair is two, three or four equal cards.");
    case TAPIS_NODDY_RUN:
      return _("No: a run is three or four cards that follow each other, such "
               "as ace, 2 and 3.");
    default:
      return _("No: a flush is three or four cards of one suit.");
    }
}

static guint
sum (const CgCard *cards, guint n)
{
  guint total = 0;

  for (guint i = 0; i < n; i++)
    total += noddy_value (cards[i]);
  return total;
}

char *
tapis_noddy_say_verdict (TapisNoddyName    name,
                         TapisNoddyVerdict verdict,
                         const CgCard     *cards,
                         guint             n)
{
  if (verdict == TAPIS_NODDY_FOUND_BEFORE)
    return g_strdup (_("You have counted that already."));
  if (name == TAPIS_NODDY_FIFTEEN)
    /* Translators: %u is what the chosen cards count. */
    return g_strdup_printf (_("No: those cards count %u, not 15."),
                            sum (cards, n));
  if (name == TAPIS_NODDY_TWENTY_FIVE)
    return g_strdup_printf (_("No: those cards count %u, not 25."),
                            sum (cards, n));
  if (name == TAPIS_NODDY_HITTER)
    return g_strdup_printf (_("No: those cards count %u, not 31."),
                            sum (cards, n));
  if (verdict == TAPIS_NODDY_MORE_CARDS)
    return g_strdup (_("Nearly: more of the four cards belong to it."));
  if (verdict == TAPIS_NODDY_LESS_CARDS)
    return g_strdup (_("Nearly: not all of those cards belong to it."));
  return g_strdup (explain (name));
}

const char *
tapis_noddy_name_label (TapisNoddyName name)
{
  switch (name)
    {
    case TAPIS_NODDY_NODDY:
      return C_("score", "Noddy");
    case TAPIS_NODDY_FIFTEEN:
      return "15";
    case TAPIS_NODDY_TWENTY_FIVE:
      return "25";
    case TAPIS_NODDY_HITTER:
      return "31";
    case TAPIS_NODDY_PAIR:
      return C_("score", "Pair");
    case TAPIS_NODDY_RUN:
      /* Translators: cards that follow each other: a button */
      return C_("score", "Run");
    default:
      /* Translators: cards of one suit: a button */
      return C_("score", "Flush");
    }
}

const char *
tapis_noddy_name_help (TapisNoddyName name)
{
  switch (name)
    {
    case TAPIS_NODDY_NODDY:
      return _("The jack of trumps in your hand: 1 point.");
    case TAPIS_NODDY_FIFTEEN:
      return _("The chosen cards count 15 together: 2 points.");
    case TAPIS_NODDY_TWENTY_FIVE:
      return _("The chosen cards, three or four, count 25: a point each.");
    case TAPIS_NODDY_HITTER:
      return _("All four cards count 31: a point each.");
    case TAPIS_NODDY_PAIR:
      return _("The chosen cards are equal: 2, 6 or 12 points.");
    case TAPIS_NODDY_RUN:
      return _("The chosen cards follow each other: 2 points for three, 4 for "
               "four.");
    default:
      return _("The chosen cards, three or four, are of one suit: a point "
               "each.");
    }
}
