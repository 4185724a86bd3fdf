/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of Noddy: its events, refusals, reasons, options and special cards.
 * Decides no rule. */

#include "model/words/tapis-words-language.h"

#include "noddy-model-private.h"
#include "noddy-player.h"

#include <glib/gi18n.h>

/* --- what happened --- */

/* The words for each kind of combination: its name with the article, as the
 * object of a sentence (“You have a pair for 2 points.”), the exclamation with
 * which a player announces it, and its name on the score sheet, in which %u is
 * the number of cards. */
static const struct
{
  const char *object, *cry, *heading;
} kinds[] = {
  /* Translators: the jack of the turned suit. */
  [NODDY_KIND_NODDY] = { NC_("combination", "Noddy"), NC_("cry", "Noddy!"),
                         NC_("score", "Noddy") },
  [NODDY_KIND_FIFTEEN] = { NC_("combination", "a fifteen"),
                           NC_("cry", "Fifteen!"), NC_("score", "Fifteen") },
  [NODDY_KIND_TWENTY_FIVE] = { NC_("combination", "a twenty-five"),
                               NC_("cry", "Twenty-five!"),
                               NC_("score", "Twenty-five") },
  /* Translators: 31 points with four cards or more. */
  [NODDY_KIND_THIRTY_ONE] = { NC_("combination", "a Hitter"),
                              NC_("cry", "Hitter!"), NC_("score", "Hitter") },
  [NODDY_KIND_PAIR] = { NC_("combination", "a pair"), NC_("cry", "Pair!"),
                        NC_("score", "Pair") },
  [NODDY_KIND_PAIR_ROYAL] = { NC_("combination", "a pair royal"),
                              NC_("cry", "Pair royal!"),
                              NC_("score", "Pair royal") },
  [NODDY_KIND_DOUBLE_PAIR_ROYAL] = { NC_("combination", "a double pair royal"),
                                     NC_("cry", "Double pair royal!"),
                                     NC_("score", "Double pair royal") },
  [NODDY_KIND_RUN] = { NULL, NC_("cry", "Run!"),
                       /* Translators: a heading in a score sheet; 3 to 6
                        * cards. */
                       NC_("score", "Run of %u") },
  [NODDY_KIND_FLUSH] = { NC_("combination", "a flush"), NC_("cry", "Flush!"),
                         /* Translators: a heading in a score sheet; 3 to 6
                          * cards. */
                         NC_("score", "Flush of %u") },
};

/* The names of runs with their article, as the object of a sentence. The index
 * is the number of cards. */
static const char *const runs[] = {
  [3] = NC_("combination", "a run of 3"),
  [4] = NC_("combination", "a run of 4"),
  [5] = NC_("combination", "a run of 5"),
  [6] = NC_("combination", "a run of 6"),
};

static NoddyKind
kind_of (const CgEvent *event)
{
  return CLAMP (event->what, NODDY_KIND_NODDY, NODDY_KIND_FLUSH);
}

const char *
tapis_noddy_object (NoddyKind kind, guint n_cards)
{
  return g_dpgettext2 (NULL, "combination",
                       kind == NODDY_KIND_RUN
                         ? runs[CLAMP (n_cards, 3, G_N_ELEMENTS (runs) - 1)]
                         : kinds[kind].object);
}

char *
tapis_noddy_heading (NoddyKind kind, guint n_cards)
{
  return tapis_say_with_number (
    g_dpgettext2 (NULL, "score", kinds[kind].heading), (int) n_cards);
}

static const char *
name_combination (const CgEvent *event)
{
  return tapis_noddy_object (kind_of (event), event->count);
}

static const char *
cry_combination (const CgEvent *event)
{
  return g_dpgettext2 (NULL, "cry", kinds[kind_of (event)].cry);
}

/* Returns the number that a player calls after laying a card: the total. */
static const char *
cry_total (const CgEvent *event)
{
  g_autofree char *number = tapis_words_number (event->total);

  return g_intern_string (number);
}

static gboolean
is_flush (const CgEvent *event)
{
  return kind_of (event) == NODDY_KIND_FLUSH;
}

static gboolean
is_31 (const CgEvent *event)
{
  return event->total == 31;
}

static const TapisEventWords events[] = {
  { NODDY_EVENT_COMBINATION, .when = is_flush, .stage = 800 },
  { NODDY_EVENT_TOTAL, .when = is_31, .stage = 800 },
  { NODDY_EVENT_COMBINATION, .least_rank = 1,
    /* Translators: the combination with its article, its points. */
    .you = PP_("You have %s for %d point.", "You have %s for %d points."),
    /* Translators: the player's name, then the same. */
    .somebody = PP_("%s has %s for %d point.", "%s has %s for %d points."),
    .who_as = TAPIS_ROLE_OWNER, .word_of = name_combination,
    .tells = TAPIS_TELLS_POINTS },
  { NODDY_EVENT_COMBINATION,
    /* Translators: the combination with its article, its points, the total so
     * far. */
    .you = PP_("You have %s for %d point, total %d.",
               "You have %s for %d points, total %d."),
    /* Translators: the player's name, then the same. */
    .somebody = PP_("%s has %s for %d point, total %d.",
                    "%s has %s for %d points, total %d."),
    .who_as = TAPIS_ROLE_OWNER, .word_of = name_combination,
    .tells = TAPIS_TELLS_POINTS, .cry_of = cry_combination,
    .sound = TAPIS_SOUND_TOKEN, .time = 1100 },
  { NODDY_EVENT_NOTHING, .cry = NC_("cry", "Nothing"),
    .you = P_("You have nothing to announce."),
    .somebody = P_("%s has nothing to announce."), .who_as = TAPIS_ROLE_OWNER,
    .sound = TAPIS_SOUND_SKIP, .time = 800 },
  { NODDY_EVENT_MISSED,
    /* Translators: what somebody has overlooked in their own cards: the
     * combination with its article, its points. */
    .you = PP_("You missed %s for %d point.", "You missed %s for %d points."),
    /* Translators: the player's name, then the same. */
    .somebody = PP_("%s missed %s for %d point.",
                    "%s missed %s for %d points."),
    .word_of = name_combination, .tells = TAPIS_TELLS_POINTS,
    .sound = TAPIS_SOUND_SKIP, .time = 1100 },
  /* Translators: the cry of a player who gets points that the other has
   * overlooked, as in cribbage */
  { NODDY_EVENT_TAKEN, .cry = NC_("cry", "Muggins!"),
    .you = PP_("You get the %d point that was missed.",
               "You get the %d points that were missed."),
    .somebody = PP_("%s gets the %d point that was missed.",
                    "%s gets the %d points that were missed."),
    .tells = TAPIS_TELLS_POINTS, .sound = TAPIS_SOUND_TOKEN, .time = 1100 },
  { NODDY_EVENT_TOTAL, .cry_of = cry_total,
    .you = P_("You call %d."), .somebody = P_("%s calls %d."),
    .tells = TAPIS_TELLS_TOTAL, .weight = TAPIS_IS_ROUTINE,
    .sound = TAPIS_SOUND_SILENCE },
  { NODDY_EVENT_GO, .cry = NC_("cry", "Go!"), .cried = TRUE,
    .you = P_("Every card you hold would go over 31."),
    .somebody = P_("%s cannot lay a card without going over 31."),
    .sound = TAPIS_SOUND_SKIP, .time = 800 },
  { NODDY_EVENT_LAST_CARD, .when = is_31,
    .you = PP_("You reach exactly 31: %d point.",
               "You reach exactly 31: %d points."),
    .somebody = PP_("%s reaches exactly 31: %d point.",
                    "%s reaches exactly 31: %d points."),
    .tells = TAPIS_TELLS_POINTS },
  { NODDY_EVENT_LAST_CARD,
    .you = PP_("You laid the last card: %d point.",
               "You laid the last card: %d points."),
    .somebody = PP_("%s laid the last card: %d point.",
                    "%s laid the last card: %d points."),
    .tells = TAPIS_TELLS_POINTS, .sound = TAPIS_SOUND_TOKEN, .time = 1100 },
  { NODDY_EVENT_TARGET, .cry = NC_("cry", "Won!"),
    .you = PP_("You reach the target with %d point and win.",
               "You reach the target with %d points and win."),
    .somebody = PP_("%s reaches the target with %d point and wins.",
                    "%s reaches the target with %d points and wins."),
    .tells = TAPIS_TELLS_TOTAL, .sound = TAPIS_SOUND_SILENCE },
  { .kind = CG_EVENT_NONE },
};

/* --- why not --- */

static const TapisRefusalWords refusals[] = {
  { CG_REFUSE_NOT_NOW,
    .sentence = N_("The announcements are over: now the cards are laid.") },
  { NODDY_REFUSE_ANNOUNCE_FIRST,
    .sentence = N_("First come the announcements, then the cards.") },
  { NODDY_REFUSE_OVER_31,
    .sentence = N_("That card takes the total over 31."),
    /* Translators: %s is a card with its article. */
    .with = N_("With %s the total goes over 31."), .says = TAPIS_SAYS_CARD,
    .as = TAPIS_ROLE_WITH },
  { NODDY_REFUSE_CARD_FITS,
    .sentence = N_("No “Go!” yet: you can still lay a card."),
    .with = N_("No “Go!” yet: you can still lay %s."),
    .says = TAPIS_SAYS_CARD, .as = TAPIS_ROLE_OBJECT },
  { .kind = CG_LEGAL },
};

/* Translators: these sentences say why a move is good. */
static const TapisReasonWords reasons[] = {
  { NODDY_REASON_MAKE_FIFTEEN, .sentence = N_("It makes fifteen.") },
  { NODDY_REASON_MAKE_TWENTY_FIVE,
    .sentence = N_("It makes twenty-five: a point for each card.") },
  { NODDY_REASON_MAKE_THIRTY_ONE,
    .sentence = N_("It makes thirty-one: a point for each card, and two "
                   "more.") },
  { NODDY_REASON_MAKE_PAIR,
    .sentence = N_("It makes a pair, or three or four of a kind.") },
  { NODDY_REASON_MAKE_RUN, .sentence = N_("It completes a run.") },
  { NODDY_REASON_MAKE_FLUSH,
    .sentence = N_("It completes a flush: a point for each card.") },
  { NODDY_REASON_NO_FIVE_LEAD,
    .sentence = N_("Do not lead a 5: every 10 and court card makes "
                   "fifteen with it.") },
  { NODDY_REASON_NOT_ANNOUNCED,
    .sentence = N_("If the other player had a card that scores on this, it "
                   "would have been announced.") },
  { NODDY_REASON_KEEP_FOR_LAST,
    .sentence = N_("Keep your low card: the last card that fits scores a "
                   "point.") },
  { NODDY_REASON_LEAVE_LITTLE,
    .sentence = N_("It leaves the other player the fewest points to score.") },
  { NODDY_REASON_COUNT_ALL,
    .sentence = N_("What you do not announce does not count for you.") },
  { NODDY_REASON_OTHER_SCORES_LESS,
    .sentence = N_("The other player is less likely to score with the next "
                   "card.") },
  { NODDY_REASON_SCORE_NEXT,
    .sentence = N_("You are more likely to score with your next card.") },
  { NODDY_REASON_LAST_MORE,
    .sentence = N_("You are more likely to score the point for the last "
                   "card.") },
  { NODDY_REASON_OWN_POINTS,
    .sentence = N_("You score more points in the rest of the play.") },
  { NODDY_REASON_OTHER_POINTS,
    .sentence = N_("The other player scores fewer points in the rest of the "
                   "play.") },
  { .kind = CG_REASON_NONE },
};

/* --- places --- */

static const TapisPlaceWords places[] = {
  { "row", NN_("Cards laid, %u card", "Cards laid, %u cards"),
    /* Translators: under the cards that have been laid: how many */
    .caption = N_("Laid: %u") },
  { "stock", NN_("Stub, %u card", "Stub, %u cards"),
    .about = N_("These cards are not in this deal.") },
  { .zone = NULL },
};

/* --- house rules and special cards --- */

static const TapisOptionWords options[] = {
  { "turned_noddy",
    N_("When the turn-up is a jack, 2 points go to the player who did not "
       "deal, or to the dealer."),
    { N_("A turned jack gives 2 points to the player who did not deal."),
      N_("A turned jack gives 2 points to the dealer.") } },
  { "play_totals",
    N_("In play, any number of the last cards laid may make 15, 25 or 31, or "
       "only all the cards laid so far."),
    { N_("In play, any number of the last cards may make 15, 25 or 31."),
      N_("In play, only the total of all cards makes 15, 25 or 31.") } },
  { "missed",
    N_("When you count your cards yourself, the points that you do not find "
       "count anyway, count for nobody, or go to the other player."),
    { N_("Points that are not found count anyway."),
      N_("Nobody gets the points that a player does not find."),
      N_("The other player gets the points that a player does not find.") } },
  { "game",
    N_("Play one deal, won by the player with the most points, or a match of "
       "several deals up to a target."),
    { N_("One deal is played: the most points win."),
      N_("Deals follow each other until somebody reaches the target.") } },
  { "target",
    N_("This many points win a match. The first player who reaches them wins "
       "at once."),
    { NULL, NN_("A match goes to %d point.", "A match goes to %d points.") } },
  { .id = NULL },
};

static void
special_cards (const CgSetup *setup, GArray *list)
{
  tapis_add_special (list, CG_FRENCH (CG_ACE, CG_SPADES),
                     C_("special card", "Ace: the lowest"),
                     _("It counts 1, and a run can begin with it: ace, 2, 3."));
  tapis_add_special (list, CG_FRENCH (CG_JACK, CG_HEARTS),
                     _("Jack of trumps: Noddy"),
                     setup->options[NODDY_TURNED_NODDY] == NODDY_PAYS_DEALER
                       ? _("In the hand it scores 1 point; turned up, it "
                           "gives 2 points to the dealer.")
                       : _("In the hand it scores 1 point; turned up, it "
                           "gives 2 points to the player who did not deal."));
  tapis_add_special (list, CG_FRENCH (CG_KING, CG_CLUBS),
                     _("Jack, queen, king: 10"),
                     _("A jack, a queen and a king count 10 each."));
}

const TapisGameWords tapis_words_noddy = {
  .blurb = N_("A small old English game for two: count fifteens, pairs and "
              "runs, then play up to 31."),
  .length = N_("5 to 15 minutes"),
  .options = options,
  .says = { .events = events, .refusals = refusals, .reasons = reasons },
  .places = places,
  .special_cards = special_cards,
};
