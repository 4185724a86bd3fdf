/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne in its own terms: what its cards do, why a card does not
 * fit, and its house rules. Decides no rule. */

#include "config.h"

#include "model/words/tapis-words-private.h"

#include "norwegian-rules.h"

#include <glib/gi18n.h>

/* --- what happened --- */

static char *
event (const TapisWho *who)
{
  switch ((CgEventKind) who->event->kind)
    {
    case CG_EVENT_COPIED:
      /* Translators: %s is "a 7", "a queen" … */
      return g_strdup_printf (_("The 3 counts as %s."),
                              tapis_words_a_rank (who->event->rank));
    case CG_EVENT_DEMANDS_LOW:
      return tapis_say (who, _("You ask for a 7 or lower."),
                        _("%s asks for a 7 or lower."));
    case CG_EVENT_OUT_LOST:
      return tapis_say (who, _("Your last card was a 10: you are out and have "
                               "lost."),
                        _("%s ended on a 10: out and lost."));
    case CG_EVENT_OUT_WON:
      if (who->event->rank > 1)
        return NULL;
      /* Translators: "Norwegian!" is what the winner cries. */
      return tapis_say (who, _("Norwegian! You win."),
                        _("Norwegian! %s wins."));
    default:
      return NULL;
    }
}

static const char *
cry (const CgEvent *event)
{
  return event->kind == CG_EVENT_OUT_WON && event->rank <= 1
           ? C_("cry", "Norwegian!")
           : NULL;
}

/* --- why not --- */

/* The state, or NULL. */
static const NorwegianState *
norwegian (const CgState *state)
{
  return state != NULL ? norwegian_state (state) : NULL;
}

static gboolean
three_answers (const NorwegianState *s)
{
  return s == NULL || s->option[NORWEGIAN_THREE] == NORWEGIAN_THREE_COPY;
}

static gboolean
eight_goes_below (const NorwegianState *s)
{
  return s != NULL && s->option[NORWEGIAN_EIGHT] == NORWEGIAN_EIGHT_BELOW;
}

static char *
refuse_too_low (const NorwegianState *s, guint rank)
{
  switch (rank)
    {
    case 0:
      return g_strdup (_("That card is too low."));
    case CG_ACE:
      return g_strdup (three_answers (s)
                         ? _("Only another ace, a 2 or a 3 fits on an ace.")
                         : _("Only another ace or a 2 fits on an ace."));
    case CG_KING:
      return g_strdup (s != NULL && s->option[NORWEGIAN_ACE_NOT_ON_JK]
                         ? _("After a king you need another king.")
                         : _("After a king you need a king or an ace."));
    default:
      /* Translators: %1$s and %2$s are both "a 9", "a queen" …: "After a 9 you
       * need a 9 or higher." Or, by a house rule, "After an 8 you need a 9 or
       * higher." */
      return g_strdup_printf (_("After %1$s you need %2$s or higher."),
                              tapis_words_a_rank (rank),
                              tapis_words_a_rank (
                                rank + (rank == 8 && eight_goes_below (s))));
    }
}

static char *
refuse_too_high (guint rank)
{
  if (rank == 0)
    return g_strdup (_("That card is too high."));
  /* Translators: as above: "After a 7 you need a 7 or lower." */
  return g_strdup_printf (_("After %1$s you need %2$s or lower."),
                          tapis_words_a_rank (rank),
                          tapis_words_a_rank (rank));
}

static char *
refuse_suit (guint suits)
{
  g_autofree char *wanted = tapis_words_suits (suits);

  switch (suits)
    {
    case 0:
      return g_strdup (_("That card has the wrong suit."));
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
refuse_ace_on_court (guint rank)
{
  return g_strdup (rank == CG_JACK
                     ? _("At this table an ace may not be laid on a jack.")
                   : rank == CG_KING
                     ? _("At this table an ace may not be laid on a king.")
                     : _("At this table an ace may not be laid on that "
                         "card."));
}

static char *
refuse_not_now (const NorwegianState *s)
{
  switch (s != NULL ? s->phase : NORWEGIAN_PLAY)
    {
    case NORWEGIAN_EXCHANGE:
      return g_strdup (_("The game has not begun: you can only exchange cards "
                         "now."));
    case NORWEGIAN_NAME:
      return g_strdup (_("First choose the player whom the ace hits."));
    case NORWEGIAN_NAME_JOKER:
      return g_strdup (_("First choose the player who takes the pile."));
    case NORWEGIAN_FOURS:
      return g_strdup (_("Now you can only lay a 4 or pass."));
    case NORWEGIAN_CHAIN:
      return g_strdup (_("Now you can only turn over another card or pass."));
    default:
      return g_strdup (_("That is not possible at this moment."));
    }
}

static char *
refusal (const CgState *state, CgRefusal refusal)
{
  const NorwegianState *s = norwegian (state);

  switch ((CgRefusalKind) refusal.kind)
    {
    case CG_REFUSE_NOT_NOW:
      return refuse_not_now (s);
    case CG_REFUSE_TOO_LOW:
      return refuse_too_low (s, refusal.rank);
    case CG_REFUSE_TOO_HIGH:
      return refuse_too_high (refusal.rank);
    case CG_REFUSE_SUIT:
      return refuse_suit (refusal.suits);
    case CG_REFUSE_BELOW_SIX:
      return g_strdup (_("After a 6 you need a 6 or higher, in the right "
                         "suit."));
    case CG_REFUSE_ANSWER_ATTACK:
      return g_strdup (three_answers (s)
                         ? _("You are attacked: answer with an ace, a 10, a 2 "
                             "or a 3.")
                         : _("You are attacked: answer with an ace, a 10 or a "
                             "2."));
    case CG_REFUSE_ACE_ON_COURT:
      return refuse_ace_on_court (refusal.rank);
    case CG_REFUSE_NOT_BELOW:
      return g_strdup (_("At this table an 8 may only be laid on a lower card, "
                         "never on an 8."));
    case CG_REFUSE_JOKER_ALONE:
      return g_strdup (_("A joker is laid alone."));
    case CG_REFUSE_ONLY_FOURS:
      return g_strdup (_("It is not your turn to lead: you can only lay fours "
                         "now."));
    default:
      return NULL;
    }
}

/* --- house rules --- */

static const TapisOptionWords options[] = {
  { "quads_burn",
    N_("Four equal cards in a row burn the pile, whoever laid them. With two "
       "packs it takes eight."),
    { N_("Four equal cards in a row do nothing special."),
      N_("Four equal cards in a row burn the pile; with two packs it takes "
         "eight.") } },
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
    N_("What a 6 does: it asks for its own suit, only for its colour, or it "
       "turns the direction of play round."),
    { N_("After a 6 the next card must have the same suit."),
      N_("After a 6 the next card must have the same colour."),
      N_("A 6 turns the direction of play round.") } },
  { "eight",
    N_("Usually an 8 may also be laid on another 8. At some tables it fits "
       "only on a card below 8."),
    { N_("An 8 may also be laid on another 8."),
      N_("An 8 may only be laid on a card below 8.") } },
  { "jack_reverse",
    N_("A jack turns the direction of play round."),
    { N_("A jack is an ordinary card."),
      N_("A jack turns the direction of play round.") } },
  { "ten_replays",
    N_("Whoever burns the pile with a 10 plays again. Without this rule the "
       "next player leads."),
    { N_("After a 10 the next player leads."),
      N_("After a 10 the same player plays again.") } },
  { "ace_not_on_JK",
    N_("An ace may not be laid on a jack or on a king. On a queen it may."),
    { N_("An ace may be laid on any jack, queen or king."),
      N_("An ace may not be laid on a jack or on a king.") } },
  { "jokers",
    N_("With jokers: whoever lays one chooses another player, who takes the "
       "pile and cannot refuse. The joker leaves the game."),
    { N_("There are no jokers."),
      N_("There are two jokers in each pack: whoever lays one chooses who "
         "takes the pile.") } },
  { "voluntary_pickup",
    N_("You may pick up the pile even when you could lay a card, to get good "
       "cards or to keep yours."),
    { N_("Whoever can lay a card must lay one."),
      N_("You may pick up the pile even when you could lay a card.") } },
  { "lead_after_pickup",
    N_("Who lays the first card after somebody has picked up the pile: "
       "whoever laid last, or the player after the one who picked up."),
    { N_("After a pick-up, whoever laid last leads."),
      N_("After a pick-up, the player after the one who picked up leads.") } },
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

/* Whether a 3 copies, and so always fits and answers an ace. */
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
      return _("The direction of play turns round.");
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
      return _("6: the other way round");
    case NORWEGIAN_SIX_COLOUR:
      return _("6: the same colour");
    default:
      return _("6: the same suit");
    }
}

static const char *
about_ace (const CgSetup *setup)
{
  if (setup->options[NORWEGIAN_ACE_NOT_ON_JK])
    return three_copies (setup)
             ? _("The highest card, but not on a jack or a king. Choose a "
                 "player, who must answer at once with an ace, a 10, a 2 or a "
                 "3, or pick up the pile.")
             : _("The highest card, but not on a jack or a king. Choose a "
                 "player, who must answer at once with an ace, a 10 or a 2, "
                 "or pick up the pile.");
  return three_copies (setup)
           ? _("The highest card. Choose a player, who must answer at once "
               "with an ace, a 10, a 2 or a 3, or pick up the pile.")
           : _("The highest card. Choose a player, who must answer at once "
               "with an ace, a 10 or a 2, or pick up the pile.");
}

static void
special_cards (const CgSetup *setup, GArray *list)
{
  tapis_add_special (list, CG_FRENCH (2, CG_CLUBS), _("2: on anything"),
                     _("A 2 goes on any card, and after it anything fits."));
  if (three_copies (setup))
    tapis_add_special (list, CG_FRENCH (3, CG_DIAMONDS), _("3: the copy"),
                       _("A 3 goes on any card and copies it: on an 8 it "
                         "skips a player, on an ace it attacks. On an empty "
                         "pile it is just a 3."));
  else
    tapis_add_special (list, CG_FRENCH (3, CG_DIAMONDS),
                       _("3: all hands move on"),
                       _("Everybody passes their hand to the next player. "
                         "Cards on the table stay."));
  if (setup->options[NORWEGIAN_FOUR_ANY_TIME])
    tapis_add_special (list, CG_FRENCH (4, CG_SPADES), _("4: out of turn"),
                       _("When the pile is empty, anyone may lay fours "
                         "without waiting for their turn."));
  tapis_add_special (list, CG_FRENCH (6, CG_HEARTS), title_of_six (setup),
                     about_six (setup));
  tapis_add_special (list, CG_FRENCH (7, CG_SPADES), _("7: lower"),
                     _("The next card must be a 7 or lower. An ace fits "
                       "too."));
  tapis_add_special (list, CG_FRENCH (8, CG_DIAMONDS), _("8: skip"),
                     setup->options[NORWEGIAN_EIGHT] == NORWEGIAN_EIGHT_BELOW
                       ? _("The next player loses the turn. Several eights "
                           "skip several players. An 8 goes only on a lower "
                           "card, never on an 8.")
                       : _("The next player loses the turn. Several eights "
                           "skip several players."));
  tapis_add_special (list, CG_FRENCH (10, CG_CLUBS), _("10: burn"),
                     setup->options[NORWEGIAN_TEN_REPLAYS]
                       ? _("The pile leaves the game, and the same player "
                           "plays again. Whoever ends on a 10 has lost.")
                       : _("The pile leaves the game, and the next player "
                           "leads. Whoever ends on a 10 has lost."));
  if (setup->options[NORWEGIAN_JACK_REVERSE])
    tapis_add_special (list, CG_FRENCH (CG_JACK, CG_HEARTS),
                       _("Jack: the other way round"),
                       _("The direction of play turns round."));
  tapis_add_special (list, CG_FRENCH (CG_ACE, CG_SPADES), _("Ace: attack"),
                     about_ace (setup));
  if (setup->options[NORWEGIAN_JOKERS] > 0)
    tapis_add_special (list, CG_JOKER, _("Joker: here you are"),
                       _("Choose a player, who takes the pile and cannot "
                         "refuse. The joker leaves the game."));
}

const TapisGameWords tapis_words_norwegian = {
  .blurb = N_("Be the first to get rid of all your cards: lay higher, burn the "
              "pile, attack with aces."),
  .length = N_("10 to 20 minutes"),
  .options = options,
  .event = event,
  .cry = cry,
  .refusal = refusal,
  .special_cards = special_cards,
};
