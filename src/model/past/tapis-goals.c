/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts from the records of finished games which goals were reached and which
 * deals of the day were played. */

#include "tapis-goals.h"

#include <string.h>

#include "games/cg-games.h"
#include "players/cg-players.h"
#include "tapis-deal-link.h"
#include "tapis-store.h"

/* 1 January 1970 as the number of a deal of the day */
#define FIRST_DAY 19700101

/* The goals of every game and level, in the order in which they are to be
 * reached. A goal is reached when @wins of @of successive games are won. */
static const struct { guint wins, of; } goals[] = {
  { 1, 1 }, { 3, 5 }, { 6, 10 },
};

/* --- goals ---------------------------------------------------------------- */

/* Returns an array with a gboolean for each game in @records that has @rules
 * and @level, from the oldest to the newest: TRUE if the game was won. */
static GArray *
list_won (GPtrArray *records, const CgRules *rules, const char *level)
{
  GArray *won = g_array_new (FALSE, FALSE, sizeof (gboolean));

  for (guint i = 0; i < records->len; i++)
    {
      const TapisRecordFacts *facts =
        tapis_record_get_facts (g_ptr_array_index (records, i));

      if (facts->rules == rules && g_strcmp0 (facts->level, level) == 0)
        g_array_append_val (won, facts->won);
    }
  return won;
}

/* Returns how many games were won among the last @n of the first @end games. */
static guint
count_won (GArray *won, guint end, guint n)
{
  guint count = 0;

  for (guint i = end - n; i < end; i++)
    count += g_array_index (won, gboolean, i) ? 1 : 0;
  return count;
}

/* Returns whether at least @wins games were won among @of successive games, or
 * among the first games if there are fewer than @of. */
static gboolean
is_reached (GArray *won, guint wins, guint of)
{
  for (guint end = 1; end <= won->len; end++)
    if (count_won (won, end, MIN (of, end)) >= wins)
      return TRUE;
  return FALSE;
}

GPtrArray *
tapis_goals_list (GPtrArray *records)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (guint g = 0; cg_games[g] != NULL; g++)
    for (guint p = 0; cg_players[p] != NULL; p++)
      {
        g_autoptr (GArray) won =
          list_won (records, cg_games[g], cg_players[p]->id);
        TapisGoal goal = { .rules = cg_games[g],
                           .level = cg_players[p]->id };

        if (won->len == 0)
          continue;
        while (goal.reached < G_N_ELEMENTS (goals) &&
               is_reached (won, goals[goal.reached].wins,
                           goals[goal.reached].of))
          goal.reached++;
        if (goal.reached < G_N_ELEMENTS (goals))
          {
            goal.wins = goals[goal.reached].wins;
            goal.of = goals[goal.reached].of;
            /* the number of last games that still count after the next game */
            goal.games = MIN (goal.of - 1, won->len);
            goal.lately = count_won (won, won->len, goal.games);
          }
        g_ptr_array_add (list, g_memdup2 (&goal, sizeof goal));
      }
  return list;
}

/* --- the deal of the day -------------------------------------------------- */

static gboolean
is_of_day (TapisRecord *record, GDateTime *when)
{
  const TapisRecordFacts *facts = tapis_record_get_facts (record);

  return tapis_deal_is_of_day (facts->rules, &facts->setup, facts->deal,
                               when);
}

/* Returns the record of the deal of the day @before days before @now, or NULL.
 * @days maps numbers of deals to records. */
static TapisRecord *
find_day (GHashTable *days, GDateTime *now, guint before)
{
  g_autoptr (GDateTime) day = g_date_time_add_days (now, -(int) before);

  return g_hash_table_lookup (days, GSIZE_TO_POINTER (tapis_deal_of_day (day)));
}

GPtrArray *
tapis_days_list (GPtrArray *records, GDateTime *now)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (guint g = 0; cg_games[g] != NULL; g++)
    {
      g_autoptr (GHashTable) days = g_hash_table_new (NULL, NULL);
      TapisDays all = { .rules = cg_games[g] };

      for (guint i = 0; i < records->len; i++)
        {
          TapisRecord *record = g_ptr_array_index (records, i);
          const TapisRecordFacts *facts = tapis_record_get_facts (record);
          g_autoptr (GDateTime) when = NULL;
          gpointer key = GSIZE_TO_POINTER (facts->deal);

          /* a quick check: most other deals have a smaller number than
           * FIRST_DAY */
          if (facts->rules != cg_games[g] || facts->deal < FIRST_DAY ||
              g_hash_table_contains (days, key))
            continue;
          when = tapis_record_dup_time (record);
          if (is_of_day (record, when))
            g_hash_table_insert (days, key, record);
        }
      if (g_hash_table_size (days) == 0)
        continue;
      all.today = find_day (days, now, 0);
      while (find_day (days, now, all.streak + (all.today == NULL)) != NULL)
        all.streak++;
      g_ptr_array_add (list, g_memdup2 (&all, sizeof all));
    }
  return list;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return tapis_record_compare_names (*(const char *const *) a,
                                     *(const char *const *) b);
}

/* Lists the names of the files in @folder whose games were finished at @from or
 * later, from the newest to the oldest. @from has the format of the time in
 * these names. */
static GPtrArray *
list_names (const char *folder, const char *from)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    {
      const char *when = tapis_record_find_time (name);

      if (when != NULL && g_str_has_suffix (name, TAPIS_STORE_SUFFIX) &&
          strcmp (when, from) >= 0)
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, compare_names);
  return names;
}

GPtrArray *
tapis_days_read (const char *folder, GDateTime *now)
{
  GPtrArray *days = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GDateTime) midnight = g_date_time_new (
    g_date_time_get_timezone (now), g_date_time_get_year (now),
    g_date_time_get_month (now), g_date_time_get_day_of_month (now), 0, 0, 0);
  g_autoptr (GDateTime) utc = g_date_time_to_utc (midnight);
  g_autofree char *from = g_date_time_format (utc, "%Y%m%dT%H%M%SZ");
  g_autoptr (GPtrArray) names = list_names (folder, from);

  for (guint i = names->len; i > 0; i--)
    {
      g_autoptr (TapisRecord) record =
        tapis_record_new (folder, g_ptr_array_index (names, i - 1), NULL);
      g_autoptr (GDateTime) when =
        record != NULL ? tapis_record_dup_time (record) : NULL;
      gboolean had = record == NULL ||
                     !tapis_record_get_facts (record)->counted ||
                     !is_of_day (record, when) || !is_of_day (record, now);

      for (guint n = 0; n < days->len && !had; n++)
        had = tapis_record_get_facts (g_ptr_array_index (days, n))->rules ==
              tapis_record_get_facts (record)->rules;
      if (!had)
        g_ptr_array_add (days, g_steal_pointer (&record));
    }
  return days;
}
