/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Balcó: the options, and how positions and moves are read and
 * written. A position may come from a person or a damaged file, so this file
 * also checks whether the game can go on from it. */

#include "balco-rules-private.h"

#include <glib/gi18n.h>

const CgOption balco_options[] = {
  [BALCO_JOKERS] = {
    "jokers", NC_("house rule", "Jokers"),
    /* Translators: no jokers */
    CG_CHOICES (1, { "0", NC_("choice", "None") },
                /* Translators: four jokers */
                { "4", NC_("choice", "Four") }) },
  [BALCO_JOKER_WHEN_STUCK] = {
    "joker_when_stuck", NC_("house rule", "Joker as any rank when stuck"),
    CG_SWITCH (0) },
  [BALCO_STARTER] = {
    "starter", NC_("house rule", "The lowest card at the start"),
    /* Translators: of the lowest card, with which it is settled who starts */
    CG_CHOICES (0, { "show", NC_("choice", "Is shown") },
                { "lay", NC_("choice", "Is laid on the pile") }) },
  [BALCO_TWOS_CLEAN] = {
    "twos_clean", NC_("house rule", "Four 2s in a row clean"), CG_SWITCH (1) },
  [BALCO_TOPS_ONLY_WHEN_HAND_EMPTY] = {
    "tops_only_when_hand_empty",
    NC_("house rule", "Face-up cards only with an empty hand"),
    CG_SWITCH (0) },
  [BALCO_PLAY_TO_LAST] = {
    "play_to_last", NC_("house rule", "Play on until one is left"),
    CG_SWITCH (0) },
  [BALCO_N_OPTIONS] = { .id = NULL },
};

/* --- the cards ------------------------------------------------------------ */

/* Implements CgRules.cards: 48 cards, and four jokers or none (rule BA-2). */
CgSet
balco_cards (const CgState *state)
{
  return cg_set_full (CG_PACK_SPANISH, 1,
                      state->option[BALCO_JOKERS] ? BALCO_JOKERS_MAX : 0);
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

/* --- positions ------------------------------------------------------------ */

CgMove
balco_lay_of (const CgCard *cards, guint n)
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
               (!mixed && its == number && (suits >> cg_card_suit (card) & 1)))
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
    return SHED_MOVE (SHEDDING_MOVE_MIXED, undeclared);
  return number != 0 ? BALCO_LAY (number, jokers, suits) : CG_NO_MOVE;
}

/* Returns whether the lays on the pile can be those that were made to find out
 * who starts the game (house rule starter=lay): one card of each seat, with the
 * lowest card laid last. */
static gboolean
are_a_start (const CgState *s)
{
  guint seats = 0;
  guint lowest = G_MAXUINT;
  guint value = G_MAXUINT;

  for (guint i = 0; i < s->n_pile; i++)
    {
      CgMove lay = shed_laid_move (s->pile[i]);

      if (balco_lay_size (lay) != 1)
        return FALSE;
      value = balco_starting_value (
        balco_lay_jokers (lay) > 0 ? 0 : balco_lay_number (lay));
      lowest = MIN (lowest, value);
      seats |= 1u << shed_laid_seat (s->pile[i]);
    }
  return s->n_pile == s->seats && seats == (1u << s->seats) - 1 &&
         value == lowest;
}

/* Returns whether @lay can have been laid on the cards that are already on the
 * pile. */
static gboolean
fits_pile (const CgState *s, CgMove lay)
{
  if (s->n_pile < s->n_start)
    return balco_lay_jokers (lay) == 0 || balco_lay_number (lay) == 2;
  if ((SHED_RANK (balco_lay_number (lay)) & balco_layable (s)) != 0)
    return TRUE;
  /* With this house rule jokers alone may have been laid as any number; see
   * balco_jokers_are_free(). Whether another card of the hand fitted is not
   * known any more. On a shot they may not: this is a 1 on top, except the 1
   * with which the game was started. */
  return s->option[BALCO_JOKER_WHEN_STUCK] && (lay & 15) == 0 &&
         (s->top != 1 || s->n_pile == s->n_start);
}

/* Sets the error of @reading to @reason, for the key "start". Returns FALSE. */
static gboolean
error_of_start (const CgReading *reading, const char *reason)
{
  CgReading start = *reading;

  start.key = "start";
  return cg_read_error (&start, "%s", reason);
}

/* Implements CgField.add for the field "pile": puts one lay on the pile. */
static gboolean
add_to_pile (const CgReading *reading, const CgField *field,
             const CgCard *names, guint n, int seat, const char *word)
{
  CgState *s = reading->state;
  CgMove lay = balco_lay_of (names, n);
  BalcoCards cards;

  if (shed_move_kind (lay) != SHEDDING_MOVE_LAY)
    return cg_read_error (reading, "“%.40s” is no lay", word);
  cards = balco_lay_cards (lay);
  if ((s->pile_cards & cards & BALCO_NUMBERED) != 0 ||
      balco_jokers (s->pile_cards + cards) > BALCO_JOKERS_MAX)
    return cg_read_error (reading, "a card is there too often");
  if (!fits_pile (s, lay))
    return cg_read_error (reading, "“%.40s” could not be laid there", word);
  if (s->n_pile < s->n_start)
    {
      balco_put_to_start (s, lay, seat);
      if (s->n_pile == s->seats && !are_a_start (s))
        return error_of_start (reading, "not how a game starts");
      return TRUE;
    }
  if (balco_cleans (s, balco_lay_number (lay), balco_lay_size (lay)))
    return cg_read_error (reading, "“%.40s” cleans the pile", word);
  balco_put_on_pile (s, lay, cards, balco_lay_size (lay), seat);
  return TRUE;
}

/* Implements CgField.lay for the field "pile": lists the cards of the lay
 * number @i, from 0. */
static guint
list_pile (const CgField *field, const CgState *s, guint i, CgCard *cards,
           int *seat)
{
  if (i == s->n_pile)
    return 0;
  *seat = shed_laid_seat (s->pile[i]);
  return balco_list_lay (shed_laid_move (s->pile[i]), cards);
}

/* Implements CgField.read for the field "pile". In the text the key "start"
 * comes after the key "pile", but it must be read first: it is the number of
 * lays at the bottom of the pile that were made to find out who starts the
 * game. */
static gboolean
read_pile (const CgReading *reading)
{
  static const CgField lays = { .max = BALCO_MAX_CARDS, .add = add_to_pile };
  CgState *s = reading->state;
  CgReading start = *reading;
  int n_start = 0;

  start.key = "start";
  if (cg_read_has (&start) &&
      !cg_read_number (&start, s->seats, s->seats, &n_start))
    return FALSE;
  s->n_start = (guint8) n_start;
  if (!cg_read_lays (reading, &lays))
    return FALSE;
  return s->n_pile >= n_start ||
         error_of_start (reading, "not so many have laid");
}

/* Implement CgField.write and CgField.read for the field "known": the hand
 * cards that everybody knows. */

static void
write_known (const CgState *state, int seat, const char *key, GKeyFile *keys)
{
  BalcoCards known = balco_known (state, seat);

  if (known != 0)
    cg_position_set_set (keys, key, CG_PACK_SPANISH, balco_set (known));
}

static gboolean
read_known (const CgReading *reading)
{
  CgState *s = reading->state;
  BalcoSeat *its = &s->seat[reading->seat];
  CgSet known;

  if (!cg_read_set (reading, &known))
    return FALSE;
  if (!cg_set_contains (balco_set (its->hand), known))
    return cg_read_error (reading, "a card is not in the hand");
  its->shown = (guint8) cg_set_jokers (known);
  s->open |= known.lo & BALCO_NUMBERED;
  return TRUE;
}

/* Implements CgField.settle for the field "up": everybody sees face-up cards,
 * so they are added to `open`. */
static const char *
settle_up (CgState *s, int seat)
{
  const CgCard *up = s->up[seat];

  for (guint i = 0; i < row_size (up); i++)
    s->open |= balco_card (up[i]) & BALCO_NUMBERED;
  return shed_settle_up (s, seat);
}

#define AT(member) CG_FIELD_AT (CgState, member)
#define IN_SEAT(member) CG_FIELD_IN_EACH (CgState, seat, member)

const CgField balco_fields[] = {
  SHED_FIELDS_TURN (shed_phase_words),
  SHED_FIELD_PLIES (BALCO_MAX_PLIES),
  SHED_FIELD_OUT,
  SHED_FIELD_STOCK,
  { "pile", CG_FIELD_LAYS, CG_ZONE (PILE, ALL), AT (pile_cards),
    .lay = list_pile, .read = read_pile },
  { "start", CG_FIELD_NUMBER, CG_FIELD_IF_ANY, AT (n_start),
    .max = BALCO_MAX_SEATS },
  { "burnt", CG_FIELD_ONCE, CG_FIELD_MAY_MISS, CG_ZONE (OUT, ALL), AT (burnt) },
  { "hand", CG_FIELD_ONCE, CG_ZONE (HAND, OWNER), IN_SEAT (hand),
    CG_FIELD_HELD (CgState, n_hand) },
  { "known", .need = CG_FIELD_MAY_MISS, .per_seat = 1, .write = write_known,
    .read = read_known },
  SHED_FIELDS_ROWS (settle_up),
  { .key = NULL },
};

/* Implements CgRules.complete: the cards that have left the game are added to
 * `open`, because everybody has seen them. */
void
balco_complete (CgState *s, GKeyFile *keys)
{
  s->open |= s->burnt & BALCO_NUMBERED;
}

/* --- the check of a position ---------------------------------------------- */

/* Returns whether the seat to move, the lays that were made to find out who
 * starts the game, and the number on top of the pile agree with the phase: only
 * a 1 is an attack that must be answered. shed_validate() checks what holds for
 * all shedding games. */
static gboolean
phase_fits (const CgState *s)
{
  gboolean laid = s->n_pile > s->n_start;

  if (s->n_start > 0 &&
      (s->option[BALCO_STARTER] != BALCO_STARTER_LAYS ||
       (s->phase != SHEDDING_OVER && !laid &&
        s->to_move != shed_last_layer (&s->shed))))
    return FALSE;
  switch (s->phase)
    {
    case SHEDDING_PLAY:
      return s->top != 1 || !laid;
    case SHEDDING_ANSWER:
    case SHEDDING_NAME:
      return s->top == 1 && laid;
    default:
      return TRUE;
    }
}

const char *
balco_validate (const CgState *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    if (s->phase == SHEDDING_EXCHANGE && s->n_hand[seat] != ROW_SIZE)
      return "cards are exchanged between hands and rows of three";
  return shed_validate (&cg_rules_balco, &s->shed,
                        s->option[BALCO_PLAY_TO_LAST], phase_fits (s));
}

/* --- moves ---------------------------------------------------------------- */

void
balco_write_move (const CgState *state, CgMove move, GString *text)
{
  shed_write_move (CG_PACK_SPANISH, balco_list_lay, state, move, text);
}

gboolean
balco_read_move (const CgState *state, const char *text, CgMove *move)
{
  return shed_read_move (CG_PACK_SPANISH, balco_lay_of, state, text, move);
}
