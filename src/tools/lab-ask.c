/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommand `tapis-lab ask` asks questions about a game in words and marks
 * the answers, so that one can measure what somebody has learnt. A question is
 * about a position from a game between computer players of the level medium, as
 * seat 0 sees it. */

#include "lab.h"

#include "model/learn/tapis-theme.h"
#include "model/words/tapis-words.h"
#include "players/cg-task.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How many moves of a game are played, in how many games a question is looked
 * for, and in how many of them it must be a hard one. */
#define MAX_PLIES 400
#define MAX_GAMES 400
#define HARD_GAMES 20

/* In how many games a task of a theme is looked for. */
#define TASK_GAMES 20

/* The numbers of the games of two seeds differ by at least this much. */
#define SEED_GAMES 100000

/* With more legal moves or options than this, a question would be too long. */
#define MAX_LEGAL 14
#define MAX_OPTIONS 6

/* An outcome follows from what seat 0 sees if it is the same in so many samples
 * of what it does not see; in at least so many of them the move is legal. */
#define SAMPLES 200
#define LEAST_SAMPLES 10

/* What a question asks for: the legal moves; the effect of a move; the score
 * after a move or, in a game without points, a number of cards; which of two
 * moves is better. */
typedef enum { LEGAL, EFFECT, SCORE, BETTER, N_KINDS } Kind;

static const char *const kind_names[] = { "legal", "effect", "score",
                                          "better" };

/* What comes of a move: whose turn is next, what happens, or a number. */
typedef enum { NEXT, HAPPENS, NUMBER } Aspect;

typedef struct
{
  const CgRules *rules;
  CgRandom       random;
  GHashTable    *forms;    /* the forms of the moves in @examples */
  GString       *examples; /* how moves are written */

  Kind       kind;
  Aspect     aspect;
  gboolean   hard;  /* a question that is easily guessed will not do */
  CgTask     task;  /* where the position comes from */
  CgState   *state; /* owned: the position, a sample for seat 0 */
  TapisGame *table; /* owned: a table with that position */
  GString   *text;  /* owned: what is asked */
  GString   *right; /* owned: the right answer */
} Asker;

/* Returns @move: "lay 7H (the 7 of hearts)". */
static char *
tell_move (Asker *self, CgMove move)
{
  g_autofree char *text = cg_move_to_text (self->rules, self->state, move);
  g_autofree char *name = tapis_game_name_move (self->table, self->state, move);

  return g_strdup_printf ("%s (%s)", text, name);
}

/* --- the questions -------------------------------------------------------- */

/* Asks for all legal moves. In a hard question they are fewer than the cards of
 * the hand, and not the same as in the question before it. */
static gboolean
ask_legal (Asker *self)
{
  g_auto (GStrv) moves = lab_list_moves (self->rules, self->state);
  g_autofree char *right = g_strjoinv (", ", moves);
  guint n = g_strv_length (moves);

  if (tapis_game_now (self->table)->to_move != 0 || n > MAX_LEGAL ||
      (self->hard
         ? n >= tapis_game_get_player_state (self->table, 0)->n_cards ||
             g_str_equal (right, self->right->str)
         : n < 2))
    return FALSE;
  g_string_assign (self->right, right);
  g_string_assign (self->text, "What may you do? Answer with every legal move, "
                               "separated by commas.");
  return TRUE;
}

/* Returns how many points the player with the number @index has or, in a game
 * without points, how many cards the pile with that number has. Sets *@what,
 * unless it is NULL, to a text that tells so; free it with g_free(). */
static int
read_number (TapisGame *table, guint index, char **what)
{
  const TapisPlayerState *player = tapis_game_get_player_state (
    table, (int) (index % tapis_game_get_n_seats (table)));
  g_autoptr (TapisPile) pile =
    g_list_model_get_item (tapis_game_now (table)->piles, index);
  gboolean points = player->score_text != NULL;

  if (what != NULL)
    *what = points
              ? g_strdup_printf ("%s: %d points", player->name, player->score)
              : g_strdup (tapis_pile_get_words (pile)->name);
  return points ? player->score : (int) tapis_pile_get_n_cards (pile);
}

/* Returns the sentences about @events, except those about cards that are laid.
 */
static char *
list_sentences (TapisGame *table, const CgEvents *events)
{
  const CgRules *rules = tapis_game_get_rules (table);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < events->n; i++)
    {
      const CgEvent *event = &events->list[i];
      g_autofree char *sentence =
        tapis_words_event (rules, event, tapis_game_get_people (table));

      if (event->kind != CG_EVENT_LAID &&
          !cg_event_info (rules, event->kind)->shows &&
          (!event->secret || event->seat == 0) &&
          tapis_words_weight (rules, event) != TAPIS_IS_HIDDEN)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n     " : "",
                                sentence);
    }
  return g_string_free (text, FALSE);
}

/* Returns what comes of @move in @state, or NULL if @move is not legal. */
static char *
find_outcome (Asker *self, const CgState *state, CgMove move, guint index)
{
  g_autofree CgState *after = cg_state_copy (self->rules, state);
  g_autoptr (TapisGame) table = NULL;
  CgEvents events;

  if (self->rules->why_not (state, move).kind != CG_LEGAL)
    return NULL;
  self->rules->play (after, move, &events);
  table = lab_open_table (self->rules, after, 0);
  return self->aspect == NEXT
           ? g_strdup (lab_name_of (table, tapis_game_now (table)->to_move))
         : self->aspect == HAPPENS
           ? list_sentences (table, &events)
           : g_strdup_printf ("%d", read_number (table, index, NULL));
}

/* Returns whether @outcome, that of @move, follows from what seat 0 sees. */
static gboolean
is_sure (Asker *self, CgMove move, guint index, const char *outcome)
{
  guint n = 0;

  for (guint i = 0; i < SAMPLES; i++)
    {
      g_autofree CgState *sample =
        lab_draw_sample (self->rules, self->state, 0, &self->random);
      g_autofree char *other = find_outcome (self, sample, move, index);

      if (other != NULL && !g_str_equal (outcome, other))
        return FALSE;
      n += other != NULL;
    }
  return n >= LEAST_SAMPLES;
}

/* Returns whether @outcome, that of @move, is what one expects without knowing
 * the rules: the turn of the next seat, or a change of the number by at most
 * the number of cards that @move names. */
static gboolean
is_expected (Asker *self, CgMove move, guint index, const char *outcome)
{
  g_autofree char *text = cg_move_to_text (self->rules, self->state, move);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int seat = tapis_game_now (self->table)->to_move + 1;
  int more = atoi (outcome) - read_number (self->table, index, NULL);

  return self->aspect == NEXT
           ? g_str_equal (outcome, lab_name_of (self->table,
                                                seat % self->task.setup.seats))
           : ABS (more) < (int) g_strv_length (words);
}

/* Fills in @outcomes with the different outcomes of the legal moves. Returns
 * whether @outcome, that of @move, is worth asking for: other moves have
 * another outcome, and in a hard question most of them. */
static gboolean
compare_moves (Asker *self, CgMove move, guint index, const char *outcome,
               GPtrArray *outcomes)
{
  CgMove moves[CG_MAX_MOVES];
  guint n = self->rules->moves (self->state, moves);
  guint n_same = 0;

  /* a move that is forced is often of little interest */
  if (n > MAX_LEGAL || (n == 1 && !cg_random_one_in (&self->random, 4)))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      char *other = find_outcome (self, self->state, moves[i], index);

      n_same += g_str_equal (other, outcome);
      if (g_ptr_array_find_with_equal_func (outcomes, other, g_str_equal, NULL))
        g_free (other);
      else
        g_ptr_array_add (outcomes, other);
    }
  if (self->aspect == HAPPENS)
    return outcomes->len >= (self->hard ? 3 : 2) &&
           outcomes->len <= MAX_OPTIONS &&
           /* the move alone does not tell which option is right */
           (outcomes->len < n || strchr (outcome, '\n') != NULL);
  if (self->hard || (n == 1 && self->aspect == NUMBER))
    return n_same <= MAX (n / 2, 1) &&
           !is_expected (self, move, index, outcome);
  return n == 1 || n_same < n;
}

/* Asks what comes of a random move. */
static gboolean
ask_outcome (Asker *self)
{
  static const char *const questions[] = {
    "Whose turn is it then? Answer with a name, “you” or “nobody”.",
    "What happens then, besides cards that are laid? Answer with a letter.",
    "How many are there then? Answer with a number.",
  };
  const TapisGameNow *now = tapis_game_now (self->table);
  guint index =
    cg_random_below (&self->random, g_list_model_get_n_items (now->piles));
  CgMove move = cg_random_move (self->rules, self->state, &self->random);
  g_autofree char *told = tell_move (self, move);
  g_autofree char *what = NULL;
  g_autofree char *right = find_outcome (self, self->state, move, index);
  g_autoptr (GPtrArray) outcomes = g_ptr_array_new_with_free_func (g_free);

  if (!compare_moves (self, move, index, right, outcomes) ||
      !is_sure (self, move, index, right))
    return FALSE;
  g_string_printf (self->text, "Suppose the next move is this. %s: %s.\n",
                   lab_name_of (self->table, now->to_move), told);
  read_number (self->table, index, &what);
  if (self->aspect == NUMBER)
    g_string_append_printf (self->text, "Now: %s. ", what);
  g_string_append (self->text, questions[self->aspect]);
  g_string_assign (self->right, right);
  for (guint i = 0; self->aspect == HAPPENS && i < outcomes->len; i++)
    {
      const char *outcome = g_ptr_array_index (outcomes, i);

      g_string_append_printf (self->text, "\n  %c. %s", 'A' + i,
                              *outcome != '\0' ? outcome : "Nothing.");
      if (g_str_equal (outcome, right))
        g_string_printf (self->right, "%c", 'A' + i);
    }
  return TRUE;
}

/* Makes a sample of the position of @session that of the question. */
static void
set_position (Asker *self, CgSession *session)
{
  g_free (self->state);
  g_clear_object (&self->table);
  self->state =
    lab_draw_sample (self->rules, cg_session_state (session), 0, &self->random);
  self->table = lab_open_table (self->rules, self->state, 0);
}

/* Asks which of two moves is better, for a reason that a random lesson teaches.
 * Returns FALSE if a few games have no such task. */
static gboolean
ask_better (Asker *self)
{
  GPtrArray *themes = tapis_themes_get (self->rules);
  const TapisTheme *theme =
    themes->len == 0
      ? NULL
      : themes->pdata[cg_random_below (&self->random, themes->len)];
  guint level = cg_random_below (&self->random, CG_TASK_LEVELS);
  gboolean first = cg_random_below (&self->random, 2) == 0;
  g_autoptr (CgSession) session = NULL;
  g_autofree char *best = NULL;
  g_autofree char *other = NULL;
  CgTask task;

  if (theme == NULL || theme->reasons == NULL ||
      !cg_task_find (self->rules, &self->task.setup,
                     (const char *const *) theme->reasons, level,
                     self->task.deal, TASK_GAMES, NULL, &task))
    return FALSE;
  self->task = task;
  session = cg_task_play (self->rules, &task);
  set_position (self, session);
  best = tell_move (self, task.best);
  other = tell_move (self, task.other);
  g_string_printf (self->text, "Which of these moves is better? Answer with a "
                               "letter.\n  A. %s\n  B. %s",
                   first ? best : other, first ? other : best);
  g_string_assign (self->right, first ? "A" : "B");
  return TRUE;
}

/* Keeps how the legal moves are written, each form of a move once. */
static void
note_moves (Asker *self)
{
  CgMove moves[CG_MAX_MOVES];
  guint n = self->rules->moves (self->state, moves);

  for (guint i = 0; i < n && tapis_game_now (self->table)->to_move == 0; i++)
    {
      g_autofree char *text =
        cg_move_to_text (self->rules, self->state, moves[i]);
      g_autofree char *told = tell_move (self, moves[i]);
      g_auto (GStrv) words = g_strsplit (text, " ", 3);

      if (g_hash_table_add (self->forms,
                            g_strdup_printf ("%s %u %d", words[0],
                                             g_strv_length (words),
                                             strchr (text, '=') != NULL)))
        g_string_append_printf (self->examples, "  %s\n", told);
    }
}

/* Asks the question number @i of the @n of its kind. The later it comes, the
 * later in a game its position is. Returns FALSE if none was found. */
static gboolean
ask (Asker *self, guint i, guint n)
{
  int trick = cg_zone_of_role (self->rules, CG_ZONE_TRICK);
  /* if all choose their cards at the same time, the order does not matter */
  gboolean turns = trick < 0 || cg_zone (self->rules, (guint) trick)->seen ==
                                  CG_SEEN_BY_ALL;

  self->aspect = self->kind == SCORE   ? NUMBER
                 : turns && i % 2 == 0 ? NEXT
                                       : HAPPENS;
  for (guint game = 0; game < MAX_GAMES; game++)
    {
      g_autoptr (CgSession) session = NULL;

      self->task.deal++;
      self->task.setup.dealer =
        (guint8) (self->task.deal % self->task.setup.seats);
      if (self->kind == BETTER)
        {
          if (ask_better (self))
            return TRUE;
          continue;
        }
      self->task.ply = MAX_PLIES;
      session = cg_task_play (self->rules, &self->task);
      self->hard =
        game < HARD_GAMES && (i % 4 != 0 || self->aspect == NUMBER);
      cg_session_undo_to (session, cg_session_n_played (session) * (2 * i + 1) /
                                     (2 * n));
      do
        {
          self->task.ply = cg_session_n_played (session);
          if (self->rules->to_move (cg_session_state (session)) == CG_NO_SEAT)
            continue;
          set_position (self, session);
          note_moves (self);
          if (self->kind == LEGAL ? ask_legal (self) : ask_outcome (self))
            return TRUE;
        }
      while (cg_session_redo (session, NULL));
    }
  return FALSE;
}

/* --- printing and marking ------------------------------------------------- */

/* Adds the items of @answer to @items, in the form in which right ones are
 * equal. */
static void
add_items (Asker *self, const char *answer, GHashTable *items)
{
  g_auto (GStrv) list = g_strsplit_set (answer, ",;", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      CgMove move;

      g_strstrip (list[i]);
      if (self->kind == LEGAL &&
          cg_read_move (self->rules, self->state, list[i], &move))
        g_hash_table_add (items,
                          cg_move_to_text (self->rules, self->state, move));
      else if (*list[i] != '\0')
        g_hash_table_add (items, g_ascii_strdown (list[i], -1));
    }
}

/* Returns whether @answer has the items of the right answer, in any order. */
static gboolean
is_right (Asker *self, const char *answer)
{
  g_autoptr (GHashTable) items =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) right = g_strsplit (self->right->str, ", ", -1);
  guint n;

  add_items (self, answer, items);
  n = g_hash_table_size (items);
  add_items (self, self->right->str, items);
  return n == g_strv_length (right) && n == g_hash_table_size (items);
}

/* Returns whether the answer to the question @number in @lines is right. If it
 * is not, prints it. */
static gboolean
mark (Asker *self, guint number, char **lines)
{
  const char *answer = "";

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *colon = strchr (lines[i], ':');

      if (colon != NULL && strtoul (lines[i], NULL, 10) == number)
        answer = colon + 1;
    }
  if (is_right (self, answer))
    return TRUE;
  printf ("%u %s:%s, right is: %s\n", number, kind_names[self->kind], answer,
          self->right->str);
  return FALSE;
}

/* Asks all questions of the present kind. If @lines are not NULL, marks the
 * answers in them. Otherwise adds what @args ask for to @out. The first
 * question has the number @number. Returns the number of the next one. */
static guint
ask_kind (Asker *self, const LabArgs *args, char **lines, guint number,
          GString *out)
{
  const char *kind = kind_names[self->kind];
  guint n = (guint) args->per_kind;
  guint n_right = 0;
  guint i = 0;

  for (; i < n && ask (self, i, n); i++, number++)
    {
      g_autofree char *told = lab_describe (self->rules, self->state, 0);
      g_autofree char *save =
        args->save ? cg_position_to_text (self->rules, self->state) : NULL;

      if (lines != NULL)
        n_right += mark (self, number, lines);
      else if (args->key)
        g_string_append_printf (out, "%u %s: %s\n", number, kind,
                                self->right->str);
      else
        g_string_append_printf (
          out, "\n%u. (%s, deal %" G_GUINT64_FORMAT " ply %u)\n%s%s\n%s",
          number, kind, self->task.deal, self->task.ply, told, self->text->str,
          save != NULL ? save : "");
    }
  if (lines != NULL)
    printf ("%s: %u of %u\n", kind, n_right, i);
  return number;
}

/* Prints what one must know besides the questions. */
static void
print_head (Asker *self)
{
  g_auto (GStrv) rules = tapis_words_house_rules (self->rules,
                                                  &self->task.setup);

  printf ("%s\n", tapis_game_get_title (self->table));
  for (guint i = 0; rules[i] != NULL; i++)
    printf ("House rule: %s\n", rules[i]);
  for (int seat = 0; seat < self->task.setup.seats; seat++)
    printf ("Seat %d: %s\n", seat, lab_name_of (self->table, seat));
  printf ("Moves are written like this:\n%sOf hands and piles, the cards that "
          "you have seen are named.\nAnswer in lines such as “1: ANSWER”.\n",
          self->examples->str);
}

int
lab_ask (const LabArgs *args)
{
  g_autoptr (GString) examples = g_string_new (NULL);
  g_autoptr (GString) question = g_string_new (NULL);
  g_autoptr (GString) right = g_string_new (NULL);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GHashTable) forms =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *answers = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  Asker self = {
    .examples = examples, .text = question, .right = right, .forms = forms,
    .task.deal = args->seed * SEED_GAMES,
  };
  guint number = 1;

  self.rules = lab_read_setup (args, args->words[0], &self.task.setup);
  if (self.rules == NULL)
    return LAB_BAD_USAGE;
  if (args->mark != NULL &&
      !g_file_get_contents (args->mark, &answers, NULL, &error))
    return lab_usage_error ("%s", error->message);
  if (answers != NULL)
    lines = g_strsplit (answers, "\n", -1);
  cg_random_seed (&self.random, args->seed);
  for (self.kind = 0; self.kind < N_KINDS; self.kind++)
    number = ask_kind (&self, args, lines, number, out);
  if (lines == NULL && !args->key)
    print_head (&self);
  fputs (out->str, stdout);
  g_clear_object (&self.table);
  g_free (self.state);
  return LAB_OK;
}
