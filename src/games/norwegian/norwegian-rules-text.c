/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne as text: options, places for cards, positions and
 * moves, and the check of a position that was read. Decides no move. */

#include "norwegian-rules-private.h"

#include <glib/gi18n.h>

static const CgChoice three_choices[] = {
  { "copy", N_("Copies the card below") },
  { "rotate", N_("All hands move on") },
  { NULL, NULL },
};

static const CgChoice six_choices[] = {
  { "suit", N_("Asks for its suit") },
  { "colour", N_("Asks for its colour") },
  { "reverse", N_("Turns the direction") },
  { NULL, NULL },
};

static const CgChoice eight_choices[] = {
  /* Translators: where an 8 may be laid: on an equal or lower card */
  { "any", N_("Also on another eight") },
  { "below", N_("Only on lower cards") },
  { NULL, NULL },
};

static const CgChoice jokers_choices[] = {
  /* Translators: no jokers */
  { "0", N_("None") },
  { "2", N_("Two in each pack") },
  { NULL, NULL },
};

static const CgChoice lead_choices[] = {
  /* Translators: who leads after somebody has picked up the pile */
  { "last_layer", N_("Whoever laid last") },
  /* Translators: the player after the one who picked up the pile */
  { "next_of_picker", N_("The player after") },
  { NULL, NULL },
};

const CgOption norwegian_options[] = {
  [NORWEGIAN_QUADS_BURN] = { "quads_burn", N_("Four in a row burn"),
                             CG_SWITCH (0) },
  /* Translators: the card: what it does */
  [NORWEGIAN_THREE] = { "three", N_("Three"), CG_CHOICE (three_choices, 0) },
  [NORWEGIAN_FOUR_ANY_TIME] = { "four_any_time", N_("Fours out of turn"),
                                CG_SWITCH (0) },
  /* Translators: the card: what it does */
  [NORWEGIAN_SIX] = { "six", N_("Six"), CG_CHOICE (six_choices, 0) },
  /* Translators: the card: where it may be laid */
  [NORWEGIAN_EIGHT] = { "eight", N_("Eight"), CG_CHOICE (eight_choices, 0) },
  [NORWEGIAN_JACK_REVERSE] = { "jack_reverse", N_("Jack turns the direction"),
                               CG_SWITCH (0) },
  [NORWEGIAN_TEN_REPLAYS] = { "ten_replays", N_("Play again after a ten"),
                              CG_SWITCH (1) },
  [NORWEGIAN_ACE_NOT_ON_JK] = { "ace_not_on_JK",
                                N_("No ace on jack or king"), CG_SWITCH (0) },
  [NORWEGIAN_JOKERS] = { "jokers", N_("Jokers"),
                         CG_CHOICE (jokers_choices, 0) },
  [NORWEGIAN_VOLUNTARY_PICKUP] = { "voluntary_pickup",
                                   N_("Pick up by choice"), CG_SWITCH (0) },
  [NORWEGIAN_LEAD_AFTER_PICKUP] = { "lead_after_pickup",
                                    N_("Who leads after a pick-up"),
                                    CG_CHOICE (lead_choices, 0) },
  [NORWEGIAN_BLIND_CHAIN] = { "blind_chain", N_("Several face-down cards"),
                              CG_SWITCH (0) },
  [NORWEGIAN_PLAY_ON] = { "play_on_for_ranking", N_("Play on for places"),
                          CG_SWITCH (0) },
  [NORWEGIAN_N_OPTIONS] = { .id = NULL },
};

const CgZone norwegian_zones[] = {
  [NORWEGIAN_HAND] = { "hand", TRUE },
  [NORWEGIAN_UP] = { "up", TRUE },
  [NORWEGIAN_DOWN] = { "down", TRUE },
  [NORWEGIAN_STOCK] = { "stock", FALSE },
  [NORWEGIAN_PILE] = { "pile", FALSE },
  [NORWEGIAN_BURNT] = { "burnt", FALSE },
  { NULL, FALSE },
};

/* --- the cards ------------------------------------------------------------ */

void
norwegian_begin (NorwegianState *s, const CgSetup *setup)
{
  memset (s, 0, cg_rules_norwegian.state_size (setup));
  s->seats = setup->seats;
  s->dealer = setup->dealer;
  s->packs = (guint8) ((9 * setup->seats + 51) / 52); /* BN-2 */
  for (guint i = 0; i < NORWEGIAN_N_OPTIONS; i++)
    s->option[i] = (guint8) setup->options[i];
  s->last_layer = CG_NO_SEAT;
  s->leader = CG_NO_SEAT;
  s->to_move = CG_NO_SEAT;
  s->active = (guint16) ((1u << s->seats) - 1);
  for (int seat = 0; seat < s->seats; seat++)
    {
      memset (s->seat[seat].up, CG_CARD_NONE, 3);
      memset (s->seat[seat].down, CG_CARD_NONE, 3);
    }
}

CgSet
norwegian_full_pack (const NorwegianState *s)
{
  return cg_set_full (CG_PACK_FRENCH, s->packs,
                      s->option[NORWEGIAN_JOKERS] ? 2u * s->packs : 0);
}

CgSet
norwegian_seen (const NorwegianState *s)
{
  CgSet seen = cg_set_union (s->pile_cards, s->burnt);

  for (int seat = 0; seat < s->seats; seat++)
    {
      const NorwegianSeat *its = &s->seat[seat];

      seen = cg_set_union (seen, its->hand);
      for (guint i = 0; i < 3; i++)
        {
          if (its->up[i] != CG_CARD_NONE)
            seen = cg_set_add (seen, its->up[i]);
          if (its->down[i] != CG_CARD_NONE && its->down[i] != CG_CARD_HIDDEN)
            seen = cg_set_add (seen, its->down[i]);
        }
    }
  for (guint i = 0; i < s->n_stock; i++)
    if (s->stock[i] != CG_CARD_HIDDEN)
      seen = cg_set_add (seen, s->stock[i]);
  return seen;
}

guint
norwegian_cards_left (const NorwegianState *s, int seat)
{
  return norwegian_hand_size (s, seat) + s->seat[seat].n_down +
         (s->seat[seat].up[0] != CG_CARD_NONE ? 3 : 0);
}

/* The cards of a lay. */
static guint
list_lay (CgMove lay, CgCard *out)
{
  return cg_set_list (norwegian_lay_cards (lay), CG_PACK_FRENCH, out);
}

guint
norwegian_cards (const CgState *state, guint zone, int seat, CgCard *out)
{
  const NorwegianState *s = norwegian_state (state);
  const NorwegianSeat *its = &s->seat[MAX (seat, 0)];
  guint n = 0;

  switch (zone)
    {
    case NORWEGIAN_HAND:
      n = cg_set_list (its->hand, CG_PACK_FRENCH, out);
      memset (out + n, CG_CARD_HIDDEN, its->hidden);
      return n + its->hidden;
    case NORWEGIAN_UP:
      return cg_cards_copy (its->up, its->up[0] != CG_CARD_NONE ? 3 : 0, out);
    case NORWEGIAN_DOWN:
      return cg_cards_copy (its->down, its->n_down, out);
    case NORWEGIAN_STOCK:
      return cg_cards_copy (s->stock, s->n_stock, out);
    case NORWEGIAN_PILE:
      for (guint i = 0; i < s->n_pile; i++)
        n += list_lay (norwegian_lay_move (s->pile[i]), out + n);
      return n;
    case NORWEGIAN_BURNT:
      return cg_set_list (s->burnt, CG_PACK_FRENCH, out);
    default:
      return 0;
    }
}

/* --- writing a position ------------------------------------------------------ */

static const char *const phase_words[] = {
  [NORWEGIAN_EXCHANGE] = "exchange",
  [NORWEGIAN_PLAY] = "play",
  [NORWEGIAN_ANSWER] = "answer",
  [NORWEGIAN_NAME] = "name",
  [NORWEGIAN_NAME_JOKER] = "name-joker",
  [NORWEGIAN_FOURS] = "fours",
  [NORWEGIAN_CHAIN] = "chain",
  [NORWEGIAN_OVER] = "over",
  NULL,
};

static const char *const direction_words[] = {
  "clockwise",
  "anticlockwise",
  NULL,
};

static void
write_pile (const NorwegianState *s, GKeyFile *keys)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < s->n_pile; i++)
    {
      CgCard cards[CG_EVENT_CARDS];
      guint n = list_lay (norwegian_lay_move (s->pile[i]), cards);

      cg_position_append_lay (text, cards, n, norwegian_lay_seat (s->pile[i]));
    }
  g_key_file_set_value (keys, CG_GROUP_POSITION, "pile", text->str);
}

static void
write_zone (const CgState *state, GKeyFile *keys, guint zone, int seat)
{
  cg_position_set_zone (keys, &cg_rules_norwegian, state, zone, seat);
}

void
norwegian_write_position (const CgState *state, GKeyFile *keys)
{
  const NorwegianState *s = norwegian_state (state);
  char key[CG_KEY_SIZE];

  cg_position_set_word (keys, "phase", phase_words, s->phase);
  cg_position_set_number (keys, "to-move", s->to_move);
  cg_position_set_word (keys, "direction", direction_words, s->reversed);
  if (s->leader != CG_NO_SEAT)
    cg_position_set_number (keys, "leader", s->leader);
  if (s->plies > 0)
    cg_position_set_number (keys, "plies", s->plies);
  cg_position_set_bits (keys, "asked", s->asked);
  cg_position_set_seats (keys, "out", s->out, s->n_out);
  cg_position_set_seats (keys, "lost", s->lost, s->n_lost);
  write_zone (state, keys, NORWEGIAN_STOCK, CG_NO_SEAT);
  write_pile (s, keys);
  write_zone (state, keys, NORWEGIAN_BURNT, CG_NO_SEAT);
  for (int seat = 0; seat < s->seats; seat++)
    {
      write_zone (state, keys, NORWEGIAN_HAND, seat);
      if (!cg_set_is_empty (s->seat[seat].known))
        cg_position_set_set (keys, cg_position_key (key, "known", seat),
                             CG_PACK_FRENCH, s->seat[seat].known);
      write_zone (state, keys, NORWEGIAN_UP, seat);
      write_zone (state, keys, NORWEGIAN_DOWN, seat);
    }
  if (!norwegian_hands_rotate (s))
    return;
  for (int v = 0; v < s->seats; v++)
    for (int w = 0; w < s->seats; w++)
      {
        CgSet known = *norwegian_knowledge ((NorwegianState *) s, v, w);

        g_snprintf (key, sizeof key, "knows.%d.%d", v, w);
        if (!cg_set_is_empty (known))
          cg_position_set_set (keys, key, CG_PACK_FRENCH, known);
      }
}

/* --- reading a position ------------------------------------------------------ */

/* Cards of different ranks, or with jokers, are a move too. A joker alone is
 * a word. */
static CgMove
lay_of (const CgCard *cards, guint n)
{
  CgSet set = { 0, 0 };
  guint rank = 0, n_jokers = 0;
  gboolean mixed = FALSE;

  for (guint i = 0; i < n; i++)
    {
      if (cards[i] == CG_JOKER)
        {
          n_jokers++;
          continue;
        }
      if (!cg_card_is_french (cards[i]) || cg_set_count (set, cards[i]) == 2)
        return CG_NO_MOVE;
      set = cg_set_add (set, cards[i]);
      mixed |= rank != 0 && rank != cg_card_rank (cards[i]);
      rank = cg_card_rank (cards[i]);
    }
  if (n_jokers > 0 || mixed)
    return NORWEGIAN_MOVE (NORWEGIAN_MOVE_MIXED, n_jokers > 0);
  return NORWEGIAN_LAY (rank, set.hi >> (rank - 1) * 4,
                        set.lo >> (rank - 1) * 4);
}

static gboolean
add_to_pile (CgState      *state,
             const CgCard *cards,
             guint         n,
             int           seat,
             const char   *word,
             GError      **error)
{
  CgMove lay = lay_of (cards, n);

  if (norwegian_move_kind (lay) != NORWEGIAN_MOVE_LAY ||
      norwegian_lay_rank (lay) == 10)
    return cg_position_error (error, "pile", "“%.40s” is no lay that can lie "
                              "there", word);
  norwegian_put_on_pile ((NorwegianState *) state,
                         NORWEGIAN_LAY_BY (lay, seat));
  return TRUE;
}

static gboolean
read_seat (GKeyFile *keys, NorwegianState *s, int seat, GError **error)
{
  NorwegianSeat *its = &s->seat[seat];

  if (!rows_read (keys, CG_PACK_FRENCH, seat, &its->hand, &its->known, its->up,
                  its->down, error))
    return FALSE;
  its->n_down = (guint8) row_size (its->down);
  return TRUE;
}

static gboolean
read_knowledge (GKeyFile *keys, NorwegianState *s, GError **error)
{
  char key[CG_KEY_SIZE];

  for (int v = 0; v < s->seats; v++)
    for (int w = 0; w < s->seats; w++)
      {
        CgSet *known = norwegian_knowledge (s, v, w);

        g_snprintf (key, sizeof key, "knows.%d.%d", v, w);
        if (v != w)
          *known = s->seat[w].known;
        if (cg_position_has (keys, key) &&
            !cg_position_get_set (keys, key, CG_PACK_FRENCH, known, error))
          return FALSE;
        if (v == w ? !cg_set_is_empty (*known)
                   : !cg_set_contains (*known, s->seat[w].known) ||
                       !cg_set_contains (s->seat[w].hand, *known))
          return cg_position_error (error, key, "not what one can know there");
      }
  return TRUE;
}

/* The cards that are nowhere else have left the game. */
static gboolean
read_burnt (GKeyFile *keys, NorwegianState *s, GError **error)
{
  if (cg_position_has (keys, "burnt"))
    return cg_position_get_set (keys, "burnt", CG_PACK_FRENCH, &s->burnt,
                                error);
  s->burnt = cg_set_minus (norwegian_full_pack (s), norwegian_seen (s));
  return TRUE;
}

/* Whether all keys are ones that a position may have. */
static gboolean
check_keys (GKeyFile *keys, const NorwegianState *s, GError **error)
{
  static const char *const plain[] = { "phase", "to-move", "direction",
                                       "plies", "leader", "asked", "out", "lost",
                                       "stock", "pile", "burnt", NULL };
  static const char *const per_seat[] = { "hand", "known", "up", "down",
                                          NULL };
  static const char *const per_pair[] = { "knows", NULL };

  return cg_position_check_keys (keys, plain, per_seat,
                                 norwegian_hands_rotate (s) ? per_pair : NULL,
                                 s->seats, error);
}

gboolean
norwegian_read_position (const CgSetup *setup,
                         GKeyFile      *keys,
                         CgState       *out,
                         GError       **error)
{
  NorwegianState *s = (NorwegianState *) out;
  guint n_stock, asked;
  int phase, to_move, reversed = 0, plies = 0, leader = CG_NO_SEAT;

  norwegian_begin (s, setup);
  if (!check_keys (keys, s, error) ||
      !cg_position_get_word (keys, "phase", phase_words, &phase, error) ||
      !cg_position_get_number (keys, "to-move", CG_NO_SEAT, s->seats - 1,
                               &to_move, error) ||
      (cg_position_has (keys, "direction") &&
       !cg_position_get_word (keys, "direction", direction_words, &reversed,
                              error)) ||
      (cg_position_has (keys, "plies") &&
       !cg_position_get_number (keys, "plies", 0, NORWEGIAN_MAX_PLIES, &plies,
                                error)) ||
      (cg_position_has (keys, "leader") &&
       !cg_position_get_number (keys, "leader", 0, s->seats - 1, &leader,
                                error)) ||
      !cg_position_get_bits (keys, "asked", 0, s->seats - 1u, &asked,
                             error) ||
      !cg_position_get_seats (keys, "out", s->seats, s->out, &s->n_out,
                              error) ||
      !cg_position_get_seats (keys, "lost", s->seats, s->lost, &s->n_lost,
                              error) ||
      !cg_position_get_cards (keys, "stock", CG_PACK_FRENCH, s->stock,
                              NORWEGIAN_MAX_CARDS, &n_stock, error) ||
      !cg_position_get_lays (keys, "pile", s->seats, NORWEGIAN_MAX_CARDS,
                             add_to_pile, out, error))
    return FALSE;
  s->phase = (guint8) phase;
  s->to_move = (gint8) to_move;
  s->reversed = (guint8) reversed;
  s->plies = (guint16) plies;
  s->leader = (gint8) leader;
  s->n_stock = (guint8) n_stock;
  s->asked = (guint16) asked;
  for (guint i = 0; i < s->n_out; i++)
    s->active &= (guint16) ~(1u << s->out[i]);
  for (guint i = 0; i < s->n_lost; i++)
    s->active &= (guint16) ~(1u << s->lost[i]);
  for (int seat = 0; seat < s->seats; seat++)
    if (!read_seat (keys, s, seat, error))
      return FALSE;
  return read_burnt (keys, s, error) &&
         (!norwegian_hands_rotate (s) || read_knowledge (keys, s, error));
}

/* --- moves ------------------------------------------------------------------- */

static const CgMoveWord move_words[] = {
  { "lay *", NORWEGIAN_MOVE (NORWEGIAN_MOVE_JOKER, 0), CG_MOVE_ALONE },
  { "flip", NORWEGIAN_MOVE (NORWEGIAN_MOVE_FLIP, 0), CG_MOVE_NTH },
  { "pick-up", NORWEGIAN_MOVE (NORWEGIAN_MOVE_PICK_UP, 0), CG_MOVE_ALONE },
  { "name", NORWEGIAN_MOVE (NORWEGIAN_MOVE_NAME, 0), CG_MOVE_NUMBER },
  { "pass", NORWEGIAN_MOVE (NORWEGIAN_MOVE_PASS, 0), CG_MOVE_ALONE },
  { "ready", NORWEGIAN_MOVE (NORWEGIAN_MOVE_READY, 0), CG_MOVE_ALONE },
  { .word = NULL },
};

static const RowsMoves moves = {
  .pack = CG_PACK_FRENCH,
  .swap = NORWEGIAN_MOVE_SWAP,
  .words = move_words,
  .list_lay = list_lay,
  .lay_of = lay_of,
};

void
norwegian_write_move (const CgState *state, CgMove move, GString *text)
{
  const NorwegianState *s = norwegian_state (state);

  rows_write_move (&moves, s->seat[MAX (s->to_move, 0)].up, move, text);
}

gboolean
norwegian_read_move (const CgState *state, const char *text, CgMove *move)
{
  const NorwegianState *s = norwegian_state (state);

  return rows_read_move (&moves, s->seat[MAX (s->to_move, 0)].up, text, move);
}
