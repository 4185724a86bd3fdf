/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and runs the rows of a rule table. A row that is not so, and a row
 * that cannot be read, ends the test and names itself. */

#include "rule-table.h"

#include "engine/cg-position.h"
#include "tests/each-game.h"

#include <locale.h>
#include <string.h>

/* A row of the table. */
typedef struct
{
  char    *rule;
  GString *setup;
  GString *position;
  GString *script;
} RuleCase;

static const CgRules *rules;
static RuleDefaults fill_in;

/* --- reading a row -------------------------------------------------------- */

static CgSetup
read_setup (const char *text)
{
  CgSetup setup;

  cg_setup_init (&setup, rules);
  test_read_setup (&setup, rules, text);
  return setup;
}

void
rule_table_default (GKeyFile *keys, const char *key, const char *value)
{
  if (!g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL))
    g_key_file_set_value (keys, CG_GROUP_POSITION, key, value);
}

void
rule_table_default_cards (GKeyFile *keys, const char *zone, int seat, guint n,
                          CgPack pack, CgSet *left)
{
  char key[CG_KEY_SIZE];
  CgCard cards[CG_MAX_ZONE];
  guint n_left = cg_set_list ((CgSet) { left->lo & CG_CARD_BITS, left->hi },
                              pack, cards);

  cg_position_key (key, zone, seat);
  if (g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL))
    return;
  g_assert_cmpuint (n, <=, n_left);
  cg_position_set_cards (keys, key, cards + n_left - n, n);
  for (guint i = n_left - n; i < n_left; i++)
    *left = cg_set_remove (*left, cards[i]);
}

void
rule_table_default_rows (GKeyFile *keys, const CgSetup *setup, CgPack pack,
                         CgSet *left)
{
  rule_table_default (keys, "phase", "play");
  rule_table_default (keys, "to-move", "0");
  rule_table_default (keys, "stock", "");
  rule_table_default (keys, "pile", "");
  for (int seat = 0; seat < setup->seats; seat++)
    {
      char key[CG_KEY_SIZE];

      rule_table_default_cards (keys, "hand", seat, 1, pack, left);
      rule_table_default_cards (keys, "down", seat, 3, pack, left);
      rule_table_default (keys, cg_position_key (key, "up", seat), "");
    }
  /* a row may name only some of the cards that have left the game */
  g_key_file_remove_key (keys, CG_GROUP_POSITION, "burnt", NULL);
}

/* Takes away from @left the cards that @value names. */
static void
take_named (const char *value, CgSet *left)
{
  g_auto (GStrv) words = g_strsplit_set (value, " +@", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      CgCard card;

      if (cg_card_from_text (words[i], -1, &card) &&
          (cg_card_is_french (card) || cg_card_is_spanish (card)))
        *left = cg_set_remove (*left, card);
    }
}

/* Returns why the position of @keys cannot be, or NULL; (transfer full). */
static char *
read_position (const CgSetup *setup, GKeyFile *keys, CgState *state)
{
  g_autoptr (GError) error = NULL;

  if (!cg_position_read (rules, setup, keys, state, &error))
    return g_strdup (error->message);
  return g_strdup (cg_validate (rules, state));
}

/* Reads the position of @row, with what it leaves out, into @keys and
 * @state. */
static void
read_case (const RuleCase *row, GKeyFile *keys, CgState *state)
{
  CgSetup setup = read_setup (row->setup->str);
  g_auto (GStrv) entries = g_strsplit (row->position->str, ";", -1);
  g_autofree char *wrong = NULL;
  CgSet left;

  cg_clear (rules, &setup, state);
  left = cg_all_cards (rules, state);
  left.lo &= CG_CARD_BITS;
  if (g_str_has_prefix (row->position->str, "deal="))
    {
      char *end;
      guint64 deal = g_ascii_strtoull (row->position->str + strlen ("deal="),
                                       &end, 10);

      if (*end != '\0')
        g_error ("%s: what is “%s”?", row->rule, end);
      cg_deal (rules, &setup, deal, state);
      return;
    }
  for (guint i = 0; entries[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (g_strstrip (entries[i]), "=", 2);

      if (*entries[i] == '\0')
        continue;
      g_key_file_set_value (keys, CG_GROUP_POSITION, pair[0], pair[1]);
      take_named (pair[1], &left);
    }
  fill_in (keys, &setup, &left);
  wrong = read_position (&setup, keys, state);
  if (wrong != NULL)
    g_error ("%s: %s", row->rule, wrong);
}

/* --- running a script ----------------------------------------------------- */

static char *
cards_text (const CgEvent *event)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < CG_EVENT_CARDS && event->cards[i] != CG_CARD_NONE; i++)
    {
      char card[CG_CARD_TEXT_SIZE];

      g_string_append_printf (text, "%s%s", i > 0 ? "," : "",
                              cg_card_to_text (event->cards[i], card));
    }
  return g_string_free (text, FALSE);
}

static gboolean
has_value (const CgEvent *event, const char *name, const char *value)
{
  const struct
  {
    const char *name;
    int         value;
  } values[] = {
    { "seat", event->seat },     { "other", event->other },
    { "count", event->count },   { "rank", event->rank },
    { "what", event->what },     { "points", event->points },
    { "total", event->total },
  };

  if (g_str_equal (name, "cards"))
    {
      g_autofree char *cards = cards_text (event);

      return g_str_equal (cards, value);
    }
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (g_str_equal (name, values[i].name))
      return atoi (value) == values[i].value;
  g_error ("events have no “%s”", name);
}

/* "paid seat=1 points=9" */
static gboolean
happened (const CgEvents *events, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gboolean known = FALSE;

  for (guint kind = 1; cg_event_id (rules, kind) != NULL; kind++)
    known |= g_str_equal (cg_event_id (rules, kind), words[0]);
  if (!known)
    g_error ("there is no event “%s”", words[0]);
  for (guint i = 0; i < events->n; i++)
    {
      const CgEvent *event = &events->list[i];
      gboolean same = g_str_equal (cg_event_id (rules, event->kind), words[0]);

      for (guint w = 1; same && words[w] != NULL; w++)
        {
          g_auto (GStrv) pair = g_strsplit (words[w], "=", 2);

          same = has_value (event, pair[0], pair[1]);
        }
      if (same)
        return TRUE;
    }
  return FALSE;
}

static CgMove
read_move (const RuleCase *row, const CgState *state, const char *text)
{
  CgMove move;

  if (!cg_read_move (rules, state, text, &move))
    g_error ("%s: “%s” is no move", row->rule, text);
  return move;
}

static void
play (const RuleCase *row, CgState *state, const char *text, gboolean really,
      CgEvents *events)
{
  CgMove move;
  CgRefusal refusal;

  if (g_str_equal (text, "deal"))
    {
      if (rules->to_move (state) != CG_NO_SEAT || cg_is_over (rules, state))
        g_error ("%s: no round is dealt here", row->rule);
      cg_next_round (rules, 1, 2, state, events);
      return;
    }
  move = read_move (row, state, text);
  refusal = rules->why_not (state, move);
  if (refusal.kind != CG_LEGAL)
    g_error ("%s: %s is refused: %s", row->rule, text,
             cg_refusal_id (rules, refusal.kind));
  if (really)
    rules->play (state, move, events);
}

static void
check_count (const RuleCase *row, const CgState *state, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, ". ", -1);
  gboolean per_seat = g_strv_length (words) == 3;
  CgCard cards[CG_MAX_ZONE];
  guint zone = 0;
  guint n;

  while (!g_str_equal (cg_zone (rules, zone)->key, words[0]))
    zone++;
  n = cg_zone_cards (rules, state, zone, per_seat ? atoi (words[1]) : -1,
                     cards);
  if (n != (guint) atoi (words[per_seat ? 2 : 1]))
    g_error ("%s: # %s, but %u", row->rule, text, n);
}

static void
check_key (const RuleCase *row, const CgState *state, const char *text)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_auto (GStrv) pair = g_strsplit (text, " ", 2);
  g_autofree char *value = NULL;

  cg_position_write (rules, state, keys);
  value = g_key_file_get_value (keys, CG_GROUP_POSITION, pair[0], NULL);
  if (g_strcmp0 (value != NULL ? value : "",
                 pair[1] != NULL ? pair[1] : "") != 0)
    g_error ("%s: %s is “%s”, not “%s”", row->rule, pair[0], value, pair[1]);
}

static void
check_view (const RuleCase *row, const CgState *state, const char *text)
{
  g_autofree CgState *view = cg_state_copy (rules, state);
  char *key;
  int seat = (int) strtol (text, &key, 10);

  cg_redact (rules, view, seat);
  check_key (row, view, g_strchug (key));
}

static void
check_result (const RuleCase *row, const CgState *state, const char *text,
              gboolean score)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  int seat = atoi (words[0]);
  CgResult result;
  int value;

  if (rules->to_move (state) != CG_NO_SEAT)
    g_error ("%s: it is not over", row->rule);
  rules->result (state, &result);
  value = score ? result.score[seat] : result.place[seat];
  if (value != atoi (words[1]))
    g_error ("%s: seat %d has %s %d, not %s", row->rule, seat,
             score ? "score" : "place", value, words[1]);
}

/* "hand.0=AS & to-move=1 : why": changes @sound, where a key without a value is
 * left out. */
static void
check_wrong (const RuleCase *row, GKeyFile *sound, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " : ", 2);
  g_auto (GStrv) changes = g_strsplit (parts[0], " & ", -1);
  g_autofree char *data = g_key_file_to_data (sound, NULL, NULL);
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  CgSetup setup = read_setup (row->setup->str);
  guint64 buffer[CG_MAX_STATE / 8];
  g_autofree char *wrong = NULL;

  g_assert_true (g_key_file_load_from_data (keys, data, -1, 0, NULL));
  for (guint i = 0; changes[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (changes[i], "=", 2);

      if (pair[1] != NULL)
        g_key_file_set_value (keys, CG_GROUP_POSITION, pair[0], pair[1]);
      else
        g_key_file_remove_key (keys, CG_GROUP_POSITION, pair[0], NULL);
    }
  wrong = read_position (&setup, keys, (CgState *) buffer);
  if (wrong == NULL || parts[1] == NULL || strstr (wrong, parts[1]) == NULL)
    g_error ("%s: “%s” is refused for “%s”", row->rule, text, wrong);
}

static void
run_step (const RuleCase *row, GKeyFile *keys, CgState *state, char *step,
          CgEvents *events)
{
  char *text = step + 2;
  char *space;
  CgMove list[CG_MAX_MOVES];
  CgRefusal refusal;
  guint n;

  switch (step[0])
    {
    case '+':
    case '>':
      play (row, state, text, step[0] == '>', events);
      break;
    case '-':
      space = strrchr (text, ' ');
      *space = '\0';
      refusal = rules->why_not (state, read_move (row, state, text));
      if (!g_str_equal (cg_refusal_id (rules, refusal.kind), space + 1))
        g_error ("%s: %s is “%s”, not “%s”", row->rule, text,
                 cg_refusal_id (rules, refusal.kind), space + 1);
      break;
    case '=':
      check_key (row, state, text);
      break;
    case '?':
      check_view (row, state, text);
      break;
    case '#':
      check_count (row, state, text);
      break;
    case '!':
    case '~':
      if (happened (events, text) != (step[0] == '!'))
        g_error ("%s: %s", row->rule, step);
      break;
    case '%':
      n = rules->moves (state, list);
      if (n != (guint) atoi (text))
        g_error ("%s: %u legal moves, not %s", row->rule, n, text);
      break;
    case 'x':
      check_wrong (row, keys, text);
      break;
    case '1':
    case '$':
      check_result (row, state, text, step[0] == '$');
      break;
    default:
      g_error ("%s: what is “%s”?", row->rule, step);
    }
}

static void
test_case (gconstpointer data)
{
  const RuleCase *row = data;
  guint64 buffer[CG_MAX_STATE / 8];
  CgState *state = (CgState *) buffer;
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_auto (GStrv) steps = g_strsplit (row->script->str, ";", -1);
  CgEvents events = { 0 };

  read_case (row, keys, state);
  g_assert_cmpuint (g_strv_length (steps), >, 0);
  for (guint i = 0; steps[i] != NULL; i++)
    run_step (row, keys, state, g_strstrip (steps[i]), &events);
}

/* --- the table ------------------------------------------------------------ */

static void
free_case (gpointer data)
{
  RuleCase *row = data;

  g_free (row->rule);
  g_string_free (row->setup, TRUE);
  g_string_free (row->position, TRUE);
  g_string_free (row->script, TRUE);
  g_free (row);
}

/* Adds what a line says of @row. */
static void
read_line (RuleCase *row, const char *line)
{
  GString *text;

  if (g_str_has_prefix (line, "with "))
    {
      if (row->setup->len > 0)
        g_error ("%s: there is a setup already", row->rule);
      g_string_assign (row->setup, line + strlen ("with "));
      return;
    }
  text = strchr ("+->=?#%!~1$x", line[0]) != NULL && line[1] == ' '
           ? row->script
           : row->position;
  g_string_append_printf (text, "%s%s", text->len > 0 ? ";" : "", line);
}

static void
add_cases (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  RuleCase *row = NULL;
  guint n = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "== "))
      {
        g_autofree char *name =
          g_strdup_printf ("/%s/%03u %s", rules->id, n++, lines[i] + 3);

        row = g_new (RuleCase, 1);
        *row = (RuleCase) {
          g_strdup_printf ("%s:%u: %s", path, i + 1, lines[i] + 3),
          g_string_new (NULL), g_string_new (NULL), g_string_new (NULL),
        };
        g_test_add_data_func_full (name, row, test_case, free_case);
      }
    else if (row != NULL && *lines[i] != '\0' &&
             !g_str_has_prefix (lines[i], "---"))
      read_line (row, lines[i]);
  g_assert_cmpuint (n, >, 0);
}

int
rule_table_main (int argc, char **argv, const CgRules *game, const char *path,
                 RuleDefaults defaults)
{
  setlocale (LC_ALL, ""); /* for what is said of a failure */
  g_test_init (&argc, &argv, NULL);
  rules = game;
  fill_in = defaults;
  add_cases (path);
  return g_test_run ();
}
