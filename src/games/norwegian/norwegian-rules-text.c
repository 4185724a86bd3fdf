/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Norwegian War: the options, and how positions and moves are read
 * and written. A position may come from a person or a damaged file, so this
 * file also checks whether the game can go on from it. */

#include "norwegian-rules-private.h"

#include <glib/gi18n.h>

const CgOption norwegian_options[] = {
  [NORWEGIAN_QUADS_BURN] = {
    "quads_burn", NC_("house rule", "Four of a kind burns"), CG_SWITCH (0) },
  /* Translators: the card: what it does */
  [NORWEGIAN_THREE] = {
    "three", NC_("house rule", "Three"),
    CG_CHOICES (0, { "copy", NC_("choice", "Copies the card below") },
                { "rotate", NC_("choice", "All hands move on") }) },
  [NORWEGIAN_FOUR_ANY_TIME] = {
    "four_any_time", NC_("house rule", "Fours out of turn"), CG_SWITCH (0) },
  /* Translators: the card: what it does */
  [NORWEGIAN_SIX] = {
    "six", NC_("house rule", "Six"),
    CG_CHOICES (0, { "suit", NC_("choice", "Asks for its suit") },
                { "colour", NC_("choice", "Asks for its color") },
                { "reverse", NC_("choice", "Reverses direction") }) },
  /* Translators: the card: where it may be laid */
  [NORWEGIAN_EIGHT] = {
    "eight", NC_("house rule", "Eight"),
    /* Translators: where an 8 may be laid: on an equal or lower card */
    CG_CHOICES (0, { "any", NC_("choice", "Also on another eight") },
                { "below", NC_("choice", "Only on lower cards") }) },
  [NORWEGIAN_JACK_REVERSE] = {
    "jack_reverse", NC_("house rule", "Jack reverses direction"),
    CG_SWITCH (0) },
  [NORWEGIAN_TEN_REPLAYS] = {
    "ten_replays", NC_("house rule", "Play again after a ten"), CG_SWITCH (1) },
  [NORWEGIAN_ACE_NOT_ON_JK] = {
    "ace_not_on_JK", NC_("house rule", "No ace on jack or king"),
    CG_SWITCH (0) },
  [NORWEGIAN_JOKERS] = {
    "jokers", NC_("house rule", "Jokers"),
    /* Translators: no jokers */
    CG_CHOICES (0, { "0", NC_("choice", "None") },
                { "2", NC_("choice", "Two in each pack") }) },
  [NORWEGIAN_VOLUNTARY_PICKUP] = {
    "voluntary_pickup", NC_("house rule", "Pick up by choice"),
    CG_SWITCH (0) },
  [NORWEGIAN_LEAD_AFTER_PICKUP] = {
    "lead_after_pickup", NC_("house rule", "Who leads after a pick-up"),
    /* Translators: who leads after somebody has picked up the pile */
    CG_CHOICES (0, { "last_layer", NC_("choice", "The player who laid last") },
                /* Translators: the player after the one who picked up the
                 * pile */
                { "next_of_picker", NC_("choice", "The next player") }) },
  [NORWEGIAN_BLIND_CHAIN] = {
    "blind_chain", NC_("house rule", "Several face-down cards"),
    CG_SWITCH (0) },
  [NORWEGIAN_PLAY_ON] = {
    "play_on_for_ranking", NC_("house rule", "Play on for places"),
    CG_SWITCH (0) },
  [NORWEGIAN_N_OPTIONS] = { .id = NULL },
};

/* --- the cards ------------------------------------------------------------ */

void
norwegian_clear (const CgSetup *setup, CgState *out)
{
  cg_clear_zones (&cg_rules_norwegian, setup, out);
  /* rule BN-2: as few packs as have nine cards for each seat */
  out->packs = (guint8) ((9 * setup->seats + 51) / 52);
}

/* Implements CgRules.cards: returns the cards of all packs, with the jokers.
 * Each of them is in a hand, a row, the stock or the pile, or has left the game
 * (rule BN-33b). */
CgSet
norwegian_cards (const CgState *s)
{
  return cg_set_full (CG_PACK_FRENCH, s->packs,
                      s->option[NORWEGIAN_JOKERS] ? 2u * s->packs : 0);
}

/* --- positions ------------------------------------------------------------ */

static const char *const phase_words[] = {
  SHEDDING_PHASE_WORDS,
  [NORWEGIAN_NAME_JOKER] = "name-joker",
  [NORWEGIAN_FOURS] = "fours",
  [NORWEGIAN_CHAIN] = "chain",
  NULL,
};

static const char *const direction_words[] = {
  "clockwise",
  "anticlockwise",
  NULL,
};

/* Implements CgField.add for the field "pile": puts one lay on the pile. */
static gboolean
add_to_pile (const CgReading *reading, const CgField *field,
             const CgCard *cards, guint n, int seat, const char *word)
{
  CgMove lay = shed_lay_of (cards, n);

  if (shed_move_kind (lay) != SHEDDING_MOVE_LAY ||
      shed_lay_rank (lay) == 10)
    return cg_read_error (reading, "“%.40s” is no lay that can lie there",
                          word);
  norwegian_put_on_pile (reading->state, lay, seat);
  return TRUE;
}

/* Implements CgField.settle for the field "lost": the seats that have lost are
 * not in play any more. */
static const char *
settle_lost (CgState *s, int seat)
{
  for (guint i = 0; i < s->n_lost; i++)
    s->active &= (guint16) ~(1u << s->lost[i]);
  return NULL;
}

/* Implements CgField.settle for the field "known": checks that the known cards
 * are in the hand. */
static const char *
settle_known (CgState *state, int seat)
{
  return shed_check_known (&state->seat[seat]);
}

/* Implements CgField.absent for the field "knows": only games with the house
 * rule three=rotate have this key. */
static const char *
absent_unless_rotate (const CgState *state, int seat)
{
  return norwegian_threes_copy (state) ? "no key of this game" : NULL;
}

/* Implement CgField.write and CgField.read for the field "knows": the cards
 * that one seat knows of each hand. */

static void
write_knowledge (const CgState *s, int seat, const char *key, GKeyFile *keys)
{
  char pair[CG_KEY_SIZE];

  for (int owner = 0; owner < s->seats; owner++)
    {
      CgSet known = *norwegian_knowledge (s, seat, owner);

      if (!cg_set_is_empty (known))
        cg_position_set_set (keys, cg_position_key (pair, key, owner),
                             CG_PACK_FRENCH, known);
    }
}

static gboolean
read_knowledge (const CgReading *reading)
{
  CgState *s = reading->state;
  CgReading pair = *reading;
  char key[CG_KEY_SIZE];

  for (int w = 0; w < s->seats; w++)
    {
      CgSet *known = norwegian_knowledge (s, reading->seat, w);

      pair.key = cg_position_key (key, reading->key, w);
      if (reading->seat != w)
        *known = s->seat[w].known;
      if (cg_read_has (&pair) && !cg_read_set (&pair, known))
        return FALSE;
      if (reading->seat == w
            ? !cg_set_is_empty (*known)
            : !cg_set_contains (*known, s->seat[w].known) ||
                !cg_set_contains (s->seat[w].hand, *known))
        return cg_read_error (&pair, "not what one can know there");
    }
  return TRUE;
}

#define AT(member) CG_FIELD_AT (CgState, member)

const CgField norwegian_fields[] = {
  SHED_FIELDS_TURN (phase_words),
  { "direction", CG_FIELD_WORD, CG_FIELD_MAY_MISS, AT (reversed),
    .words = direction_words },
  { "leader", CG_FIELD_SEAT, CG_FIELD_IF_ANY, AT (leader),
    .none = CG_NO_SEAT },
  SHED_FIELD_PLIES (NORWEGIAN_MAX_PLIES),
  { "asked", CG_FIELD_SEATS, AT (asked) },
  SHED_FIELD_OUT,
  { "lost", CG_FIELD_ORDER, AT (lost), CG_FIELD_COUNT (CgState, n_lost),
    .settle = settle_lost },
  SHED_FIELD_STOCK,
  SHED_FIELD_PILE (add_to_pile),
  SHED_FIELD_BURNT,
  SHED_FIELDS_HAND (CgState, settle_known),
  SHED_FIELDS_ROWS (shed_settle_up),
  { "knows", .per_seat = 2, .absent = absent_unless_rotate,
    .write = write_knowledge, .read = read_knowledge },
  { .key = NULL },
};

/* --- the check of a position ---------------------------------------------- */

/* Returns as bits the seats that are ready in the phase EXCHANGE: from the seat
 * after the dealer to the seat before the seat to move. */
static guint
ready_before (const CgState *s)
{
  guint ready = 0;

  for (int seat = (s->dealer + 1) % s->seats; seat != s->to_move;
       seat = (seat + 1) % s->seats)
    ready |= 1u << seat;
  return ready;
}

/* Returns whether the members that only this game has, the rank on top of the
 * pile and the seat to move agree with the phase. shed_validate() checks what
 * holds for all shedding games. */
static gboolean
phase_fits (const CgState *s)
{
  gboolean laid = s->top != 0;
  int seat = s->to_move;

  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      return s->n_lost == 0 && s->asked == ready_before (s);
    case SHEDDING_ANSWER:
    case SHEDDING_NAME:
      return s->top == CG_ACE;
    case NORWEGIAN_NAME_JOKER:
      return laid && cg_set_jokers (s->burnt) > 0;
    case NORWEGIAN_FOURS:
      return seat != CG_NO_SEAT && (s->active >> seat & 1) && !laid &&
             s->option[NORWEGIAN_FOUR_ANY_TIME] && s->leader != CG_NO_SEAT &&
             (s->active >> s->leader & 1) && s->leader != seat &&
             !(s->asked >> seat & 1) && !cg_set_is_empty (s->seat[seat].hand);
    case NORWEGIAN_CHAIN:
      return seat != CG_NO_SEAT && (s->active >> seat & 1) && laid &&
             s->option[NORWEGIAN_BLIND_CHAIN] &&
             shed_last_layer (&s->shed) == seat &&
             s->down[seat][0] != CG_CARD_NONE &&
             cg_set_is_empty (s->seat[seat].hand);
    default:
      return TRUE;
    }
}

const char *
norwegian_validate (const CgState *s)
{
  const char *wrong;
  guint out = 0;

  for (guint i = 0; i < s->n_out; i++)
    out |= 1u << s->out[i];
  for (guint i = 0; i < s->n_lost; i++)
    if (out >> s->lost[i] & 1)
      return "a player has both got rid of all cards and lost";
  wrong = shed_validate (&cg_rules_norwegian, &s->shed,
                         s->option[NORWEGIAN_PLAY_ON], phase_fits (s));
  if (wrong != NULL)
    return wrong;
  if ((s->leader != CG_NO_SEAT) != (s->phase == NORWEGIAN_FOURS))
    return "only an empty pile that waits for fours has a leader";
  if (s->asked != 0 && s->phase != NORWEGIAN_FOURS &&
      s->phase != SHEDDING_EXCHANGE)
    return "nobody is asked in this phase";
  return NULL;
}
