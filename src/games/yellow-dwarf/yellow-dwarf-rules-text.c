/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of Nain jaune, the places for cards, how positions and moves are
 * written as text, and the check of a position that was read. No move is made
 * here.
 *
 * In the text of a position the pile tells which seat laid which card ("4S@0
 * 5D@0 6C@2"). From the pile the rules compute which seat laid last, which rank
 * is next and which seats have laid at all. They also compute whether the card
 * on top may still be announced: its box must be open and not empty, and the
 * player who laid it must not have made another move since. "closed=7D" lists
 * the boxes that are closed; the key is left out if there are none. */

#include "yellow-dwarf-rules-private.h"

#include <glib/gi18n.h>

static const CgChoice missing_choices[] = {
  /* Translators: a new sequence begins with any card */
  { "free_choice", NC_("choice", "Any card") },
  /* Translators: a new sequence begins with the next higher rank that the
   * player holds */
  { "next_up", NC_("choice", "The next higher rank") },
  { NULL, NULL },
};

static const CgChoice kept_choices[] = {
  /* Translators: who is left with a card of the board doubles what is in its
   * box */
  { "double_box", NC_("choice", "Doubles its box") },
  /* Translators: who is left with a card of the board puts one stake of it
   * into its box: 1 for the ten … 5 for the seven */
  { "face_stake", NC_("choice", "Costs its stake") },
  /* Translators: a card of the board that is left over costs nothing */
  { "none", NC_("choice", "Costs nothing") },
  { NULL, NULL },
};

static const CgChoice forgotten_choices[] = {
  /* Translators: what was not announced: it stays in its box and can be taken
   * in a later round */
  { "stays", NC_("choice", "Stays in its box") },
  /* Translators: what was not announced: its box is closed until the end */
  { "waits", NC_("choice", "Closes its box") },
  { NULL, NULL },
};

const CgOption yellow_dwarf_options[] = {
  /* Translators: what each player owns at the start, in points */
  [YELLOW_DWARF_BANK] = { "bank",
                          NC_("house rule", "Points at the start"), NULL, 50,
                          YELLOW_DWARF_MAX_BANK, 10, 120 },
  /* Translators: without the call “king takes” the box stays as it is */
  [YELLOW_DWARF_MUST_ANNOUNCE] = { "must_announce",
                                   NC_("house rule", "Boxes must be announced"),
                                   CG_SWITCH (1) },
  /* Translators: at the end of a round: pips instead of one point a card */
  [YELLOW_DWARF_PAY_BY_VALUE] = { "pay_by_value",
                                  NC_("house rule", "Cards cost their value"),
                                  CG_SWITCH (0) },
  [YELLOW_DWARF_OPERA_ANY_FIRST_TURN] = {
    "opera_any_first_turn",
    NC_("house rule", "Grand Opera in anybody’s first turn"),
    CG_SWITCH (0) },
  /* Translators: how many rounds a match has; 0: until a player is ruined */
  [YELLOW_DWARF_ROUNDS] = { "rounds",
                            NC_("house rule", "Rounds (0: no limit)"),
                            NULL, 0, 99, 1, 0 },
  [YELLOW_DWARF_VOLUNTARY_STOP] = { "voluntary_stop",
                                    NC_("house rule", "Stop by choice"),
                                    CG_SWITCH (1) },
  /* Translators: what begins a new sequence when nobody has laid a rank */
  [YELLOW_DWARF_MISSING_RANK] = { "missing_rank",
                                  NC_("house rule", "After a missing rank"),
                                  CG_CHOICE (missing_choices, 0) },
  /* Translators: a card of the board in hand at the end of a round */
  [YELLOW_DWARF_KEPT_CARD] = { "kept_card",
                               NC_("house rule", "A board card still in hand"),
                               CG_CHOICE (kept_choices, 0) },
  [YELLOW_DWARF_OPERA_DOUBLE_PAY] = { "opera_double_pay",
                                      NC_("house rule",
                                          "Grand Opera pays double"),
                                      CG_SWITCH (0) },
  /* Translators: what becomes of the points of a box that was not announced */
  [YELLOW_DWARF_FORGOTTEN] = { "forgotten",
                               NC_("house rule", "A forgotten announcement"),
                               CG_CHOICE (forgotten_choices, 0) },
  [YELLOW_DWARF_N_OPTIONS] = { .id = NULL },
};

/* --- positions ----------------------------------------------------------- */

static const char *const phase_words[] = {
  [YELLOW_DWARF_BEGIN] = "begin",
  [YELLOW_DWARF_GO_ON] = "go-on",
  [YELLOW_DWARF_LAST] = "last",
  [YELLOW_DWARF_ROUND_OVER] = "round-over",
  [YELLOW_DWARF_OVER] = "over",
  NULL,
};

static void
write_closed (const CgState *state, int seat, const char *key, GKeyFile *keys)
{
  CgSet cards = { yellow_dwarf_closed_cards (state), 0 };

  if (!cg_set_is_empty (cards))
    cg_position_set_set (keys, key, CG_PACK_FRENCH, cards);
}

static gboolean
read_closed (const CgReading *reading)
{
  CgState *s = reading->state;
  guint64 cards;

  if (!cg_read_once (reading, &cards))
    return FALSE;
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    if ((cards & CARD_BIT (yellow_dwarf_box_cards[box])) != 0)
      s->closed |= (guint8) (1u << box);
  return cards == yellow_dwarf_closed_cards (s) ||
         cg_read_error (reading, "a card that has no box");
}

static guint
list_lay (const CgField *field, const CgState *s, guint i, CgCard *cards,
          int *seat)
{
  if (i == s->n_pile)
    return 0;
  cards[0] = yellow_dwarf_lay_card (s->pile[i]);
  *seat = yellow_dwarf_lay_seat (s->pile[i]);
  return 1;
}

static gboolean
add_to_pile (const CgReading *reading, const CgField *field,
             const CgCard *cards, guint n, int seat, const char *word)
{
  if (n != 1 || !cg_card_is_french (*cards))
    return cg_read_error (reading, "“%.20s” is no card and who laid it", word);
  yellow_dwarf_put_on_pile (reading->state, *cards, seat);
  return TRUE;
}

#define AT(member) CG_FIELD_AT (CgState, member)
#define EACH(member) CG_FIELD_EACH (CgState, member)
#define BOX(box) \
  CG_FIELD_NUMBER, AT (box), .max = YELLOW_DWARF_MAX_POINTS

const CgField yellow_dwarf_fields[] = {
  { "round", CG_FIELD_NUMBER, AT (round), .min = 1,
    .max = YELLOW_DWARF_MAX_ROUNDS },
  { "phase", CG_FIELD_WORD, AT (phase), .words = phase_words },
  { "to-move", CG_FIELD_SEAT, AT (to_move), .min = CG_NO_SEAT },
  { "box.10D", BOX (box[YELLOW_DWARF_TEN]) },
  { "box.JC", BOX (box[YELLOW_DWARF_JACK]) },
  { "box.QS", BOX (box[YELLOW_DWARF_QUEEN]) },
  { "box.KH", BOX (box[YELLOW_DWARF_KING]) },
  { "box.7D", BOX (box[YELLOW_DWARF_SEVEN]) },
  { "closed", .need = CG_FIELD_MAY_MISS, .write = write_closed,
    .read = read_closed },
  { "pile", CG_FIELD_LAYS, CG_ZONE (PILE, ALL), .max = YELLOW_DWARF_MAX_DEALT,
    .lay = list_lay, .add = add_to_pile },
  { "bank", CG_FIELD_NUMBER, EACH (bank), .max = YELLOW_DWARF_MAX_POINTS },
  { "hand", CG_FIELD_ONCE, CG_ZONE (HAND, OWNER), EACH (hand),
    CG_FIELD_HIDDEN (CgState, hidden) },
  { "lacks", CG_FIELD_BITS, EACH (lacks), .min = CG_ACE, .max = CG_KING },
  { "stub", CG_FIELD_REST, CG_FIELD_MAY_MISS, CG_ZONE (STOCK, NOBODY) },
  { .key = NULL },
};

/* Implements CgRules.complete: computes which box the seat to move may still
 * announce (rule NJ-16). */
void
yellow_dwarf_complete (CgState *s, GKeyFile *keys)
{
  int box;

  if (!s->option[YELLOW_DWARF_MUST_ANNOUNCE] || s->to_move == CG_NO_SEAT ||
      s->to_move != s->layer || yellow_dwarf_begins_after_missing (s))
    return;
  box = yellow_dwarf_open_box_of (
    s, yellow_dwarf_lay_card (s->pile[s->n_pile - 1]));
  s->claim = (guint8) (box >= 0 && s->box[box] > 0 ? box + 1 : 0);
}

/* --- what a position must be ---------------------------------------------- */

/* Checks that no player has had more cards than were dealt. Returns what is
 * wrong, or NULL. */
static const char *
check_hands (const CgState *s)
{
  guint held[YELLOW_DWARF_MAX_SEATS] = { 0 };

  for (guint i = 0; i < s->n_pile; i++)
    held[yellow_dwarf_lay_seat (s->pile[i])]++;
  for (int seat = 0; seat < s->seats; seat++)
    {
      held[seat] += yellow_dwarf_hand_size (s, seat);
      if (held[seat] > yellow_dwarf_hand_dealt (s->seats))
        return "a player has had more cards than were dealt";
    }
  return NULL;
}

/* Checks the order of the cards in the pile (rule NJ-10). The seat at the
 * dealer's left must have laid the first card. A card that was laid by another
 * seat than the card before it must be one rank higher than that card. A card
 * that was laid by the same seat may have any rank, because it may begin a new
 * sequence. Returns what is wrong, or NULL. */
static const char *
check_pile (const CgState *s)
{
  int seat = (yellow_dwarf_dealer (s) + 1) % s->seats;
  guint rank = 0;

  for (guint i = 0; i < s->n_pile; i++)
    {
      guint next = cg_card_rank (yellow_dwarf_lay_card (s->pile[i]));

      if (yellow_dwarf_lay_seat (s->pile[i]) != seat &&
          (rank == 0 || next != rank + 1))
        return "a card of the pile cannot follow the one before";
      rank = next;
      seat = yellow_dwarf_lay_seat (s->pile[i]);
    }
  return NULL;
}

/* Checks that the seat to move and the hands agree with the phase. Returns what
 * is wrong, or NULL. */
static const char *
check_turn (const CgState *s)
{
  int first = (yellow_dwarf_dealer (s) + 1) % s->seats;
  gboolean fits;

  switch (s->phase)
    {
    case YELLOW_DWARF_BEGIN:
      fits = s->to_move == (s->n_pile > 0 ? s->layer : first);
      break;
    case YELLOW_DWARF_GO_ON:
      fits = s->n_pile > 0 && s->top < CG_KING && s->to_move != CG_NO_SEAT;
      break;
    case YELLOW_DWARF_LAST:
      fits = s->claim != 0;
      break;
    default:
      fits = s->n_pile > 0 && s->to_move == CG_NO_SEAT;
    }
  if (!fits)
    return "phase and player to move do not fit the pile";
  for (int seat = 0; seat < s->seats; seat++)
    if ((yellow_dwarf_hand_size (s, seat) == 0) !=
        (s->phase >= YELLOW_DWARF_LAST && seat == s->layer))
      return "a hand is empty at the end of a round alone, and one hand then";
  return NULL;
}

/* Checks that banks and boxes together, closed boxes too (rule NJ-35), hold as
 * many points as at the start of the match (rule NJ-33), and that the phase
 * agrees with whether another round follows. Returns what is wrong, or NULL. */
static const char *
check_points (const CgState *s)
{
  int sum = 0;

  for (int seat = 0; seat < s->seats; seat++)
    sum += s->bank[seat];
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    sum += s->box[box];
  if (sum != s->option[YELLOW_DWARF_BANK] * s->seats)
    return "banks and boxes are not the points that the match began with";
  if (s->option[YELLOW_DWARF_ROUNDS] > 0 &&
      s->round > s->option[YELLOW_DWARF_ROUNDS])
    return "the match has not so many rounds";
  if (s->phase >= YELLOW_DWARF_ROUND_OVER &&
      yellow_dwarf_goes_on (s) != (s->phase == YELLOW_DWARF_ROUND_OVER))
    return "whether another round follows does not fit banks and rounds";
  return NULL;
}

/* Checks the closed boxes (rule NJ-35): a box can be closed only with the house
 * rules must_announce=on and forgotten=waits, and a closed box holds points.
 * Returns what is wrong, or NULL. */
static const char *
check_closed (const CgState *s)
{
  if (s->closed != 0 &&
      (s->option[YELLOW_DWARF_FORGOTTEN] != YELLOW_DWARF_WAITS ||
       !s->option[YELLOW_DWARF_MUST_ANNOUNCE]))
    return "no box is closed by the rules of this table";
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    if (yellow_dwarf_is_closed (s, box) && s->box[box] == 0)
      return "a closed box is empty";
  return NULL;
}

/* Checks that no hand has a card of a rank that its seat is known to lack
 * (CgState.lacks), and that the house rules make it possible to know
 * this. Returns what is wrong, or NULL. */
static const char *
check_lacks (const CgState *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    for (guint rank = CG_ACE; rank <= CG_KING; rank++)
      if (s->lacks[seat] >> rank & 1)
        {
          if (s->option[YELLOW_DWARF_VOLUNTARY_STOP] &&
              s->option[YELLOW_DWARF_MISSING_RANK] != YELLOW_DWARF_NEXT_UP)
            return "nobody can know what another has not";
          if ((s->hand[seat] & RANK_BITS (rank)) != 0)
            return "a player has a rank that it has shown not to have";
        }
  return NULL;
}

const char *
yellow_dwarf_validate (const CgState *state)
{
  static const char *(*const checks[]) (const CgState *s) = {
    check_hands,  check_pile,   check_turn,
    check_points, check_closed, check_lacks,
  };
  const char *wrong = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (checks) && wrong == NULL; i++)
    wrong = checks[i] (state);
  return wrong;
}

/* --- moves ---------------------------------------------------------------- */

const CgMoveWord yellow_dwarf_words[] = {
  { "lay", 0, CG_MOVE_CARD },
  { "stop", YELLOW_DWARF_STOP, CG_MOVE_ALONE },
  { "announce", YELLOW_DWARF_ANNOUNCE, CG_MOVE_ALONE },
  { .word = NULL },
};
