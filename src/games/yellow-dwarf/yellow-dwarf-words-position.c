/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences about a position of Nain jaune: what the player is asked to do,
 * which card is next, the boxes, the players, the buttons and the advice. No
 * rule is decided here. */

#include "yellow-dwarf-model-private.h"

#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

/* --- what is cried --- */

/* Returns the cry of a player who does not lay a card of @rank, such as
 * "Without 8!" */
static const char *
cry_without (guint rank)
{
  CgEvent event = { .kind = YELLOW_DWARF_EVENT_WITHOUT, .rank = (guint8) rank };

  return tapis_words_cry (&cg_rules_yellow_dwarf, &event);
}

/* Returns the cry with which a player announces the card just laid, such as
 * "King takes!" */
static const char *
cry_takes (const CgState *s)
{
  CgEvent event = { .kind = YELLOW_DWARF_EVENT_TOOK_BOX };

  event.cards[0] = yellow_dwarf_box_cards[s->claim - 1];
  return tapis_words_cry (&cg_rules_yellow_dwarf, &event);
}

/* Returns the name, with its article, of the card that may be announced. */
static const char *
claimed_card (const CgState *s, TapisRole role)
{
  return tapis_words_the_card (yellow_dwarf_box_cards[s->claim - 1], role);
}

/* Returns whether the seat to move can lay a card. */
static gboolean
can_lay (const CgState *state)
{
  CgMove moves[CG_MAX_MOVES];

  return cg_rules_yellow_dwarf.moves (state, moves) > 0 &&
         moves[0] < YELLOW_DWARF_STOP;
}

static gboolean
may_stop (const CgState *state)
{
  return cg_rules_yellow_dwarf.why_not (state, YELLOW_DWARF_STOP).kind ==
         CG_LEGAL;
}

/* --- the prompt --- */

static char *
ask_to_go_on (const CgState *state, const TapisPerson *who)
{
  guint asked = yellow_dwarf_asked (state);
  const char *rank = tapis_words_a_rank (asked, TAPIS_ROLE_OBJECT);
  const char *cry = cry_without (asked);

  if (!can_lay (state))
    return tapis_say_words (who, TAPIS_ROLE_CALLED,
                            /* Translators: %s is what is cried: “Without 8!”
                             */
                            P_("You cannot go on: say “%s”"),
                            /* Translators: a player's name, and what is
                             * cried. */
                            P_("%s: you cannot go on. Say “%s”"), cry, NULL);
  if (!may_stop (state))
    return tapis_say_words (who, TAPIS_ROLE_CALLED,
                            /* Translators: %s is "an 8", "a jack" … */
                            P_("Your turn: lay %s."),
                            /* Translators: a player's name, and "an 8". */
                            P_("%s: lay %s."), rank, NULL);
  return tapis_say_words (who, TAPIS_ROLE_CALLED,
                          /* Translators: "an 8", "a jack" …, and what is
                           * cried: “Without 8!” */
                          P_("Your turn: lay %s, or say “%s”"),
                          /* Translators: a player's name, "an 8", and what is
                           * cried. */
                          P_("%s: lay %s, or say “%s”"), rank, cry);
}

static char *
prompt (const TapisGameKind *kind, const CgState *s, const TapisPerson *who)
{
  if (s->claim > 0)
    return tapis_say_words (who, TAPIS_ROLE_CALLED,
                            /* Translators: a card of the board, with its
                             * article, and what is cried: “King takes!” */
                            P_("You have laid %s. Announce it: “%s”"),
                            /* Translators: a player's name, then the same. */
                            P_("%s: you have laid %s. Announce it: “%s”"),
                            claimed_card (s, TAPIS_ROLE_OBJECT), cry_takes (s));
  if (s->phase == YELLOW_DWARF_GO_ON)
    return ask_to_go_on (s, who);
  if (s->top > 0 && s->top < CG_KING &&
      s->option[YELLOW_DWARF_MISSING_RANK] == YELLOW_DWARF_NEXT_UP)
    return tapis_say_to (who, TAPIS_ROLE_CALLED,
                         P_("Everybody else has passed: go on with your next "
                            "higher card."),
                         /* Translators: %s is a player's name. */
                         P_("%s: everybody else has passed. Go on with your "
                            "next higher card."));
  return tapis_say_to (who, TAPIS_ROLE_CALLED,
                       P_("You begin a sequence: lay any card."),
                       /* Translators: %s is a player's name. */
                       P_("%s: begin a sequence with any card."));
}

/* --- the demand on the next card --- */

static char *
demand (const TapisGameKind *kind, const CgState *s, const TapisPerson *who)
{
  switch (s->phase)
    {
    case YELLOW_DWARF_GO_ON:
      return g_strdup (tapis_words_a_rank (yellow_dwarf_asked (s),
                                           TAPIS_ROLE_LISTED));
    case YELLOW_DWARF_BEGIN:
      return g_strdup (C_("demand", "new sequence"));
    case YELLOW_DWARF_LAST:
      return g_strdup (C_("demand", "last card"));
    default:
      return g_strdup ("");
    }
}

static char *
demand_description (const TapisGameKind *kind, const CgState *s)
{
  switch (s->phase)
    {
    case YELLOW_DWARF_GO_ON:
      /* Translators: %s is "an 8", "a jack" … */
      return g_strdup_printf (_("The sequence goes on with %s of any suit."),
                              tapis_words_a_rank (yellow_dwarf_asked (s),
                                                  TAPIS_ROLE_WITH));
    case YELLOW_DWARF_BEGIN:
      if (s->top > 0 && s->top < CG_KING &&
          s->option[YELLOW_DWARF_MISSING_RANK] == YELLOW_DWARF_NEXT_UP)
        return g_strdup (_("Nobody has gone on: the player who laid last goes "
                           "on with the next higher card in hand, or with any "
                           "card if there is none."));
      return g_strdup (_("A new sequence begins with any card."));
    case YELLOW_DWARF_LAST:
      return g_strdup (_("The last card is laid: its box can still be "
                         "announced."));
    case YELLOW_DWARF_ROUND_OVER:
      return g_strdup (_("The round is over."));
    default:
      return g_strdup (_("The game is over."));
    }
}

/* --- places --- */

static char *
tell_sequence (TapisGame *game)
{
  const CgState *s = tapis_game_get_state (game);
  guint run = tapis_yellow_dwarf_get_run (game);
  CgCard cards[YELLOW_DWARF_MAX_DEALT];
  g_autofree char *list = NULL;

  if (run == 0)
    return g_strdup (_("No card has been laid yet."));
  for (guint i = 0; i < run; i++)
    cards[i] = yellow_dwarf_lay_card (s->pile[s->n_pile - run + i]);
  list = tapis_words_the_cards (cards, run, TAPIS_ROLE_LISTED);
  /* Translators: %s is a list of cards: "the 4 of spades and the 5 of clubs".
   */
  return g_strdup_printf (_("The sequence: %s."), list);
}

static char *
place_description (TapisGame *game, TapisPlace place)
{
  return place.zone == YELLOW_DWARF_PILE
           ? tell_sequence (game)
           : tapis_default_place_description (game, place);
}

/* Translators, all of these: read aloud: a box of the board, and what is in
 * it. */
char *
tapis_yellow_dwarf_dup_box_name (TapisGame *game, guint box)
{
  const CgState *s = tapis_game_get_state (game);
  gboolean closed = yellow_dwarf_is_closed (s, box);
  int n = s->box[box];

  if (box == YELLOW_DWARF_SEVEN)
    return g_strdup_printf (
      closed ? ngettext ("The Yellow Dwarf, closed box of the 7 of diamonds, "
                         "%d point",
                         "The Yellow Dwarf, closed box of the 7 of diamonds, "
                         "%d points", n)
             : ngettext ("The Yellow Dwarf, box of the 7 of diamonds, %d point",
                         "The Yellow Dwarf, box of the 7 of diamonds, "
                         "%d points", n),
      n);
  return g_strdup_printf (
    /* Translators: a card with its article: "the king of hearts", and the
     * points. */
    closed ? ngettext ("Closed box: %s, %d point",
                       "Closed box: %s, %d points", n)
           /* Translators: a card with its article: "the king of hearts", and
            * the points. */
           : ngettext ("Box: %s, %d point", "Box: %s, %d points", n),
    tapis_words_the_card (yellow_dwarf_box_cards[box], TAPIS_ROLE_LISTED), n);
}

/* Translators, all of these: read aloud, about a box of the board: how it is
 * won; %s is a card. */
char *
tapis_yellow_dwarf_dup_box_description (TapisGame *game, guint box)
{
  const CgState *s = tapis_game_get_state (game);
  CgCard card = yellow_dwarf_box_cards[box];

  if (s->claim == box + 1)
    /* Translators: %s is what is cried: “King takes!” */
    return g_strdup_printf (_("It can be taken now: “%s”"),
                            cry_takes (s));
  if (yellow_dwarf_is_closed (s, box))
    return g_strdup (_("An announcement was forgotten: this box is closed "
                       "until the game ends."));
  if (tapis_yellow_dwarf_get_box (game, box).laid)
    /* Translators: %s is a card with its article. */
    return g_strdup_printf (_("In this round %s has already been laid."),
                            tapis_words_the_card (card, TAPIS_ROLE_SUBJECT));
  return g_strdup_printf (
    s->option[YELLOW_DWARF_MUST_ANNOUNCE]
      ? _("The player who lays %s and announces it takes what is in the box.")
      : _("The player who lays %s takes what is in the box."),
    tapis_words_the_card (card, TAPIS_ROLE_OBJECT));
}

/* --- players --- */

/* Translators, all of these: read aloud, about one's own seat or another
 * player's. */
static char *
player_description (const TapisGameKind *kind, const CgState *s, int seat,
                    const TapisPerson *who)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int points = s->bank[seat];

  tapis_add (text, tapis_default_player_description (kind, s, seat, who));
  tapis_add (text, g_strdup_printf (ngettext ("The bank holds %d point.",
                                              "The bank holds %d points.",
                                              points),
                                    points));
  if (yellow_dwarf_dealer (s) == seat)
    tapis_add (text, tapis_say_to (who, TAPIS_ROLE_SUBJECT,
                                   P_("You deal this round."),
                                   /* Translators: %s is a player's name. */
                                   P_("%s deals this round.")));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
tell_top (TapisGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);

  tapis_add (text, tell_sequence (game));
  tapis_add (text, g_strdup (tapis_game_now (game)->demand_description));
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    {
      g_autofree char *name = tapis_yellow_dwarf_dup_box_name (game, box);

      tapis_add (text, g_strdup_printf (C_("sign", "%s."), name));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- buttons --- */

/* Translators, all of these: what a button does, read aloud and shown as a
 * tooltip. */
static guint
actions (const TapisGameKind *kind, const CgState *s, const TapisUse *chosen,
         guint n_chosen, CgMove move, GPtrArray *strings, TapisActionNow *out)
{
  guint n = 0;

  if (s->phase == YELLOW_DWARF_BEGIN || s->phase == YELLOW_DWARF_GO_ON)
    {
      out[n] = tapis_lay_action (chosen, n_chosen,
                                 _("Lays the card you have chosen."), strings);
      out[n].suggested = s->claim == 0 || n_chosen > 0;
      n++;
    }
  if (s->phase == YELLOW_DWARF_LAST)
    out[n++] = (TapisActionNow) {
      "stop", YELLOW_DWARF_STOP,
      /* Translators: a button: leaves a box that could be taken */
      C_("button", "Take Nothing"),
      s->option[YELLOW_DWARF_FORGOTTEN] == YELLOW_DWARF_WAITS
        ? _("You do not announce your last card: the round ends and the box "
            "is closed.")
        : _("You do not announce your last card: the round ends and the box "
            "stays full."),
      .place = 2,
    };
  else if (s->phase == YELLOW_DWARF_GO_ON)
    out[n++] = (TapisActionNow) {
      "stop", YELLOW_DWARF_STOP, cry_without (yellow_dwarf_asked (s)),
      s->layer == s->to_move
        ? _("You stop here; the next player may go on.")
        : _("You pass; the next player may go on."),
      .suggested = s->claim == 0 && !can_lay (s), .place = 2,
    };
  if (s->claim > 0)
    out[n++] = (TapisActionNow) {
      "announce", YELLOW_DWARF_ANNOUNCE, cry_takes (s),
      tapis_keep (strings, g_strdup_printf (
                             ngettext ("You take the %d point of its box.",
                                       "You take the %d points of its box.",
                                       s->box[s->claim - 1]),
                             s->box[s->claim - 1])),
      .suggested = TRUE, .place = 3,
    };
  return n;
}

/* --- moves --- */

static char *
advise (const TapisGameKind *kind, const CgState *s, CgMove move,
        const TapisPerson *people)
{
  if (move < YELLOW_DWARF_STOP)
    return g_strdup_printf (C_("advice", "Lay %s."),
                            tapis_words_the_card ((CgCard) move,
                                                  TAPIS_ROLE_OBJECT));
  if (move == YELLOW_DWARF_ANNOUNCE)
    /* Translators: advice; %s is what is cried: “King takes!” */
    return g_strdup_printf (C_("advice", "Announce it: “%s”"),
                            cry_takes (s));
  if (s->phase == YELLOW_DWARF_LAST)
    return g_strdup (C_("advice", "Take nothing."));
  /* Translators: advice; %s is what is cried: “Without 8!” */
  return g_strdup_printf (C_("advice", "Say “%s”"),
                          cry_without (yellow_dwarf_asked (s)));
}

static char *
name_move (const TapisGameKind *kind, const CgState *s, CgMove move,
           const TapisPerson *people)
{
  if (move < YELLOW_DWARF_STOP)
    return g_strdup (tapis_words_the_card ((CgCard) move, TAPIS_ROLE_LISTED));
  if (move == YELLOW_DWARF_STOP && s->phase == YELLOW_DWARF_LAST)
    return g_strdup (C_("move", "take nothing"));
  /* Translators: a move that is a cry: “Without 8!”, “King takes!” */
  return g_strdup_printf (C_("move", "“%s”"),
                          move == YELLOW_DWARF_ANNOUNCE
                            ? cry_takes (s)
                            : cry_without (yellow_dwarf_asked (s)));
}

/* Returns how many points the player takes from a box with the card that @move
 * lays, or 0 if @move lays no card or the card takes no box. */
static int
takes (const CgState *s, CgMove move)
{
  int box = move < YELLOW_DWARF_STOP
              ? yellow_dwarf_open_box_of (s, (CgCard) move)
              : -1;

  return box >= 0 ? s->box[box] : 0;
}

/* Translators, all of these: below the table, after a move that gave something
 * up; %s is a card. */
static char *
regret (const TapisGameKind *kind, const CgState *s, CgMove move, CgMove better)
{
  int n;

  if (better == YELLOW_DWARF_ANNOUNCE)
    /* Translators: what the coach says after a move; %s is a card of the
     * board, with its article. */
    return g_strdup_printf (s->option[YELLOW_DWARF_FORGOTTEN] ==
                                YELLOW_DWARF_WAITS
                              ? _("You have not announced %s: its box is "
                                  "closed.")
                              : _("You have not announced %s: its box stays "
                                  "full."),
                            claimed_card (s, TAPIS_ROLE_MISSING));
  n = takes (s, better);
  if (n > takes (s, move))
    /* Translators: what the coach says after a move. */
    return g_strdup_printf (ngettext ("That card takes %d point.",
                                      "That card takes %d points.", n), n);
  if (move == YELLOW_DWARF_STOP && better < YELLOW_DWARF_STOP)
    return g_strdup (_("If you stop, you leave the sequence to the others."));
  return NULL;
}

const TapisPositionWords tapis_position_words_yellow_dwarf = {
  .prompt = prompt,
  .demand = demand,
  .demand_description = demand_description,
  .place_description = place_description,
  .player_description = player_description,
  .actions = actions,
  .advise = advise,
  .name_move = name_move,
  .regret = regret,
  .tell_top = tell_top,
};
