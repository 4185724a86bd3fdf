/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of Balcó: what happens, why a move is refused, why it is good, the
 * house rules, and what the special cards do. The rules are in
 * balco-rules.c. */

#include "balco-model-private.h"
#include "games/shedding/shedding-player.h"
#include "model/words/tapis-sentences.h"

#include <glib/gi18n.h>

/* --- what happened --- */

/* Returns a sentence such as "You lay the 8 of coins and 2 jokers." The next
 * event, BALCO_EVENT_DECLARED, says for which number the jokers stand. */
/* Translators, all of these: several jokers, in the middle of a sentence: "2
 * jokers". */
static char *
say_laid (const TapisWho *who)
{
  const char *words[CG_EVENT_CARDS + 1];
  g_autofree char *many = NULL;
  g_autofree char *cards = NULL;
  guint n = 0, jokers = 0;

  for (guint i = 0; i < MIN (who->event->count, CG_EVENT_CARDS); i++)
    if (cg_card_is_joker (who->event->cards[i]))
      jokers++;
    else
      words[n++] = tapis_words_the_card (who->event->cards[i],
                                         TAPIS_ROLE_OBJECT);
  many = g_strdup_printf (tapis_form_n (TAPIS_ROLE_OBJECT,
                                        COUNTED_("%u joker", "%u jokers"),
                                        jokers),
                          jokers);
  if (jokers > 0)
    words[n++] = jokers == 1 ? tapis_words_the_card (CG_JOKER,
                                                     TAPIS_ROLE_OBJECT)
                             : many;
  cards = tapis_words_list (words, n);
  return tapis_say_words (who->who, TAPIS_ROLE_DOER, P_("You lay %s."),
                          P_("%s lays %s."), cards, NULL);
}

static gboolean
by_ten (const CgEvent *event)
{
  return event->rank == 10;
}

/* Returns whether the seat of @event starts the game because it has shown the
 * lowest cards. */
static gboolean
shown (const CgEvent *event)
{
  return event->count > 0 && event->what == 0;
}

/* Returns whether the seat of @event starts the game because it has laid the
 * lowest card. */
static gboolean
laid (const CgEvent *event)
{
  return event->count > 0 && event->what != 0;
}

static const char *
cry_shown (const CgEvent *event)
{
  return tapis_words_card (event->cards[0]);
}

static const TapisEventWords events[] = {
  { CG_EVENT_LAID, .say = say_laid },
  { SHEDDING_EVENT_BURNT, .when = by_ten, .cry = NC_("cry", "I clean!"),
    .you = PP_("You clean the pile: %u card leaves the game.",
               "You clean the pile: %u cards leave the game."),
    .somebody = PP_("%s cleans the pile: %u card leaves the game.",
                    "%s cleans the pile: %u cards leave the game."),
    .tells = TAPIS_TELLS_COUNT },
  { SHEDDING_EVENT_BURNT, .cry = NC_("cry", "I clean!"),
    .you = PP_("The fourth card of the same rank in a row: you clean the pile, "
               "and %u card leaves the game.",
               "The fourth card of the same rank in a row: you clean the pile, "
               "and %u cards leave the game."),
    .somebody = PP_("The fourth card of the same rank in a row: %s cleans the "
                    "pile, and %u card leaves the game.",
                    "The fourth card of the same rank in a row: %s cleans the "
                    "pile, and %u cards leave the game."),
    .tells = TAPIS_TELLS_COUNT },
  { SHEDDING_EVENT_PICKED_UP, .cry = NC_("cry", "I pick up!") },
  { SHEDDING_EVENT_DEMANDS_LOW, .cry = NC_("cry", "I break the game!"),
    .you = PP_("You break the game: the next player needs a 7 or lower.",
               "You break the game: the next %u players need a 7 or lower."),
    .somebody = PP_("%s breaks the game: the next player needs a 7 or lower.",
                    "%s breaks the game: the next %u players need a 7 or "
                    "lower."),
    .tells = TAPIS_TELLS_COUNT },
  { SHEDDING_EVENT_SKIPPED,
    .you = P_("%s leaves a gap: you lose your turn."),
    .somebody = P_("You leave a gap: %s loses a turn."),
    .between = P_("%1$s leaves a gap: %2$s loses a turn."),
    .by_other = TRUE },
  { SHEDDING_EVENT_ATTACKED, .cry = NC_("cry", "I shoot!"),
    .you = P_("You shoot at %s."), .somebody = P_("%s shoots at you!"),
    .between = P_("%1$s shoots at %2$s."), .other_as = TAPIS_ROLE_OBJECT },
  { SHEDDING_EVENT_ANSWERED, .cry = NC_("cry", "I answer!"),
    .you = P_("You answer %s’s shot."),
    .somebody = P_("%s answers your shot."),
    .between = P_("%1$s answers %2$s’s shot."),
    .other_as = TAPIS_ROLE_OF },
  { CG_EVENT_OUT_LOST,
    .you = P_("You are the last player holding cards and have lost."),
    .somebody = P_("%s is the last player holding cards and has lost."),
    .who_as = TAPIS_ROLE_SUBJECT },
  { BALCO_EVENT_SHOWED, .cry_of = cry_shown,
    .you = PP_("You show your lowest card: %s.",
               "You show your lowest cards: %s."),
    .somebody = PP_("%s shows their lowest card: %s.",
                    "%s shows their lowest cards: %s."),
    .says = TAPIS_SAYS_CARDS, .tells = TAPIS_TELLS_COUNT,
    .weight = TAPIS_IS_ROUTINE, .as = TAPIS_ROLE_LISTED,
    .sound = TAPIS_SOUND_CARD, .time = 700 },
  { CG_EVENT_LEADS, .when = shown,
    /* Translators: %s is "the 3 of cups", or after a tie "the 3 of cups and the
     * 5 of coins". */
    .you = PP_("You start: nobody showed a lower card than %s.",
               "You start: nobody showed lower cards than %s."),
    .somebody = PP_("%s starts: nobody showed a lower card than %s.",
                    "%s starts: nobody showed lower cards than %s."),
    .says = TAPIS_SAYS_CARDS, .as = TAPIS_ROLE_THAN, .tells = TAPIS_TELLS_COUNT,
    .who_as = TAPIS_ROLE_SUBJECT },
  { CG_EVENT_LEADS, .when = laid,
    /* Translators: the same where the cards are laid, and after a tie shown:
     * "the 3 of cups and the 5 of coins". */
    .you = PP_("You play on: nobody laid a lower card than %s.",
               "You play on: nobody had lower cards than %s."),
    .somebody = PP_("%s plays on: nobody laid a lower card than %s.",
                    "%s plays on: nobody had lower cards than %s."),
    .says = TAPIS_SAYS_CARDS, .as = TAPIS_ROLE_THAN, .tells = TAPIS_TELLS_COUNT,
    .who_as = TAPIS_ROLE_SUBJECT },
  { BALCO_EVENT_DECLARED, .least_count = 2,
    .you = P_("You say that each joker is %s."),
    .somebody = P_("%s says that each joker is %s."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_AS,
    .weight = TAPIS_IS_ROUTINE },
  { BALCO_EVENT_DECLARED,
    /* Translators: the last %s is "an 8", "a knight (11)" … */
    .you = P_("You say that the joker is %s."),
    .somebody = P_("%s says that the joker is %s."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_AS,
    .weight = TAPIS_IS_ROUTINE, .sound = TAPIS_SOUND_SILENCE },
  { BALCO_EVENT_ZEROED, .cry = NC_("cry", "Back to zero!"),
    .you = P_("You reset to zero: anything fits now."),
    .somebody = P_("%s resets to zero: anything fits now."),
    .sound = TAPIS_SOUND_TWIST, .time = 1100, .stage = 600 },
  { BALCO_EVENT_STRAW, .cry = NC_("cry", "Straw!"),
    .you = PP_("You make straw: the pile has grown to %u card.",
               "You make straw: the pile has grown to %u cards."),
    .somebody = PP_("%s makes straw: the pile has grown to %u card.",
                    "%s makes straw: the pile has grown to %u cards."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_TWIST, .time = 1100 },
  { .kind = CG_EVENT_NONE },
};

/* --- why not --- */

/* Returns whether the game has jokers. @state may be NULL if the position is
 * not known; then the answer is TRUE. */
static gboolean
has_jokers (const CgState *state)
{
  return state == NULL || state->option[BALCO_JOKERS];
}

static char *
refuse_not_now (const CgState *state, CgRefusal refusal)
{
  switch (state != NULL ? state->phase : SHEDDING_PLAY)
    {
    case SHEDDING_EXCHANGE:
      return g_strdup (_("The game has not begun: you can only exchange cards "
                         "now."));
    case SHEDDING_NAME:
      return g_strdup (_("First choose the player that you shoot at."));
    default:
      return NULL;
    }
}

static char *
refuse_pick_up (const CgState *s, CgRefusal refusal)
{
  if (s != NULL && s->to_move != CG_NO_SEAT && s->n_hand[s->to_move] == 0)
    return g_strdup (_("First turn over one of your face-down cards: it may "
                       "fit."));
  return g_strdup (
    has_jokers (s)
      ? _("If you can lay a card, you must, even a 2, a 10 or a joker: you may "
          "not pick up the pile.")
      : _("If you can lay a card, you must, even a 2 or a 10: you may not pick "
          "up the pile."));
}

static char *
refuse_too_low (const CgState *state, CgRefusal refusal)
{
  guint number = refusal.rank;

  switch (number)
    {
    case 0:
      return NULL;
    case 1:
      return g_strdup (has_jokers (state)
                         ? _("On an ace (1) only another ace, a 2 or a joker "
                             "fits.")
                         : _("On an ace (1) only another ace or a 2 fits."));
    case 9:
      return g_strdup (_("After a 9 you need a 9, a knight (11), a king (12) "
                         "or an ace (1)."));
    case 11:
      return g_strdup (_("After a knight (11) you need a knight, a king (12) "
                         "or an ace (1)."));
    case 12:
      return g_strdup (_("After a king (12) you need a king or an ace (1)."));
    default:
      /* Translators: %1$s and %2$s are both "a 5": "After a 5 you need a 5 or
       * higher …" The 10 and the 2 are not in the order. */
      return g_strdup_printf (_("After %1$s you need %2$s or higher in the "
                                "order 3 4 5 6 7 8 9 11 12 1."),
                              tapis_words_a_number (number, TAPIS_ROLE_AFTER),
                              tapis_words_a_number (number,
                                                    TAPIS_ROLE_WANTED));
    }
}

static char *
refuse_attacked (const CgState *state, CgRefusal refusal)
{
  return g_strdup (has_jokers (state)
                     ? _("You are shot at: answer with an ace (1), a 2 or "
                         "a joker.")
                     : _("You are shot at: answer with an ace (1) or a 2."));
}

/* Returns why a 10 may not be laid while players must lay a 7 or lower (rule
 * BA-21), or NULL if the reason is another one: a 1 on top. */
static char *
refuse_cleaning (const CgState *state, CgRefusal refusal)
{
  return refusal.rank == 7
           ? g_strdup (_("The game is broken: a 10 cannot clean now, you need "
                         "a 7 or lower."))
           : NULL;
}

static const TapisRefusalWords refusals[] = {
  { CG_REFUSE_NOT_NOW, .say = refuse_not_now },
  { SHEDDING_REFUSE_TOO_LOW, .say = refuse_too_low },
  { SHEDDING_REFUSE_TOO_HIGH,
    .sentence = N_("The game is broken: you need a 7 or lower.") },
  { SHEDDING_REFUSE_ANSWER_ATTACK, .say = refuse_attacked },
  { SHEDDING_REFUSE_MUST_LAY, .say = refuse_pick_up },
  { SHEDDING_REFUSE_JOKER_ALONE,
    .sentence = N_("A joker that does not fit as that rank must be laid "
                   "alone.") },
  { BALCO_REFUSE_DECLARE,
    .sentence = N_("Say which rank the joker stands for.") },
  { BALCO_REFUSE_NOT_STUCK,
    .sentence = N_("A joker must fit as the rank that it stands for, as long "
                   "as you have another card that fits."),
    /* Translators: %s is "a 5", "a knight (11)" … */
    .with = N_("The joker does not fit as %s, and you have another card that "
               "fits."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_AS },
  { BALCO_REFUSE_NO_CLEANING, .say = refuse_cleaning,
    .sentence = N_("A 10 cannot clean that card away."),
    /* Translators: %s is "an ace (1)". */
    .with = N_("A 10 cannot clean %s away."), .says = TAPIS_SAYS_A_RANK,
    .as = TAPIS_ROLE_MISSING },
  { .kind = CG_LEGAL },
};

/* --- house rules and special cards --- */

static const TapisOptionWords options[] = {
  { "jokers",
    N_("A joker stands for any rank that you say. The game has four, or none."),
    { N_("There are no jokers."),
      N_("There are four jokers, which stand for any rank.") } },
  { "joker_when_stuck",
    N_("Usually a joker must fit as the rank that you say. With this rule, "
       "when no other card in your hand fits, you may say any rank and lay the "
       "joker all the same."),
    { N_("A joker must fit as the rank that it stands for."),
      N_("When no other card in your hand fits, a joker may stand for any "
         "rank, even for one that does not fit.") } },
  { "starter",
    N_("Usually everybody shows their lowest hand card, and the player with "
       "the lowest starts. At some tables everybody lays it on the pile, the "
       "lowest last, and the player who laid that one plays on."),
    { N_("Everybody shows their lowest hand card, and the player with the "
         "lowest of all starts."),
      N_("Everybody lays their lowest hand card, the lowest of all last, and "
         "the player who laid that one plays on.") } },
  { "twos_clean",
    N_("Four 2s in a row clean the pile, as any four cards of the same rank "
       "do. Without this rule they do not: a 2 never takes the pile away."),
    { N_("Four 2s in a row do not clean the pile."),
      N_("Four 2s in a row clean the pile, as other cards of the same rank "
         "do.") } },
  { "tops_only_when_hand_empty",
    N_("Usually you take your face-up cards as soon as the stock is empty and "
       "you have fewer than three cards in hand. With this rule you take them "
       "only when your hand is empty."),
    { N_("Face-up cards are taken as soon as the stock is empty and fewer "
         "than three cards are in the hand."),
      N_("Face-up cards are taken only when the hand is empty.") } },
  { "play_to_last",
    N_("The game goes on after the first player has won, and the last player "
       "holding cards loses."),
    { N_("The game ends as soon as somebody has won."),
      N_("The game goes on until only one player has cards: that player "
         "loses.") } },
  { .id = NULL },
};

/* Translators, all of these: what a special card does; %s is the name of
 * another player who lays it. */
static void
add_cards_below_ace (const CgSetup *setup, GArray *list)
{
  gboolean twos_clean = setup->options[BALCO_TWOS_CLEAN] != 0;

  tapis_add_special (list, CG_SPANISH (2, CG_COPAS),
                     C_("special card", "2: reset to zero"),
                     twos_clean
                       ? _("The blank card goes on anything, and after it "
                           "anything fits. The pile stays.")
                       : _("The blank card goes on anything, and after it "
                           "anything fits. The pile stays, even after four of "
                           "them."));
  tapis_add_special (list, CG_SPANISH (7, CG_ESPADAS),
                     C_("special card", "7: break the game"),
                     _("The next player must lay a 7 or lower. Several sevens "
                       "bind several players."));
  tapis_add_special (list, CG_SPANISH (8, CG_OROS),
                     C_("special card", "8: leave a gap"),
                     _("The next player loses a turn. Several eights skip "
                       "several players."));
  tapis_add_special (list, CG_SPANISH (10, CG_BASTOS),
                     C_("special card", "10: clean"),
                     twos_clean
                       ? _("The pile leaves the game, and the same player lays "
                           "again. A 10 does not go on a 7 or on an ace (1). "
                           "Four cards of the same rank in a row clean too.")
                       : _("The pile leaves the game, and the same player lays "
                           "again. A 10 does not go on a 7 or on an ace (1). "
                           "Four cards of the same rank in a row clean too, "
                           "but not 2s."));
}

/* Translators, all of these: what a special card does; %s is the name of
 * another player who lays it. */
static void
special_cards (const CgSetup *setup, GArray *list)
{
  gboolean jokers = setup->options[BALCO_JOKERS] != 0;
  gboolean stuck = setup->options[BALCO_JOKER_WHEN_STUCK] != 0;

  add_cards_below_ace (setup, list);
  tapis_add_special_told (
    list, CG_SPANISH (1, CG_OROS), _("Ace (1): shoot"),
    jokers ? _("The highest card. Choose a player, who must answer at once "
               "with an ace, a 2 or a joker. Without one, that player picks "
               "up the pile.")
           : _("The highest card. Choose a player, who must answer at once "
               "with an ace or a 2. Without one, that player picks up the "
               "pile."),
    jokers ? P_("An ace (1) shoots: %s chooses a player, who must answer at "
                "once with an ace, a 2 or a joker. Without one, that player "
                "picks up the pile.")
           : P_("An ace (1) shoots: %s chooses a player, who must answer at "
                "once with an ace or a 2. Without one, that player picks up "
                "the pile."));
  if (jokers)
    tapis_add_special_told (
      list, CG_JOKER, C_("special card", "Joker: any rank"),
      stuck
        ? _("Say which rank it stands for: it has the effect of that rank. It "
            "must fit as that rank, unless no other card in your hand fits.")
        : _("Say which rank it stands for: it must fit as that rank, and has "
            "the effect of that rank."),
      stuck ? P_("%s says which rank the joker stands for: it has the effect "
                 "of that rank. It must fit as that rank, unless no other card "
                 "in the hand fits.")
            : P_("%s says which rank the joker stands for: it must fit as that "
                 "rank, and has the effect of that rank."));
}

/* These reasons have sentences of their own because the players of Balcó say
 * "clean the pile" and "shoot" for what is called "burn" and "attack" in
 * Norwegian War. */
static const TapisReasonWords reasons[] = {
  { SHEDDING_REASON_KEEP_TENS,
    .sentence = N_("A 10 cleans the pile away, so keep it for a big one.") },
  { SHEDDING_REASON_KEEP_ACES,
    .sentence = N_("An ace shoots and answers shots, so keep it for later.") },
  { SHEDDING_REASON_BURN_BIG_PILE,
    .sentence = N_("The 10 cleans the big pile away before somebody has "
                   "to pick it up.") },
  { SHEDDING_REASON_BURN_FOUR,
    /* Translators: %s is "sevens", "kings (12)" … */
    .sentence = N_("The row of %s is complete and cleans the pile away."),
    .says = TAPIS_SAYS_RANKS, .as = TAPIS_ROLE_OF },
  { SHEDDING_REASON_ATTACK_NOW,
    /* Translators: %s is a player's name. */
    .sentence = P_("Now is a good moment to shoot at %s."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_OBJECT },
  { SHEDDING_REASON_ATTACK_DEFENCELESS,
    .sentence = P_("%s is the least likely to have an answer to a shot."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_SUBJECT },
  { SHEDDING_REASON_ANSWER_BACK,
    .sentence = N_("It answers the shot and sends it on.") },
  { SHEDDING_REASON_ATTACKED_LESS,
    .sentence = N_("You are less likely to be shot at before your next "
                   "turn.") },
  { SHEDDING_REASON_KEEP_ANSWER,
    .sentence = N_("If you cannot answer a shot, you pick up the pile, so "
                   "keep your last answer.") },
  { .kind = CG_REASON_NONE },
};

static const TapisPlaceWords places[] = {
  { "burnt", NN_("Cleaned cards, %u card", "Cleaned cards, %u cards"),
    /* Translators: under the cards that have been cleaned away: how many */
    .caption = N_("Cleaned: %u") },
  { .zone = NULL },
};

const TapisGameWords tapis_words_balco = {
  .blurb = N_("Get rid of your Spanish cards: break the game, leave gaps, "
              "clean the pile, and shoot at the others with aces."),
  .length = N_("10 to 20 minutes"),
  .options = options,
  .says = {
    .base = &tapis_attack_sayings,
    .events = events,
    .refusals = refusals,
    .reasons = reasons,
  },
  .places = places,
  .special_cards = special_cards,
};
