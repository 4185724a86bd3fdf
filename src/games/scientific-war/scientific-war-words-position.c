/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences about a position of Bataille scientifique: what the player is
 * asked to do, the order of the cards, piles, players, tricks and advice.
 * Decides no rule. */

#include "scientific-war-model-private.h"

#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

/* --- the prompt --- */

/* Translators, all of these: beside the table: what is asked of the player who
 * chooses next; %s is the player's name. */
static char *
ask_seer (const CgState *s, const TapisPerson *who)
{
  if (scientific_war_is_only_seer (s, s->to_move))
    return tapis_say_to (who, TAPIS_ROLE_CALLED,
                         P_("You see what the others have chosen. Choose a "
                            "card."),
                         P_("%s: you see what the others have chosen. Choose "
                            "a card."));
  return tapis_say_to (who, TAPIS_ROLE_CALLED,
                       P_("You see the cards of those who laid no queen. "
                          "Choose a card."),
                       P_("%s: you see the cards of those who laid no queen. "
                          "Choose a card."));
}

/* Translators, all of these: beside the table: what is asked of the player who
 * chooses next; %s is the player's name. */
static char *
prompt (const TapisGameKind *kind, const CgState *s, const TapisPerson *who)
{
  if (s->phase == SCIENTIFIC_WAR_OVER)
    return g_strdup (_("The game is over."));
  if (s->phase == SCIENTIFIC_WAR_SWAP)
    return tapis_say_to (who, TAPIS_ROLE_CALLED,
                         P_("You laid an 8: swap your hand and your pile?"),
                         /* Translators: in these prompts %s is a player's
                          * name. */
                         P_("%s: swap your hand and your pile?"));
  if (s->seer >> s->to_move & 1)
    return ask_seer (s, who);
  if (s->threes >> s->to_move & 1)
    return tapis_say_to (who, TAPIS_ROLE_CALLED,
                         P_("You see how many cards everybody has in hand. "
                            "Choose a card."),
                         P_("%s: you see how many cards everybody has in "
                            "hand. Choose a card."));
  return tapis_say_to (who, TAPIS_ROLE_CALLED,
                       P_("Choose a card for the trick."),
                       P_("%s: choose a card for the trick."));
}

/* --- the order --- */

static char *
demand (const TapisGameKind *kind, const CgState *state, const TapisPerson *who)
{
  return state->reversed
           /* Translators: a short sign on the table: which cards win. */
           ? g_strdup (_("Low cards win"))
           : g_strdup (_("High cards win"));
}

static char *
demand_description (const TapisGameKind *kind, const CgState *state)
{
  return state->reversed
           ? g_strdup (_("Low cards win: the 2 is the strongest, then the 3 "
                         "and so on up to the ace. A jack reverses the order "
                         "at once."))
           : g_strdup (_("High cards win: the ace is the strongest, then the "
                         "king and so on down to the 2. A jack reverses the "
                         "order at once."));
}

/* --- piles --- */

/* Translators, all of these: a place for cards, read aloud; %s is a player's
 * name. */
static char *
place_name (const TapisGameKind *kind, TapisPlace place,
            const TapisPerson *owner, guint n)
{
  if (place.zone != SCIENTIFIC_WAR_CHOSEN)
    return tapis_default_place_name (kind, place, owner, n);
  return n == 0 ? tapis_say_to (owner, TAPIS_ROLE_DOER,
                                P_("You have not chosen a card yet"),
                                /* Translators: %s is a player's name. */
                                P_("%s has not chosen a card yet"))
                : tapis_say_to (owner, TAPIS_ROLE_DOER,
                                P_("The card that you have chosen"),
                                P_("The card that %s has chosen"));
}

static char *
place_caption (const TapisGameKind *kind, TapisPlace place, guint n)
{
  /* Translators: under the place for the cards that the next trick brings too:
   * there are none */
  return n == 0 ? g_strdup (C_("caption", "Pot"))
                : tapis_default_place_caption (kind, place, n);
}

/* --- players --- */

/* Translators, all of these: read aloud, about one's own seat or another
 * player's; %s is the name. */
static char *
describe_cards (const CgState *s, int seat, const TapisPerson *who)
{
  guint n = cg_set_size (scientific_war_cards_of (s, seat));
  guint hand = scientific_war_hand_size (s, seat);
  g_autofree char *name = NULL;

  if (hand == SCIENTIFIC_WAR_UNKNOWN)
    return tapis_say_count (who, TAPIS_ROLE_OWNER, n,
                            PP_("You have %u card.", "You have %u cards."),
                            PP_("%s has %u card.", "%s has %u cards."));
  if (tapis_is_you (who))
    return g_strdup_printf (
      tapis_told_n (who,
                    /* Translators: all the cards, then those in hand. */
                    PP_("You have %u card, %u of them in hand.",
                        "You have %u cards, %u of them in hand."), n),
      n, hand);
  name = tapis_name_in (TAPIS_ROLE_OWNER, who);
  return g_strdup_printf (
    tapis_told_n (who,
                  PP_("%s has %u card, %u of them in hand.",
                      "%s has %u cards, %u of them in hand."), n),
    name, n, hand);
}

/* Translators, all of these: read aloud, about one's own seat or another
 * player's; %s is the name. */
static char *
player_description (const TapisGameKind *kind, const CgState *s, int seat,
                    const TapisPerson *who)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!(s->active >> seat & 1))
    return tapis_say_to (who, TAPIS_ROLE_OWNER, P_("You have no cards left."),
                         P_("%s has no cards left."));
  tapis_add (text, describe_cards (s, seat, who));
  if (s->picked >> seat & 1)
    tapis_add (text, tapis_say_to (who, TAPIS_ROLE_DOER,
                                   P_("You have chosen a card."),
                                   P_("%s has chosen a card.")));
  if (scientific_war_is_only_seer (s, seat))
    tapis_add (text, tapis_say_to (who, TAPIS_ROLE_SUBJECT,
                                   P_("You are the seer and choose last."),
                                   P_("%s is the seer and chooses last.")));
  else if (s->seer >> seat & 1)
    tapis_add (text, tapis_say_to (who, TAPIS_ROLE_SUBJECT,
                                   P_("You are a seer and choose after those "
                                      "who are not."),
                                   P_("%s is a seer and chooses after those "
                                      "who are not.")));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- tricks --- */

/* Translators, all of these: on the table, below a trick: how it ended. As
 * short as can be; %s is a player's name. */
char *
tapis_scientific_war_outcome (const CgEvent *event, const TapisPerson *who,
                              gboolean joker)
{
  guint n = event->count;

  if (event->kind == SCIENTIFIC_WAR_EVENT_WAR)
    return g_strdup_printf (
      joker ? ngettext ("Joker: war! %u card in the pot",
                        "Joker: war! %u cards in the pot", n)
            : ngettext ("War! %u card in the pot",
                        "War! %u cards in the pot", n),
      n);
  return joker ? tapis_say_count (who, TAPIS_ROLE_DOER, n,
                                  PP_("Joker! You take %u card",
                                      "Joker! You take %u cards"),
                                  PP_("Joker! %s takes %u card",
                                      "Joker! %s takes %u cards"))
               : tapis_say_count (who, TAPIS_ROLE_DOER, n,
                                  PP_("You take %u card",
                                      "You take %u cards"),
                                  /* Translators: a short sign on the table. */
                                  PP_("%s takes %u card",
                                      "%s takes %u cards"));
}

/* --- buttons --- */

static guint
actions (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n_chosen, CgMove move,
         GPtrArray *strings, TapisActionNow *out)
{
  if (state->phase == SCIENTIFIC_WAR_SWAP)
    {
      out[0] = (TapisActionNow) {
        "swap", SCIENTIFIC_WAR_MOVE_SWAP, C_("button", "Swap"),
        _("Your pile becomes your hand, and your hand your pile."),
        .suggested = TRUE,
      };
      out[1] = (TapisActionNow) {
        "keep", SCIENTIFIC_WAR_MOVE_KEEP, C_("button", "Keep"),
        _("Hand and pile stay as they are."), .suggested = FALSE,
      };
      return 2;
    }
  out[0] = (TapisActionNow) {
    "pick", CG_NO_MOVE, C_("button", "Choose"),
    _("Puts your card face down; all cards are revealed together."),
    .suggested = TRUE,
  };
  if (n_chosen == 1)
    /* Translators: a button; %s is a card: "the queen of hearts". */
    out[0].label = tapis_keep (strings,
                               g_strdup_printf (C_("button", "Choose %s"),
                                                tapis_words_the_card (
                                                  chosen[0].card,
                                                  TAPIS_ROLE_OBJECT)));
  return 1;
}

/* --- moves --- */

static char *
advise (const TapisGameKind *kind, const CgState *state, CgMove move,
        const TapisPerson *people)
{
  if (move == SCIENTIFIC_WAR_MOVE_SWAP)
    return g_strdup (C_("advice", "Swap your hand and your pile."));
  if (move == SCIENTIFIC_WAR_MOVE_KEEP)
    return g_strdup (C_("advice", "Keep your hand and your pile."));
  /* Translators: advice; %s is a card: "the queen of hearts". */
  return g_strdup_printf (C_("advice", "Choose %s."),
                          tapis_words_the_card ((CgCard) move,
                                                TAPIS_ROLE_OBJECT));
}

static char *
name_move (const TapisGameKind *kind, const CgState *state, CgMove move,
           const TapisPerson *people)
{
  if (move == SCIENTIFIC_WAR_MOVE_SWAP)
    return g_strdup (C_("move", "swap your hand and your pile"));
  if (move == SCIENTIFIC_WAR_MOVE_KEEP)
    return g_strdup (C_("move", "keep your hand and your pile"));
  return g_strdup (tapis_words_the_card ((CgCard) move, TAPIS_ROLE_LISTED));
}

/* Returns whether @card is stronger than all chosen cards that the seer
 * sees. */
static gboolean
beats_all (const CgState *s, CgCard card)
{
  guint strength = scientific_war_strength (s, card);

  for (int seat = 0; seat < s->seats; seat++)
    if ((s->picked >> seat & 1) &&
        scientific_war_strength (s, s->pick[seat]) >= strength)
      return FALSE;
  return strength > 0;
}

static char *
regret (const TapisGameKind *kind, const CgState *s, CgMove move, CgMove better)
{
  guint strength, other;

  if (move == SCIENTIFIC_WAR_MOVE_SWAP)
    return g_strdup (_("Your hand was better than your pile."));
  if (move == SCIENTIFIC_WAR_MOVE_KEEP)
    return g_strdup (_("Your pile was better than your hand."));
  if (cg_card_is_joker ((CgCard) move))
    return g_strdup (_("A joker is best where others are likely to tie, or "
                       "where you would lose the trick."));
  if (cg_card_rank ((CgCard) move) == CG_JACK)
    return g_strdup (_("The jack reversed the order for everybody."));
  if (cg_card_is_joker ((CgCard) better))
    return NULL;
  strength = scientific_war_strength (s, (CgCard) move);
  other = scientific_war_strength (s, (CgCard) better);
  if (scientific_war_is_only_seer (s, s->to_move) &&
      beats_all (s, (CgCard) better) &&
      beats_all (s, (CgCard) move) && other < strength)
    return g_strdup (_("A weaker card would have been enough."));
  if (cg_set_is_empty (s->pot) && strength >= 11 && other < strength)
    return g_strdup (_("There was nothing in the pot: such a strong card can "
                       "win more later."));
  if (!cg_set_is_empty (s->pot) && other > strength)
    return g_strdup (_("With what was in the pot, this trick was worth a "
                       "stronger card."));
  return NULL;
}

/* --- telling --- */

char *
tapis_scientific_war_say_chosen (TapisGame *game, int seat, CgCard card)
{
  const TapisPerson *who = tapis_game_get_person (game, seat);
  g_autofree char *name = tapis_name_in (TAPIS_ROLE_DOER, who);

  /* Translators: a player's name and a card: "the queen of hearts". */
  return g_strdup_printf (tapis_told (who, P_("%s has chosen %s.")), name,
                          tapis_words_the_card (card, TAPIS_ROLE_OBJECT));
}

/* Adds to @text which chosen cards of other players the viewer sees. */
static void
tell_seen (TapisGame *game, GString *text)
{
  for (guint seat = 0; seat < tapis_game_get_n_seats (game); seat++)
    {
      TapisPile *pile = tapis_game_get_pile (game, "chosen", (int) seat);
      TapisCard *card = tapis_pile_get_top (pile);

      if (card == NULL || tapis_card_get_state (card)->face == CG_CARD_HIDDEN ||
          (int) seat == tapis_game_now (game)->viewer)
        continue;
      tapis_add (text, tapis_scientific_war_say_chosen (
                         game, (int) seat, tapis_card_get_state (card)->face));
    }
}

/* Translators, all of these: read aloud, when one asks what is in the
 * middle. */
static char *
tell_top (TapisGame *game)
{
  guint n = tapis_pile_get_n_cards (tapis_game_get_pile (game, "pot", -1));
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *caption = NULL;
  char *reason;

  tapis_scientific_war_tell (game, &caption, &reason);
  tapis_add (text, g_strdup (tapis_game_now (game)->demand_description));
  tapis_add (text, tapis_game_tell_trick (game));
  if (*reason != '\0')
    tapis_add (text, g_steal_pointer (&reason));
  if (*caption != '\0')
    /* Translators: a short sign as a sentence: "Fox takes 4 cards." */
    tapis_add (text, g_strdup_printf (C_("sign", "%s."), caption));
  if (n > 0)
    tapis_add (text,
               g_strdup_printf (ngettext ("There is %u card in the pot.",
                                          "There are %u cards in the pot.", n),
                                n));
  tell_seen (game, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const TapisPositionWords tapis_position_words_scientific_war = {
  .prompt = prompt,
  .demand = demand,
  .demand_description = demand_description,
  .place_name = place_name,
  .place_caption = place_caption,
  .player_description = player_description,
  .actions = actions,
  .advise = advise,
  .name_move = name_move,
  .regret = regret,
  .tell_top = tell_top,
};
