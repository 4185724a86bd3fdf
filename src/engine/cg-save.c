/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes a session as text, which cg-load.c reads. The text has these groups:
 *
 *   [game]      format, id, seats, dealer and options; deal is the number of
 *               the deal, if there is one
 *   [position]  the position at the start; its keys are in CgRules.fields
 *   [moves]     "1=0 lay KH" is the first move, made by seat 0; undone moves
 *               are written too; "57=deal" begins the next round of a match
 *   [sitting]   redo is how many moves at the end are undone; finished is how
 *               many games were finished before this one; wins has how many of
 *               these each seat has won; practice is on or off. The group may
 *               be missing. */

#include "cg-position.h"
#include "cg-lines.h"
#include "cg-session-private.h"

static const char *const our_groups[] = {
  GROUP_GAME, CG_GROUP_POSITION, GROUP_MOVES, GROUP_SITTING, NULL,
};

static void
write_game (GKeyFile *keys, const CgRules *rules, const CgSetup *setup)
{
  g_autoptr (GString) options = g_string_new (NULL);
  char number[12];

  for (guint i = 0; rules->options[i].id != NULL; i++)
    g_string_append_printf (options, "%s=%s;", rules->options[i].id,
                            cg_option_value_to_text (&rules->options[i],
                                                     setup->options[i],
                                                     number));
  g_key_file_set_integer (keys, GROUP_GAME, "format", CG_SAVE_FORMAT);
  g_key_file_set_value (keys, GROUP_GAME, "id", rules->id);
  g_key_file_set_integer (keys, GROUP_GAME, "seats", setup->seats);
  g_key_file_set_integer (keys, GROUP_GAME, "dealer", setup->dealer);
  g_key_file_set_value (keys, GROUP_GAME, "options", options->str);
}

char *
cg_position_to_text (const CgRules *rules, const CgState *state)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  CgSetup setup;

  cg_get_setup (rules, state, &setup);
  write_game (keys, rules, &setup);
  cg_position_write (rules, state, keys);
  return g_key_file_to_data (keys, NULL, NULL);
}

/* Writes all moves from the start on, including the undone ones. The text of a
 * move depends on the position, so the moves are played on a copy of the start.
 */
static void
write_moves (CgSession *session, GKeyFile *keys)
{
  g_autofree CgState *state = cg_state_copy (session->rules, session->start);
  guint round = 1;

  for (guint i = 0; i < session->plies->len; i++)
    {
      const CgPly *ply = &g_array_index (session->plies, CgPly, i);
      g_autoptr (GString) text = g_string_new (NULL);
      char key[12];

      g_snprintf (key, sizeof key, "%u", i + 1);
      if (ply->seat == CG_NO_SEAT)
        {
          g_string_append (text, DEAL);
        }
      else
        {
          g_string_append_printf (text, "%d ", ply->seat);
          cg_write_move (session->rules, state, ply->move, text);
        }
      g_key_file_set_value (keys, GROUP_MOVES, key, text->str);
      cg_session_advance (session, ply, state, &round, NULL);
    }
}

static void
write_sitting (CgSession *session, GKeyFile *keys)
{
  guint redo = cg_session_n_redo (session);

  if (redo > 0)
    g_key_file_set_integer (keys, GROUP_SITTING, "redo", (int) redo);
  if (session->n_finished > 0)
    {
      g_autoptr (GString) wins = g_string_new (NULL);

      for (guint seat = 0; seat < session->setup.seats; seat++)
        g_string_append_printf (wins, "%s%u", seat > 0 ? " " : "",
                                session->wins[seat]);
      g_key_file_set_integer (keys, GROUP_SITTING, "finished",
                              (int) session->n_finished);
      g_key_file_set_value (keys, GROUP_SITTING, "wins", wins->str);
    }
  /* A game that was not dealt by a number is practice and any other game is
   * not, unless this key tells otherwise. */
  if (session->practice != !session->dealt)
    g_key_file_set_value (keys, GROUP_SITTING, "practice",
                          session->practice ? "on" : "off");
}

char *
cg_session_to_text (CgSession *session, GKeyFile *extra)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *ours = NULL;
  g_autofree char *theirs = NULL;
  GString *text = g_string_new (NULL);

  write_game (keys, session->rules, &session->setup);
  if (session->dealt || session->deal != 0)
    g_key_file_set_uint64 (keys, GROUP_GAME, "deal", session->deal);
  cg_position_write (session->rules, session->start, keys);
  write_moves (session, keys);
  write_sitting (session, keys);
  ours = g_key_file_to_data (keys, NULL, NULL);
  if (extra != NULL)
    {
      theirs = g_key_file_to_data (extra, NULL, NULL);
      cg_lines_copy_head (theirs, text);
    }
  g_string_append (text, ours);
  if (extra != NULL)
    cg_lines_copy_groups (theirs, our_groups, text);
  return g_string_free (text, FALSE);
}
