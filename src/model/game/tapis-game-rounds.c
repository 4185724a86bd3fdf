/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rounds of a match: what the table shows of the rounds that are over,
 * dealing the next round, and the next game. */

#include "tapis-game-private.h"

/* --- the lists about rounds --- */

/* Updates the list now.rounds, which shows the rounds that are over. Such a
 * round never changes, so only the number of rounds is compared. */
static void
refresh_rounds (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint n =
    cg_session_round (priv->session) - (priv->now.to_move != CG_NO_SEAT);
  guint n_old = g_list_model_get_n_items (priv->now.rounds);

  if (priv->kind->scoring == NULL)
    return;
  if (n < n_old)
    g_list_store_splice (G_LIST_STORE (priv->now.rounds), n, n_old - n, NULL,
                         0);
  for (guint i = n_old; i < n; i++)
    {
      g_autoptr (TapisScoreRow) round = NULL;
      g_autoptr (TapisScoreRow) row_before =
        i > 0 ? g_list_model_get_item (priv->now.rounds, i - 1)
              : NULL;
      const int *before = row_before != NULL
                            ? tapis_score_row_get_line (row_before)->score
                            : priv->start_score;
      int points[CG_MAX_SEATS], score[CG_MAX_SEATS];
      CgResult result;

      cg_session_round_result (priv->session, i + 1, &result);
      for (guint seat = 0; seat < priv->n_seats; seat++)
        {
          score[seat] = result.score[seat];
          points[seat] = score[seat] - before[seat];
        }
      round = tapis_score_row_new (&(TapisScoreLine) {
        .number = i + 1,
        .n_seats = priv->n_seats,
        .points = points,
        .score = score,
      });
      g_list_store_append (G_LIST_STORE (priv->now.rounds), round);
    }
}

/* Returns the index of the first entry of @log about the current round. */
static guint
find_round_start (GListModel *log)
{
  guint i = g_list_model_get_n_items (log);

  while (i > 0)
    {
      TapisLogEntry *entry = tapis_log_nth (log, --i);

      if (tapis_log_entry_get_event (entry)->kind == CG_EVENT_DEALT)
        break;
    }
  return i;
}

const TapisAccountRow *
tapis_account_find (const TapisScoring *scoring, const CgEvent *event, int seat,
                    int *points)
{
  const TapisAccountRow *row = scoring->account;

  while (row->title != NULL && (row->event != event->kind ||
                                (row->when != NULL && !row->when (event))))
    row++;
  *points = seat == event->seat    ? row->sign * event->points
            : seat == event->other ? -row->sign * event->points
                                   : 0;
  return row->title != NULL ? row : NULL;
}

/* Updates the list now.account, which shows for what reasons points were won
 * and lost in the round that is over. @over is TRUE if a round is over. What
 * the deal of a round cost or brought is in the events of the log; the first
 * deal has no events, so its row is computed from the scores. */
static void
refresh_account (TapisGame *self, gboolean over)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisScoring *scoring = priv->kind->scoring;
  GListModel *log = priv->now.log;
  guint n_old = g_list_model_get_n_items (priv->now.account);
  guint n = over ? g_list_model_get_n_items (log) : 0;
  int points[TAPIS_MAX_ACCOUNT][CG_MAX_SEATS] = { 0 };
  g_autoptr (GPtrArray) rows =
    g_ptr_array_new_with_free_func (g_object_unref);

  if (scoring == NULL || (!over && n_old == 0))
    return;
  for (int seat = 0; priv->now.round == 1 && seat < (int) priv->n_seats; seat++)
    points[0][seat] = scoring->score (priv->kind,
                                      cg_session_start (priv->session), seat) -
                      priv->start_score[seat];
  for (guint i = n > 0 ? find_round_start (log) : 0; i < n; i++)
    {
      TapisLogEntry *entry = tapis_log_nth (log, i);

      for (int seat = 0; seat < (int) priv->n_seats; seat++)
        {
          int gain;
          const TapisAccountRow *row = tapis_account_find (
            scoring, tapis_log_entry_get_event (entry), seat, &gain);

          if (row != NULL)
            points[row - scoring->account][seat] += gain;
        }
    }
  for (guint row = 0; over && scoring->account[row].title != NULL; row++)
    {
      gboolean any = FALSE;

      for (guint seat = 0; seat < priv->n_seats; seat++)
        any = any || points[row][seat] != 0;
      if (any)
        g_ptr_array_add (rows, tapis_score_row_new (&(TapisScoreLine) {
                                 .title = g_dpgettext2 (
                                   NULL, "account",
                                   scoring->account[row].title),
                                 .n_seats = priv->n_seats,
                                 .points = points[row],
                               }));
    }
  g_list_store_splice (G_LIST_STORE (priv->now.account), 0, n_old,
                       rows->pdata, rows->len);
}

/* Sets won[i] to whether seat i has won the round that is over. The game must
 * keep score. @teams has the number of each seat's team. */
static void
find_round_winners (TapisGame *self, const int *teams,
                    gboolean won[CG_MAX_SEATS])
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint n = g_list_model_get_n_items (priv->now.rounds);
  g_autoptr (TapisScoreRow) round =
    g_list_model_get_item (priv->now.rounds, n - 1);
  const int *points = tapis_score_row_get_line (round)->points;
  int most = G_MININT;
  int winner = priv->kind->scoring->round_winner (priv->kind,
                                                  tapis_game_get_state (self));

  for (int seat = 0; seat < (int) priv->n_seats; seat++)
    most = MAX (most, points[seat]);
  for (int seat = 0; seat < (int) priv->n_seats; seat++)
    won[seat] = winner != CG_NO_SEAT ? teams[seat] == teams[winner]
                                     : points[seat] == most;
}

/* Returns sentences that tell who won the game; if a match goes on, who won the
 * round and who leads. Free with g_free(). */
static char *
tell_result (TapisGame *self, const CgResult *result, const int *teams)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autofree char *stands = tapis_words_result (
    priv->rules, tapis_game_get_state (self), priv->people);
  g_autofree char *round = NULL;
  gboolean won[CG_MAX_SEATS];

  if (!result->goes_on || priv->kind->scoring == NULL)
    return g_steal_pointer (&stands);
  find_round_winners (self, teams, won);
  round = tapis_words_round (won, priv->n_seats, priv->people, teams);
  return tapis_words_sentences (round, stands, NULL);
}

/* Returns the text of the row of @seat in the result. If all players but one
 * have lost and the game keeps no score, the rows of the losers tell how many
 * cards they have left. */
static char *
tell_place (TapisGame *self, const CgResult *result, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisPerson *who = &priv->people[seat];
  guint left = tapis_game_get_player_state (self, seat)->n_cards;

  return left > 0 && priv->kind->scoring == NULL &&
             tapis_words_is_lost (result, priv->n_seats, seat)
           ? tapis_words_lost_with (left, who)
           : tapis_words_place (result, priv->n_seats, seat, who);
}

/* Returns a new row in the result for the team of @seat, which is the first
 * seat of its team. A player without partners is a team. */
static TapisResultRow *
make_result_row (TapisGame *self, const CgResult *result, int seat,
                 const int *teams)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisScoring *scoring = priv->kind->scoring;
  const char *names[CG_MAX_SEATS];
  guint place = result->place[seat];
  guint n = 0;
  g_autofree char *name = NULL, *line = NULL, *score = NULL;

  for (int other = 0; other < (int) priv->n_seats; other++)
    if (teams[other] == teams[seat])
      names[n++] = priv->people[other].name;
  name = tapis_words_list (names, n);
  line = n == 1 ? tell_place (self, result, seat)
         : place <= 1
           ? tapis_words_result (priv->rules, tapis_game_get_state (self),
                                 priv->people)
           : tapis_words_named (name, tapis_words_nth_place (place));
  if (scoring != NULL)
    score = scoring->text (result->score[seat]);
  return tapis_result_row_new (&(TapisResultLine) {
    .seat = seat,
    .name = name,
    .place = place,
    .lost = tapis_words_is_lost (result, priv->n_seats, seat),
    .wins = cg_session_wins (priv->session, seat),
    .is_viewer = teams[seat] == teams[priv->now.viewer],
    .text = line,
    .score_text = score,
  });
}

/* Compares two rows of the result by place. Losers who share a place are sorted
 * by the number of cards that they have left, the fewest first. */
static int
compare_rows (gconstpointer a, gconstpointer b, gpointer game)
{
  const TapisResultLine *x =
    tapis_result_row_get_line (*(TapisResultRow *const *) a);
  const TapisResultLine *y =
    tapis_result_row_get_line (*(TapisResultRow *const *) b);
  guint m = tapis_game_get_player_state (game, x->seat)->n_cards;
  guint n = tapis_game_get_player_state (game, y->seat)->n_cards;

  if (x->place != y->place)
    return x->place < y->place ? -1 : 1;
  if (x->lost && m != n)
    return m < n ? -1 : 1;
  return x->seat - y->seat;
}

static void
refresh_result_rows (TapisGame *self, const CgResult *result, const int *teams)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_old = g_list_model_get_n_items (priv->now.result_rows);

  for (int seat = 0; result != NULL && seat < (int) priv->n_seats; seat++)
    if (cg_is_first_of_team (priv->rules, tapis_game_get_state (self), seat))
      g_ptr_array_add (rows, make_result_row (self, result, seat, teams));
  g_ptr_array_sort_with_data (rows, compare_rows, self);
  /* Rows that show the end of this round do not change any more. */
  if (n_old != rows->len ||
      (n_old > 0 && priv->past.result_round != priv->now.round))
    g_list_store_splice (G_LIST_STORE (priv->now.result_rows), 0, n_old,
                         rows->pdata, rows->len);
  priv->past.result_round = priv->now.round;
}

char *
tapis_game_refresh_rounds (TapisGame *self, const CgResult *result)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  int teams[CG_MAX_SEATS];

  for (int seat = 0; seat < (int) priv->n_seats; seat++)
    teams[seat] = cg_team (priv->rules, tapis_game_get_state (self), seat);
  refresh_rounds (self);
  refresh_account (self, result != NULL);
  refresh_result_rows (self, result, teams);
  return result != NULL ? tell_result (self, result, teams) : NULL;
}

/* --- dealing --- */

gboolean
tapis_game_next_round (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  CgEvents events;

  if (priv->phase != PHASE_ROUND_OVER)
    return tapis_game_refuse (self, priv->phase == PHASE_OVER
                                      ? _("The game is over.")
                                      : _("This round is not over yet."));
  tapis_game_begin_change (self);
  cg_session_next_round (priv->session, &events);
  tapis_game_note_ply (self, CG_NO_SEAT, TAPIS_FORCED_NOT, &events);
  tapis_game_play_silent (self);
  tapis_game_make_cards (self);
  tapis_game_finish_change (self, TRUE);
  return TRUE;
}

gboolean
tapis_game_next_game (TapisGame *self, guint64 deal)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (priv->phase != PHASE_OVER)
    return FALSE;
  tapis_game_begin_change (self);
  cg_session_next_game (priv->session, deal);
  tapis_game_forget_plies (self, 0);
  tapis_game_hear_deal (self);
  g_signal_emit (self, tapis_game_signals[NEXT_GAME], 0);
  tapis_game_tell_change (self, N_("The cards are dealt."));
  tapis_game_make_cards (self);
  tapis_game_finish_change (self, TRUE);
  return TRUE;
}
