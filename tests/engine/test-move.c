/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves from a table of words: what each is written as, and every other text
 * and number. */

#include "engine/cg-move.h"

static const CgMoveWord words[] = {
  { "lay", 0, CG_MOVE_CARD },
  { "lay *", 52, CG_MOVE_ALONE },
  { "lay-two", 53, CG_MOVE_ALONE },
  { "pick", 100, CG_MOVE_CARD_OR_JOKER },
  { "name", 200, CG_MOVE_NUMBER },
  { "flip", 300, CG_MOVE_NTH },
  { "claim", 400, CG_MOVE_SOME },
  { .word = NULL },
};

static const CgMoveWord spanish_words[] = {
  { "lay", 0, CG_MOVE_CARD },
  { "stand", 112, CG_MOVE_ALONE },
  { "pick", 200, CG_MOVE_CARD_OR_JOKER },
  { .word = NULL },
};

static const struct
{
  const CgMoveWord *words;
  CgPack            pack;
  CgMove            move;
  const char       *text;
} moves[] = {
  { words, CG_PACK_FRENCH, 0, "lay AS" },
  { words, CG_PACK_FRENCH, 51, "lay KC" },
  { words, CG_PACK_FRENCH, 52, "lay *" },
  { words, CG_PACK_FRENCH, 53, "lay-two" },
  { words, CG_PACK_FRENCH, 100, "pick AS" },
  { words, CG_PACK_FRENCH, 100 + CG_JOKER, "pick *" },
  { words, CG_PACK_FRENCH, 200, "name 0" },
  { words, CG_PACK_FRENCH, 215, "name 15" },
  { words, CG_PACK_FRENCH, 300, "flip 1" },
  { words, CG_PACK_FRENCH, 314, "flip 15" },
  { words, CG_PACK_FRENCH, 400, "claim" },
  { words, CG_PACK_FRENCH, 405, "claim 1 3" },
  { words, CG_PACK_FRENCH, 400 + 0x7fff,
    "claim 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15" },
  { spanish_words, CG_PACK_SPANISH, CG_SPANISH (1, CG_OROS), "lay 1o" },
  { spanish_words, CG_PACK_SPANISH, CG_SPANISH (8, CG_COPAS), "lay 8c" },
  { spanish_words, CG_PACK_SPANISH, CG_SPANISH (12, CG_BASTOS), "lay 12b" },
  { spanish_words, CG_PACK_SPANISH, 112, "stand" },
  { spanish_words, CG_PACK_SPANISH, 200 + CG_JOKER, "pick *" },
  { spanish_words, CG_PACK_SPANISH, 200 + 64, "pick 1o" },
  { spanish_words, CG_PACK_SPANISH, 200 + 111, "pick 12b" },
};

static void
test_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      CgMove move;

      cg_move_write_word (moves[i].words, moves[i].pack, moves[i].move, text);
      g_assert_cmpstr (text->str, ==, moves[i].text);
      g_assert_true (cg_move_read_word (moves[i].words, moves[i].pack,
                                        text->str, &move));
      g_assert_cmpuint (move, ==, moves[i].move);
    }
}

static void
test_no_text (void)
{
  static const char *const texts[] = {
    "", " ", "lay", "lay ", "lay 1S", "lay 1o", "lay -", "lay ??", "lay *=3",
    "lay AS 2S", "lay  AS", "lay AS ", " lay AS", "layAS", "lay-tw",
    "lay-two ", "lay-two 1", "Lay AS", "pick **", "name", "name -1",
    "name 16", "name 01", "name 1 ", "flip 0", "flip 16", "#60",
    "claim ", "claim 0", "claim 16", "claim 1 ", "claim 3 1", "claim 1 1",
    "claim  1", "claim1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      CgMove move;

      g_test_message ("“%s”", texts[i]);
      g_assert_false (cg_move_read_word (words, CG_PACK_FRENCH, texts[i],
                                         &move));
    }
}

static void
test_no_spanish_text (void)
{
  static const char *const texts[] = {
    "lay", "lay AS", "lay 13o", "lay 01o", "lay *", "lay 1o 2o", "pick AS",
    "pick *=3", "pick -", "pick ??", "#40",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      CgMove move;

      g_test_message ("“%s”", texts[i]);
      g_assert_false (cg_move_read_word (spanish_words, CG_PACK_SPANISH,
                                         texts[i], &move));
    }
}

/* A number that no word has shows itself, and does not read back. */
static void
test_no_move (void)
{
  static const struct
  {
    const CgMoveWord *words;
    CgPack            pack;
    CgMove            number;
  } rows[] = {
    { words, CG_PACK_FRENCH, 54 },
    { words, CG_PACK_FRENCH, 64 },
    { words, CG_PACK_FRENCH, 152 },
    { words, CG_PACK_FRENCH, 155 },
    { words, CG_PACK_FRENCH, 157 },
    { words, CG_PACK_FRENCH, 216 },
    { words, CG_PACK_FRENCH, 256 },
    { words, CG_PACK_FRENCH, 299 },
    { words, CG_PACK_FRENCH, 315 },
    { words, CG_PACK_FRENCH, CG_NO_MOVE },
    { spanish_words, CG_PACK_SPANISH, 0 },
    { spanish_words, CG_PACK_SPANISH, 56 },
    { spanish_words, CG_PACK_SPANISH, 63 },
    { spanish_words, CG_PACK_SPANISH, 113 },
    { spanish_words, CG_PACK_SPANISH, 200 },
    { spanish_words, CG_PACK_SPANISH, 256 + 63 },
    { spanish_words, CG_PACK_SPANISH, CG_NO_MOVE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *number = g_strdup_printf ("#%x", rows[i].number);

      cg_move_write_word (rows[i].words, rows[i].pack, rows[i].number, text);
      g_assert_cmpstr (text->str, ==, number);
    }
}

/* In a game in which a move is a card, the moves are the kinds of cards in the
 * hand, and any other number is refused. */
static void
test_cards (void)
{
  static const struct
  {
    CgPack pack;
    int    to_move;
    CgMove move;
    guint  refusal;
  } rows[] = {
    { CG_PACK_FRENCH, 0, 51, CG_LEGAL },
    { CG_PACK_FRENCH, 0, CG_JOKER, CG_LEGAL },
    { CG_PACK_FRENCH, 0, 50, CG_REFUSE_NOT_YOUR_CARD },
    { CG_PACK_FRENCH, 0, 52, CG_REFUSE_NOT_A_MOVE },
    { CG_PACK_FRENCH, 0, 64 + 51, CG_REFUSE_NOT_A_MOVE },
    { CG_PACK_FRENCH, 0, 256 + 51, CG_REFUSE_NOT_A_MOVE },
    { CG_PACK_FRENCH, 1, 51, CG_REFUSE_NOT_YOUR_CARD },
    { CG_PACK_FRENCH, CG_NO_SEAT, 51, CG_REFUSE_GAME_OVER },
    { CG_PACK_SPANISH, 2, CG_SPANISH (7, CG_COPAS), CG_LEGAL },
    { CG_PACK_SPANISH, 2, CG_SPANISH (7, CG_OROS), CG_REFUSE_NOT_YOUR_CARD },
    { CG_PACK_SPANISH, 2, CG_FRENCH (7, CG_HEARTS), CG_REFUSE_NOT_A_MOVE },
    { CG_PACK_SPANISH, 2, CG_NO_MOVE, CG_REFUSE_NOT_A_MOVE },
  };
  CgSet hands[3] = { { 0, 0 } };
  CgMove list[CG_MAX_MOVES];

  hands[0] = cg_set_add (cg_set_of (51), 51);
  hands[0] = cg_set_add (cg_set_add (hands[0], CG_JOKER), CG_JOKER);
  hands[2] = cg_set_of (CG_SPANISH (7, CG_COPAS));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (cg_move_refuse_card (rows[i].pack, rows[i].to_move, hands,
                                           rows[i].move).kind,
                      ==, rows[i].refusal);
  g_assert_cmpuint (cg_move_list_cards (hands[0], CG_PACK_FRENCH, list), ==, 2);
  g_assert_cmpuint (list[0], ==, 51);
  g_assert_cmpuint (list[1], ==, CG_JOKER);
  g_assert_cmpuint (cg_move_list_cards (hands[1], CG_PACK_FRENCH, list), ==, 0);
  g_assert_cmpuint (cg_move_list_cards (hands[2], CG_PACK_SPANISH, list), ==,
                    1);
  g_assert_cmpuint (list[0], ==, CG_SPANISH (7, CG_COPAS));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/move/written-and-read", test_moves);
  g_test_add_func ("/move/no-text", test_no_text);
  g_test_add_func ("/move/no-spanish-text", test_no_spanish_text);
  g_test_add_func ("/move/no-move", test_no_move);
  g_test_add_func ("/move/cards", test_cards);
  return g_test_run ();
}
