/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes Noddy as text: options, places for cards, positions and
 * moves. Also checks positions that were read. Decides no move. */

#include "noddy-rules-private.h"

#include <glib/gi18n.h>

static const CgChoice game_choices[] = {
  { "single_deal", NC_("choice", "One deal") },
  { "match", NC_("choice", "Several deals, up to a number of points") },
  { NULL, NULL },
};

static const CgChoice target_choices[] = {
  { "15", NC_("choice", "15 points") },
  { "21", NC_("choice", "21 points") },
  { "31", NC_("choice", "31 points") },
  { "61", NC_("choice", "61 points") },
  { NULL, NULL },
};

static const CgChoice turned_noddy_choices[] = {
  /* Translators: whom a turned jack pays two points */
  { "nondealer", NC_("choice", "The other player") },
  /* Translators: whom a turned jack pays two points */
  { "dealer", NC_("choice", "The dealer") },
  { NULL, NULL },
};

static const CgChoice play_totals_choices[] = {
  /* Translators: which cards may make 15, 25 or 31 in play */
  { "tail", NC_("choice", "Any last cards of the row") },
  /* Translators: which cards may make 15, 25 or 31 in play */
  { "running", NC_("choice", "Only the whole row") },
  { NULL, NULL },
};

static const CgChoice missed_choices[] = {
  /* Translators: the points that a player has not found in their own cards */
  { "given", NC_("choice", "Counted anyway") },
  /* Translators: the points that a player has not found in their own cards */
  { "lost", NC_("choice", "Nobody gets them") },
  /* Translators: the points that a player has not found in their own cards */
  { "taken", NC_("choice", "The other player gets them") },
  { NULL, NULL },
};

const CgOption noddy_options[] = {
  /* Translators: how many deals a game has */
  [NODDY_GAME] = { "game", NC_("house rule", "Game"),
                   CG_CHOICE (game_choices, NODDY_SINGLE_DEAL) },
  [NODDY_TARGET] = { "target", NC_("house rule", "Points needed to win"),
                     CG_CHOICE (target_choices, NODDY_TARGET_31) },
  [NODDY_TURNED_NODDY] = { "turned_noddy",
                           NC_("house rule", "A turned jack pays"),
                           CG_CHOICE (turned_noddy_choices,
                                      NODDY_PAYS_NONDEALER) },
  [NODDY_PLAY_TOTALS] = { "play_totals", NC_("house rule", "Totals in play"),
                          CG_CHOICE (play_totals_choices, NODDY_TOTALS_TAIL) },
  [NODDY_MISSED] = { "missed", NC_("house rule", "Points not found"),
                     CG_CHOICE (missed_choices, NODDY_MISSED_GIVEN) },
  [NODDY_N_OPTIONS] = { .id = NULL },
};

/* --- positions ---------------------------------------------------------- */

static const char *const phase_words[] = {
  [NODDY_ANNOUNCE] = "announce",
  [NODDY_PLAY] = "play",
  [NODDY_OVER] = "over",
  NULL,
};

static gboolean
is_match (const CgState *s)
{
  return s->option[NODDY_GAME] == NODDY_MATCH;
}

static const char *
absent_unless_match (const CgState *state, int seat)
{
  return is_match (state) ? NULL : "no key of a single deal";
}

static int
last_round (const CgState *state)
{
  return 2 * state->goal;
}

/* Returns the highest score that a position may have. Nobody gets a hundred
 * points in one deal, so a score still fits into a byte after the next deal. */
static int
highest_score (const CgState *state)
{
  return is_match (state) ? 150 : 99;
}

static const char *
settle_turn_up (CgState *state, int seat)
{
  return cg_card_is_french (state->turn_up) ? NULL : "there is one card";
}

static guint
list_lay (const CgField *field, const CgState *s, guint i, CgCard *cards,
          int *seat)
{
  if (i == s->n_row)
    return 0;
  cards[0] = noddy_row_card (s, i);
  *seat = noddy_row_seat (s, i);
  return 1;
}

static gboolean
add_to_row (const CgReading *reading, const CgField *field,
            const CgCard *cards, guint n, int seat, const char *word)
{
  CgState *s = reading->state;

  if (n != 1 || !cg_card_is_french (*cards))
    return cg_read_error (reading, "“%.20s” is no card and who laid it", word);
  if (noddy_total (s) + noddy_value (*cards) > 31)
    return cg_read_error (reading, "more than 31");
  noddy_put_on_row (s, *cards, (guint) seat);
  return TRUE;
}

static const char *
settle_hand (CgState *s, int seat)
{
  CgSet hand = { s->hand[seat], 0 };
  CgSet laid = { noddy_laid_by (s, seat), 0 };

  return cg_set_size (hand) + cg_set_size (laid) != NODDY_HAND_CARDS
           ? "held or laid, there are three cards"
           : NULL;
}

static char *
heard_text (NoddyHeard heard)
{
  GString *text = g_string_new (NULL);

  noddy_heard_to_text (heard, text);
  return g_string_free (text, FALSE);
}

static void
write_announced (const CgState *s, int seat, const char *key, GKeyFile *keys)
{
  g_autofree char *text = heard_text (s->heard[seat]);

  if (s->announced >> seat & 1)
    g_key_file_set_value (keys, CG_GROUP_POSITION, key, text);
}

/* Reads what a seat has announced. The announcement follows from the cards of
 * the seat, so the text is only compared with the announcement of these
 * cards. */
static gboolean
read_announced (const CgReading *reading)
{
  CgState *s = reading->state;
  int seat = reading->seat;
  guint64 cards = s->hand[seat] | noddy_laid_by (s, seat);
  g_autofree char *text = NULL;
  g_autofree char *own = NULL;

  if (cg_set_size ((CgSet) { cards, 0 }) != NODDY_HAND_CARDS)
    return cg_read_error (reading, "not of three cards");
  s->heard[seat] = noddy_heard_of (s, cards);
  s->announced |= (guint8) (1 << seat);
  text = g_strstrip (g_key_file_get_value (reading->keys, CG_GROUP_POSITION,
                                           reading->key, NULL));
  own = heard_text (s->heard[seat]);
  return g_str_equal (text, own) ||
         cg_read_error (reading, "these cards announce “%s”", own);
}

#define AT(member) CG_FIELD_AT (CgState, member)
#define EACH(member) CG_FIELD_EACH (CgState, member)

const CgField noddy_fields[] = {
  { "phase", CG_FIELD_WORD, AT (phase), .words = phase_words },
  { "to-move", CG_FIELD_SEAT, AT (to_move), .min = CG_NO_SEAT },
  { "round", CG_FIELD_NUMBER, AT (round), .min = 1, .max_of = last_round,
    .absent = absent_unless_match },
  { "turn-up", CG_FIELD_CARD, CG_ZONE (TURN_UP, ALL), AT (turn_up),
    .settle = settle_turn_up },
  { "row", CG_FIELD_LAYS, CG_ZONE (PILE, ALL), .max = NODDY_ROW_CARDS,
    .lay = list_lay, .add = add_to_row },
  { "go", CG_FIELD_SEATS, AT (gone) },
  { "score", CG_FIELD_NUMBER, EACH (score), .max_of = highest_score },
  { "hand", CG_FIELD_ONCE, CG_ZONE (HAND, OWNER), EACH (hand),
    CG_FIELD_HIDDEN (CgState, hidden), .settle = settle_hand },
  { "announced", .need = CG_FIELD_MAY_MISS, .per_seat = 1,
    .write = write_announced, .read = read_announced },
  { "stock", CG_FIELD_REST, CG_FIELD_MAY_MISS, CG_ZONE (STOCK, NOBODY),
    CG_FIELD_HIDDEN (CgState, redacted) },
  { .key = NULL },
};

/* --- checking a position ------------------------------------------------ */

/* Returns the seat whose turn in the play is next: the seats lay in turn (rule
 * NO-20), except a seat without cards or one that has said “Go !” (rule NO-22).
 * Returns CG_NO_SEAT if neither seat can lay. Sets *@wrong to a message if the
 * seats cannot have laid the cards of the row in this order. */
static int
replay (const CgState *s, const char **wrong)
{
  guint left[NODDY_SEATS] = { NODDY_HAND_CARDS, NODDY_HAND_CARDS };
  gboolean passed[NODDY_SEATS] = { FALSE, FALSE };
  int seat = 1 - noddy_dealer (s);

  for (guint i = 0; i < s->n_row; i++)
    {
      if (noddy_row_seat (s, i) != seat)
        {
          if (left[seat] > 0 && !(s->gone >> seat & 1))
            *wrong = "a card was laid out of turn";
          passed[seat] = TRUE;
          seat = 1 - seat;
        }
      if (passed[seat])
        *wrong = "a card was laid after “Go !”";
      left[seat]--;
      seat = 1 - seat;
    }
  if (left[seat] > 0 && !(s->gone >> seat & 1))
    return seat;
  seat = 1 - seat;
  return left[seat] > 0 && !(s->gone >> seat & 1) ? seat : CG_NO_SEAT;
}

static const char *
check_go (const CgState *s, int seat)
{
  int other = 1 - seat;

  if (!(s->gone >> seat & 1))
    return NULL;
  if (s->hand[seat] == 0)
    return "“Go !” needs cards that do not fit";
  if ((s->hand[seat] & noddy_fitting (noddy_room_at_go (s, seat))) != 0)
    return "“Go !” with a card that fitted";
  if (noddy_row_seat (s, s->n_row - 1u) == seat && s->hand[other] != 0 &&
      !(s->gone >> other & 1))
    return "“Go !” out of turn";
  return NULL;
}

static const char *
check_hands (const CgState *s)
{
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    {
      guint64 cards = s->hand[seat] | noddy_laid_by (s, seat);

      if (cg_set_size ((CgSet) { cards, 0 }) != NODDY_HAND_CARDS)
        return "a player has not three cards";
      if (s->heard[seat] !=
          (s->announced >> seat & 1 ? noddy_heard_of (s, cards) : 0))
        return "an announcement is not of these cards";
    }
  return NULL;
}

/* Returns what is wrong if the phase and the seat to move do not agree with the
 * announcements, the row and the score, or NULL if they agree. */
static const char *
check_phase (const CgState *s)
{
  guint first = 1u << (1 - noddy_dealer (s));
  gboolean won = s->score[0] >= s->goal || s->score[1] >= s->goal;
  const char *wrong = NULL;
  int next = replay (s, &wrong);

  if (s->announced != 3)
    {
      if (s->n_row > 0 || s->gone != 0)
        return "a card was laid before both had announced";
      if (s->announced != 0 && s->announced != first)
        return "the dealer announces last";
      if (won)
        return s->phase == NODDY_OVER ? NULL : "the match is over";
      if (s->phase != NODDY_ANNOUNCE || s->to_move !=
          (s->announced == 0 ? 1 - noddy_dealer (s) : noddy_dealer (s)))
        return "the non-dealer announces, then the dealer";
      return NULL;
    }
  if (s->n_row == 0 && s->gone != 0)
    return "nobody says “Go !” before the first card";
  for (int seat = 0; seat < NODDY_SEATS && wrong == NULL; seat++)
    wrong = check_go (s, seat);
  if (wrong != NULL)
    return wrong;
  if (noddy_total (s) == 31)
    next = CG_NO_SEAT; /* rule NO-25: 31 ends the play */
  if (won || next == CG_NO_SEAT)
    return s->phase == NODDY_OVER ? NULL : "the deal is over";
  if (s->phase != NODDY_PLAY || s->to_move != next)
    return "phase and player to move do not fit the row";
  return NULL;
}

const char *
noddy_validate (const CgState *s)
{
  const char *wrong;

  if ((s->phase == NODDY_OVER) != (s->to_move == CG_NO_SEAT))
    return "a player is to move exactly until the deal is over";
  if (s->score[0] >= s->goal && s->score[1] >= s->goal)
    return "only one player wins the match";
  if (s->score[0] + s->score[1] < s->round - 1)
    return "every deal before this one has paid a point";
  wrong = check_hands (s);
  return wrong != NULL ? wrong : check_phase (s);
}

/* --- moves -------------------------------------------------------------- */

const CgMoveWord noddy_words[] = {
  { "lay", 0, CG_MOVE_CARD },
  { "go", NODDY_MOVE_GO, CG_MOVE_ALONE },
  { "announce", NODDY_MOVE_ANNOUNCE, CG_MOVE_ALONE },
  { "claim", NODDY_MOVE_CLAIM, CG_MOVE_SOME },
  { .word = NULL },
};
