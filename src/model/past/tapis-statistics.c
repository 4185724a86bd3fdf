/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts the games of the history. */

#include "tapis-statistics.h"

#include "players/cg-players.h"
#include "games/cg-games.h"

static gboolean
is_meant (TapisRecord *record, const TapisFilter *filter)
{
  const TapisRecordFacts *facts = tapis_record_get_facts (record);

  return facts->counted &&
         (filter->rules == NULL || facts->rules == filter->rules) &&
         (filter->level == NULL ||
          g_strcmp0 (facts->level, filter->level) == 0) &&
         (filter->seats == 0 || facts->setup.seats == filter->seats);
}

GPtrArray *
tapis_statistics_select (GListModel *history, const TapisFilter *filter)
{
  GPtrArray *records = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = g_list_model_get_n_items (history); i > 0; i--)
    {
      g_autoptr (TapisRecord) record = g_list_model_get_item (history, i - 1);

      if (is_meant (record, filter))
        g_ptr_array_add (records, g_steal_pointer (&record));
    }
  return records;
}

/* Counts @record in @tally. The records must be counted from the oldest to the
 * newest. */
static void
count_game (TapisTally *tally, TapisRecord *record)
{
  const TapisRecordFacts *facts = tapis_record_get_facts (record);
  int points = facts->result.score[facts->you];

  tally->games++;
  if (facts->won)
    {
      tally->wins++;
      tally->streak++;
      tally->longest = MAX (tally->longest, tally->streak);
    }
  else
    {
      tally->streak = 0;
    }
  tally->best = tally->games == 1 ? points : MAX (tally->best, points);
  tally->points += points;
  tally->has_points |= facts->has_points;
}

/* Returns an empty group for the game, level and number of players of
 * @record. */
static TapisTally
group_of (TapisRecord *record)
{
  const TapisRecordFacts *facts = tapis_record_get_facts (record);

  return (TapisTally) { .rules = facts->rules, .level = facts->level,
                        .seats = facts->setup.seats };
}

void
tapis_statistics_count (GPtrArray *records, TapisTally *tally)
{
  *tally = (TapisTally) { 0 };
  for (guint i = 0; i < records->len; i++)
    {
      TapisRecord *record = g_ptr_array_index (records, i);
      TapisTally group = group_of (record);

      if (i == 0)
        {
          tally->rules = group.rules;
          tally->level = group.level;
          tally->seats = group.seats;
        }
      if (tally->rules != group.rules)
        tally->rules = NULL;
      if (g_strcmp0 (tally->level, group.level) != 0)
        tally->level = NULL;
      if (tally->seats != group.seats)
        tally->seats = 0;
      count_game (tally, record);
    }
  /* the points of different games cannot be added up */
  if (tally->rules == NULL)
    tally->has_points = FALSE;
}

static int
rank_of_game (const CgRules *rules)
{
  int i = 0;

  while (cg_games[i] != NULL && cg_games[i] != rules)
    i++;
  return i;
}

static int
compare_groups (gconstpointer a, gconstpointer b)
{
  const TapisTally *x = *(TapisTally *const *) a;
  const TapisTally *y = *(TapisTally *const *) b;
  guint p, q;

  if (x->rules != y->rules)
    return rank_of_game (x->rules) - rank_of_game (y->rules);
  p = cg_player_place (x->level);
  q = cg_player_place (y->level);
  if (p != q)
    return p < q ? -1 : 1;
  return (int) x->seats - (int) y->seats;
}

GPtrArray *
tapis_statistics_group (GPtrArray *records)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < records->len; i++)
    {
      TapisRecord *record = g_ptr_array_index (records, i);
      TapisTally group = group_of (record);
      TapisTally *found = NULL;

      for (guint j = 0; j < groups->len && found == NULL; j++)
        {
          TapisTally *other = g_ptr_array_index (groups, j);

          if (other->rules == group.rules && other->seats == group.seats &&
              g_strcmp0 (other->level, group.level) == 0)
            found = other;
        }
      if (found == NULL)
        {
          found = g_memdup2 (&group, sizeof group);
          g_ptr_array_add (groups, found);
        }
      count_game (found, record);
    }
  g_ptr_array_sort (groups, compare_groups);
  return groups;
}

/* Sets @best to the best results in the games of @records that have @rules.
 * Returns FALSE if there is no such game. */
static gboolean
find_best (GPtrArray *records, const CgRules *rules, TapisBest *best)
{
  gboolean any = FALSE;
  guint streak = 0;

  *best = (TapisBest) { .rules = rules };
  for (guint i = 0; i < records->len; i++)
    {
      TapisRecord *record = g_ptr_array_index (records, i);
      const TapisRecordFacts *facts = tapis_record_get_facts (record);
      const TapisRecordFacts *most, *quickest;

      if (facts->rules != rules)
        continue;
      any = TRUE;
      streak = facts->won ? streak + 1 : 0;
      best->longest = MAX (best->longest, streak);
      most = best->most != NULL ? tapis_record_get_facts (best->most) : NULL;
      if (facts->has_points &&
          (most == NULL || facts->result.score[facts->you] >
                             most->result.score[most->you]))
        best->most = record;
      quickest = best->quickest != NULL
                   ? tapis_record_get_facts (best->quickest)
                   : NULL;
      if (facts->won &&
          (quickest == NULL || facts->n_decisions < quickest->n_decisions))
        best->quickest = record;
    }
  return any;
}

GPtrArray *
tapis_statistics_list_best (GPtrArray *records)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (guint g = 0; cg_games[g] != NULL; g++)
    {
      TapisBest best;

      if (find_best (records, cg_games[g], &best))
        g_ptr_array_add (list, g_memdup2 (&best, sizeof best));
    }
  return list;
}

guint
tapis_tally_share (const TapisTally *tally)
{
  return tally->games > 0
           ? (tally->wins * 200 + tally->games) / (2 * tally->games)
           : 0;
}
