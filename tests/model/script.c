/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads scripts and does what they say. It includes the model's private header
 * for the kinds of games: only a kind tells what the coach says of a move and
 * what a quiz asks. */

#include "config.h"

#include "script.h"

#include <stdlib.h>
#include <string.h>

#include "model/game/tapis-game-kind.h"
#include "model/items/tapis-result-row.h"

typedef struct
{
  const CgRules *rules;
  const char    *path;
  char         **lines; /* of the whole file */
  guint          first; /* line after the title */
  ScriptTell     tell;
} Case;

typedef struct
{
  const Case *of;
  guint       line; /* that is done now, from 0 */
  TapisGame  *game;
  TestEar     refused;
  TestEar     said;
  const char *refused_for;
  GHashTable *called; /* the cards that have a name in this script */
  TapisQuestion *question; /* that was asked last, or NULL */
} Script;

/* --- values --------------------------------------------------------------- */

/* A field of a state, and what it is: 's' a string, 'i' a number, 'b' yes or
 * no, 'n' the length of a list, 'c' a card. */
typedef struct
{
  const char *name;
  char        kind;
  gsize       offset;
} Field;

#define FIELD(kind, type, field, name)                                       \
  { name, kind, G_STRUCT_OFFSET (type, field) }
#define NOW(kind, field, name) FIELD (kind, TapisGameNow, field, name)
#define PLAYER(kind, field, name) FIELD (kind, TapisPlayerState, field, name)
#define CARD(kind, field, name) FIELD (kind, TapisCardState, field, name)
#define BUTTON(kind, field, name) FIELD (kind, TapisActionState, field, name)
#define PILE(field, name) FIELD ('s', TapisPileWords, field, name)
#define ROW(kind, field, name) FIELD (kind, TapisResultLine, field, name)

static const Field now_fields[] = {
  NOW ('s', prompt, "prompt"),
  NOW ('s', demand, "demand"),
  NOW ('s', demand_description, "asked"),
  NOW ('s', last_event, "happened"),
  NOW ('s', result_text, "result"),
  NOW ('s', comment, "comment"),
  NOW ('i', to_move, "to-move"),
  NOW ('i', round, "round"),
  NOW ('b', over, "over"),
  NOW ('b', round_over, "round-over"),
  NOW ('b', choosing, "choosing"),
  NOW ('b', practice, "practice"),
  NOW ('b', can_undo, "can-undo"),
  NOW ('b', can_redo, "can-redo"),
  NOW ('b', reversed, "reversed"),
  NOW ('b', last_matters, "matters"),
  NOW ('n', actions, "buttons"),
  NOW ('n', log, "log"),
  NOW ('n', rounds, "rounds"),
  NOW ('n', account, "account"),
  NOW ('n', result_rows, "rows"),
  { .name = NULL },
};

static const Field player_fields[] = {
  PLAYER ('s', name, "name"),
  PLAYER ('s', level, "level"),
  PLAYER ('s', cry, "cry"),
  PLAYER ('s', description, "about"),
  PLAYER ('s', score_text, "score"),
  PLAYER ('i', n_cards, "cards"),
  PLAYER ('b', in_play, "in-play"),
  PLAYER ('b', targetable, "targetable"),
  PLAYER ('b', attacked, "attacked"),
  { .name = NULL },
};

static const Field card_fields[] = {
  CARD ('c', face, "face"),
  CARD ('b', playable, "playable"),
  CARD ('b', selected, "chosen"),
  CARD ('b', hinted, "hinted"),
  CARD ('s', refused_for, "refused-for"),
  { .name = NULL },
};

static const Field button_fields[] = {
  BUTTON ('s', label, "label"),
  BUTTON ('s', description, "about"),
  BUTTON ('s', refusal, "refusal"),
  BUTTON ('b', suggested, "suggested"),
  BUTTON ('b', hinted, "hinted"),
  { .name = NULL },
};

static const Field pile_fields[] = {
  PILE (name, "name"),
  PILE (description, "about"),
  PILE (caption, "caption"),
  { .name = NULL },
};

static const Field row_fields[] = {
  ROW ('s', text, "text"),
  ROW ('i', place, "place"),
  ROW ('i', wins, "wins"),
  ROW ('b', lost, "lost"),
  { .name = NULL },
};

static void G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN
fail (const Script *script, const char *form, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, form);
  text = g_strdup_vprintf (form, arguments);
  va_end (arguments);
  g_error ("%s:%u: %s", script->of->path, script->line + 1, text);
}

static char *
number (int n)
{
  return g_strdup_printf ("%d", n);
}

static char *
yes (gboolean is)
{
  return g_strdup (is ? "yes" : "no");
}

/* The field @name of @state, or NULL where none of @fields is called so. */
static char *
get_field (const Field *fields, gconstpointer state, const char *name)
{
  gconstpointer at;
  char card[CG_CARD_TEXT_SIZE];

  while (fields->name != NULL && !g_str_equal (fields->name, name))
    fields++;
  if (fields->name == NULL)
    return NULL;
  at = (const char *) state + fields->offset;
  switch (fields->kind)
    {
    case 's':
      return g_strdup (*(char *const *) at != NULL ? *(char *const *) at : "");
    case 'b':
      return yes (*(const gboolean *) at);
    case 'n':
      return number ((int) g_list_model_get_n_items (
        *(GListModel *const *) at));
    case 'c':
      return g_strdup (cg_card_to_text (*(const CgCard *) at, card));
    default:
      return number (*(const int *) at);
    }
}

/* Splits “hand.0” into the place and its seat, -1 where it is nobody's. */
static int
split_seat (char *place)
{
  char *dot = strchr (place, '.');

  if (dot == NULL)
    return -1;
  *dot = '\0';
  return atoi (dot + 1);
}

static TapisCard *
find_card (Script *script, const char *text)
{
  TapisCard *called = g_hash_table_lookup (script->called, text);
  g_auto (GStrv) halves = g_strsplit (text, "/", 2);
  int seat;

  if (called != NULL)
    return called;
  if (halves[1] == NULL)
    return test_card (script->game, "hand", 0, text);
  seat = split_seat (halves[0]);
  if (*halves[1] == '#')
    return tapis_pile_get_card (
      tapis_game_get_pile (script->game, halves[0], seat),
      (guint) atoi (halves[1] + 1));
  return test_card (script->game, halves[0], seat, halves[1]);
}

static char *
tell_card (TapisCard *card, const char *name)
{
  const char *refusal = tapis_card_get_refusal (card);
  TapisPile *pile = tapis_card_get_pile (card);

  if (g_str_equal (name, "name"))
    return g_strdup (tapis_card_get_name (card));
  if (g_str_equal (name, "about"))
    return g_strdup (tapis_card_get_description (card));
  if (g_str_equal (name, "refusal"))
    return g_strdup (refusal != NULL ? refusal : "");
  if (g_str_equal (name, "position"))
    return number ((int) tapis_card_get_position (card));
  if (g_str_equal (name, "seat"))
    return number (tapis_pile_get_seat (pile));
  return get_field (card_fields, tapis_card_get_state (card), name);
}

static char *
tell_pile (TapisGame *game, char *place, const char *name)
{
  int seat = split_seat (place);
  TapisPile *pile = tapis_game_get_pile (game, place, seat);

  if (g_str_equal (name, "count"))
    return number ((int) tapis_pile_get_n_cards (pile));
  return get_field (pile_fields, tapis_pile_get_words (pile), name);
}

static char *
tell_row (TapisGame *game, guint n, const char *name)
{
  g_autoptr (TapisResultRow) row =
    g_list_model_get_item (tapis_game_now (game)->result_rows, n);

  return get_field (row_fields, tapis_result_row_get_line (row), name);
}

static char *
tell_log (TapisGame *game)
{
  GListModel *log = tapis_game_now (game)->log;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

      g_string_append_printf (text, "%s ", tapis_log_entry_get_text (entry));
    }
  return g_string_free (text, FALSE);
}

/* What the coach says of “MOVE instead of MOVE”, the first of them made. */
static char *
tell_regret (Script *script, const char *moves)
{
  const TapisGameKind *kind = tapis_game_get_kind (script->game);
  const CgState *truth = tapis_game_get_state (script->game);
  g_autofree CgState *state = cg_state_seen_by (
    script->of->rules, truth, script->of->rules->to_move (truth));
  g_auto (GStrv) both = g_strsplit (moves, " instead of ", 2);
  char *sentence;
  CgMove made, better;

  if (both[1] == NULL ||
      !cg_read_move (script->of->rules, state, both[0], &made) ||
      !cg_read_move (script->of->rules, state, both[1], &better))
    fail (script, "“%s” are not two moves", moves);
  sentence = kind->says->regret (kind, state, made, better);
  return sentence != NULL ? sentence : g_strdup ("");
}

/* The hint for the viewer, who is asked to wait for it. */
static char *
tell_hint (TapisGame *game)
{
  if (tapis_game_ask_hint (game))
    while (tapis_game_now (game)->hint == NULL)
      g_main_context_iteration (NULL, TRUE);
  return g_strdup (tapis_game_now (game)->hint);
}

/* The labels of the answers that are @right or not; or @why: their reasons. */
static char *
tell_answers (const TapisQuestion *question, gboolean right, gboolean why)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < question->n_options; i++)
    if (question->options[i].right == right)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "",
                              why ? question->options[i].why
                                  : question->options[i].label);
  return g_string_free (text, FALSE);
}

static char *
tell_question (const TapisQuestion *question, const char *name)
{
  if (g_str_equal (name, "question"))
    return g_strdup (question->text);
  if (g_str_equal (name, "answers"))
    return number ((int) question->n_options);
  if (g_str_equal (name, "right") || g_str_equal (name, "wrong"))
    return tell_answers (question, *name == 'r', FALSE);
  if (g_str_equal (name, "right why"))
    return tell_answers (question, TRUE, TRUE);
  if (g_str_has_prefix (name, "marked "))
    return tapis_question_mark (question,
                                1u << atoi (name + strlen ("marked ")), NULL);
  return NULL;
}

/* The value that is called @key, or NULL. */
static char *
get_value (Script *script, const char *key)
{
  TapisGame *game = script->game;
  g_auto (GStrv) words = g_strsplit (key, " ", 3);
  guint n_words = g_strv_length (words);
  TapisAction *action;
  char *value = g_str_equal (key, "hint")
                  ? tell_hint (game)
                  : get_field (now_fields, tapis_game_now (game), key);

  if (value != NULL)
    return value;
  if (script->of->tell != NULL)
    value = script->of->tell (game, key);
  if (value == NULL && script->question != NULL)
    value = tell_question (script->question, key);
  if (value != NULL)
    return value;
  if (g_str_equal (key, "refused"))
    return g_strdup (script->refused.last != NULL ? script->refused.last : "");
  if (g_str_equal (key, "refused for"))
    return g_strdup (script->refused_for);
  if (g_str_equal (key, "said"))
    return g_strdup (script->said.last != NULL ? script->said.last : "");
  if (g_str_equal (key, "moves"))
    return number ((int) tapis_game_get_n_plies (game));
  if (g_str_equal (key, "chosen"))
    return number ((int) tapis_game_get_selection_count (game));
  if (g_str_equal (key, "to-the-right"))
    return yes (tapis_game_get_to_the_right (game));
  if (g_str_equal (key, "can-step"))
    return yes (tapis_game_can_step (game));
  if (g_str_equal (key, "top"))
    return tapis_game_tell_top (game);
  if (g_str_equal (key, "counts"))
    return tapis_game_tell_counts (game);
  if (g_str_equal (key, "legal"))
    return tapis_game_tell_legal (game);
  if (g_str_equal (key, "last"))
    return tapis_game_tell_last (game);
  if (g_str_equal (key, "log text"))
    return tell_log (game);
  if (g_str_equal (key, "why not undo"))
    {
      value = tapis_game_why_not_undo (game);
      return value != NULL ? value : g_strdup ("");
    }
  if (g_str_has_prefix (key, "regret "))
    return tell_regret (script, key + strlen ("regret "));
  if (n_words < 2)
    return NULL;
  if (g_str_equal (words[0], "why"))
    return tapis_game_tell_why (game, find_card (script, words[1]));
  action = g_str_equal (words[0], "button") ? test_action (game, words[1])
                                            : NULL;
  if (g_str_equal (words[0], "button") && n_words == 2)
    return yes (action != NULL);
  if (n_words < 3)
    return NULL;
  if (g_str_equal (words[0], "player"))
    return get_field (player_fields,
                      tapis_game_get_player_state (game, atoi (words[1])),
                      words[2]);
  if (g_str_equal (words[0], "card"))
    return tell_card (find_card (script, words[1]), words[2]);
  if (g_str_equal (words[0], "pile"))
    return tell_pile (game, words[1], words[2]);
  if (g_str_equal (words[0], "row"))
    return tell_row (game, (guint) atoi (words[1]), words[2]);
  return action != NULL ? get_field (button_fields,
                                     tapis_action_get_state (action), words[2])
                        : NULL;
}

static void
check_value (Script *script, const char *key, char how, const char *wanted)
{
  g_autofree char *value = get_value (script, key);
  gboolean good;

  if (value == NULL)
    fail (script, "there is no value “%s”", key);
  if (*wanted == '\0' && how != '=')
    fail (script, "“%s” is compared with nothing", key);
  good = how == '='   ? g_str_equal (value, wanted)
         : how == '^' ? g_str_has_prefix (value, wanted)
                      : (strstr (value, wanted) != NULL) == (how == '~');
  if (!good)
    fail (script, "“%s”", value);
}

/* --- doing ---------------------------------------------------------------- */

static void
refused_cb (TapisGame *game, const char *sentence, const char *refusal,
            Script *script)
{
  script->refused_for = g_intern_string (refusal);
}

static void
set_game (Script *script, TapisGame *game)
{
  g_set_object (&script->game, game);
  g_object_unref (game);
  test_listen (&script->refused, game, "refused");
  test_listen (&script->said, game, "announce");
  g_signal_connect (game, "refused", G_CALLBACK (refused_cb), script);
}

static void
forget (Script *script)
{
  g_clear_pointer (&script->refused.last, g_free);
  g_clear_pointer (&script->said.last, g_free);
  script->refused_for = "";
}

static void
save (Script *script)
{
  g_autofree char *text = tapis_game_to_text (script->game);
  g_autoptr (GError) error = NULL;
  TapisGame *again = tapis_game_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  g_signal_handlers_disconnect_by_data (script->game, &script->refused);
  g_signal_handlers_disconnect_by_data (script->game, &script->said);
  g_signal_handlers_disconnect_by_data (script->game, script);
  g_hash_table_remove_all (script->called);
  set_game (script, again);
}

/* Asks about the position; FALSE: there is nothing to ask about @topic. Every
 * answer has its reason, and one is right, or several may be. */
static gboolean
ask (Script *script, const char *topic)
{
  TapisQuestion *question = g_new0 (TapisQuestion, 1);
  gboolean asked = FALSE;
  CgRandom random;

  g_clear_pointer (&script->question, tapis_question_free);
  script->question = question;
  question->game = g_object_ref (script->game);
  cg_random_seed (&random, 1);
  for (guint i = 0; i < 20 && !asked; i++)
    asked = tapis_game_get_kind (script->game)->quiz->ask (topic, question,
                                                           &random);
  if (asked)
    test_check_question (question);
  return asked;
}

static gboolean
touch (Script *script, const char *way, const char *card)
{
  static const char *const ways[] = { "toggle", "add",   "tap",  "finger",
                                      "again",  "enter", "once", "drag" };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (way, ways[i]))
      return tapis_game_touch_card (script->game, find_card (script, card),
                                    (TapisTouch) i);
  fail (script, "nobody touches a card so: %s", way);
}

/* What always works; FALSE: it is none of that. */
static gboolean
do_always (Script *script, const char *verb, const char *rest, char **words)
{
  TapisGame *game = script->game;

  if (g_str_equal (verb, "clear"))
    tapis_game_clear_selection (game);
  else if (g_str_equal (verb, "look"))
    tapis_game_set_viewer (game, atoi (rest));
  else if (g_str_equal (verb, "earnest"))
    tapis_game_set_practice (game, FALSE);
  else if (g_str_equal (verb, "practice"))
    tapis_game_set_practice (game, TRUE);
  else if (g_str_equal (verb, "cautious"))
    tapis_game_set_cautious (game, TRUE);
  else if (g_str_equal (verb, "forget"))
    forget (script);
  else if (g_str_equal (verb, "save"))
    save (script);
  else if (g_str_equal (verb, "call"))
    g_hash_table_insert (script->called, g_strdup (words[0]),
                         find_card (script, words[1]));
  else if (g_str_equal (verb, "same"))
    g_assert_true (find_card (script, words[0]) ==
                   find_card (script, words[1]));
  else if (g_str_equal (verb, "round"))
    test_run_until (game, -1);
  else if (g_str_equal (verb, "hold"))
    tapis_game_set_hold (game, *rest != '\0' ? rest : NULL);
  else
    return FALSE;
  return TRUE;
}

static gboolean
do_line (Script *script, const char *verb, const char *rest)
{
  TapisGame *game = script->game;
  g_auto (GStrv) words = g_strsplit (rest, " ", 2);
  g_autofree char *own = NULL;

  if (do_always (script, verb, rest, words))
    return TRUE;
  if (g_str_equal (verb, "play"))
    return tapis_game_play_text (game, rest);
  if (g_str_equal (verb, "ask"))
    return ask (script, rest);
  if (g_str_equal (verb, "choose"))
    return tapis_game_activate_card (game, find_card (script, rest));
  if (g_str_equal (verb, "touch"))
    return touch (script, words[0], words[1]);
  if (g_str_equal (verb, "lay"))
    return tapis_game_lay_card (game, find_card (script, rest));
  if (g_str_equal (verb, "lay-chosen"))
    return tapis_game_lay_selection (game);
  if (g_str_equal (verb, "exchange"))
    return tapis_game_exchange (game, find_card (script, words[0]),
                                find_card (script, words[1]));
  if (g_str_equal (verb, "aim"))
    return tapis_game_aim (game, find_card (script, words[1]),
                           atoi (words[0]));
  if (g_str_equal (verb, "press"))
    return tapis_game_run_action (game, rest);
  if (g_str_equal (verb, "name"))
    return tapis_game_choose_player (game, atoi (rest));
  if (g_str_equal (verb, "undo"))
    return tapis_game_undo (game);
  if (g_str_equal (verb, "redo"))
    return tapis_game_redo (game);
  if (g_str_equal (verb, "next-round"))
    return tapis_game_next_round (game);
  if (g_str_equal (verb, "next-game"))
    return tapis_game_next_game (game, g_ascii_strtoull (rest, NULL, 10));
  if (script->of->tell != NULL)
    own = script->of->tell (game, verb);
  if (own == NULL || *rest != '\0')
    fail (script, "what is “%s %s”?", verb, rest);
  return TRUE;
}

/* Whether @line is “KEY = VALUE” or the like; checks it then. */
static gboolean
check_line (Script *script, const char *line)
{
  for (const char *at = strchr (line, ' '); at != NULL;
       at = strchr (at + 1, ' '))
    if (strchr ("=~^!", at[1]) != NULL && at[1] != '\0' &&
        (at[2] == ' ' || at[2] == '\0'))
      {
        g_autofree char *key = g_strndup (line, (gsize) (at - line));

        check_value (script, key, at[1], at[2] == ' ' ? at + 3 : at + 2);
        return TRUE;
      }
  return FALSE;
}

static void
run_line (Script *script, const char *line)
{
  gboolean wanted = !g_str_has_prefix (line, "not ");
  g_auto (GStrv) halves = NULL;

  if (check_line (script, line))
    return;
  halves = g_strsplit (wanted ? line : line + strlen ("not "), " ", 2);
  if (do_line (script, halves[0], halves[1] != NULL ? halves[1] : "") !=
      wanted)
    fail (script, "that is %s (%s)", wanted ? "refused" : "done",
          script->refused.last);
}

/* --- reading -------------------------------------------------------------- */

/* Adds the keys that begin at the line @at to @keys; the line after them. */
static guint
read_keys (char **lines, guint at, GHashTable *keys)
{
  for (; lines[at] != NULL && *lines[at] != '\0'; at++)
    if (*lines[at] != '#')
      {
        g_auto (GStrv) pair = g_strsplit (lines[at], "=", 2);

        g_hash_table_replace (keys, g_strdup (pair[0]), g_strdup (pair[1]));
      }
  return at;
}

static char *
take_key (GHashTable *keys, const char *name, const char *usual)
{
  gpointer value;

  if (!g_hash_table_steal_extended (keys, name, NULL, &value))
    return g_strdup (usual);
  return value;
}

static TapisGame *
new_game (const Case *its, GHashTable *keys)
{
  g_autofree char *seats = take_key (keys, "seats", "2");
  g_autofree char *dealer = take_key (keys, "dealer", "0");
  g_autofree char *options = take_key (keys, "options", "");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  GHashTableIter iter;
  gpointer key, value;
  TapisGame *game;

  g_string_printf (text, "[game]\nformat=1\nid=%s\nseats=%s\ndealer=%s\n"
                         "options=%s\n\n[position]\n",
                   its->rules->id, seats, dealer, options);
  g_hash_table_iter_init (&iter, keys);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_string_append_printf (text, "%s=%s\n", (char *) key, (char *) value);
  g_string_append (text, "\n[moves]\n\n[table]\nplayer.0=person\n");
  for (int seat = 1; seat < atoi (seats); seat++)
    g_string_append_printf (text, "player.%d=easy\n", seat);
  game = tapis_game_new_from_text (text->str, -1, &error);
  if (game == NULL)
    g_error ("%s:%u: %s", its->path, its->first, error->message);
  return game;
}

static void
test_case (gconstpointer data)
{
  const Case *its = data;
  g_autoptr (GHashTable) keys =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Script script = { .of = its, .refused_for = "" };
  guint at = 0;
  guint n = 0;

  while (*its->lines[at] == '#' || *its->lines[at] == '\0')
    at++;
  if (!g_str_has_prefix (its->lines[at], "== "))
    read_keys (its->lines, at, keys);
  at = read_keys (its->lines, its->first, keys);
  script.called = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  set_game (&script, new_game (its, keys));
  for (; its->lines[at] != NULL && !g_str_has_prefix (its->lines[at], "== ");
       at++)
    {
      script.line = at;
      if (*its->lines[at] == '#' || *its->lines[at] == '\0')
        continue;
      run_line (&script, its->lines[at]);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
  forget (&script);
  g_hash_table_unref (script.called);
  g_clear_pointer (&script.question, tapis_question_free);
  g_object_unref (script.game);
}

static void
free_case (gpointer data)
{
  Case *its = data;

  g_strfreev (its->lines);
  g_free (its);
}

static void
add_case (Case *its)
{
  g_autofree char *name = g_strdup_printf (
    "/%s/%s", its->rules->id, its->lines[its->first - 1] + strlen ("== "));

  g_test_add_data_func_full (name, its, test_case, free_case);
}

static void
run_case (Case *its)
{
  test_case (its);
  free_case (its);
}

/* Has @use take each case of the file. */
static void
read_cases (const CgRules *rules, const char *path, ScriptTell tell,
            void (*use) (Case *its))
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "== "))
      {
        Case *its = g_new (Case, 1);

        *its = (Case) { rules, path, g_strdupv (lines), i + 1, tell };
        use (its);
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

void
script_add (const CgRules *rules, const char *path, ScriptTell tell)
{
  read_cases (rules, path, tell, add_case);
}

void
script_run (const CgRules *rules, const char *path)
{
  read_cases (rules, path, NULL, run_case);
}
