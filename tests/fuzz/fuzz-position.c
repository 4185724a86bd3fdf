/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions that nobody reached: a dealt and played one of any game, whose
 * text is then changed as a person would change it: cards exchanged or moved,
 * numbers and words replaced. Nearly all are refused; those that validate
 * must play on without a crash.
 *
 * The bytes of an input are a script: game, seats, options, deal, moves, then
 * how many changes, of three bytes each.
 * With FUZZ_VERBOSE set each position that is played is printed. */

#include "fuzz.h"

#include "engine/cg-position.h"

#include <string.h>

typedef struct
{
  const uint8_t *data;
  size_t         size;
} Script;

/* The next byte; zero after the last. */
static guint
next (Script *script)
{
  if (script->size == 0)
    return 0;
  script->size--;
  return *script->data++;
}

/* A position's keys and the words of their values. */
typedef struct
{
  GPtrArray *keys;   /* of char * */
  GPtrArray *values; /* of GPtrArray * of char * */
} Position;

static void
position_init (Position *position, const CgRules *rules, const CgState *state)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) keys = NULL;

  cg_position_write (rules, state, file);
  keys = g_key_file_get_keys (file, CG_GROUP_POSITION, NULL, NULL);
  position->keys = g_ptr_array_new_with_free_func (g_free);
  position->values =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *value =
        g_key_file_get_value (file, CG_GROUP_POSITION, keys[i], NULL);
      g_auto (GStrv) words = g_strsplit (value, " ", -1);
      GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

      for (guint j = 0; words[j] != NULL; j++)
        if (*words[j] != '\0')
          g_ptr_array_add (list, g_strdup (words[j]));
      g_ptr_array_add (position->keys, g_strdup (keys[i]));
      g_ptr_array_add (position->values, list);
    }
}

static void
position_clear (Position *position)
{
  g_ptr_array_unref (position->keys);
  g_ptr_array_unref (position->values);
}

static GPtrArray *
value_of (Position *position, guint n)
{
  return position->values->pdata[n % position->values->len];
}

/* A place in a list, or one that is not there. */
static char **
word_of (GPtrArray *list, guint n)
{
  return list->len > 0 ? (char **) &list->pdata[n % list->len] : NULL;
}

static void
change (Position *position, guint what, guint a, guint b)
{
  static const char *const words[] = {
    "0", "1", "2", "3", "4", "6", "7", "13", "-1", "12", "31", "120", "255",
    "KH", "3D", "-", "*", "10S", "7o", "1b", "*=7", "on", "off", "7H@1",
    "3S,3H@0", "play", "answer", "name", "exchange", "over", "yes", "no", "A",
    "K",
  };
  GPtrArray *from = value_of (position, a);
  GPtrArray *to = value_of (position, b);
  char **word = word_of (from, what >> 3 ^ b);
  char **other = word_of (to, what >> 3 ^ a);
  char *kept;

  if (word == NULL)
    return;
  switch (what % 8)
    {
    case 0:
    case 1:
    case 2:
      if (other == NULL)
        return;
      kept = *word;
      *word = *other;
      *other = kept;
      break;
    case 3:
    case 4:
      kept = g_strdup (*word);
      g_ptr_array_remove_index (from, (guint) (word - (char **) from->pdata));
      g_ptr_array_insert (to, to->len > 0 ? (int) (a % to->len) : 0, kept);
      break;
    case 5:
      g_free (*word);
      *word = g_strdup (words[b % G_N_ELEMENTS (words)]);
      break;
    case 6:
      g_ptr_array_add (to, g_strdup (*word));
      break;
    default:
      g_ptr_array_remove_index (from, (guint) (word - (char **) from->pdata));
      break;
    }
}

/* The setup's text and the changed position's. */
static char *
to_text (Position *position, const CgRules *rules, const CgState *state)
{
  g_autofree char *whole = cg_position_to_text (rules, state);
  GString *text = g_string_new (NULL);

  g_string_append_len (text, whole, strstr (whole, "[position]") - whole);
  g_string_append (text, "[position]\n");
  for (guint i = 0; i < position->keys->len; i++)
    {
      GPtrArray *list = position->values->pdata[i];

      g_string_append_printf (text, "%s=", (char *) position->keys->pdata[i]);
      for (guint j = 0; j < list->len; j++)
        g_string_append_printf (text, "%s%s", j > 0 ? " " : "",
                                (char *) list->pdata[j]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static void
read_setup (Script *script, const CgRules *rules, CgSetup *setup)
{
  cg_setup_init (setup, rules);
  setup->seats = (guint8) (rules->min_seats +
                           next (script) % (rules->max_seats -
                                            rules->min_seats + 1u));
  setup->dealer = (guint8) (next (script) % setup->seats);
  for (guint i = 0; rules->options[i].id != NULL; i++)
    {
      const CgOption *option = &rules->options[i];
      guint byte = next (script);

      setup->options[i] =
        cg_option_value_at (option, byte % cg_option_n_values (option));
    }
}

/* Plays at random, over the ends of rounds too. */
static void
play_on (const CgRules *rules, CgState *state, guint64 deal, guint plies,
         CgRandom *random)
{
  guint round = 1;

  for (; plies > 0; plies--)
    if (rules->to_move (state) != CG_NO_SEAT)
      rules->play (state, cg_random_move (rules, state, random), NULL);
    else if (!cg_is_over (rules, state))
      cg_next_round (rules, deal, ++round, state, NULL);
    else
      return;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Script script = { data, MIN (size, 512) };
  guint n_games = 0;
  const CgRules *rules;
  g_autofree CgState *state = NULL;
  g_autofree char *text = NULL;
  g_autoptr (CgSession) session = NULL;
  Position position;
  CgRandom random;
  CgSetup setup;
  guint64 deal;
  guint plies;

  while (cg_games_all[n_games] != NULL)
    n_games++;
  rules = cg_games_all[next (&script) % n_games];
  read_setup (&script, rules, &setup);
  deal = next (&script);
  state = cg_state_new (rules, &setup);
  cg_deal (rules, &setup, deal, state);
  cg_random_seed (&random, next (&script));
  plies = next (&script);
  plies = plies < 128 ? plies : (plies - 128) * 8;
  play_on (rules, state, deal, plies, &random);

  /* few changes: after many hardly anything validates */
  position_init (&position, rules, state);
  for (guint n = next (&script) % 6; n > 0 && script.size > 0; n--)
    {
      guint what = next (&script);
      guint a = next (&script);

      change (&position, what, a, next (&script));
    }
  text = to_text (&position, rules, state);
  position_clear (&position);
  session = cg_session_from_text (cg_games_all, text, -1, NULL, NULL);
  fuzz_count (rules, session != NULL);
  if (session != NULL && g_getenv ("FUZZ_VERBOSE") != NULL)
    g_print ("%s\n", text);
  if (session != NULL)
    fuzz_explore (session, deal);
  return 0;
}
