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
  { .word = NULL },
};

static const struct
{
  CgMove      move;
  const char *text;
} moves[] = {
  { 0, "lay AS" },
  { 51, "lay KC" },
  { 52, "lay *" },
  { 53, "lay-two" },
  { 100, "pick AS" },
  { 100 + CG_JOKER, "pick *" },
  { 200, "name 0" },
  { 215, "name 15" },
  { 300, "flip 1" },
  { 314, "flip 15" },
};

static void
test_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      CgMove move;

      cg_move_write_word (words, moves[i].move, text);
      g_assert_cmpstr (text->str, ==, moves[i].text);
      g_assert_true (cg_move_read_word (words, text->str, &move));
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
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      CgMove move;

      g_test_message ("“%s”", texts[i]);
      g_assert_false (cg_move_read_word (words, texts[i], &move));
    }
}

/* A number that no word has shows itself, and does not read back. */
static void
test_no_move (void)
{
  static const CgMove numbers[] = {
    54, 152, 155, 157, 216, 299, 315, CG_NO_MOVE,
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *number = g_strdup_printf ("#%x", numbers[i]);

      cg_move_write_word (words, numbers[i], text);
      g_assert_cmpstr (text->str, ==, number);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/move/written-and-read", test_moves);
  g_test_add_func ("/move/no-text", test_no_text);
  g_test_add_func ("/move/no-move", test_no_move);
  return g_test_run ();
}
