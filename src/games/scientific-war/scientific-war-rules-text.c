/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes Bataille scientifique as text: places for cards, positions
 * and moves. Also checks positions that were read. Decides no move. */

#include "scientific-war-rules-private.h"

static const char *const phase_words[] = {
  [SCIENTIFIC_WAR_SWAP] = "swap",
  [SCIENTIFIC_WAR_PICK] = "pick",
  [SCIENTIFIC_WAR_OVER] = "over",
  NULL,
};

static const char *const order_words[] = {
  "normal",
  "reversed",
  NULL,
};

/* --- positions ------------------------------------------------------------ */

/* Returns as bits those of the seats @first, @first + 1 … that laid an 8 and
 * have a pile to swap with (rule BS-24). @s must not be redacted. */
static guint8
swappers_from (const CgState *s, guint first)
{
  guint swappers = 0;

  for (guint left = s->eights & (~0u << first); left != 0; left &= left - 1)
    if (!cg_set_is_empty (s->seat[__builtin_ctz (left)].pile))
      swappers |= left & -left;
  return (guint8) swappers;
}

static int
last_trick (const CgState *state)
{
  return (int) scientific_war_last_trick (state);
}

static int
n_seats (const CgState *state)
{
  return state->seats;
}

static const char *
settle_seer (CgState *s, int seat)
{
  return (s->seer & (s->seer - 1)) != 0 &&
             s->option[SCIENTIFIC_WAR_QUEENS] == SCIENTIFIC_WAR_QUEENS_CANCEL
           ? "more than one"
           : NULL;
}

static const char *
settle_place (CgState *state, int seat)
{
  state->active &= (guint8) ~(1u << seat);
  return NULL;
}

static const char *
settle_chosen (CgState *state, int seat)
{
  state->picked |= (guint8) (1u << seat);
  return NULL;
}

/* Returns why the text of a position must not have the hand and the pile of
 * @seat, or NULL if it may. A redacted state tells only which cards another
 * seat owns, not how they are divided into hand and pile. */
static const char *
absent_unless_full (const CgState *state, int seat)
{
  return cg_set_is_empty (state->seat[seat].owned) ? NULL : "no key of a view";
}

static const char *
absent_unless_redacted (const CgState *state, int seat)
{
  return absent_unless_full (state, seat) != NULL ? NULL
                                                  : "no key of this game";
}

static void
write_in_hand (const CgState *state, int seat, const char *key, GKeyFile *keys)
{
  guint8 count = state->count[seat];

  if (count == SCIENTIFIC_WAR_UNKNOWN)
    g_key_file_set_value (keys, CG_GROUP_POSITION, key, "??");
  else
    cg_position_set_number (keys, key, count);
}

#define AT(member) CG_FIELD_AT (CgState, member)
#define EACH(member) CG_FIELD_EACH (CgState, member)
#define IN_SEAT(member) CG_FIELD_IN_EACH (CgState, seat, member)

const CgField scientific_war_fields[] = {
  { "phase", CG_FIELD_WORD, AT (phase), .words = phase_words },
  { "to-move", CG_FIELD_SEAT, AT (to_move), .min = CG_NO_SEAT },
  { "order", CG_FIELD_WORD, AT (reversed), .words = order_words },
  { "tricks", CG_FIELD_NUMBER, CG_FIELD_IF_ANY, AT (tricks),
    .max_of = last_trick },
  { "seer", CG_FIELD_SEATS, AT (seer), .settle = settle_seer },
  { "threes", CG_FIELD_SEATS, AT (threes) },
  { "eights", CG_FIELD_SEATS, AT (eights) },
  { "pot", CG_FIELD_SET, CG_ZONE (PILE, ALL), AT (pot) },
  { "place", CG_FIELD_NUMBER, CG_FIELD_IF_ANY, EACH (place), .min = 1,
    .max_of = n_seats, .settle = settle_place },
  { "chosen", CG_FIELD_CARD, CG_FIELD_IF_ANY, CG_ZONE (TRICK, OWNER),
    .mixed = TRUE, EACH (pick), .settle = settle_chosen },
  { "hand", CG_FIELD_SET, CG_ZONE (HAND, OWNER), .mixed = TRUE, IN_SEAT (hand),
    .absent = absent_unless_full },
  { "pile", CG_FIELD_SET, CG_ZONE (CAPTURED, OWNER), .mixed = TRUE,
    IN_SEAT (pile), .absent = absent_unless_full },
  { "owned", CG_FIELD_SET, CG_ZONE (UNDIVIDED, ALL), .mixed = TRUE,
    IN_SEAT (owned), .absent = absent_unless_redacted },
  { "in-hand", CG_FIELD_NUMBER, EACH (count), .write = write_in_hand,
    .absent = absent_unless_redacted },
  { .key = NULL },
};

void
scientific_war_complete (CgState *s, GKeyFile *keys)
{
  if (s->phase == SCIENTIFIC_WAR_SWAP && s->to_move != CG_NO_SEAT)
    s->may_swap = swappers_from (s, (guint) s->to_move);
}

/* --- the check of a position ---------------------------------------------- */

CgSet
scientific_war_cards (const CgState *s)
{
  CgSet dealt = { 0, 0 };

  for (int seat = 0; seat < s->seats; seat++)
    dealt = cg_set_union (dealt, scientific_war_first_hand (s, seat));
  return dealt;
}

static const char *
check_seat (const CgState *s, int seat)
{
  const ScientificWarSeat *its = &s->seat[seat];
  gboolean picked = s->picked >> seat & 1;
  guint better = 0;

  if (s->active >> seat & 1)
    return cg_set_is_empty (its->hand) && !picked
             ? "a player in the game has no card to choose"
             : NULL;
  if (!cg_set_is_empty (its->hand) || !cg_set_is_empty (its->pile) || picked)
    return "a player who is out owns cards";
  for (int other = 0; other < s->seats; other++)
    better += (s->active >> other & 1) || s->place[other] < s->place[seat];
  return s->place[seat] != better + 1 ? "the places do not fit" : NULL;
}

/* Checks the powers of the seats: one card gives only one power, and only to a
 * player who is in the game (rule BS-21). */
static const char *
check_powers (const CgState *s)
{
  guint powers = s->seer | s->threes | s->eights;

  if ((powers & ~s->active) != 0)
    return "a player who is out has a power";
  /* rule BS-22: there is no seer if all players would be seers */
  if (s->seer != 0 && s->seer == s->active)
    return "nobody is left whom a seer could see";
  if ((s->seer & s->threes) != 0 || (s->seer & s->eights) != 0 ||
      (s->threes & s->eights) != 0)
    return "one card gives one power";
  return NULL;
}

/* Returns whether the seats that have chosen a card are exactly those that
 * choose before the seat to move. Seers choose last. */
static gboolean
check_picks (const CgState *s)
{
  guint mine = 1u << s->to_move;
  guint before = s->active & (mine - 1);

  if ((s->seer & mine) != 0)
    before |= s->active & ~(guint) s->seer;
  else
    before &= ~(guint) s->seer;
  return (s->active & mine) != 0 && s->picked == before;
}

static const char *
check_phase (const CgState *s)
{
  gboolean moves = s->to_move != CG_NO_SEAT;
  gboolean fits;

  switch (s->phase)
    {
    case SCIENTIFIC_WAR_SWAP:
      fits = moves && s->picked == 0 && (s->may_swap >> s->to_move & 1) &&
             s->may_swap == swappers_from (s, (guint) s->to_move);
      break;
    case SCIENTIFIC_WAR_PICK:
      fits = moves && s->may_swap == 0 && check_picks (s);
      break;
    default:
      fits = !moves && s->picked == 0 && s->may_swap == 0 &&
             (s->seer | s->threes | s->eights) == 0;
    }
  return fits ? NULL : "phase and player to move do not fit the position";
}

const char *
scientific_war_validate (const CgState *s)
{
  const char *wrong = NULL;
  gboolean decided = (s->active & (s->active - 1)) == 0 ||
                     s->tricks >= scientific_war_last_trick (s);

  for (int seat = 0; seat < s->seats && wrong == NULL; seat++)
    wrong = check_seat (s, seat);
  if (wrong == NULL)
    wrong = check_powers (s);
  if (wrong == NULL && decided != (s->phase == SCIENTIFIC_WAR_OVER))
    wrong = decided ? "the game is over" : "the game is not over";
  return wrong != NULL ? wrong : check_phase (s);
}

/* --- moves ---------------------------------------------------------------- */

const CgMoveWord scientific_war_words[] = {
  { "pick", 0, CG_MOVE_CARD_OR_JOKER },
  { "swap", SCIENTIFIC_WAR_MOVE_SWAP, CG_MOVE_ALONE },
  { "keep", SCIENTIFIC_WAR_MOVE_KEEP, CG_MOVE_ALONE },
  { .word = NULL },
};
