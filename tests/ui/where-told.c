/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a position tells. */

#include "config.h"

#include "where-told.h"

#include "model/game/tapis-games.h"
#include "model/words/tapis-marks.h"

/* Whether @text holds a message that was not told before. */
static gboolean
tells_something_new (WhereSearch *search, const char *text)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean found = FALSE;

  tapis_marks_read (text, numbers);
  for (guint i = 0; i < numbers->len; i++)
    found |= g_hash_table_add (
      search->told, GUINT_TO_POINTER (g_array_index (numbers, guint, i)));
  return found;
}

void
where_look_at (WhereSearch *search, const char *how, const char *text)
{
  g_autofree char *line = g_strdup (text);

  if (text == NULL || *text == '\0')
    return;
  search->is_new |= tells_something_new (search, text);
  if (search->trying && !g_str_equal (how, "tried"))
    how = "chosen";
  g_string_append_printf (search->lines, "\t%s\t%s\n", how,
                          g_strdelimit (line, "\n", ' '));
}

/* Ends a position: keeps it if anything new is told in it. */
void
where_end (WhereSearch *search)
{
  if (search->is_new)
    {
      const char *id = tapis_game_get_rules (search->game)->id;
      g_autofree char *name = g_strdup_printf ("%s-%u", id, ++search->files);
      g_autofree char *path =
        g_strdup_printf ("%s/%s.tapis", search->folder, name);
      g_autofree char *game = tapis_game_to_text (search->game);
      g_autoptr (GError) error = NULL;

      if (!g_file_set_contents (path, game, -1, &error))
        g_error ("%s", error->message);
      g_print ("%s\n%s", name, search->lines->str);
    }
  search->is_new = FALSE;
  g_string_truncate (search->lines, 0);
}

void
where_take (WhereSearch *search, const char *how, char *text)
{
  where_look_at (search, how, text);
  g_free (text);
}

static void
look_at_cards (WhereSearch *search, TapisPile *pile)
{
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *card = tapis_pile_get_card (pile, i);

      where_look_at (search, "card", tapis_card_get_name (card));
      where_look_at (search, "card", tapis_card_get_description (card));
      if (tapis_card_get_refusal (card) != NULL)
        {
          where_look_at (search, "why not", tapis_card_get_refusal (card));
          where_take (search, "why not",
                      tapis_game_tell_why (search->game, card));
        }
    }
}

static void
look_at_rows (WhereSearch *search, GListModel *rows)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (TapisScoreRow) row = g_list_model_get_item (rows, i);

      where_look_at (search, "score", tapis_score_row_get_line (row)->title);
    }
}

void
where_look_at_log (WhereSearch *search)
{
  GListModel *log = tapis_game_now (search->game)->log;

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

      where_look_at (search, "log", tapis_log_entry_get_text (entry));
    }
}

/* All that is told in this position, but for the log. */
void
where_look_around (WhereSearch *search)
{
  TapisGame *game = search->game;
  const TapisGameNow *now = tapis_game_now (game);

  where_look_at (search, "prompt", now->prompt);
  where_look_at (search, "prompt", now->demand);
  where_look_at (search, "prompt", now->demand_description);
  where_look_at (search, "result", now->result_text);
  for (guint i = 0; i < g_list_model_get_n_items (now->actions); i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (now->actions, i);
      const TapisActionState *state = tapis_action_get_state (action);

      where_look_at (search, "button", state->label);
      where_look_at (search, "button", state->description);
      where_look_at (search, "button", state->refusal);
    }
  for (guint i = 0; i < g_list_model_get_n_items (now->players); i++)
    {
      g_autoptr (TapisPlayer) player = g_list_model_get_item (now->players, i);
      const TapisPlayerState *state = tapis_player_get_state (player);

      where_look_at (search, "player", state->description);
      where_look_at (search, "player", state->cry);
      where_look_at (search, "player", state->target_refusal);
    }
  for (guint i = 0; i < g_list_model_get_n_items (now->piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (now->piles, i);
      const TapisPileWords *words = tapis_pile_get_words (pile);

      where_look_at (search, "place", words->name);
      where_look_at (search, "place", words->description);
      where_look_at (search, "place", words->caption);
      where_take (search, "touched", tapis_game_tell_pile (game, pile));
      look_at_cards (search, pile);
    }
  for (guint i = 0; i < g_list_model_get_n_items (now->result_rows); i++)
    {
      g_autoptr (TapisResultRow) row =
        g_list_model_get_item (now->result_rows, i);

      where_look_at (search, "result", tapis_result_row_get_line (row)->text);
    }
  look_at_rows (search, now->account);
  where_take (search, "key", tapis_game_tell_top (game));
  where_take (search, "key", tapis_game_tell_counts (game));
  where_take (search, "key", tapis_game_tell_last (game));
  where_take (search, "key", tapis_game_tell_legal (game));
}

/* The first thing to be found out once a table: what its rules are. */
void
where_look_at_guide (WhereSearch *search)
{
  const char *const *rules = tapis_game_get_house_rules (search->game);
  guint n;
  g_autofree TapisSpecialCard *cards =
    tapis_game_list_special_cards (search->game, &n);

  for (guint i = 0; rules[i] != NULL; i++)
    where_look_at (search, "guide", rules[i]);
  for (guint i = 0; i < n; i++)
    {
      where_look_at (search, "guide", cards[i].title);
      where_look_at (search, "guide", cards[i].text);
    }
}
