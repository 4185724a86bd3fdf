/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille scientifique as text: places for cards, positions and moves, and
 * the check of a position that was read. Decides no move. */

#include "scientific-war-rules-private.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

const CgZone scientific_war_zones[] = {
  [SCIENTIFIC_WAR_HAND] = { "hand", TRUE },
  [SCIENTIFIC_WAR_PILE] = { "pile", TRUE },
  [SCIENTIFIC_WAR_CHOSEN] = { "chosen", TRUE },
  [SCIENTIFIC_WAR_OWNED] = { "owned", TRUE },
  [SCIENTIFIC_WAR_POT] = { "pot", FALSE },
  { NULL, FALSE },
};

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

guint
scientific_war_cards (const CgState *state, guint zone, int seat, CgCard *out)
{
  const ScientificWarState *s = scientific_war_state (state);
  const ScientificWarSeat *its = &s->seat[MAX (seat, 0)];

  switch (zone)
    {
    case SCIENTIFIC_WAR_HAND:
      return cg_set_list (its->hand, CG_PACK_FRENCH, out);
    case SCIENTIFIC_WAR_PILE:
      return cg_set_list (its->pile, CG_PACK_FRENCH, out);
    case SCIENTIFIC_WAR_CHOSEN:
      out[0] = s->pick[seat];
      return out[0] != CG_CARD_NONE && out[0] != CG_CARD_HIDDEN;
    case SCIENTIFIC_WAR_OWNED:
      return cg_set_list (its->owned, CG_PACK_FRENCH, out);
    case SCIENTIFIC_WAR_POT:
      return cg_set_list (s->pot, CG_PACK_FRENCH, out);
    default:
      return 0;
    }
}

/* --- writing a position ------------------------------------------------------ */

static void
write_zone (const CgState *state, GKeyFile *keys, guint zone, int seat)
{
  cg_position_set_zone (keys, &cg_rules_scientific_war, state, zone, seat);
}

static void
write_seat (const CgState *state, GKeyFile *keys, int seat)
{
  const ScientificWarState *s = scientific_war_state (state);
  char key[CG_KEY_SIZE];

  if (s->place[seat] != 0)
    cg_position_set_number (keys, cg_position_key (key, "place", seat),
                            s->place[seat]);
  if (s->pick[seat] != CG_CARD_NONE)
    cg_position_set_cards (keys, cg_position_key (key, "chosen", seat),
                           &s->pick[seat], 1);
  if (cg_set_is_empty (s->seat[seat].owned))
    {
      write_zone (state, keys, SCIENTIFIC_WAR_HAND, seat);
      write_zone (state, keys, SCIENTIFIC_WAR_PILE, seat);
      return;
    }
  /* redacted */
  write_zone (state, keys, SCIENTIFIC_WAR_OWNED, seat);
  cg_position_key (key, "in-hand", seat);
  if (s->count[seat] == SCIENTIFIC_WAR_UNKNOWN)
    g_key_file_set_value (keys, CG_GROUP_POSITION, key, "??");
  else
    cg_position_set_number (keys, key, s->count[seat]);
}

void
scientific_war_write_position (const CgState *state, GKeyFile *keys)
{
  const ScientificWarState *s = scientific_war_state (state);

  cg_position_set_word (keys, "phase", phase_words, s->phase);
  cg_position_set_number (keys, "to-move", s->to_move);
  cg_position_set_word (keys, "order", order_words, s->reversed);
  if (s->tricks > 0)
    cg_position_set_number (keys, "tricks", s->tricks);
  cg_position_set_bits (keys, "seer", s->seer);
  cg_position_set_bits (keys, "threes", s->threes);
  cg_position_set_bits (keys, "eights", s->eights);
  write_zone (state, keys, SCIENTIFIC_WAR_POT, CG_NO_SEAT);
  for (int seat = 0; seat < s->seats; seat++)
    write_seat (state, keys, seat);
}

/* Among the seats that have laid an 8, those from @first on that have a pile to
 * swap with (BS-24). For full states. */
static guint8
swappers_from (const ScientificWarState *s, guint first)
{
  guint swappers = 0;

  for (guint left = s->eights & (~0u << first); left != 0; left &= left - 1)
    if (!cg_set_is_empty (s->seat[__builtin_ctz (left)].pile))
      swappers |= left & -left;
  return (guint8) swappers;
}

/* --- reading a position ------------------------------------------------------ */

static gboolean
read_seat (GKeyFile *keys, ScientificWarState *s, int seat, GError **error)
{
  char key[CG_KEY_SIZE];
  int place;
  guint n;

  cg_position_key (key, "place", seat);
  if (cg_position_has (keys, key))
    {
      if (!cg_position_get_number (keys, key, 1, s->seats, &place, error))
        return FALSE;
      s->place[seat] = (guint8) place;
      s->active &= (guint8) ~(1u << seat);
    }
  cg_position_key (key, "chosen", seat);
  if (cg_position_has (keys, key))
    {
      if (!cg_position_get_cards (keys, key, CG_PACK_FRENCH, &s->pick[seat],
                                  1, &n, error))
        return FALSE;
      if (n != 1)
        return cg_position_error (error, key, "one card is chosen");
      s->picked |= (guint8) (1u << seat);
    }
  return cg_position_get_set (keys, cg_position_key (key, "hand", seat),
                              CG_PACK_FRENCH, &s->seat[seat].hand, error) &&
         cg_position_get_set (keys, cg_position_key (key, "pile", seat),
                              CG_PACK_FRENCH, &s->seat[seat].pile, error);
}

/* Whether all keys are ones that a position may have. */
static gboolean
check_keys (GKeyFile *keys, const ScientificWarState *s, GError **error)
{
  static const char *const plain[] = { "phase", "to-move", "order", "tricks",
                                       "seer", "threes", "eights", "pot",
                                       NULL };
  static const char *const per_seat[] = { "hand", "pile", "chosen", "place",
                                          NULL };

  return cg_position_check_keys (keys, plain, per_seat, NULL, s->seats, error);
}

gboolean
scientific_war_read_position (const CgSetup *setup,
                              GKeyFile      *keys,
                              CgState       *out,
                              GError       **error)
{
  ScientificWarState *s = (ScientificWarState *) out;
  int phase, to_move, reversed, tricks = 0;
  guint seer, threes, eights;

  scientific_war_begin (s, setup);
  if (!check_keys (keys, s, error) ||
      !cg_position_get_word (keys, "phase", phase_words, &phase, error) ||
      !cg_position_get_number (keys, "to-move", CG_NO_SEAT, s->seats - 1,
                               &to_move, error) ||
      !cg_position_get_word (keys, "order", order_words, &reversed, error) ||
      (cg_position_has (keys, "tricks") &&
       !cg_position_get_number (keys, "tricks", 0,
                                (int) scientific_war_last_trick (s), &tricks,
                                error)) ||
      !cg_position_get_bits (keys, "seer", 0, s->seats - 1u, &seer, error) ||
      !cg_position_get_bits (keys, "threes", 0, s->seats - 1u, &threes,
                             error) ||
      !cg_position_get_bits (keys, "eights", 0, s->seats - 1u, &eights,
                             error) ||
      !cg_position_get_set (keys, "pot", CG_PACK_FRENCH, &s->pot, error))
    return FALSE;
  if ((seer & (seer - 1)) != 0 &&
      s->option[SCIENTIFIC_WAR_QUEENS] == SCIENTIFIC_WAR_QUEENS_CANCEL)
    return cg_position_error (error, "seer", "more than one");
  s->phase = (guint8) phase;
  s->to_move = (gint8) to_move;
  s->reversed = (guint8) reversed;
  s->tricks = (guint16) tricks;
  s->seer = (guint8) seer;
  s->threes = (guint8) threes;
  s->eights = (guint8) eights;
  for (int seat = 0; seat < s->seats; seat++)
    if (!read_seat (keys, s, seat, error))
      return FALSE;
  if (s->phase == SCIENTIFIC_WAR_SWAP && s->to_move != CG_NO_SEAT)
    s->may_swap = swappers_from (s, (guint) s->to_move);
  return TRUE;
}

/* --- the check of a position ---------------------------------------------- */

/* Adds how many of each card @set holds to @counts; jokers are one kind. */
static void
count (guint8 counts[64], CgSet set)
{
  for (guint bit = 0; bit < CG_JOKER; bit++)
    counts[bit] += (guint8) ((set.lo >> bit & 1) + (set.hi >> bit & 1));
  counts[CG_JOKER] += (guint8) cg_set_jokers (set);
}

/* BS-43: hands, piles, picks and the pot are what was dealt. */
static const char *
check_cards (const ScientificWarState *s)
{
  guint8 counts[64] = { 0 };
  guint8 dealt[64] = { 0 };

  count (counts, s->pot);
  for (int seat = 0; seat < s->seats; seat++)
    {
      count (counts, s->seat[seat].hand);
      count (counts, s->seat[seat].pile);
      if (s->picked >> seat & 1)
        count (counts, cg_set_of (s->pick[seat]));
      count (dealt, scientific_war_first_hand (s, seat));
    }
  for (guint kind = 0; kind < 64; kind++)
    if (counts[kind] < dealt[kind])
      return "a card is missing";
    else if (counts[kind] > dealt[kind])
      return "a card is there too often";
  return NULL;
}

static const char *
check_seat (const ScientificWarState *s, int seat)
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

/* BS-21: one card gives one power, to who is in the game. */
static const char *
check_powers (const ScientificWarState *s)
{
  guint powers = s->seer | s->threes | s->eights;

  if ((powers & ~s->active) != 0)
    return "a player who is out has a power";
  if (s->seer != 0 && s->seer == s->active) /* BS-22 */
    return "nobody is left whom a seer could see";
  if ((s->seer & s->threes) != 0 || (s->seer & s->eights) != 0 ||
      (s->threes & s->eights) != 0)
    return "one card gives one power";
  return NULL;
}

/* PICK: whether those and only those have chosen who come before the seat to
 * move: seers come last. */
static gboolean
check_picks (const ScientificWarState *s)
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
check_phase (const ScientificWarState *s)
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
scientific_war_validate (const CgState *state)
{
  const ScientificWarState *s = scientific_war_state (state);
  const char *wrong = check_cards (s);
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

/* --- moves ------------------------------------------------------------------- */

static const CgMoveWord move_words[] = {
  { "pick", 0, CG_MOVE_CARD_OR_JOKER },
  { "swap", SCIENTIFIC_WAR_MOVE_SWAP, CG_MOVE_ALONE },
  { "keep", SCIENTIFIC_WAR_MOVE_KEEP, CG_MOVE_ALONE },
  { .word = NULL },
};

void
scientific_war_write_move (const CgState *state, CgMove move, GString *text)
{
  cg_move_write_word (move_words, move, text);
}

gboolean
scientific_war_read_move (const CgState *state, const char *text, CgMove *move)
{
  return cg_move_read_word (move_words, text, move);
}
