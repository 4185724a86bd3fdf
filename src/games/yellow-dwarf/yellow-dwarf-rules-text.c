/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune as text: options, places for cards, positions and moves, and the
 * check of a position that was read. Decides no move.
 *
 * A position's pile tells who laid what ("4S@0 5D@0 6C@2"), and with it who
 * laid last, which rank is next, and who has laid at all. Whether the card on
 * top may still be announced follows too: its box is full and open, and its
 * layer has not gone on. "closed=7D" lists the boxes that are closed; where
 * none is, the key is left out. */

#include "yellow-dwarf-rules-private.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <glib/gi18n.h>

static const CgChoice missing_choices[] = {
  /* Translators: a new sequence begins with any card */
  { "free_choice", N_("Any card") },
  /* Translators: a new sequence begins with the next higher rank that the
   * player holds */
  { "next_up", N_("The next higher rank") },
  { NULL, NULL },
};

static const CgChoice kept_choices[] = {
  /* Translators: who is left with a card of the board doubles what is in its
   * box */
  { "double_box", N_("Doubles its box") },
  /* Translators: who is left with a card of the board puts one stake of it
   * into its box: 1 for the ten … 5 for the seven */
  { "face_stake", N_("Costs its stake") },
  /* Translators: a card of the board that is left over costs nothing */
  { "none", N_("Costs nothing") },
  { NULL, NULL },
};

static const CgChoice forgotten_choices[] = {
  /* Translators: what was not announced: it stays in its box and can be taken
   * in a later round */
  { "stays", N_("Stays in its box") },
  /* Translators: what was not announced: its box is closed until the end */
  { "waits", N_("Closes its box") },
  { NULL, NULL },
};

const CgOption yellow_dwarf_options[] = {
  /* Translators: what each player owns at the start, in points */
  [YELLOW_DWARF_BANK] = { "bank", N_("Points at the start"), NULL, 50,
                          YELLOW_DWARF_MAX_BANK, 10, 120 },
  /* Translators: without the call “king takes” the box stays as it is */
  [YELLOW_DWARF_MUST_ANNOUNCE] = { "must_announce",
                                   N_("Boxes must be announced"),
                                   CG_SWITCH (1) },
  /* Translators: at the end of a round: pips instead of one point a card */
  [YELLOW_DWARF_PAY_BY_VALUE] = { "pay_by_value", N_("Cards cost their value"),
                                  CG_SWITCH (0) },
  [YELLOW_DWARF_OPERA_ANY_FIRST_TURN] = {
    "opera_any_first_turn", N_("Grand Opera in anybody’s first turn"),
    CG_SWITCH (0) },
  /* Translators: how many rounds a match has; 0: until a player is ruined */
  [YELLOW_DWARF_ROUNDS] = { "rounds", N_("Rounds (0: until ruin)"), NULL, 0,
                            99, 1, 0 },
  [YELLOW_DWARF_VOLUNTARY_STOP] = { "voluntary_stop", N_("Stop by choice"),
                                    CG_SWITCH (1) },
  /* Translators: what begins a new sequence when nobody has laid a rank */
  [YELLOW_DWARF_MISSING_RANK] = { "missing_rank",
                                  N_("After a missing rank"),
                                  CG_CHOICE (missing_choices, 0) },
  /* Translators: a card of the board in hand at the end of a round */
  [YELLOW_DWARF_KEPT_CARD] = { "kept_card", N_("A board card left over"),
                               CG_CHOICE (kept_choices, 0) },
  [YELLOW_DWARF_OPERA_DOUBLE_PAY] = { "opera_double_pay",
                                      N_("Grand Opera pays double"),
                                      CG_SWITCH (0) },
  /* Translators: what becomes of the points of a box that was not announced */
  [YELLOW_DWARF_FORGOTTEN] = { "forgotten", N_("A forgotten announcement"),
                               CG_CHOICE (forgotten_choices, 0) },
  [YELLOW_DWARF_N_OPTIONS] = { .id = NULL },
};

const CgZone yellow_dwarf_zones[] = {
  [YELLOW_DWARF_HAND] = { "hand", TRUE },
  [YELLOW_DWARF_PILE] = { "pile", FALSE },
  [YELLOW_DWARF_STUB] = { "stub", FALSE },
  { NULL, FALSE },
};

/* --- the cards ------------------------------------------------------------ */

void
yellow_dwarf_begin (YellowDwarfState *s, const CgSetup *setup)
{
  memset (s, 0, sizeof *s);
  s->seats = setup->seats;
  s->dealer = setup->dealer;
  for (guint i = 0; i < YELLOW_DWARF_N_OPTIONS; i++)
    s->option[i] = setup->options[i];
  s->to_move = CG_NO_SEAT;
  s->layer = CG_NO_SEAT;
}

static guint
list_cards (guint64 set, CgCard *out)
{
  return cg_set_list ((CgSet) { set, 0 }, CG_PACK_FRENCH, out);
}

/* All that is neither laid nor in a hand; in a redacted state the hidden cards
 * of the hands too. */
static guint64
elsewhere (const YellowDwarfState *s)
{
  guint64 set = ALL_BITS & ~yellow_dwarf_pile_set (s);

  for (int seat = 0; seat < s->seats; seat++)
    set &= ~s->hand[seat];
  return set;
}

guint
yellow_dwarf_cards (const CgState *state, guint zone, int seat, CgCard *out)
{
  const YellowDwarfState *s = yellow_dwarf_state (state);
  guint hidden = 0;
  guint n;

  switch (zone)
    {
    case YELLOW_DWARF_HAND:
      n = list_cards (s->hand[seat], out);
      memset (out + n, CG_CARD_HIDDEN, s->hidden[seat]);
      return n + s->hidden[seat];
    case YELLOW_DWARF_PILE:
      for (guint i = 0; i < s->n_pile; i++)
        out[i] = yellow_dwarf_lay_card (s->pile[i]);
      return s->n_pile;
    case YELLOW_DWARF_STUB:
      n = list_cards (elsewhere (s), out);
      for (int other = 0; other < s->seats; other++)
        hidden += s->hidden[other];
      if (hidden > 0)
        {
          n -= hidden;
          memset (out, CG_CARD_HIDDEN, n);
        }
      return n;
    default:
      return 0;
    }
}

/* --- writing a position --------------------------------------------------- */

static const char *const phase_words[] = {
  [YELLOW_DWARF_BEGIN] = "begin",
  [YELLOW_DWARF_GO_ON] = "go-on",
  [YELLOW_DWARF_LAST] = "last",
  [YELLOW_DWARF_ROUND_OVER] = "round-over",
  [YELLOW_DWARF_OVER] = "over",
  NULL,
};

/* "box.10D" */
static const char *
box_key (char key[CG_KEY_SIZE], guint box)
{
  char card[CG_CARD_TEXT_SIZE];

  g_snprintf (key, CG_KEY_SIZE, "box.%s",
              cg_card_to_text (yellow_dwarf_box_cards[box], card));
  return key;
}

/* The cards of the boxes that are closed (NJ-35), and the other way round. */
static guint64
closed_cards (const YellowDwarfState *s)
{
  guint64 cards = 0;

  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    if (yellow_dwarf_is_closed (s, box))
      cards |= CARD_BIT (yellow_dwarf_box_cards[box]);
  return cards;
}

static void
write_pile (const YellowDwarfState *s, GKeyFile *keys)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < s->n_pile; i++)
    {
      CgCard card = yellow_dwarf_lay_card (s->pile[i]);

      cg_position_append_lay (text, &card, 1,
                              yellow_dwarf_lay_seat (s->pile[i]));
    }
  g_key_file_set_value (keys, CG_GROUP_POSITION, "pile", text->str);
}

static void
write_zone (const CgState *state, GKeyFile *keys, guint zone, int seat)
{
  cg_position_set_zone (keys, &cg_rules_yellow_dwarf, state, zone, seat);
}

void
yellow_dwarf_write_position (const CgState *state, GKeyFile *keys)
{
  const YellowDwarfState *s = yellow_dwarf_state (state);
  char key[CG_KEY_SIZE];

  cg_position_set_number (keys, "round", s->round);
  cg_position_set_word (keys, "phase", phase_words, s->phase);
  cg_position_set_number (keys, "to-move", s->to_move);
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    cg_position_set_number (keys, box_key (key, box), s->box[box]);
  if (s->closed != 0)
    cg_position_set_set (keys, "closed", CG_PACK_FRENCH,
                         (CgSet) { closed_cards (s), 0 });
  write_pile (s, keys);
  for (int seat = 0; seat < s->seats; seat++)
    {
      cg_position_set_number (keys, cg_position_key (key, "bank", seat),
                              s->bank[seat]);
      write_zone (state, keys, YELLOW_DWARF_HAND, seat);
      cg_position_set_bits (keys, cg_position_key (key, "lacks", seat),
                            s->lacks[seat]);
    }
  write_zone (state, keys, YELLOW_DWARF_STUB, CG_NO_SEAT);
}

/* --- reading a position --------------------------------------------------- */

/* Reads cards of which none is there twice. */
static gboolean
read_set (GKeyFile *keys, const char *key, guint64 *set, GError **error)
{
  CgSet cards;

  if (!cg_position_get_set (keys, key, CG_PACK_FRENCH, &cards, error))
    return FALSE;
  if (cards.hi != 0 || cg_set_jokers (cards) > 0)
    return cg_position_error (error, key, "a card is not of one pack of 52");
  *set = cards.lo;
  return TRUE;
}

static gboolean
add_to_pile (CgState      *state,
             const CgCard *cards,
             guint         n,
             int           seat,
             const char   *word,
             GError      **error)
{
  if (n != 1 || !cg_card_is_french (*cards))
    return cg_position_error (error, "pile", "“%.20s” is no card and who laid "
                              "it", word);
  yellow_dwarf_put_on_pile ((YellowDwarfState *) state, *cards, seat);
  return TRUE;
}

static gboolean
read_seat (GKeyFile *keys, YellowDwarfState *s, int seat, GError **error)
{
  char key[CG_KEY_SIZE];
  int bank;
  guint lacks;

  if (!cg_position_get_number (keys, cg_position_key (key, "bank", seat), 0,
                               YELLOW_DWARF_MAX_POINTS, &bank, error) ||
      !read_set (keys, cg_position_key (key, "hand", seat), &s->hand[seat],
                 error) ||
      !cg_position_get_bits (keys, cg_position_key (key, "lacks", seat),
                             CG_ACE, CG_KING, &lacks, error))
    return FALSE;
  s->bank[seat] = (gint16) bank;
  s->lacks[seat] = (guint16) lacks;
  return TRUE;
}

static gboolean
read_closed (GKeyFile *keys, YellowDwarfState *s, GError **error)
{
  guint64 cards;

  if (!cg_position_has (keys, "closed"))
    return TRUE;
  if (!read_set (keys, "closed", &cards, error))
    return FALSE;
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    if ((cards & CARD_BIT (yellow_dwarf_box_cards[box])) != 0)
      s->closed |= (guint8) (1u << box);
  return cards == closed_cards (s) ||
         cg_position_error (error, "closed", "a card that has no box");
}

/* The stub is what is left, and may be left out. */
static gboolean
read_stub (GKeyFile *keys, const YellowDwarfState *s, GError **error)
{
  guint64 stub;

  if (!cg_position_has (keys, "stub"))
    return TRUE;
  if (!read_set (keys, "stub", &stub, error))
    return FALSE;
  return stub == elsewhere (s) ||
         cg_position_error (error, "stub", "not the cards that are neither "
                            "laid nor in a hand");
}

/* The box that may still be announced (NJ-16). */
static guint8
find_claim (const YellowDwarfState *s)
{
  int box;

  if (!s->option[YELLOW_DWARF_MUST_ANNOUNCE] || s->to_move == CG_NO_SEAT ||
      s->to_move != s->layer || yellow_dwarf_begins_after_missing (s))
    return 0;
  box = yellow_dwarf_open_box_of (
    s, yellow_dwarf_lay_card (s->pile[s->n_pile - 1]));
  return (guint8) (box >= 0 && s->box[box] > 0 ? box + 1 : 0);
}

gboolean
yellow_dwarf_read_position (const CgSetup *setup,
                            GKeyFile      *keys,
                            CgState       *out,
                            GError       **error)
{
  YellowDwarfState *s = (YellowDwarfState *) out;
  int round, phase, to_move;

  yellow_dwarf_begin (s, setup);
  if (!cg_position_get_number (keys, "round", 1, YELLOW_DWARF_MAX_ROUNDS,
                               &round, error) ||
      !cg_position_get_word (keys, "phase", phase_words, &phase, error) ||
      !cg_position_get_number (keys, "to-move", CG_NO_SEAT, s->seats - 1,
                               &to_move, error) ||
      !cg_position_get_lays (keys, "pile", s->seats, YELLOW_DWARF_MAX_DEALT,
                             add_to_pile, out, error))
    return FALSE;
  s->round = (guint16) round;
  s->phase = (guint8) phase;
  s->to_move = (gint8) to_move;
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    {
      char key[CG_KEY_SIZE];
      int points;

      if (!cg_position_get_number (keys, box_key (key, box), 0,
                                   YELLOW_DWARF_MAX_POINTS, &points, error))
        return FALSE;
      s->box[box] = (gint16) points;
    }
  if (!read_closed (keys, s, error))
    return FALSE;
  for (int seat = 0; seat < s->seats; seat++)
    if (!read_seat (keys, s, seat, error))
      return FALSE;
  s->claim = find_claim (s);
  return read_stub (keys, s, error);
}

/* --- what a position must be ---------------------------------------------- */

/* Every card is in one place, and nobody has had more than were dealt. */
static const char *
check_cards (const YellowDwarfState *s)
{
  guint64 seen = yellow_dwarf_pile_set (s);
  guint held[YELLOW_DWARF_MAX_SEATS] = { 0 };

  if ((guint) __builtin_popcountll (seen) != s->n_pile)
    return "a card is there twice";
  for (guint i = 0; i < s->n_pile; i++)
    held[yellow_dwarf_lay_seat (s->pile[i])]++;
  for (int seat = 0; seat < s->seats; seat++)
    {
      if ((seen & s->hand[seat]) != 0)
        return "a card is there twice";
      seen |= s->hand[seat];
      held[seat] += yellow_dwarf_hand_size (s, seat);
      if (held[seat] > yellow_dwarf_hand_dealt (s->seats))
        return "a player has had more cards than were dealt";
    }
  return NULL;
}

/* NJ-10: each card is one rank higher than the one before, unless its layer
 * laid that one too and began anew; the dealer's left began. */
static const char *
check_pile (const YellowDwarfState *s)
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

/* Who may have to decide in that phase. */
static const char *
check_turn (const YellowDwarfState *s)
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

/* NJ-33, closed boxes too (NJ-35), and the end of the match. */
static const char *
check_points (const YellowDwarfState *s)
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
  if (yellow_dwarf_is_ended (s) &&
      yellow_dwarf_goes_on (s) != (s->phase == YELLOW_DWARF_ROUND_OVER))
    return "whether another round follows does not fit banks and rounds";
  return NULL;
}

/* NJ-35: what was forgotten is in a closed box, at a table where that may
 * happen. */
static const char *
check_closed (const YellowDwarfState *s)
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

/* What is known of hands can be known, and is true. */
static const char *
check_lacks (const YellowDwarfState *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    for (guint rank = CG_ACE; rank <= CG_KING; rank++)
      if (s->lacks[seat] >> rank & 1)
        {
          if (s->option[YELLOW_DWARF_VOLUNTARY_STOP] &&
              s->option[YELLOW_DWARF_MISSING_RANK] != YELLOW_DWARF_NEXT_UP)
            return "nobody can know what another has not";
          if ((s->hand[seat] & NEXT_RANK_BITS (rank - 1)) != 0)
            return "a player has a rank that it has shown not to have";
        }
  return NULL;
}

const char *
yellow_dwarf_validate (const CgState *state)
{
  static const char *(*const checks[]) (const YellowDwarfState *s) = {
    check_cards,  check_pile,   check_turn,
    check_points, check_closed, check_lacks,
  };
  const char *wrong = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (checks) && wrong == NULL; i++)
    wrong = checks[i] (yellow_dwarf_state (state));
  return wrong;
}

/* --- moves ---------------------------------------------------------------- */

static const CgMoveWord move_words[] = {
  { "lay", 0, CG_MOVE_CARD },
  { "stop", YELLOW_DWARF_STOP, CG_MOVE_ALONE },
  { "announce", YELLOW_DWARF_ANNOUNCE, CG_MOVE_ALONE },
  { .word = NULL },
};

void
yellow_dwarf_write_move (const CgState *state, CgMove move, GString *text)
{
  cg_move_write_word (move_words, move, text);
}

gboolean
yellow_dwarf_read_move (const CgState *state, const char *text, CgMove *move)
{
  return cg_move_read_word (move_words, text, move);
}
