/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy as text: options, places for cards, positions and moves, and the check
 * of a position that was read. Decides no move. */

#include "noddy-rules-private.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <glib/gi18n.h>

static const CgChoice game_choices[] = {
  { "single_deal", N_("One deal") },
  { "match", N_("Several deals, up to a number of points") },
  { NULL, NULL },
};

static const CgChoice target_choices[] = {
  { "15", N_("15 points") },
  { "21", N_("21 points") },
  { "31", N_("31 points") },
  { "61", N_("61 points") },
  { NULL, NULL },
};

static const CgChoice turned_noddy_choices[] = {
  /* Translators: whom a turned jack pays two points */
  { "nondealer", N_("The other player") },
  /* Translators: whom a turned jack pays two points */
  { "dealer", N_("The dealer") },
  { NULL, NULL },
};

static const CgChoice play_totals_choices[] = {
  /* Translators: which cards may make 15, 25 or 31 in play */
  { "tail", N_("Any last cards of the row") },
  /* Translators: which cards may make 15, 25 or 31 in play */
  { "running", N_("Only the whole row") },
  { NULL, NULL },
};

const CgOption noddy_options[] = {
  /* Translators: how many deals a game has */
  [NODDY_GAME] = { "game", N_("Game"),
                   CG_CHOICE (game_choices, NODDY_SINGLE_DEAL) },
  [NODDY_TARGET] = { "target", N_("Points that win"),
                     CG_CHOICE (target_choices, NODDY_TARGET_31) },
  [NODDY_TURNED_NODDY] = { "turned_noddy", N_("A turned jack pays"),
                           CG_CHOICE (turned_noddy_choices,
                                      NODDY_PAYS_NONDEALER) },
  [NODDY_PLAY_TOTALS] = { "play_totals", N_("Totals in play"),
                          CG_CHOICE (play_totals_choices, NODDY_TOTALS_TAIL) },
  [NODDY_N_OPTIONS] = { .id = NULL },
};

const CgZone noddy_zones[] = {
  [NODDY_HAND] = { "hand", TRUE },
  [NODDY_ROW] = { "row", FALSE },
  [NODDY_TURN_UP] = { "turn-up", FALSE },
  [NODDY_STOCK] = { "stock", FALSE },
  { NULL, FALSE },
};

/* --- the cards ----------------------------------------------------------- */

static guint
list_bits (guint64 cards, CgCard *out)
{
  guint n = 0;

  for (; cards != 0; cards &= cards - 1)
    out[n++] = (CgCard) __builtin_ctzll (cards);
  return n;
}

static guint64
stock (const NoddyState *s)
{
  return ALL_BITS & ~(s->hand[0] | s->hand[1] | noddy_laid_by (s, 0) |
                      noddy_laid_by (s, 1) | CARD_BIT (s->turn_up));
}

guint
noddy_cards (const CgState *state, guint zone, int seat, CgCard *out)
{
  const NoddyState *s = noddy_state (state);
  guint n;

  switch (zone)
    {
    case NODDY_HAND:
      n = list_bits (s->hand[seat], out);
      memset (out + n, CG_CARD_HIDDEN, s->hidden[seat]);
      return n + s->hidden[seat];
    case NODDY_ROW:
      for (guint i = 0; i < s->n_row; i++)
        out[i] = noddy_row_card (s, i);
      return s->n_row;
    case NODDY_TURN_UP:
      out[0] = s->turn_up;
      return 1;
    case NODDY_STOCK:
      n = list_bits (stock (s), out);
      if (!s->redacted)
        return n;
      n -= s->hidden[0] + s->hidden[1];
      memset (out, CG_CARD_HIDDEN, n);
      return n;
    default:
      return 0;
    }
}

/* --- writing a position -------------------------------------------------- */

static const char *const phase_words[] = {
  [NODDY_ANNOUNCE] = "announce",
  [NODDY_PLAY] = "play",
  [NODDY_OVER] = "over",
  NULL,
};

static char *
heard_text (NoddyHeard heard)
{
  GString *text = g_string_new (NULL);

  noddy_heard_to_text (heard, text);
  return g_string_free (text, FALSE);
}

static void
write_zone (const CgState *state, GKeyFile *keys, guint zone, int seat)
{
  cg_position_set_zone (keys, &cg_rules_noddy, state, zone, seat);
}

void
noddy_write_position (const CgState *state, GKeyFile *keys)
{
  const NoddyState *s = noddy_state (state);
  g_autoptr (GString) row = g_string_new (NULL);
  char key[CG_KEY_SIZE];

  cg_position_set_word (keys, "phase", phase_words, s->phase);
  cg_position_set_number (keys, "to-move", s->to_move);
  if (s->option[NODDY_GAME] == NODDY_MATCH)
    cg_position_set_number (keys, "round", s->round);
  write_zone (state, keys, NODDY_TURN_UP, CG_NO_SEAT);
  for (guint i = 0; i < s->n_row; i++)
    {
      CgCard card = noddy_row_card (s, i);

      cg_position_append_lay (row, &card, 1, noddy_row_seat (s, i));
    }
  g_key_file_set_value (keys, CG_GROUP_POSITION, "row", row->str);
  cg_position_set_bits (keys, "go", s->gone);
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    {
      cg_position_set_number (keys, cg_position_key (key, "score", seat),
                              s->score[seat]);
      write_zone (state, keys, NODDY_HAND, seat);
      if (s->announced >> seat & 1)
        {
          g_autofree char *text = heard_text (s->heard[seat]);

          g_key_file_set_value (keys, CG_GROUP_POSITION,
                                cg_position_key (key, "announced", seat),
                                text);
        }
    }
  write_zone (state, keys, NODDY_STOCK, CG_NO_SEAT);
}

/* --- reading a position -------------------------------------------------- */

static gboolean
add_to_row (CgState      *state,
            const CgCard *cards,
            guint         n,
            int           seat,
            const char   *word,
            GError      **error)
{
  NoddyState *s = (NoddyState *) state;

  if (n != 1 || !cg_card_is_french (*cards))
    return cg_position_error (error, "row", "“%.20s” is no card and who laid "
                              "it", word);
  if (noddy_total (s) + noddy_value (*cards) > 31)
    return cg_position_error (error, "row", "more than 31");
  noddy_put_on_row (s, *cards, (guint) seat);
  return TRUE;
}

static gboolean
read_seat (GKeyFile *keys, NoddyState *s, int seat, GError **error)
{
  gboolean match = s->option[NODDY_GAME] == NODDY_MATCH;
  char key[CG_KEY_SIZE];
  int number;
  CgSet hand;

  /* no deal pays a hundred points: a score stays within its byte */
  if (!cg_position_get_number (keys, cg_position_key (key, "score", seat), 0,
                               match ? 150 : 99, &number, error))
    return FALSE;
  s->score[seat] = (guint8) number;
  cg_position_key (key, "hand", seat);
  if (!cg_position_get_set (keys, key, CG_PACK_FRENCH, &hand, error))
    return FALSE;
  if (hand.hi != 0 || (hand.lo & ~ALL_BITS) != 0)
    return cg_position_error (error, key, "a card is there twice, or not of "
                              "this game");
  s->hand[seat] = hand.lo;
  if (cg_set_size (hand) +
      cg_set_size ((CgSet) { noddy_laid_by (s, seat), 0 }) != NODDY_HAND_CARDS)
    return cg_position_error (error, key, "held or laid, there are three "
                              "cards");
  return TRUE;
}

/* The announcement follows from the cards; the text must say the same. */
static gboolean
read_announced (GKeyFile *keys, NoddyState *s, int seat, GError **error)
{
  char key[CG_KEY_SIZE];
  g_autofree char *text = NULL;
  g_autofree char *own = NULL;
  guint64 cards = s->hand[seat] | noddy_laid_by (s, seat);

  cg_position_key (key, "announced", seat);
  if (!cg_position_has (keys, key))
    return TRUE;
  if (cg_set_size ((CgSet) { cards, 0 }) != NODDY_HAND_CARDS)
    return cg_position_error (error, key, "not of three cards");
  s->heard[seat] = noddy_heard_of (s, cards);
  s->announced |= (guint8) (1 << seat);
  text = g_strstrip (g_key_file_get_value (keys, CG_GROUP_POSITION, key, NULL));
  own = heard_text (s->heard[seat]);
  if (!g_str_equal (text, own))
    return cg_position_error (error, key, "these cards announce “%s”", own);
  return TRUE;
}

/* Which cards are left follows too, and may be missing. */
static gboolean
read_stock (GKeyFile *keys, const NoddyState *s, GError **error)
{
  CgSet left;

  if (!cg_position_has (keys, "stock"))
    return TRUE;
  if (!cg_position_get_set (keys, "stock", CG_PACK_FRENCH, &left, error))
    return FALSE;
  if (left.hi != 0 || left.lo != stock (s))
    return cg_position_error (error, "stock", "not the cards that are left");
  return TRUE;
}

gboolean
noddy_read_position (const CgSetup *setup,
                     GKeyFile      *keys,
                     CgState       *out,
                     GError       **error)
{
  static const char *const plain[] = {
    "phase", "to-move", "round", "turn-up", "row", "go", "stock", NULL,
  };
  static const char *const per_seat[] = { "score", "hand", "announced", NULL };
  NoddyState *s = (NoddyState *) out;
  gboolean match = setup->options[NODDY_GAME] == NODDY_MATCH;
  int number;
  guint n, gone;

  noddy_begin (s, setup);
  if (!cg_position_check_keys (keys, plain, per_seat, NULL, NODDY_SEATS,
                               error) ||
      !cg_position_get_word (keys, "phase", phase_words, &number, error))
    return FALSE;
  if (!match && cg_position_has (keys, "round"))
    return cg_position_error (error, "round", "no key of a single deal");
  s->phase = (guint8) number;
  if (!cg_position_get_number (keys, "to-move", CG_NO_SEAT, NODDY_SEATS - 1,
                               &number, error))
    return FALSE;
  s->to_move = (gint8) number;
  if (match &&
      !cg_position_get_number (keys, "round", 1, 2 * s->goal, &number, error))
    return FALSE;
  s->round = match ? (guint8) number : 1;
  if (!cg_position_get_cards (keys, "turn-up", CG_PACK_FRENCH, &s->turn_up,
                              1, &n, error))
    return FALSE;
  if (n != 1 || !cg_card_is_french (s->turn_up))
    return cg_position_error (error, "turn-up", "there is one card");
  if (!cg_position_get_lays (keys, "row", NODDY_SEATS, NODDY_ROW_CARDS,
                             add_to_row, out, error) ||
      !cg_position_get_bits (keys, "go", 0, NODDY_SEATS - 1, &gone, error))
    return FALSE;
  s->gone = (guint8) gone;
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    if (!read_seat (keys, s, seat, error) ||
        !read_announced (keys, s, seat, error))
      return FALSE;
  return read_stock (keys, s, error);
}

/* --- checking a position ------------------------------------------------- */

/* Who must lay next by NO-20 and NO-22, or CG_NO_SEAT when nobody can. Sets
 * *@wrong when the row cannot have come about so. */
static int
replay (const NoddyState *s, const char **wrong)
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
check_go (const NoddyState *s, int seat)
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
check_cards (const NoddyState *s)
{
  guint64 seen = CARD_BIT (s->turn_up);

  for (int seat = 0; seat < NODDY_SEATS; seat++)
    {
      guint64 cards = s->hand[seat] | noddy_laid_by (s, seat);

      if ((seen & cards) != 0 || (s->hand[seat] & noddy_laid_by (s, seat)) != 0)
        return "a card is there twice";
      seen |= cards;
      if (cg_set_size ((CgSet) { cards, 0 }) != NODDY_HAND_CARDS)
        return "a player has not three cards";
      if (s->heard[seat] !=
          (s->announced >> seat & 1 ? noddy_heard_of (s, cards) : 0))
        return "an announcement is not of these cards";
    }
  return NULL;
}

/* Who may have to decide, or how it may have ended. */
static const char *
check_phase (const NoddyState *s)
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
    next = CG_NO_SEAT; /* NO-25 */
  if (won || next == CG_NO_SEAT)
    return s->phase == NODDY_OVER ? NULL : "the deal is over";
  if (s->phase != NODDY_PLAY || s->to_move != next)
    return "phase and player to move do not fit the row";
  return NULL;
}

const char *
noddy_validate (const CgState *state)
{
  const NoddyState *s = noddy_state (state);
  const char *wrong;

  if ((s->phase == NODDY_OVER) != (s->to_move == CG_NO_SEAT))
    return "a player is to move exactly until the deal is over";
  if (s->score[0] >= s->goal && s->score[1] >= s->goal)
    return "only one player wins the match";
  if (s->score[0] + s->score[1] < s->round - 1)
    return "every deal before this one has paid a point";
  wrong = check_cards (s);
  return wrong != NULL ? wrong : check_phase (s);
}

/* --- moves --------------------------------------------------------------- */

static const CgMoveWord move_words[] = {
  { "lay", 0, CG_MOVE_CARD },
  { "go", NODDY_MOVE_GO, CG_MOVE_ALONE },
  { "announce", NODDY_MOVE_ANNOUNCE, CG_MOVE_ALONE },
  { .word = NULL },
};

void
noddy_write_move (const CgState *state, CgMove move, GString *text)
{
  cg_move_write_word (move_words, move, text);
}

gboolean
noddy_read_move (const CgState *state, const char *text, CgMove *move)
{
  return cg_move_read_word (move_words, text, move);
}
