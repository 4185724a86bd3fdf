/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of Nain jaune: its events ("Without jack!", "King takes!", "Grand
 * Opera!"), refusals, reasons, places, options and special cards. No rule is
 * decided here. */

#include "model/words/tapis-words-private.h"

#include "yellow-dwarf-player.h"
#include "yellow-dwarf-rules.h"

#include <glib/gi18n.h>

/* --- cries --- */

/* Translators: cried when the rank that comes next cannot or will not be laid:
 * « Sans valet ! » */
static const char *const without[14] = {
  NULL,
  NC_("cry", "Without ace!"),
  NC_("cry", "Without 2!"),
  NC_("cry", "Without 3!"),
  NC_("cry", "Without 4!"),
  NC_("cry", "Without 5!"),
  NC_("cry", "Without 6!"),
  NC_("cry", "Without 7!"),
  NC_("cry", "Without 8!"),
  NC_("cry", "Without 9!"),
  NC_("cry", "Without 10!"),
  NC_("cry", "Without jack!"),
  NC_("cry", "Without queen!"),
  NC_("cry", "Without king!"),
};

static const char *
cry_without (const CgEvent *event)
{
  return event->rank >= 1 && event->rank < G_N_ELEMENTS (without)
           ? g_dpgettext2 (NULL, "cry", without[event->rank])
           : NULL;
}

static const char *
cry_takes (const CgEvent *event)
{
  static const char *const takes[] = {
    [7] = NC_("cry", "Yellow Dwarf takes!"),
    [10] = NC_("cry", "Ten takes!"),
    [CG_JACK] = NC_("cry", "Jack takes!"),
    [CG_QUEEN] = NC_("cry", "Queen takes!"),
    [CG_KING] = NC_("cry", "King takes!"),
  };
  const char *cry = takes[cg_card_rank (event->cards[0])];

  return cry != NULL ? g_dpgettext2 (NULL, "cry", cry) : NULL;
}

/* --- what happened --- */

/* Translators, all of these: what happened, a sentence in the log and read
 * aloud; %s are players' names, and a card or a list of cards. */
static char *
say_paid (const TapisWho *who)
{
  g_autofree char *cards =
    tapis_words_n_rank (who->event->count, 0, TAPIS_ROLE_FOR);
  g_autofree char *name = NULL;
  g_autofree char *other = NULL;
  int n = who->event->points;
  gulong form = (gulong) n;

  if (!tapis_is_you (who->other))
    other = tapis_name_in (TAPIS_ROLE_TO, who->other);
  if (tapis_is_you (who->who))
    return g_strdup_printf (
      tapis_told_n (who->who,
                    /* Translators: the other player's name, the points, and
                     * "3 cards". */
                    PP_("You pay %s %d point for %s.",
                        "You pay %s %d points for %s."), form),
      other, n, cards);
  name = tapis_name_in (TAPIS_ROLE_DOER, who->who);
  if (other == NULL)
    return g_strdup_printf (
      tapis_told_n (who->who,
                    PP_("%s pays you %d point for %s.",
                        "%s pays you %d points for %s."), form),
      name, n, cards);
  return g_strdup_printf (
    tapis_told_n (who->who,
                  /* Translators: who pays, who is paid, the points, and "3
                   * cards". */
                  PP_("%s pays %s %d point for %s.",
                      "%s pays %s %d points for %s."), form),
    name, other, n, cards);
}

static const TapisEventWords events[] = {
  { YELLOW_DWARF_EVENT_STAKED,
    .you = PP_("You stake %d point.", "You stake %d points."),
    .somebody = PP_("%s stakes %d point.", "%s stakes %d points."),
    .tells = TAPIS_TELLS_POINTS, .sound = TAPIS_SOUND_TOKEN, .time = 1100 },
  { YELLOW_DWARF_EVENT_WITHOUT, .cry_of = cry_without, .cried = TRUE,
    .you = P_("You pass."), .somebody = P_("%s passes."),
    .weight = TAPIS_IS_ROUTINE, .who_as = TAPIS_ROLE_SUBJECT,
    .sound = TAPIS_SOUND_SKIP, .time = 800 },
  { YELLOW_DWARF_EVENT_TOOK_BOX, .cry_of = cry_takes, .cried = TRUE,
    .you = PP_("You take %d point from the box.",
               "You take %d points from the box."),
    .somebody = PP_("%s takes %d point from the box.",
                    "%s takes %d points from the box."),
    .tells = TAPIS_TELLS_POINTS, .sound = TAPIS_SOUND_BOX, .time = 1400,
    .stage = 700 },
  { YELLOW_DWARF_EVENT_FORGOT,
    /* Translators: the card with its article, then the points. */
    .you = PP_("You did not announce %s: %d point stays in the box.",
               "You did not announce %s: %d points stay in the box."),
    /* Translators: the player's name, the card, the points. */
    .somebody = PP_("%s did not announce %s: %d point stays in the box.",
                    "%s did not announce %s: %d points stay in the box."),
    .says = TAPIS_SAYS_CARD, .as = TAPIS_ROLE_MISSING,
    .tells = TAPIS_TELLS_POINTS, .sound = TAPIS_SOUND_SKIP, .time = 800 },
  { YELLOW_DWARF_EVENT_BOX_CLOSED,
    /* Translators: said after “… did not announce the king of hearts”. */
    .you = NN_("The box is closed until the game ends: nobody takes its %d "
               "point.",
               "The box is closed until the game ends: nobody takes its %d "
               "points."),
    .tells = TAPIS_TELLS_POINTS, .sound = TAPIS_SOUND_TWIST, .time = 1100 },
  { YELLOW_DWARF_EVENT_STARTS_AGAIN, .cried = TRUE,
    .cry = NC_("cry", "King, and I start again!"),
    .you = P_("You begin a new sequence."),
    .somebody = P_("%s begins a new sequence."), .sound = TAPIS_SOUND_SILENCE },
  { YELLOW_DWARF_EVENT_NEW_SEQUENCE,
    .you = P_("Everybody else has passed: you begin a new sequence."),
    .somebody = P_("Everybody else has passed: %s begins a new sequence."),
    .sound = TAPIS_SOUND_SILENCE },
  { YELLOW_DWARF_EVENT_STOPPED, .cry = NC_("cry", "I’m out!"), .cried = TRUE,
    .you = P_("You have laid your last card."),
    .somebody = P_("%s has laid their last card."), .sound = TAPIS_SOUND_OUT,
    .time = 1800, .stage = 800 },
  { YELLOW_DWARF_EVENT_PAID, .say = say_paid, .sound = TAPIS_SOUND_TOKEN,
    .time = 1100 },
  { YELLOW_DWARF_EVENT_SHORT,
    .you = PP_("You cannot pay %s the last %d point.",
               "You cannot pay %s the last %d points."),
    .somebody = PP_("%s cannot pay you the last %d point.",
                    "%s cannot pay you the last %d points."),
    .between = PP_("%s cannot pay %s the last %d point.",
                   "%s cannot pay %s the last %d points."),
    .tells = TAPIS_TELLS_POINTS, .other_as = TAPIS_ROLE_TO },
  { YELLOW_DWARF_EVENT_SHORT,
    .you = PP_("You cannot pay the last %d point into the box.",
               "You cannot pay the last %d points into the box."),
    .somebody = PP_("%s cannot pay the last %d point into the box.",
                    "%s cannot pay the last %d points into the box."),
    .tells = TAPIS_TELLS_POINTS, .sound = TAPIS_SOUND_SILENCE },
  { YELLOW_DWARF_EVENT_GRAND_OPERA, .cried = TRUE,
    .cry = NC_("cry", "Grand Opera!"),
    .you = PP_("You take all the boxes: %d point.",
               "You take all the boxes: %d points."),
    .somebody = PP_("%s takes all the boxes: %d point.",
                    "%s takes all the boxes: %d points."),
    .tells = TAPIS_TELLS_POINTS, .sound = TAPIS_SOUND_BOX, .time = 1800,
    .stage = 1000 },
  { YELLOW_DWARF_EVENT_KEPT,
    /* Translators: the card with its article, then the points. */
    .you = PP_("You still have %s: you put %d point into its box.",
               "You still have %s: you put %d points into its box."),
    /* Translators: the player's name, the card, the points. */
    .somebody = PP_("%s still has %s: %d point goes into its box.",
                    "%s still has %s: %d points go into its box."),
    .says = TAPIS_SAYS_CARD, .as = TAPIS_ROLE_OBJECT,
    .tells = TAPIS_TELLS_POINTS, .who_as = TAPIS_ROLE_OWNER,
    .sound = TAPIS_SOUND_TOKEN, .time = 1100 },
  { YELLOW_DWARF_EVENT_RUINED, .cry = NC_("cry", "Ruined!"),
    .you = P_("You have too few points left to go on."),
    .somebody = P_("%s has too few points left to go on."),
    .who_as = TAPIS_ROLE_OWNER, .sound = TAPIS_SOUND_SILENCE },
  { .kind = CG_EVENT_NONE },
};

/* --- why not --- */

static const TapisRefusalWords refusals[] = {
  { YELLOW_DWARF_REFUSE_NOT_NEXT_RANK,
    .sentence = N_("That card does not continue the sequence."),
    /* Translators: %s is "a 7", "a jack" … */
    .with = N_("The sequence goes on with %s."), .says = TAPIS_SAYS_A_RANK,
    .as = TAPIS_ROLE_WITH },
  { YELLOW_DWARF_REFUSE_MUST_BEGIN,
    .sentence = N_("You begin a sequence: lay at least one card.") },
  { YELLOW_DWARF_REFUSE_MUST_GO_ON,
    .sentence = N_("At this table you must go on if you can."),
    /* Translators: %s is "a 7", "a jack" … */
    .with = N_("At this table you must go on if you can: you have %s."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_OBJECT },
  { YELLOW_DWARF_REFUSE_NOTHING_TO_ANNOUNCE,
    .sentence = N_("You have not just laid a card of the board: there is "
                   "nothing to announce.") },
  { .kind = CG_LEGAL },
};

/* Translators: these sentences say why a move is good. */
static const TapisReasonWords reasons[] = {
  { YELLOW_DWARF_REASON_ANNOUNCE_BOX,
    .sentence = N_("You take what is in its box only if you announce the "
                   "card.") },
  { YELLOW_DWARF_REASON_LAST_CARDS,
    .sentence = N_("These are your last cards: the others pay you.") },
  { YELLOW_DWARF_REASON_GO_ON,
    .sentence = N_("Go on: you do not have to pay for a card that you "
                   "have laid.") },
  { YELLOW_DWARF_REASON_STOP_HERE,
    /* Translators: %s is "a 7", "a queen" … */
    .sentence = N_("Nobody else is likely to have %s: stop, and you begin "
                   "again."), .says = TAPIS_SAYS_A_RANK,
    .as = TAPIS_ROLE_MISSING },
  { YELLOW_DWARF_REASON_TAKE_BOX,
    .sentence = N_("You take what is in its box; left in your hand, it would "
                   "cost you as much.") },
  { YELLOW_DWARF_REASON_BOARD_CARD_FIRST,
    .sentence = N_("Of your cards of the same rank, lay the one that is on the "
                   "board.") },
  { YELLOW_DWARF_REASON_RUN_TO_BOX,
    /* Translators: %s is "a 7", "a queen" … */
    .sentence = N_("From here you can go on up to %s that takes a box."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_TO },
  { YELLOW_DWARF_REASON_BEGIN_LOW,
    .sentence = N_("Low cards rarely come up in a sequence: begin with "
                   "them.") },
  { YELLOW_DWARF_REASON_NOBODY_GOES_ON,
    /* Translators: %s is "a 7", "a queen" … */
    .sentence = N_("Nobody else is likely to have %s, and then you begin "
                   "again."), .says = TAPIS_SAYS_A_RANK,
    .as = TAPIS_ROLE_MISSING },
  { YELLOW_DWARF_REASON_KEEP_KING,
    .sentence = N_("Keep your king: laid later, it lets you begin again.") },
  { YELLOW_DWARF_REASON_LEAD_TO_END,
    .sentence = N_("You begin again each time, until you have no cards "
                   "left.") },
  { YELLOW_DWARF_REASON_LEAD_AGAIN,
    .sentence = N_("It is more likely that nobody goes on, and you begin "
                   "again.") },
  { YELLOW_DWARF_REASON_BOX_MORE,
    .sentence = N_("It is more likely that you take a box in this round.") },
  { YELLOW_DWARF_REASON_OUT_FIRST,
    .sentence = N_("It is more likely that you get rid of all your cards "
                   "first.") },
  { YELLOW_DWARF_REASON_OTHERS_BOX_LESS,
    .sentence = N_("It is less likely that somebody else takes a box before "
                   "your next turn.") },
  { YELLOW_DWARF_REASON_FEWER_LEFT,
    .sentence = N_("You have fewer cards left to pay for when the round "
                   "ends.") },
  { .kind = CG_REASON_NONE },
};

/* --- places --- */

static const TapisPlaceWords places[] = {
  { "pile", NN_("Laid in this round, %u card", "Laid in this round, %u cards"),
    /* Translators: under the cards that have been laid: how many */
    .caption = N_("Laid: %u") },
  { "stub", NN_("Stub, %u card", "Stub, %u cards"),
    /* Translators: under the cards that are not dealt: how many */
    .caption = N_("Stub: %u"),
    .about = N_("These cards are not dealt in this round.") },
  { .zone = NULL },
};

/* --- house rules --- */

static const TapisOptionWords options[] = {
  { "bank",
    N_("Everybody begins with this many points. A round costs a stake of 15 "
       "points."),
    { NULL, NN_("Everybody begins with %d point.",
                "Everybody begins with %d points.") } },
  { "must_announce",
    N_("You take the box of a card of the board only if you announce the card. "
       "Without this rule you take the box in any case."),
    { N_("A card of the board takes its box without an announcement."),
      N_("A card of the board takes its box only when it is announced.") } },
  { "pay_by_value",
    N_("At the end of a round, cards in hand cost one point each, or their "
       "value: jack, queen and king 10, the others their number."),
    { N_("Every card left in hand costs one point."),
      N_("Every card left in hand costs its value; a jack, a queen or a king "
         "costs 10.") } },
  { "opera_any_first_turn",
    N_("Usually a Grand Opera means laying all your cards before anybody else "
       "has laid one. With this rule a later player can do it too, in the "
       "first turn in which that player lays."),
    { N_("A Grand Opera counts only before anybody else has laid a card."),
      N_("A Grand Opera counts in any player’s first turn.") } },
  { "rounds",
    N_("The game ends after this many rounds. With 0 it goes on until somebody "
       "can no longer pay or stake."),
    { N_("The game goes on until somebody can no longer pay or stake."),
      N_("Number of rounds: %d.") } },
  { "voluntary_stop",
    N_("You may stop a sequence even when you could go on, to keep a card for "
       "later."),
    { N_("You must go on if you can."),
      N_("You may stop a sequence even when you could go on.") } },
  { "missing_rank",
    N_("When nobody lays the next card, the player who laid last begins a new "
       "sequence with any card, or goes on with the next higher card in hand."),
    { N_("When nobody goes on, the player who laid last begins with any card."),
      N_("When nobody goes on, the player who laid last goes on with the next "
         "higher card in hand.") } },
  { "kept_card",
    N_("A card of the board that you still have in hand at the end of a round "
       "doubles its box, costs its stake once more, or costs nothing."),
    { N_("A player who keeps a card of the board doubles its box."),
      N_("A player who keeps a card of the board pays its stake once more."),
      N_("Keeping a card of the board costs nothing.") } },
  { "opera_double_pay",
    N_("After a Grand Opera the others pay double for their cards."),
    { N_("After a Grand Opera the others pay for their cards as usual."),
      N_("After a Grand Opera the others pay double for their cards.") } },
  { "forgotten",
    N_("If a player forgets to announce a card of the board, its points stay "
       "in the box and can be won in a later round, or the box is closed. "
       "Nothing is staked in a closed box, and nobody wins it."),
    { N_("What was not announced stays in its box, for a later round."),
      N_("A forgotten announcement closes its box until the game ends.") } },
  { .id = NULL },
};

/* --- special cards --- */

/* Adds @card, a card of the board, to @list, the special cards that are
 * explained. */
/* Translators, all of these: what a special card does; %s is the name of
 * another player who lays it. */
static void
add_board_card (const CgSetup *setup, GArray *list, CgCard card,
                const char *title)
{
  enum { UNANNOUNCED, ANNOUNCED, CLOSING };
  /* the first index is how the card takes its box; the second is what a player
   * who still holds the card at the end of the round pays */
  static const char *const texts[][3] = {
    [UNANNOUNCED] = {
      N_("Lay it, and you take its box. If you have it at the end of the "
         "round, you double the box."),
      N_("Lay it, and you take its box. If you have it at the end of the "
         "round, you pay that stake into the box."),
      N_("Lay it, and you take its box."),
    },
    [ANNOUNCED] = {
      N_("Announce it when you have laid it, and you take its box. If you have "
         "it at the end of the round, you double the box."),
      N_("Announce it when you have laid it, and you take its box. If you have "
         "it at the end of the round, you pay that stake into the box."),
      N_("Announce it when you have laid it, and you take its box."),
    },
    [CLOSING] = {
      N_("Announce it when you have laid it, and you take its box; if you "
         "forget, the box is closed until the game ends. If you have it at the "
         "end of the round, you double the box."),
      N_("Announce it when you have laid it, and you take its box; if you "
         "forget, the box is closed until the game ends. If you have it at the "
         "end of the round, you pay that stake into the box."),
      N_("Announce it when you have laid it, and you take its box; if you "
         "forget, the box is closed until the game ends."),
    },
  };
  static const char *const told[] = {
    [UNANNOUNCED] = P_("%s takes the box of the card."),
    [ANNOUNCED] = P_("To take the box of the card, %s has to announce it."),
    [CLOSING] = P_("To take the box of the card, %s has to announce it; a "
                   "forgotten announcement closes the box until the game "
                   "ends."),
  };
  guint how = !setup->options[YELLOW_DWARF_MUST_ANNOUNCE] ? UNANNOUNCED
              : setup->options[YELLOW_DWARF_FORGOTTEN] == YELLOW_DWARF_WAITS
                ? CLOSING
                : ANNOUNCED;

  tapis_add_special_told (
    list, card, title, _(texts[how][setup->options[YELLOW_DWARF_KEPT_CARD]]),
    told[how]);
}

static void
special_cards (const CgSetup *setup, GArray *list)
{
  add_board_card (setup, list, CG_FRENCH (7, CG_DIAMONDS),
                  _("7 of diamonds, the Yellow Dwarf: 5 points"));
  add_board_card (setup, list, CG_FRENCH (10, CG_DIAMONDS),
                  _("10 of diamonds: 1 point"));
  add_board_card (setup, list, CG_FRENCH (CG_JACK, CG_CLUBS),
                  _("Jack of clubs: 2 points"));
  add_board_card (setup, list, CG_FRENCH (CG_QUEEN, CG_SPADES),
                  _("Queen of spades: 3 points"));
  add_board_card (setup, list, CG_FRENCH (CG_KING, CG_HEARTS),
                  _("King of hearts: 4 points"));
  for (guint i = 0; i < list->len; i++)
    g_array_index (list, TapisSpecialCard, i).one_suit = TRUE;
  tapis_add_special (list, CG_FRENCH (CG_KING, CG_SPADES),
                     C_("special card", "King: start again"),
                     _("After a king the same player begins a new sequence "
                       "with any card."));
}

const TapisGameWords tapis_words_yellow_dwarf = {
  .blurb = N_("Lay your cards in order, stop when it suits you, and win the "
              "five boxes of the board."),
  .length = N_("20 to 40 minutes"),
  .options = options,
  .says = { .events = events, .refusals = refusals, .reasons = reasons },
  .places = places,
  .special_cards = special_cards,
};
