/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions written by hand: reading them, and asking players there. Knows no
 * game. */

#include "cases.h"

#include "engine/cg-position.h"

static void
set_options (CgSetup *setup, const CgRules *rules, const char *options)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) halves = g_strsplit (words[i], "=", 2);
      int index = cg_option_index (rules, halves[0]);

      g_assert_cmpint (index, >=, 0);
      g_assert_true (cg_option_value_from_text (&rules->options[index],
                                                halves[1],
                                                &setup->options[index]));
    }
}

static void
set_preset (GKeyFile *keys, const char *key, const char *value)
{
  if (!g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL))
    g_key_file_set_value (keys, CG_GROUP_POSITION, key, value);
}

CgState *
case_read (const CgRules *rules, const Case *row)
{
  static const char *const places[] = { "hand", "up", "down" };
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strconcat ("[position]\n", row->position, NULL);
  CgState *state;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) row->seats;
  setup.dealer = setup.seats - 1; /* seat 0 is the first to exchange */
  if (row->options != NULL)
    set_options (&setup, rules, row->options);

  g_key_file_load_from_data (keys, text, (gsize) -1, 0, &error);
  g_assert_no_error (error);
  set_preset (keys, "phase", "play");
  set_preset (keys, "to-move", "0");
  set_preset (keys, "stock", "");
  set_preset (keys, "pile", "");
  for (guint seat = 0; seat < row->seats; seat++)
    for (guint i = 0; i < G_N_ELEMENTS (places); i++)
      {
        char key[CG_KEY_SIZE];

        set_preset (keys, cg_position_key (key, places[i], (int) seat), "");
      }

  state = cg_state_new (rules, &setup);
  rules->read_position (&setup, keys, state, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (rules->validate (state), ==, NULL);
  return state;
}

void
case_check (const CgRules *rules, const Case *row)
{
  const CgPlayer *player = cg_player_find ("medium");
  g_autofree CgState *state = case_read (rules, row);

  g_test_message ("%s", row->about);
  for (guint64 seed = 0; seed < 20; seed++)
    {
      CgReason reason;
      CgMove move = cg_player_advise (player, rules, state, seed, NULL,
                                      &reason);
      g_autofree char *text = cg_move_to_text (rules, state, move);

      if (row->move != NULL)
        g_assert_cmpstr (text, ==, row->move);
      g_assert_cmpstr (reason.id, ==, row->reason);
      g_assert_cmpuint (reason.rank, ==, row->rank);
      g_assert_cmpint (reason.seat, ==, row->seat);
    }
}

guint
case_count_easy (const CgRules *rules, const Case *row, const char *move)
{
  const CgPlayer *player = cg_player_find ("easy");
  g_autofree CgState *state = case_read (rules, row);
  guint n = 0;

  for (guint64 seed = 0; seed < ASKED; seed++)
    {
      g_autofree char *text =
        cg_move_to_text (rules, state,
                         cg_player_advise (player, rules, state, seed, NULL,
                                           NULL));

      n += g_str_equal (text, move);
    }
  return n;
}
