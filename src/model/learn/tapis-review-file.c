/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes the file of a review: a key file in the folder of the game's
 * file. If it does not belong to the game, or has another format, it is not
 * used, and the game is judged again.
 *
 *   [review]  format, and game: the checksum of the game's text
 *   [seat.0]  a line for each decision of seat 0, whose key is the number of
 *             the move: the chance, the cost, the reason with its rank,
 *             seat and figures (unit, much and less), and the best move:
 *             12=0.6210 0.0661 keep-rank 5 -1 1 6 5 lay 5D */

#include "tapis-review-private.h"

#include "model/past/tapis-file.h"
#include "players/cg-reasons.h"

/* The version of the verdicts. Increase it when games are judged in another way
 * than before. */
#define FORMAT 4
#define GROUP "review"

/* Returns the keys of the review's file. They are empty if there is no file, or
 * if it does not belong to the game. */
static GKeyFile *
load (TapisReview *self)
{
  GKeyFile *keys = g_key_file_new ();
  g_autofree char *text = NULL;
  g_autofree char *sum = NULL;
  gsize length;

  if (self->path != NULL)
    text = tapis_file_read (self->path, &length, NULL);
  if (text != NULL &&
      g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, NULL) &&
      g_key_file_get_integer (keys, GROUP, "format", NULL) == FORMAT)
    sum = g_key_file_get_string (keys, GROUP, "game", NULL);
  if (g_strcmp0 (sum, self->sum) == 0)
    return keys;
  g_key_file_unref (keys);
  return g_key_file_new ();
}

/* Reads @text, a number from 0 to 1, into *@share. Returns FALSE if @text is
 * not such a number. */
static gboolean
read_share (const char *text, double *share)
{
  char *end;

  *share = g_ascii_strtod (text, &end);
  return end != text && *end == '\0' && *share >= 0 && *share <= 1;
}

static gboolean
read_reason (TapisReview *self, char **words, CgMove other, CgReason *reason)
{
  gint64 rank, seat, unit, much, less;
  guint kind = cg_find_kind (self->rules, cg_reason_id, words[0]);

  if (kind == CG_REASON_NONE ||
      !cg_number_from_text (words[1], 0, G_MAXUINT8, &rank) ||
      !cg_number_from_text (words[2], CG_NO_SEAT,
                            tapis_game_get_n_seats (self->game) - 1, &seat) ||
      !cg_number_from_text (words[3], CG_UNIT_NONE, CG_UNIT_MORE, &unit) ||
      !cg_number_from_text (words[4], G_MININT16, G_MAXINT16, &much) ||
      !cg_number_from_text (words[5], G_MININT16, G_MAXINT16, &less))
    return FALSE;
  *reason = (CgReason) {
    .kind = (guint8) kind,
    .rank = (guint8) rank,
    .seat = (gint8) seat,
    .unit = (guint8) unit,
    .much = (gint16) much,
    .less = (gint16) less,
    .other = other,
  };
  return TRUE;
}

static gboolean
read_decision (TapisReview *self, guint i, const char *value)
{
  TapisDecision *decision = review_decision (self, i);
  const CgState *state = review_state (self, i);
  g_auto (GStrv) words = g_strsplit (value, " ", 9);
  double chance, cost;

  if (g_strv_length (words) < 9 || !read_share (words[0], &chance) ||
      !read_share (words[1], &cost) ||
      !read_reason (self, words + 2, decision->move, &decision->reason) ||
      !cg_read_move (self->rules, state, words[8], &decision->best) ||
      self->rules->why_not (state, decision->best).kind != CG_LEGAL)
    return FALSE;
  decision->chance = (float) chance;
  decision->cost = cost * self->unit;
  return TRUE;
}

gboolean
review_read (TapisReview *self)
{
  g_autoptr (GKeyFile) keys = load (self);
  g_autofree char *group = g_strdup_printf ("seat.%d", self->now.seat);

  for (guint i = 0; i < self->decisions->len; i++)
    {
      g_autofree char *key =
        g_strdup_printf ("%u", review_decision (self, i)->ply);
      g_autofree char *value = g_key_file_get_value (keys, group, key, NULL);

      if (value == NULL || !read_decision (self, i, value))
        return FALSE;
    }
  return TRUE;
}

static void
write_decision (TapisReview *self, guint i, const char *group, GKeyFile *keys)
{
  const TapisDecision *decision = review_decision (self, i);
  g_autoptr (GString) value = g_string_new (NULL);
  g_autofree char *key = g_strdup_printf ("%u", decision->ply);
  char chance[G_ASCII_DTOSTR_BUF_SIZE], cost[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (chance, sizeof chance, "%.4f", (double) decision->chance);
  g_ascii_formatd (cost, sizeof cost, "%.4f", decision->cost / self->unit);
  g_string_printf (value, "%s %s %s %u %d %u %d %d ", chance, cost,
                   cg_reason_id (self->rules, decision->reason.kind),
                   decision->reason.rank, decision->reason.seat,
                   decision->reason.unit, decision->reason.much,
                   decision->reason.less);
  cg_write_move (self->rules, review_state (self, i), decision->best, value);
  g_key_file_set_value (keys, group, key, value->str);
}

void
review_write (TapisReview *self)
{
  g_autoptr (GKeyFile) keys = load (self);
  g_autofree char *group = g_strdup_printf ("seat.%d", self->now.seat);
  g_autofree char *text = NULL;

  if (self->path == NULL)
    return;
  g_key_file_set_integer (keys, GROUP, "format", FORMAT);
  g_key_file_set_string (keys, GROUP, "game", self->sum);
  g_key_file_remove_group (keys, group, NULL);
  for (guint i = 0; i < self->decisions->len; i++)
    write_decision (self, i, group, keys);
  text = g_key_file_to_data (keys, NULL, NULL);
  /* if the file cannot be written, the game has to be judged again the next
   * time */
  tapis_file_write (self->path, text, NULL);
}
