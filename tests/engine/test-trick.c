/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shared part of trick-taking games: tables of tricks, hands and points;
 * the text of a trick; and what holds in random tricks of both packs. */

#include "engine/cg-position.h"
#include "engine/cg-trick.h"

#include <string.h>

#define SEATS 4
#define NO_TRUMP (-1)

struct _CgState
{
  guint8  seats;
  int     trump;
  CgTrick trick;
};

/* The ace and the three of the Spanish pack are the highest cards. */
static CgByRank strength = { [1] = 14, [2] = 2, [3] = 13, [4] = 4, [5] = 5,
                             [6] = 6, [7] = 7, [8] = 8, [9] = 9, [10] = 10,
                             [11] = 11, [12] = 12 };
static CgByRank points = { [1] = 11, [3] = 10, [10] = 2, [11] = 3, [12] = 4 };

static gboolean
beats (const CgState *state, CgCard card, CgCard other)
{
  return cg_trick_beats (card, other, state->trump, strength);
}

static CgSet
read_set (const char *text)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = cg_cards_from_text (text, -1, ' ', cards, G_N_ELEMENTS (cards));
  CgSet set = { 0, 0 };

  for (guint i = 0; i < n; i++)
    set = cg_set_add (set, cards[i]);
  return set;
}

/* Lays the cards of @text to @trick; seat 1 leads. */
static void
lay (CgTrick *trick, const char *text)
{
  CgCard cards[CG_MAX_SEATS];
  guint n = cg_cards_from_text (text, -1, ' ', cards, G_N_ELEMENTS (cards));

  *trick = (CgTrick) { .n = 0 };
  for (guint i = 0; i < n; i++)
    cg_trick_lay (trick, (int) (i + 1) % SEATS, cards[i]);
}

static void
test_best (void)
{
  static const struct
  {
    const char *cards;
    int         trump;
    int         led;
    int         winner;
  } rows[] = {
    { "7o", NO_TRUMP, CG_OROS, 1 },
    { "7o 10o", NO_TRUMP, CG_OROS, 2 },
    { "3o 12o 2o", NO_TRUMP, CG_OROS, 1 },
    { "3o 1o", NO_TRUMP, CG_OROS, 2 },
    { "2o 1c 1e 1b", NO_TRUMP, CG_OROS, 1 },
    { "2o 1c 2e 1b", CG_ESPADAS, CG_OROS, 3 },
    { "1o 2e 3e 4e", CG_ESPADAS, CG_OROS, 3 },
    { "2e 1o 1c", CG_ESPADAS, CG_ESPADAS, 1 },
    { "2e 4e 1c 1e", CG_ESPADAS, CG_ESPADAS, 0 },
    { "7o 7o", NO_TRUMP, CG_OROS, 1 },
    { "2H 5H 4H", NO_TRUMP, CG_HEARTS, 2 },
    { "2H 10H 9S", CG_SPADES, CG_HEARTS, 3 },
    { "*", NO_TRUMP, -1, 1 },
    { "* *", NO_TRUMP, -1, 1 },
    { "* 2S", NO_TRUMP, -1, 1 },
    { "* 2S 3S", CG_SPADES, -1, 3 },
    { "2H *", NO_TRUMP, CG_HEARTS, 1 },
    { "2H *", CG_SPADES, CG_HEARTS, 1 },
    { "2S *=9", CG_HEARTS, CG_SPADES, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CgState state = { .trump = rows[i].trump };
      const CgTrick empty = { .n = 0 };
      CgSet cards = read_set (rows[i].cards);

      g_test_message ("%s", rows[i].cards);
      lay (&state.trick, rows[i].cards);
      g_assert_cmpint (cg_trick_led_suit (&state.trick), ==, rows[i].led);
      g_assert_cmpint (
        state.trick.seat[cg_trick_best (&state.trick, beats, &state)], ==,
        rows[i].winner);
      g_assert_true (cg_set_equal (cg_trick_take (&state.trick), cards));
      g_assert_cmpmem (&state.trick, sizeof state.trick, &empty, sizeof empty);
      g_assert_cmpint (cg_trick_led_suit (&state.trick), ==, -1);
    }
}

static void
test_following (void)
{
  static const struct
  {
    const char *hand;
    int         suit;
    const char *may;
  } rows[] = {
    { "1o 7o 2c", CG_OROS, "1o 7o" },
    { "1o 7o 2c", CG_COPAS, "2c" },
    { "1o 7o 2c", CG_BASTOS, "1o 7o 2c" },
    { "1o 7o 2c", -1, "1o 7o 2c" },
    { "7o 7o 2c", CG_OROS, "7o 7o" },
    { "KC AS *", CG_CLUBS, "KC" },
    { "KC AS * *", CG_SPADES, "AS" },
    { "KC * *", CG_SPADES, "KC * *" },
    { "", CG_SPADES, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CgSet may = cg_trick_following (read_set (rows[i].hand), rows[i].suit);

      g_test_message ("%s", rows[i].hand);
      g_assert_true (cg_set_equal (may, read_set (rows[i].may)));
    }
}

static void
test_points (void)
{
  static const struct
  {
    const char *cards;
    guint       points;
  } rows[] = {
    { "", 0 },
    { "1o", 11 },
    { "1o 3c 12e 11b 10o", 30 },
    { "2o 4c 5e 6b 7o", 0 },
    { "1o 1o 1c", 33 },
    { "AS 3H", 21 },
    { "AS *", 11 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (cg_set_points (read_set (rows[i].cards), points), ==,
                      rows[i].points);
  g_assert_cmpuint (cg_set_points (cg_set_full (CG_PACK_SPANISH, 1, 0), points),
                    ==, 120);
}

/* --- the text of a trick -------------------------------------------------- */

static void
clear (const CgSetup *setup, CgState *out)
{
  memset (out, 0, sizeof *out);
  out->seats = SEATS;
}

static const CgRules rules = {
  .pack = CG_PACK_SPANISH,
  .fields = (const CgField[]) {
    { "trick", CG_FIELD_LAYS, CG_ZONE (TRICK, ALL),
      CG_FIELD_TRICK (CgState, trick) },
    { "rest", CG_FIELD_REST, CG_FIELD_MAY_MISS, CG_ZONE (STOCK, NOBODY) },
    { .key = NULL },
  },
  .clear = clear,
  .state.seats = offsetof (CgState, seats),
};

static gboolean
read_trick (const char *text, CgState *state, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  const CgSetup setup = { .seats = SEATS };

  g_key_file_set_value (keys, CG_GROUP_POSITION, "trick", text);
  return cg_position_read (&rules, &setup, keys, state, error);
}

static void
test_text (void)
{
  static const struct
  {
    const char *text;
    const char *error;
  } rows[] = {
    { "", NULL },
    { "8o@0", NULL },
    { "8o@3 1c@1", NULL },
    { "8o@3 1c@1 *@0 12b@2", NULL },
    { "8o@4", "not what was laid" },
    { "8o", "not what was laid" },
    { "8o@0 1c@0", "“1c@0” is not the only card of a seat" },
    { "8o+1c@0", "“8o+1c@0” is not the only card" },
    { "AS@0", "“AS@0” is not the only card" },
    { "??@0", "“??@0” is not the only card" },
    { "-@0", "“-@0” is not the only card" },
    { "8o@0 1c@1 2c@2 3c@3 4c@0", "“4c@0” is not the only card" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GKeyFile) written = g_key_file_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      CgState state;

      if (!read_trick (rows[i].text, &state, &error))
        {
          g_assert_nonnull (rows[i].error);
          g_assert_nonnull (strstr (error->message, rows[i].error));
          continue;
        }
      g_assert_null (rows[i].error);
      cg_position_write (&rules, &state, written);
      text = g_key_file_get_value (written, CG_GROUP_POSITION, "trick", NULL);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* A trick is a zone: its cards, who laid them, and what lies elsewhere. */
static void
test_zone (void)
{
  CgCard cards[CG_MAX_ZONE];
  CgLaid laid[CG_MAX_ZONE];
  CgState state;
  CgSet left;

  g_assert_true (read_trick ("8o@3 1c@1", &state, NULL));
  g_assert_cmpuint (cg_zone_cards (&rules, &state, 0, CG_NO_SEAT, cards), ==,
                    2);
  g_assert_cmpuint (cards[0], ==, CG_SPANISH (8, CG_OROS));
  g_assert_cmpuint (cards[1], ==, CG_SPANISH (1, CG_COPAS));
  g_assert_cmpuint (cg_zone_laid (&rules, &state, 0, laid), ==, 2);
  g_assert_cmpint (laid[0].seat, ==, 3);
  g_assert_cmpint (laid[1].seat, ==, 1);
  g_assert_cmpuint (laid[1].lay, ==, 1);
  g_assert_false (cg_zone_is_set (&rules, 0));
  g_assert_cmpuint (cg_zone_laid (&rules, &state, 1, laid), ==, 0);
  left = cg_unplaced_cards (&rules, &state);
  g_assert_cmpuint (cg_set_size (left), ==, 46);
  g_assert_cmpuint (cg_set_count (left, CG_SPANISH (8, CG_OROS)), ==, 0);
  g_assert_null (cg_validate (&rules, &state));
}

static void
test_refuse (void)
{
  static const struct
  {
    const char *trick;
    const char *hand;
    const char *card;
    guint       suits; /* of the refusal, or 0 */
  } rows[] = {
    { "", "1o 2c", "2c", 0 },
    { "8o@0", "1o 2c", "1o", 0 },
    { "8o@0", "1o 2c", "2c", 1 << CG_OROS },
    { "8e@0 2o@1", "1o 2e", "1o", 1 << CG_ESPADAS },
    { "8e@0", "1o 2c", "2c", 0 },
    { "*@0", "1o 2c", "2c", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CgRefusal refusal;
      CgState state;
      CgCard card;

      g_assert_true (read_trick (rows[i].trick, &state, NULL));
      g_assert_true (cg_card_from_text (rows[i].card, -1, &card));
      refusal = cg_trick_refuse (&state.trick, read_set (rows[i].hand), card);
      g_assert_cmpuint (refusal.suits, ==, rows[i].suits);
      g_assert_cmpuint (refusal.kind, ==,
                        rows[i].suits == 0 ? CG_LEGAL : CG_REFUSE_FOLLOW_SUIT);
    }
}

/* Whether hands of @sizes cards fit a trick and who is to move. */
static void
test_validate (void)
{
  static const struct
  {
    const char *trick;
    int         to_move;
    guint       sizes[SEATS];
    const char *wrong;
  } rows[] = {
    { "", 2, { 3, 3, 3, 3 }, NULL },
    { "", CG_NO_SEAT, { 0 }, NULL },
    { "8o@0", 1, { 0, 1, 1, 1 }, NULL },
    { "8o@3", 0, { 2, 2, 2, 1 }, NULL },
    { "8o@2 1c@3 2c@0", 1, { 0, 1, 0, 0 }, NULL },
    { "", 2, { 0 }, "no card" },
    { "", CG_NO_SEAT, { 1 }, "right number" },
    { "8o@3", CG_NO_SEAT, { 0 }, "complete" },
    { "8o@2 1c@3 2c@0 3c@1", 2, { 1, 1, 1, 1 }, "complete" },
    { "8o@0", 2, { 0, 1, 1, 1 }, "not the next" },
    { "8o@2 1c@0 2c@3", 0, { 1, 1, 0, 0 }, "not the next" },
    { "8o@2 1c@1", 0, { 1, 0, 0, 1 }, "not the next" },
    { "", 2, { 3, 2, 3, 3 }, "right number" },
    { "8o@0", 1, { 1, 1, 1, 1 }, "right number" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CgSet hands[SEATS];
      const char *wrong;
      CgState state;

      for (guint seat = 0; seat < SEATS; seat++)
        hands[seat] = (CgSet) { (1u << rows[i].sizes[seat]) - 1, 0 };
      g_assert_true (read_trick (rows[i].trick, &state, NULL));
      wrong = cg_trick_validate (&state.trick, rows[i].to_move, SEATS, hands);
      if (rows[i].wrong == NULL)
        g_assert_cmpstr (wrong, ==, NULL);
      else
        g_assert_nonnull (wrong != NULL ? strstr (wrong, rows[i].wrong)
                                        : NULL);
    }
}

/* --- random tricks -------------------------------------------------------- */

/* In random tricks in which suit is followed, no card beats the winning one,
 * which is a trump or of the suit that was led. */
static void
check_random_trick (CgPack pack, guint seats, CgRandom *random)
{
  CgState state = { .trump = (int) cg_random_below (random, 5) - 1 };
  CgCard cards[52];
  guint n = cg_set_list (cg_set_full (pack, 1, 0), pack, cards);
  guint size = cg_random_below (random, n / seats) + 1;
  guint leader = cg_random_below (random, seats);
  CgCard best;
  int led;

  cg_random_shuffle (random, cards, n);
  for (guint i = 0; i < seats; i++)
    {
      CgSet hand = { 0, 0 };
      CgCard list[52];
      CgSet may;
      guint n_may;

      for (guint k = 0; k < size; k++)
        hand = cg_set_add (hand, cards[--n]);
      led = cg_trick_led_suit (&state.trick);
      may = cg_trick_following (hand, led);
      n_may = cg_set_list (may, pack, list);
      g_assert_cmpuint (n_may, >, 0);
      g_assert_true (cg_set_contains (hand, may));
      /* either all of them follow, or no card of the hand could */
      for (guint k = 0; k < n_may; k++)
        g_assert_true (led < 0 || (int) cg_card_suit (list[k]) == led ||
                       cg_set_equal (may, hand));
      cg_trick_lay (&state.trick, (int) ((leader + i) % seats), list[0]);
    }
  led = cg_trick_led_suit (&state.trick);
  best = state.trick.card[cg_trick_best (&state.trick, beats, &state)];
  g_assert_true ((int) cg_card_suit (best) == led ||
                 (int) cg_card_suit (best) == state.trump);
  for (guint i = 0; i < seats; i++)
    g_assert_false (beats (&state, state.trick.card[i], best));
  g_assert_cmpuint (cg_set_size (cg_trick_take (&state.trick)), ==, seats);
}

static void
test_random (void)
{
  CgRandom random;

  cg_random_seed (&random, 29);
  for (guint i = 0; i < 20000; i++)
    check_random_trick (i & 1 ? CG_PACK_SPANISH : CG_PACK_FRENCH,
                        2 + cg_random_below (&random, CG_MAX_SEATS - 1),
                        &random);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trick/best", test_best);
  g_test_add_func ("/trick/following", test_following);
  g_test_add_func ("/trick/points", test_points);
  g_test_add_func ("/trick/text", test_text);
  g_test_add_func ("/trick/zone", test_zone);
  g_test_add_func ("/trick/refuse", test_refuse);
  g_test_add_func ("/trick/validate", test_validate);
  g_test_add_func ("/trick/random", test_random);
  return g_test_run ();
}
