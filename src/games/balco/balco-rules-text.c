/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó as text: options, places for cards, positions and moves. Decides no
 * move. */

#include "balco-rules-private.h"

#include <glib/gi18n.h>

static const CgChoice jokers_choices[] = {
  /* Translators: no jokers */
  { "0", N_("None") },
  /* Translators: four jokers */
  { "4", N_("Four") },
  { NULL, NULL },
};

static const CgChoice starter_choices[] = {
  /* Translators: of the lowest card, with which it is settled who starts */
  { "show", N_("Is shown") },
  { "lay", N_("Is laid on the pile") },
  { NULL, NULL },
};

const CgOption balco_options[] = {
  [BALCO_JOKERS] = { "jokers", N_("Jokers"), CG_CHOICE (jokers_choices, 1) },
  [BALCO_JOKER_WHEN_STUCK] = {
    "joker_when_stuck", N_("Joker as any number when stuck"), CG_SWITCH (0) },
  [BALCO_STARTER] = { "starter", N_("The lowest card at the start"),
                      CG_CHOICE (starter_choices, 0) },
  [BALCO_TWOS_CLEAN] = { "twos_clean", N_("Four 2s in a row clean"),
                         CG_SWITCH (1) },
  [BALCO_TOPS_ONLY_WHEN_HAND_EMPTY] = {
    "tops_only_when_hand_empty", N_("Face-up cards only with an empty hand"),
    CG_SWITCH (0) },
  [BALCO_PLAY_TO_LAST] = { "play_to_last", N_("Play on until one is left"),
                           CG_SWITCH (0) },
  [BALCO_N_OPTIONS] = { .id = NULL },
};

const CgZone balco_zones[] = {
  [BALCO_HAND] = { "hand", TRUE },
  [BALCO_UP] = { "up", TRUE },
  [BALCO_DOWN] = { "down", TRUE },
  [BALCO_STOCK] = { "stock", FALSE },
  [BALCO_PILE] = { "pile", FALSE },
  [BALCO_BURNT] = { "burnt", FALSE },
  { NULL, FALSE },
};

/* --- the cards ------------------------------------------------------------ */

void
balco_begin (BalcoState *s, const CgSetup *setup)
{
  memset (s, 0, sizeof *s + setup->seats * sizeof s->seat[0]);
  s->seats = setup->seats;
  s->dealer = setup->dealer;
  for (guint i = 0; i < BALCO_N_OPTIONS; i++)
    s->option[i] = (guint8) setup->options[i];
  s->to_move = CG_NO_SEAT;
  s->active = (guint8) ((1u << s->seats) - 1);
  for (int seat = 0; seat < s->seats; seat++)
    {
      memset (s->seat[seat].up, CG_CARD_NONE, 3);
      memset (s->seat[seat].down, CG_CARD_NONE, 3);
    }
}

BalcoCards
balco_full_pack (const BalcoState *s)
{
  return BALCO_NUMBERED |
         (s->option[BALCO_JOKERS] ? BALCO_JOKERS_MAX * BALCO_ONE_JOKER : 0);
}

BalcoCards
balco_seen (const BalcoState *s)
{
  BalcoCards seen = s->pile_cards + s->burnt;

  for (int seat = 0; seat < s->seats; seat++)
    {
      const BalcoSeat *its = &s->seat[seat];

      seen += its->hand;
      for (guint i = 0; i < 3; i++)
        {
          if (its->up[i] != CG_CARD_NONE)
            seen += balco_card (its->up[i]);
          if (its->down[i] != CG_CARD_NONE && its->down[i] != CG_CARD_HIDDEN)
            seen += balco_card (its->down[i]);
        }
    }
  for (guint i = 0; i < s->n_stock; i++)
    if (s->stock[i] != CG_CARD_HIDDEN)
      seen += balco_card (s->stock[i]);
  return seen;
}

guint
balco_cards_left (const BalcoState *s, int seat)
{
  return s->seat[seat].n_hand + row_size (s->seat[seat].down) +
         (s->seat[seat].up[0] != CG_CARD_NONE ? 3 : 0);
}

guint
balco_list (BalcoCards cards, CgCard *out)
{
  return cg_set_list (balco_set (cards), CG_PACK_SPANISH, out);
}

guint
balco_list_lay (CgMove move, CgCard *out)
{
  guint n = balco_list (balco_lay_cards (move), out);

  for (guint i = n - balco_lay_jokers (move); i < n; i++)
    out[i] = (CgCard) (CG_DECLARED_FIRST + balco_lay_number (move));
  return n;
}

guint
balco_cards (const CgState *state, guint zone, int seat, CgCard *out)
{
  const BalcoState *s = balco_state (state);
  const BalcoSeat *its = &s->seat[MAX (seat, 0)];
  guint n = 0;

  switch (zone)
    {
    case BALCO_HAND:
      n = balco_list (its->hand, out);
      memset (out + n, CG_CARD_HIDDEN, its->n_hand - n);
      return its->n_hand;
    case BALCO_UP:
      return cg_cards_copy (its->up, its->up[0] != CG_CARD_NONE ? 3 : 0, out);
    case BALCO_DOWN:
      return cg_cards_copy (its->down, row_size (s->seat[seat].down), out);
    case BALCO_STOCK:
      return cg_cards_copy (s->stock, s->n_stock, out);
    case BALCO_PILE:
      for (guint i = 0; i < s->n_pile; i++)
        n += balco_list_lay (balco_lay_move (s->pile[i]), out + n);
      return n;
    case BALCO_BURNT:
      return balco_list (s->burnt, out);
    default:
      return 0;
    }
}

/* --- writing a position ------------------------------------------------------ */

static const char *const phase_words[] = {
  [BALCO_EXCHANGE] = "exchange",
  [BALCO_PLAY] = "play",
  [BALCO_ANSWER] = "answer",
  [BALCO_NAME] = "name",
  [BALCO_OVER] = "over",
  NULL,
};

static void
write_pile (const BalcoState *s, GKeyFile *keys)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < s->n_pile; i++)
    {
      CgCard cards[CG_EVENT_CARDS];
      guint n = balco_list_lay (balco_lay_move (s->pile[i]), cards);

      cg_position_append_lay (text, cards, n, balco_lay_seat (s->pile[i]));
    }
  g_key_file_set_value (keys, CG_GROUP_POSITION, "pile", text->str);
}

static void
write_zone (const CgState *state, GKeyFile *keys, guint zone, int seat)
{
  cg_position_set_zone (keys, &cg_rules_balco, state, zone, seat);
}

void
balco_write_position (const CgState *state, GKeyFile *keys)
{
  const BalcoState *s = balco_state (state);
  char key[CG_KEY_SIZE];

  cg_position_set_word (keys, "phase", phase_words, s->phase);
  cg_position_set_number (keys, "to-move", s->to_move);
  if (s->plies > 0)
    cg_position_set_number (keys, "plies", s->plies);
  cg_position_set_seats (keys, "out", s->out, s->n_out);
  write_zone (state, keys, BALCO_STOCK, CG_NO_SEAT);
  write_pile (s, keys);
  if (s->n_start > 0)
    cg_position_set_number (keys, "start", s->n_start);
  write_zone (state, keys, BALCO_BURNT, CG_NO_SEAT);
  for (int seat = 0; seat < s->seats; seat++)
    {
      write_zone (state, keys, BALCO_HAND, seat);
      if (balco_known (s, seat) != 0)
        cg_position_set_set (keys, cg_position_key (key, "known", seat),
                             CG_PACK_SPANISH,
                             balco_set (balco_known (s, seat)));
      write_zone (state, keys, BALCO_UP, seat);
      write_zone (state, keys, BALCO_DOWN, seat);
    }
}

/* --- reading a position ------------------------------------------------------ */

/* Takes a multiset that was read. */
static gboolean
take_set (CgSet set, const char *key, BalcoCards *cards, GError **error)
{
  if (set.hi != 0)
    return cg_position_error (error, key, "a card is there twice");
  *cards = (set.lo & BALCO_NUMBERED) + cg_set_jokers (set) * BALCO_ONE_JOKER;
  return TRUE;
}

/* Cards that do not go together, and jokers without a number, are a move too.
 */
static CgMove
lay_of (const CgCard *cards, guint n)
{
  guint number = 0, jokers = 0, suits = 0;
  gboolean mixed = FALSE, undeclared = FALSE;

  for (guint i = 0; i < n; i++)
    {
      CgCard card = cards[i];
      guint its = cg_card_rank (card);

      if (cg_card_is_joker (card))
        jokers++;
      else if (!cg_card_is_spanish (card) ||
               (its == number && (suits >> cg_card_suit (card) & 1)))
        return CG_NO_MOVE;
      else
        suits |= 1u << cg_card_suit (card);
      if (its > 12 || jokers > BALCO_JOKERS_MAX)
        return CG_NO_MOVE;
      undeclared |= card == CG_JOKER;
      mixed |= its != 0 && number != 0 && its != number;
      if (its != 0)
        number = its;
    }
  if (undeclared || mixed)
    return BALCO_MOVE (BALCO_MOVE_MIXED, undeclared);
  return number != 0 ? BALCO_LAY (number, jokers, suits) : CG_NO_MOVE;
}

/* Whether the game can have been started with the lays on the pile
 * (starter=lay): a card of each, the lowest last. */
static gboolean
are_a_start (const BalcoState *s)
{
  guint seats = 0;
  guint lowest = G_MAXUINT;
  guint value = G_MAXUINT;

  for (guint i = 0; i < s->n_pile; i++)
    {
      CgMove lay = balco_lay_move (s->pile[i]);

      if (balco_lay_size (lay) != 1)
        return FALSE;
      value = balco_starting_value (
        balco_lay_jokers (lay) > 0 ? 0 : balco_lay_number (lay));
      lowest = MIN (lowest, value);
      seats |= 1u << balco_lay_seat (s->pile[i]);
    }
  return s->n_pile == s->seats && seats == (1u << s->seats) - 1 &&
         value == lowest;
}

/* Whether @lay can be laid on what lies there. */
static gboolean
fits_pile (const BalcoState *s, CgMove lay)
{
  if (s->n_pile < s->n_start)
    return balco_lay_jokers (lay) == 0 || balco_lay_number (lay) == 2;
  if ((NUMBER_BITS (balco_lay_number (lay)) & balco_layable (s)) != 0)
    return TRUE;
  /* as balco_jokers_are_free(), of a hand that is not known any more; an ace
   * on top is a shot, unless the game was started with it */
  return s->option[BALCO_JOKER_WHEN_STUCK] && (lay & 15) == 0 &&
         (s->top != 1 || s->n_pile == s->n_start);
}

static gboolean
add_to_pile (CgState      *state,
             const CgCard *names,
             guint         n,
             int           seat,
             const char   *word,
             GError      **error)
{
  BalcoState *s = (BalcoState *) state;
  CgMove lay = lay_of (names, n);
  BalcoCards cards;

  if (balco_move_kind (lay) != BALCO_MOVE_LAY)
    return cg_position_error (error, "pile", "“%.40s” is no lay", word);
  cards = balco_lay_cards (lay);
  if ((s->pile_cards & cards & BALCO_NUMBERED) != 0 ||
      balco_jokers (s->pile_cards + cards) > BALCO_JOKERS_MAX)
    return cg_position_error (error, "pile", "a card is there too often");
  if (!fits_pile (s, lay))
    return cg_position_error (error, "pile", "“%.40s” could not be laid there",
                              word);
  if (s->n_pile < s->n_start)
    {
      balco_put_to_start (s, lay, seat);
      if (s->n_pile == s->seats && !are_a_start (s))
        return cg_position_error (error, "start", "not how a game starts");
      return TRUE;
    }
  if (balco_cleans (s, balco_lay_number (lay), balco_lay_size (lay)))
    return cg_position_error (error, "pile", "“%.40s” cleans the pile", word);
  balco_put_on_pile (s, lay, cards, balco_lay_size (lay), seat);
  return TRUE;
}

static gboolean
read_seat (GKeyFile *keys, BalcoState *s, int seat, GError **error)
{
  BalcoSeat *its = &s->seat[seat];
  char key[CG_KEY_SIZE];
  CgSet hand, known;

  if (!rows_read (keys, CG_PACK_SPANISH, seat, &hand, &known, its->up,
                  its->down, error) ||
      !take_set (hand, cg_position_key (key, "hand", seat), &its->hand,
                 error))
    return FALSE;
  its->n_hand = (guint8) cg_set_size (hand);
  its->shown = (guint8) cg_set_jokers (known);
  s->open |= known.lo & BALCO_NUMBERED;
  for (guint i = 0; i < row_size (its->up); i++)
    s->open |= balco_card (its->up[i]) & BALCO_NUMBERED;
  return TRUE;
}

/* The cards that are nowhere else have been cleaned away. */
static gboolean
read_burnt (GKeyFile *keys, BalcoState *s, GError **error)
{
  if (cg_position_has (keys, "burnt"))
    {
      CgSet set;

      if (!cg_position_get_set (keys, "burnt", CG_PACK_SPANISH, &set, error) ||
          !take_set (set, "burnt", &s->burnt, error))
        return FALSE;
    }
  else
    {
      BalcoCards seen = balco_seen (s);
      guint jokers = balco_jokers (balco_full_pack (s));

      s->burnt = BALCO_NUMBERED & ~seen;
      if (balco_jokers (seen) < jokers)
        s->burnt += (jokers - balco_jokers (seen)) * BALCO_ONE_JOKER;
    }
  s->open |= s->burnt & BALCO_NUMBERED;
  return TRUE;
}

gboolean
balco_read_position (const CgSetup *setup,
                     GKeyFile      *keys,
                     CgState       *out,
                     GError       **error)
{
  static const char *const plain[] = { "phase", "to-move", "plies", "out",
                                       "stock", "pile", "start", "burnt",
                                       NULL };
  static const char *const per_seat[] = { "hand", "known", "up", "down",
                                          NULL };
  BalcoState *s = (BalcoState *) out;
  int phase, to_move, plies = 0, n_start = 0;
  guint n_stock;

  balco_begin (s, setup);
  if (!cg_position_check_keys (keys, plain, per_seat, NULL, s->seats, error) ||
      !cg_position_get_word (keys, "phase", phase_words, &phase, error) ||
      !cg_position_get_number (keys, "to-move", CG_NO_SEAT, s->seats - 1,
                               &to_move, error) ||
      (cg_position_has (keys, "plies") &&
       !cg_position_get_number (keys, "plies", 0, BALCO_MAX_PLIES, &plies,
                                error)) ||
      (cg_position_has (keys, "start") &&
       !cg_position_get_number (keys, "start", s->seats, s->seats, &n_start,
                                error)) ||
      !cg_position_get_seats (keys, "out", s->seats, s->out, &s->n_out,
                              error) ||
      !cg_position_get_cards (keys, "stock", CG_PACK_SPANISH, s->stock,
                              BALCO_MAX_STOCK, &n_stock, error))
    return FALSE;
  s->n_start = (guint8) n_start;
  if (!cg_position_get_lays (keys, "pile", s->seats, BALCO_MAX_CARDS,
                             add_to_pile, out, error))
    return FALSE;
  if (s->n_pile < s->n_start)
    return cg_position_error (error, "start", "not so many have laid");
  s->phase = (guint8) phase;
  s->to_move = (gint8) to_move;
  s->plies = (guint16) plies;
  s->n_stock = (guint8) n_stock;
  for (guint i = 0; i < s->n_out; i++)
    s->active &= (guint8) ~(1u << s->out[i]);
  for (int seat = 0; seat < s->seats; seat++)
    if (!read_seat (keys, s, seat, error))
      return FALSE;
  return read_burnt (keys, s, error);
}

/* --- moves ------------------------------------------------------------------- */

static const CgMoveWord move_words[] = {
  { "flip", BALCO_MOVE (BALCO_MOVE_FLIP, 0), CG_MOVE_NTH },
  { "pick-up", BALCO_MOVE (BALCO_MOVE_PICK_UP, 0), CG_MOVE_ALONE },
  { "name", BALCO_MOVE (BALCO_MOVE_NAME, 0), CG_MOVE_NUMBER },
  { "ready", BALCO_MOVE (BALCO_MOVE_READY, 0), CG_MOVE_ALONE },
  { .word = NULL },
};

static const RowsMoves moves = {
  .pack = CG_PACK_SPANISH,
  .swap = BALCO_MOVE_SWAP,
  .words = move_words,
  .list_lay = balco_list_lay,
  .lay_of = lay_of,
};

void
balco_write_move (const CgState *state, CgMove move, GString *text)
{
  const BalcoState *s = balco_state (state);

  rows_write_move (&moves, s->seat[MAX (s->to_move, 0)].up, move, text);
}

gboolean
balco_read_move (const CgState *state, const char *text, CgMove *move)
{
  const BalcoState *s = balco_state (state);

  return rows_read_move (&moves, s->seat[MAX (s->to_move, 0)].up, text, move);
}
