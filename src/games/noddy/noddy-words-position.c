/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences about a position of Noddy: what the player is asked to do,
 * places, players, buttons and advice. Decides no rule. */

#include "noddy-model-private.h"

#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

static gboolean
must_say_go (const CgState *state)
{
  CgMove moves[CG_MAX_MOVES];

  return cg_rules_noddy.moves (state, moves) == 1 && moves[0] == NODDY_MOVE_GO;
}

/* --- prompts and demands --- */

/* Translators, all of these: beside the table: what is asked of the player who
 * plays next; %s is the player's name. */
static char *
prompt (const TapisGameKind *kind, const CgState *s, const TapisPerson *who)
{
  if (s->phase == NODDY_ANNOUNCE)
    return tapis_say_to (who, TAPIS_ROLE_CALLED,
                         P_("Count what your cards make with the turn-up, then "
                            "announce it."),
                         /* Translators: in these prompts %s is a player's
                          * name. */
                         P_("%s: count what your cards make with the turn-up, "
                            "then announce it."));
  if (must_say_go (s))
    return tapis_say_to (who, TAPIS_ROLE_CALLED,
                         P_("Every card you hold would go over 31: say "
                            "“Go!”"),
                         P_("%s: every card you hold would go over 31. Say "
                            "“Go!”"));
  if (s->n_row == 0)
    return tapis_say_to (who, TAPIS_ROLE_CALLED, P_("You lead: lay any card."),
                         P_("%s: lead any card."));
  return tapis_say_to (who, TAPIS_ROLE_CALLED, P_("Your turn: lay a card."),
                       P_("%s: lay a card."));
}

static char *
demand (const TapisGameKind *kind, const CgState *s, const TapisPerson *who)
{
  if (s->phase == NODDY_ANNOUNCE)
    /* Translators: what is asked for, on a small label. */
    return tapis_say_asked (who, NC_("demand", "count and announce"),
                            /* Translators: the same of another player; %s is
                             * the name. */
                            P_("%s announces"));
  /* Translators: on a small label: what the cards laid so far count, which may
   * not be more than 31. */
  return g_strdup_printf (C_("demand", "%u of 31"), noddy_total (s));
}

/* Translators, all of these: read aloud, about the cards that have been laid:
 * what they count. */
static char *
demand_description (const TapisGameKind *kind, const CgState *s)
{
  guint room = 31 - noddy_total (s);

  if (s->phase == NODDY_ANNOUNCE)
    return g_strdup (_("Everybody announces what their three cards make with "
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

static char *
place_name (const TapisGameKind *kind, TapisPlace place,
            const TapisPerson *owner, guint n)
{
  return place.zone == NODDY_TURN_UP
           /* Translators: read aloud: the card that was turned up. */
           ? g_strdup (C_("place", "Turn-up"))
           : tapis_default_place_name (kind, place, owner, n);
}

static char *
place_caption (const TapisGameKind *kind, TapisPlace place, guint n)
{
  if (place.zone == NODDY_ROW)
    return tapis_default_place_caption (kind, place, n);
  return g_strdup (place.zone == NODDY_TURN_UP
                     /* Translators: under the card that was turned up; as short
                      * as can be. */
                     ? C_("caption", "Turn-up")
                     : "");
}

static char *
describe_turn_up (const CgState *s)
{
  return g_strdup_printf (
    /* Translators: the card turned up, then the jack of its suit. */
    _("The turn-up is %s. Noddy is %s."),
    tapis_words_the_card (s->turn_up, TAPIS_ROLE_SUBJECT),
    tapis_words_the_card (CG_FRENCH (CG_JACK, cg_card_suit (s->turn_up)),
                          TAPIS_ROLE_SUBJECT));
}

/* Returns a sentence that lists the cards of the row and their total. */
static char *
describe_row (const CgState *s)
{
  CgCard row[CG_MAX_ZONE];
  g_autofree char *cards = NULL;

  if (s->n_row == 0)
    return g_strdup (_("No card has been laid."));
  cg_zone_cards (&cg_rules_noddy, s, NODDY_ROW, CG_NO_SEAT, row);
  cards = tapis_words_the_cards (row, s->n_row, TAPIS_ROLE_SUBJECT);
  /* Translators: a list of cards, and what they count together. */
  return g_strdup_printf (_("Cards laid: %s. Total: "
                            "%u."), cards, noddy_total (s));
}

static char *
place_description (TapisGame *game, TapisPlace place)
{
  const CgState *state = tapis_game_get_state (game);

  return place.zone == NODDY_TURN_UP ? describe_turn_up (state)
         : place.zone == NODDY_ROW
           ? describe_row (state)
           : tapis_default_place_description (game, place);
}

/* Translators, all of these: read aloud, about one's own seat or another
 * player's; %s is the name. */
static char *
player_description (const TapisGameKind *kind, const CgState *s, int seat,
                    const TapisPerson *who)
{
  guint points = s->score[seat];
  g_autoptr (GString) text = g_string_new (NULL);

  tapis_add (text, tapis_default_player_description (kind, s, seat, who));
  tapis_add (text, tapis_say_count (
                     who, TAPIS_ROLE_OWNER, points,
                     PP_("You have %u point.", "You have %u points."),
                     PP_("%s has %u point.", "%s has %u points.")));
  if (seat == noddy_dealer (s))
    tapis_add (text, tapis_say_to (who, TAPIS_ROLE_SUBJECT, P_("You dealt."),
                                   P_("%s dealt.")));
  if (s->gone >> seat & 1)
    tapis_add (text, tapis_say_to (who, TAPIS_ROLE_DOER,
                                   P_("You have said “Go!”"),
                                   P_("%s has said “Go!”")));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
tell_top (TapisGame *game)
{
  const CgState *state = tapis_game_get_state (game);
  g_autoptr (GString) text = g_string_new (NULL);

  if (state->n_row > 0)
    tapis_add (text, describe_row (state));
  tapis_add (text, g_strdup (tapis_game_now (game)->demand_description));
  tapis_add (text, describe_turn_up (state));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- moves --- */

static guint
actions (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n_chosen, CgMove move,
         GPtrArray *strings, TapisActionNow *out)
{
  switch (state->phase)
    {
    case NODDY_ANNOUNCE:
      out[0] = (TapisActionNow) {
        "announce", NODDY_MOVE_ANNOUNCE, C_("button", "Announce"),
        tapis_noddy_counts_all (state)
          ? _("Announces everything that your cards make with the turn-up, "
              "without showing them.")
          : _("Announces what you have found, without showing your cards. What "
              "you have not found does not count for you."),
        .suggested = TRUE, .place = 2, /* place 1 is for "count" */
      };
      return 1;
    case NODDY_PLAY:
      out[0] = tapis_lay_action (
        chosen, n_chosen,
        _("Lays the card you have chosen and calls the new total."), strings);
      out[1] = (TapisActionNow) {
        "go", NODDY_MOVE_GO, C_("cry", "Go!"),
        _("None of your cards fits: the other player goes on alone."),
        .suggested = TRUE,
      };
      return 2;
    default:
      return 0;
    }
}

static char *
advise (const TapisGameKind *kind, const CgState *s, CgMove move,
        const TapisPerson *people)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard hand[CG_MAX_ZONE];
  guint n;

  if (move == NODDY_MOVE_GO)
    return g_strdup (C_("advice", "Say “Go!”"));
  if (move < 52)
    /* Translators: advice; %s is "the 7 of hearts and the 7 of spades". */
    return g_strdup_printf (C_("advice", "Lay %s."),
                            tapis_words_the_card ((CgCard) move,
                                                  TAPIS_ROLE_OBJECT));
  cg_zone_cards (&cg_rules_noddy, s, NODDY_HAND, s->to_move, hand);
  n = noddy_list_hand (hand, s->turn_up, list);
  if (n == 0)
    return g_strdup (_("Announce: your cards score nothing with the turn-up."));
  return g_strdup_printf (
    /* Translators: advice: how many combinations, and their points. */
    ngettext ("Announce: your cards make %u combination, for %u in all.",
              "Announce: your cards make %u combinations, for %u in all.", n),
    n, noddy_hand_points (hand[0], hand[1], hand[2], s->turn_up));
}

static char *
name_move (const TapisGameKind *kind, const CgState *state, CgMove move,
           const TapisPerson *people)
{
  if (move >= NODDY_MOVE_CLAIM)
    return g_strdup (C_("move", "announce only a part"));
  if (move == NODDY_MOVE_ANNOUNCE)
    return g_strdup (tapis_noddy_counts_all (state)
                       ? C_("move", "announce")
                       : C_("move", "announce everything"));
  if (move == NODDY_MOVE_GO)
    return g_strdup (C_("move", "say “Go!”"));
  return g_strdup (tapis_words_the_card ((CgCard) move, TAPIS_ROLE_LISTED));
}

/* Returns the points that @move scores at once. */
static guint
points_of (const CgState *before, CgMove move)
{
  g_autofree CgState *state = cg_state_copy (&cg_rules_noddy, before);
  int seat = before->to_move;

  cg_rules_noddy.play (state, move, NULL);
  return (guint) (state->score[seat] - before->score[seat]);
}

static char *
regret (const TapisGameKind *kind, const CgState *before, CgMove move,
        CgMove better)
{
  guint there, here;

  if (before->phase != NODDY_PLAY)
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
    tapis_words_the_card ((CgCard) better, TAPIS_ROLE_WITH), there);
}

const TapisPositionWords tapis_position_words_noddy = {
  .prompt = prompt,
  .demand = demand,
  .demand_description = demand_description,
  .place_name = place_name,
  .place_caption = place_caption,
  .place_description = place_description,
  .player_description = player_description,
  .actions = actions,
  .advise = advise,
  .name_move = name_move,
  .regret = regret,
  .tell_top = tell_top,
};
