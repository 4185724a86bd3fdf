/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of Norwegian War: what happens, why a move is refused, why it is
 * good, the house rules, and what the special cards do. The rules are
 * in norwegian-rules.c. */

#include "norwegian-model-private.h"
#include "norwegian-player.h"

#include <glib/gi18n.h>

/* --- what happened --- */

static const TapisEventWords events[] = {
  { NORWEGIAN_EVENT_COPIED,
    /* Translators: %s is "a 7", "a queen" … */
    .you = N_("The 3 counts as %s."), .says = TAPIS_SAYS_A_RANK,
    .as = TAPIS_ROLE_AS, .sound = TAPIS_SOUND_SILENCE },
  { SHEDDING_EVENT_DEMANDS_LOW,
    .you = P_("You ask for a 7 or lower."),
    .somebody = P_("%s asks for a 7 or lower.") },
  { NORWEGIAN_EVENT_DEMANDS_SUIT,
    /* Translators: %s is "hearts", "hearts or spades", "red" … */
    .you = P_("You ask for %s."), .somebody = P_("%s asks for %s."),
    .says = TAPIS_SAYS_SUITS, .as = TAPIS_ROLE_WANTED,
    .weight = TAPIS_IS_ROUTINE, .sound = TAPIS_SOUND_TWIST, .time = 1100 },
  { NORWEGIAN_EVENT_REVERSED, .cry = NC_("cry", "Reverse!"),
    .you = P_("You reverse the direction of play."),
    .somebody = P_("%s reverses the direction of play."),
    .sound = TAPIS_SOUND_TWIST, .time = 1100 },
  { NORWEGIAN_EVENT_ROTATED, .cry = NC_("cry", "Hands move on!"),
    .you = PP_("You make all hands move on by %u seat.",
               "You make all hands move on by %u seats."),
    .somebody = PP_("%s makes all hands move on by %u seat.",
                    "%s makes all hands move on by %u seats."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_PICK_UP, .time = 1200 },
  { NORWEGIAN_EVENT_DISCARDED,
    .you = P_("You put %s out of the game."),
    .somebody = P_("%s puts %s out of the game."), .says = TAPIS_SAYS_CARD,
    .as = TAPIS_ROLE_OBJECT, .sound = TAPIS_SOUND_BURN, .time = 1400 },
  { CG_EVENT_OUT_LOST,
    .you = P_("Your last card was a 10: you are out and have lost."),
    .somebody = P_("%s is out and has lost: the last card was a 10."),
    .who_as = TAPIS_ROLE_SUBJECT },
  { CG_EVENT_OUT_WON, .most_rank = 1, .cry = NC_("cry", "Norwegian!"),
    /* Translators: "Norwegian!" is what the winner cries. */
    .you = P_("Norwegian! You win."), .somebody = P_("Norwegian! %s wins."),
    .who_as = TAPIS_ROLE_SUBJECT },
  { .kind = CG_EVENT_NONE },
};

/* --- why not --- */

/* Returns the value of the house rule @option. If @state is NULL, because the
 * position is not known, returns 0, the value of the usual rule. */
static guint
option_of (const CgState *state, guint option)
{
  return state != NULL ? state->option[option] : 0;
}

static gboolean
three_answers (const CgState *state)
{
  return option_of (state, NORWEGIAN_THREE) == NORWEGIAN_THREE_COPY;
}

static char *
refuse_too_low (const CgState *state, CgRefusal refusal)
{
  guint rank = refusal.rank;
  gboolean below = option_of (state, NORWEGIAN_EIGHT) == NORWEGIAN_EIGHT_BELOW;

  switch (rank)
    {
    case 0:
      return NULL;
    case CG_ACE:
      return g_strdup (three_answers (state)
                         ? _("Only another ace, a 2 or a 3 fits on an ace.")
                         : _("Only another ace or a 2 fits on an ace."));
    case CG_KING:
      return g_strdup (option_of (state, NORWEGIAN_ACE_NOT_ON_JK)
                         ? _("After a king you need another king.")
                         : _("After a king you need a king or an ace."));
    default:
      /* Translators: %1$s and %2$s are both "a 9", "a queen" …: "After a 9 you
       * need a 9 or higher." Or, by a house rule, "After an 8 you need a 9 or
       * higher." */
      return g_strdup_printf (_("After %1$s you need %2$s or higher."),
                              tapis_words_a_rank (rank, TAPIS_ROLE_AFTER),
                              tapis_words_a_rank (rank + (rank == 8 && below),
                                                  TAPIS_ROLE_WANTED));
    }
}

static char *
refuse_too_high (const CgState *state, CgRefusal refusal)
{
  if (refusal.rank == 0)
    return NULL;
  /* Translators: as above: "After a 7 you need a 7 or lower." */
  return g_strdup_printf (_("After %1$s you need %2$s or lower."),
                          tapis_words_a_rank (refusal.rank, TAPIS_ROLE_AFTER),
                          tapis_words_a_rank (refusal.rank,
                                              TAPIS_ROLE_WANTED));
}

static char *
refuse_suit (const CgState *state, CgRefusal refusal)
{
  g_autofree char *wanted = tapis_words_suits (CG_PACK_FRENCH, refusal.suits,
                                               TAPIS_ROLE_LISTED);

  switch (refusal.suits)
    {
    case 0:
      return NULL;
    case 1u << CG_SPADES:
      return g_strdup (_("After the 6 of spades you need a spade."));
    case 1u << CG_HEARTS:
      return g_strdup (_("After the 6 of hearts you need a heart."));
    case 1u << CG_DIAMONDS:
      return g_strdup (_("After the 6 of diamonds you need a diamond."));
    case 1u << CG_CLUBS:
      return g_strdup (_("After the 6 of clubs you need a club."));
    case 1u << CG_HEARTS | 1u << CG_DIAMONDS:
      return g_strdup (_("After the 6 you need a red card."));
    case 1u << CG_SPADES | 1u << CG_CLUBS:
      return g_strdup (_("After the 6 you need a black card."));
    default:
      /* Translators: %s is "hearts or clubs", "hearts, clubs or spades" … */
      return g_strdup_printf (_("After the sixes you need one of these suits: "
                                "%s."),
                              wanted);
    }
}

static char *
refuse_ace_on_court (const CgState *state, CgRefusal refusal)
{
  return g_strdup (refusal.rank == CG_JACK
                     ? _("At this table an ace may not be laid on a jack.")
                   : refusal.rank == CG_KING
                     ? _("At this table an ace may not be laid on a king.")
                     : _("At this table an ace may not be laid on that "
                         "card."));
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
      return g_strdup (_("First choose the player that you attack."));
    case NORWEGIAN_NAME_JOKER:
      return g_strdup (_("First choose the player who takes the pile."));
    case NORWEGIAN_FOURS:
      return g_strdup (_("Now you can only lay a 4 or pass."));
    case NORWEGIAN_CHAIN:
      return g_strdup (_("Now you can only turn over another card or pass."));
    default:
      return NULL;
    }
}

static char *
refuse_attacked (const CgState *state, CgRefusal refusal)
{
  return g_strdup (three_answers (state)
                     ? _("You are attacked: answer with an ace, a 10, a 2 "
                         "or a 3.")
                     : _("You are attacked: answer with an ace, a 10 or a "
                         "2."));
}

static const TapisRefusalWords refusals[] = {
  { CG_REFUSE_NOT_NOW, .say = refuse_not_now },
  { SHEDDING_REFUSE_TOO_LOW, .say = refuse_too_low },
  { SHEDDING_REFUSE_TOO_HIGH, .say = refuse_too_high },
  { SHEDDING_REFUSE_ANSWER_ATTACK, .say = refuse_attacked },
  { SHEDDING_REFUSE_JOKER_ALONE, .sentence = N_("A joker is laid alone.") },
  { NORWEGIAN_REFUSE_SUIT, .say = refuse_suit,
    .sentence = N_("That card has the wrong suit.") },
  { NORWEGIAN_REFUSE_BELOW_SIX,
    .sentence = N_("After a 6 you need a 6 or higher, in the right suit.") },
  { NORWEGIAN_REFUSE_ACE_ON_COURT, .say = refuse_ace_on_court },
  { NORWEGIAN_REFUSE_NOT_BELOW,
    .sentence = N_("At this table an 8 may only be laid on a lower card, "
                   "never on an 8.") },
  { NORWEGIAN_REFUSE_ONLY_FOURS,
    .sentence = N_("It is not your turn to lead: you can only lay fours "
                   "now.") },
  { NORWEGIAN_REFUSE_NOTHING_TO_PASS,
    .sentence = N_("You cannot pass now.") },
  { .kind = CG_LEGAL },
};

/* Translators: these sentences say why a move is good. */
static const TapisReasonWords reasons[] = {
  { NORWEGIAN_REASON_REVERSE_DANGER,
    .sentence = P_("%s is close to winning, and play now goes the other "
                   "way."), .says = TAPIS_SAYS_NAME,
    .as = TAPIS_ROLE_SUBJECT },
  { NORWEGIAN_REASON_FLIP_AGAIN,
    .sentence = N_("The card on top is low: another one will probably fit.") },
  { NORWEGIAN_REASON_STOP_FLIPPING,
    .sentence = N_("The card on top is high: another one would probably "
                   "not fit.") },
  { NORWEGIAN_REASON_JOKER_BIG_PILE,
    .sentence = N_("The joker gives a big pile to somebody else.") },
  { NORWEGIAN_REASON_JOKER_LEADER,
    .sentence = P_("%s is the closest to winning and gets the pile."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_SUBJECT },
  { NORWEGIAN_REASON_FOUR_NOW,
    .sentence = N_("A 4 is hard to lay later, and here it costs no turn.") },
  { NORWEGIAN_REASON_PASS_BAD_HAND,
    .sentence = N_("The 3 hands your bad cards on to the next player.") },
  { NORWEGIAN_REASON_KEEP_GOOD_HAND,
    .sentence = N_("A 3 would give your good hand away.") },
  { .kind = CG_REASON_NONE },
};

/* --- house rules --- */

static const TapisOptionWords options[] = {
  { "quads_burn",
    N_("Four cards of the same rank in a row burn the pile, no matter who laid "
       "them. With two packs it takes eight."),
    { N_("Four cards of the same rank in a row have no special effect."),
      N_("Four cards of the same rank in a row burn the pile; with two packs "
         "it takes eight.") } },
  { "three",
    N_("Usually a 3 copies the card it is laid on. At some tables it makes "
       "everybody pass their hand to the next player instead."),
    { N_("A 3 copies the card it is laid on."),
      N_("A 3 copies nothing: everybody passes their hand to the next "
         "player.") } },
  { "four_any_time",
    N_("When the pile is empty, anyone may lay fours on it without waiting "
       "for their turn."),
    { N_("Fours are laid in turn, like other cards."),
      N_("When the pile is empty, anyone may lay fours out of turn.") } },
  { "six",
    N_("A 6 asks for its own suit or only for its color, or it reverses the "
       "direction of play."),
    { N_("After a 6 the next card must have the same suit."),
      N_("After a 6 the next card must have the same color."),
      N_("A 6 reverses the direction of play.") } },
  { "eight",
    N_("Usually an 8 may also be laid on another 8. At some tables it fits "
       "only on a card below 8."),
    { N_("An 8 may also be laid on another 8."),
      N_("An 8 may only be laid on a card below 8.") } },
  { "jack_reverse",
    N_("A jack reverses the direction of play."),
    { N_("A jack is an ordinary card."),
      N_("A jack reverses the direction of play.") } },
  { "ten_replays",
    N_("If you burn the pile with a 10, you play again. Without this rule the "
       "next player leads."),
    { N_("After a 10 the next player leads."),
      N_("After a 10 the same player plays again.") } },
  { "ace_not_on_JK",
    N_("An ace may not be laid on a jack or on a king. On a queen it may."),
    { N_("An ace may be laid on any jack, queen or king."),
      N_("An ace may not be laid on a jack or on a king.") } },
  { "jokers",
    N_("With jokers: if you lay one, you choose another player, who takes the "
       "pile and cannot refuse. The joker leaves the game."),
    { N_("There are no jokers."),
      N_("There are two jokers in each pack: the player who lays one chooses "
         "who takes the pile.") } },
  { "voluntary_pickup",
    N_("You may pick up the pile even when you could lay a card, to get good "
       "cards or to keep yours."),
    { N_("If you can lay a card, you must."),
      N_("You may pick up the pile even when you could lay a card.") } },
  { "lead_after_pickup",
    N_("After a pick-up, either the player who laid last leads, or the player "
       "after the one who picked up."),
    { N_("After a pick-up, the player who laid last leads."),
      N_("After a pick-up, the next player leads.") } },
  { "blind_chain",
    N_("When a face-down card fits, you may turn over another one in the same "
       "turn."),
    { N_("Only one face-down card is turned over in a turn."),
      N_("When a face-down card fits, you may turn over another one at "
         "once.") } },
  { "play_on_for_ranking",
    N_("The game goes on after the first player has won, until all places are "
       "settled."),
    { N_("The game ends as soon as somebody has won."),
      N_("The game goes on until all places are settled.") } },
  { .id = NULL },
};

/* --- special cards --- */

/* Returns whether a 3 copies the card below it. If so, a 3 fits on any card and
 * answers an ace. */
static gboolean
three_copies (const CgSetup *setup)
{
  return setup->options[NORWEGIAN_THREE] == NORWEGIAN_THREE_COPY;
}

static const char *
about_six (const CgSetup *setup)
{
  switch (setup->options[NORWEGIAN_SIX])
    {
    case NORWEGIAN_SIX_REVERSE:
      return _("The direction of play is reversed.");
    case NORWEGIAN_SIX_COLOUR:
      return three_copies (setup)
               ? _("The next card must be red after a red 6 and black after a "
                   "black one, and a 6 or higher. A 2 or a 3 always fits.")
               : _("The next card must be red after a red 6 and black after a "
                   "black one, and a 6 or higher. A 2 always fits.");
    default:
      return three_copies (setup)
               ? _("The next card must have the suit of the 6, and be a 6 or "
                   "higher. A 2 or a 3 always fits.")
               : _("The next card must have the suit of the 6, and be a 6 or "
                   "higher. A 2 always fits.");
    }
}

static const char *
title_of_six (const CgSetup *setup)
{
  switch (setup->options[NORWEGIAN_SIX])
    {
    case NORWEGIAN_SIX_REVERSE:
      return C_("special card", "6: reverse");
    case NORWEGIAN_SIX_COLOUR:
      return C_("special card", "6: the same color");
    default:
      return C_("special card", "6: the same suit");
    }
}

static const char *
about_ace (const CgSetup *setup)
{
  if (setup->options[NORWEGIAN_ACE_NOT_ON_JK])
    return three_copies (setup)
             ? _("The highest card, but not on a jack or a king. Choose a "
                 "player, who must answer at once with an ace, a 10, a 2 or a "
                 "3. Without one, that player picks up the pile.")
             : _("The highest card, but not on a jack or a king. Choose a "
                 "player, who must answer at once with an ace, a 10 or a 2. "
                 "Without one, that player picks up the pile.");
  return three_copies (setup)
           ? _("The highest card. Choose a player, who must answer at once "
               "with an ace, a 10, a 2 or a 3. Without one, that player picks "
               "up the pile.")
           : _("The highest card. Choose a player, who must answer at once "
               "with an ace, a 10 or a 2. Without one, that player picks up "
               "the pile.");
}

/* Translators, all of these: what a special card does; %s is the name of
 * another player who lays it. */
static void
add_cards_below_ace (const CgSetup *setup, GArray *list)
{
  gboolean copies = three_copies (setup);

  tapis_add_special (list, CG_FRENCH (2, CG_CLUBS),
                     C_("special card", "2: on anything"),
                     _("A 2 goes on any card, and after it anything fits."));
  tapis_add_special (list, CG_FRENCH (3, CG_DIAMONDS),
                     copies ? C_("special card", "3: copy")
                            : C_("special card", "3: all hands move on"),
                     copies
                       ? _("A 3 goes on any card and copies it: on an 8 it "
                           "skips a player, on an ace it attacks. On an empty "
                           "pile it is just a 3.")
                       : _("Everybody passes their hand to the next player. "
                           "Cards on the table stay."));
  if (setup->options[NORWEGIAN_FOUR_ANY_TIME])
    tapis_add_special (list, CG_FRENCH (4, CG_SPADES),
                       C_("special card", "4: out of turn"),
                       _("When the pile is empty, anyone may lay fours "
                         "without waiting for their turn."));
  tapis_add_special (list, CG_FRENCH (6, CG_HEARTS), title_of_six (setup),
                     about_six (setup));
  tapis_add_special (list, CG_FRENCH (7, CG_SPADES),
                     C_("special card", "7: lower"),
                     _("The next card must be a 7 or lower. An ace fits "
                       "too."));
  tapis_add_special (list, CG_FRENCH (8, CG_DIAMONDS),
                     C_("special card", "8: skip"),
                     setup->options[NORWEGIAN_EIGHT] == NORWEGIAN_EIGHT_BELOW
                       ? _("The next player loses a turn. Several eights skip "
                           "several players. An 8 goes only on a lower card, "
                           "never on an 8.")
                       : _("The next player loses a turn. Several eights skip "
                           "several players."));
  tapis_add_special (list, CG_FRENCH (10, CG_CLUBS),
                     C_("special card", "10: burn"),
                     setup->options[NORWEGIAN_TEN_REPLAYS]
                       ? _("The pile leaves the game, and the same player "
                           "plays again. A player who ends on a 10 has lost.")
                       : _("The pile leaves the game, and the next player "
                           "leads. A player who ends on a 10 has lost."));
  if (setup->options[NORWEGIAN_JACK_REVERSE])
    tapis_add_special (list, CG_FRENCH (CG_JACK, CG_HEARTS),
                       C_("special card", "Jack: reverse"),
                       _("The direction of play is reversed."));
}

/* Translators, all of these: what a special card does; %s is the name of
 * another player who lays it. */
static void
special_cards (const CgSetup *setup, GArray *list)
{
  add_cards_below_ace (setup, list);
  tapis_add_special_told (
    list, CG_FRENCH (CG_ACE, CG_SPADES), C_("special card", "Ace: attack"),
    about_ace (setup),
    three_copies (setup)
      ? P_("An ace attacks: %s chooses a player, who must answer at once with "
           "an ace, a 10, a 2 or a 3. Without one, that player picks up the "
           "pile.")
      : P_("An ace attacks: %s chooses a player, who must answer at once with "
           "an ace, a 10 or a 2. Without one, that player picks up the pile."));
  if (setup->options[NORWEGIAN_JOKERS] > 0)
    tapis_add_special_told (
      list, CG_JOKER, C_("special card", "Joker: give the pile"),
      _("Choose a player, who takes the pile and cannot refuse. The joker "
        "leaves the game."),
      P_("%s chooses a player, who takes the pile and cannot refuse. The joker "
         "leaves the game."));
}

static const TapisPlaceWords places[] = {
  { "burnt", NN_("Burned cards, %u card", "Burned cards, %u cards"),
    /* Translators: under the cards that have left the game: how many */
    .caption = N_("Burned: %u") },
  { .zone = NULL },
};

const TapisGameWords tapis_words_norwegian = {
  .blurb = N_("Be the first to get rid of all your cards: lay higher, burn the "
              "pile, attack with aces."),
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
