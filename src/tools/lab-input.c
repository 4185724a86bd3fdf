/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes in: the command line, and positions from files. */

#include "lab.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

int
lab_usage_error (const char *format, ...)
{
  va_list args;

  fputs ("tapis-lab: ", stderr);
  va_start (args, format);
  vfprintf (stderr, format, args);
  va_end (args);
  fputc ('\n', stderr);
  return LAB_BAD_USAGE;
}

/* --- the command line --------------------------------------------------------
 */

/* Options that take a value; the others are switches. */
static const struct
{
  const char *name;
  guint       bit;
  gboolean    has_value;
} options[] = {
  { "--seats", LAB_SEATS, TRUE },
  { "--dealer", LAB_DEALER, TRUE },
  { "--seat", LAB_SEAT, TRUE },
  { "--seed", LAB_SEED, TRUE },
  { "--set", LAB_SET, TRUE },
  { "--file", LAB_FILE, TRUE },
  { "--events", LAB_EVENTS, FALSE },
  { "--save", LAB_SAVE, FALSE },
  { "--players", LAB_PLAYERS, TRUE },
  { "--games", LAB_GAMES, TRUE },
  { "--csv", LAB_CSV, FALSE },
  { "--seconds", LAB_SECONDS, TRUE },
  { "--draw", LAB_DRAW, FALSE },
  { "--simulations", LAB_SIMULATIONS, TRUE },
  { "--figures", LAB_FIGURES, FALSE },
  { "--judge", LAB_JUDGE, FALSE },
};

static gboolean
read_int (const char *text, int min, int max, int *out)
{
  gint64 number;

  if (!cg_number_from_text (text, min, max, &number))
    return FALSE;
  *out = (int) number;
  return TRUE;
}

/* Takes in one option; FALSE when its value is none. */
static gboolean
take_option (LabArgs *args, guint bit, const char *value)
{
  char *end;

  switch (bit)
    {
    case LAB_SEATS:
      return read_int (value, 1, CG_MAX_SEATS, &args->seats);
    case LAB_DEALER:
      return read_int (value, 0, CG_MAX_SEATS - 1, &args->dealer);
    case LAB_SEAT:
      return read_int (value, 0, CG_MAX_SEATS - 1, &args->seat);
    case LAB_SEED:
      return g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT64,
                                         &args->seed, NULL);
    case LAB_GAMES:
      return read_int (value, 1, 100000000, &args->games);
    case LAB_SECONDS:
      args->seconds = g_ascii_strtod (value, &end);
      return end != value && *end == '\0' && args->seconds > 0 &&
             args->seconds <= 3600;
    case LAB_SET:
      args->set[args->n_set++] = value;
      return strchr (value, '=') != NULL;
    case LAB_FILE:
      args->file = value;
      return TRUE;
    case LAB_PLAYERS:
      args->players = value;
      return TRUE;
    case LAB_SIMULATIONS:
      return read_int (value, 0, 100000000, &args->simulations);
    case LAB_EVENTS:
      args->events = TRUE;
      return TRUE;
    case LAB_SAVE:
      args->save = TRUE;
      return TRUE;
    case LAB_CSV:
      args->csv = TRUE;
      return TRUE;
    case LAB_FIGURES:
      args->figures = TRUE;
      return TRUE;
    case LAB_JUDGE:
      args->judge = TRUE;
      return TRUE;
    case LAB_DRAW:
      args->draw = TRUE;
      return TRUE;
    default:
      g_assert_not_reached ();
    }
}

gboolean
lab_read_args (const LabCommand *command, int argc, char **argv, LabArgs *args)
{
  *args = (LabArgs) {
    .seat = CG_NO_SEAT, .seed = 1, .games = 100, .seconds = 1,
  };
  args->words = g_new0 (const char *, argc + 1);
  args->set = g_new0 (const char *, argc + 1);
  for (int i = 0; i < argc; i++)
    {
      guint o = 0;

      if (!g_str_has_prefix (argv[i], "--"))
        {
          args->words[args->n_words++] = argv[i];
          continue;
        }
      while (o < G_N_ELEMENTS (options) &&
             !(command->options & options[o].bit &&
               strcmp (argv[i], options[o].name) == 0))
        o++;
      if (o == G_N_ELEMENTS (options))
        {
          lab_usage_error ("%s takes no %s", command->name, argv[i]);
          return FALSE;
        }
      if (options[o].has_value && i + 1 == argc)
        {
          lab_usage_error ("%s needs a value", argv[i]);
          return FALSE;
        }
      if (!take_option (args, options[o].bit,
                        options[o].has_value ? argv[i + 1] : NULL))
        {
          lab_usage_error ("%s cannot be “%s”", argv[i], argv[i + 1]);
          return FALSE;
        }
      i += options[o].has_value;
    }
  if (args->n_words >= command->min_words &&
      args->n_words <= command->max_words)
    return TRUE;
  lab_usage_error ("it is: tapis-lab %s", command->usage);
  return FALSE;
}

void
lab_clear_args (LabArgs *args)
{
  g_free (args->words);
  g_free (args->set);
}

const CgRules *
lab_read_setup (const LabArgs *args, const char *id, CgSetup *setup)
{
  const CgRules *rules = cg_game_find (id);
  const char *wrong;

  if (rules == NULL)
    {
      lab_usage_error ("there is no game “%s”; try: tapis-lab games", id);
      return NULL;
    }
  cg_setup_init (setup, rules);
  if (args->seats != 0)
    setup->seats = (guint8) args->seats;
  setup->dealer = (guint8) args->dealer;
  for (guint i = 0; i < args->n_set; i++)
    {
      const char *equals = strchr (args->set[i], '=');
      g_autofree char *name =
        g_strndup (args->set[i], (gsize) (equals - args->set[i]));
      int option = cg_option_index (rules, name);

      if (option < 0)
        {
          lab_usage_error ("%s has no option “%s”", id, name);
          return NULL;
        }
      if (!cg_option_value_from_text (&rules->options[option], equals + 1,
                                      &setup->options[option]))
        {
          lab_usage_error ("%s cannot be “%s”", name, equals + 1);
          return NULL;
        }
    }
  wrong = cg_setup_validate (setup, rules);
  if (wrong != NULL)
    {
      lab_usage_error ("%s: %s", id, wrong);
      return NULL;
    }
  return rules;
}

/* --- files
 * -------------------------------------------------------------------- */

/* Reads all of @stream, but never much more than a save may have. */
static GString *
read_stream (FILE *stream)
{
  GString *text = g_string_new (NULL);
  char block[65536];
  gsize n;

  while (text->len <= CG_SAVE_MAX_BYTES &&
         (n = fread (block, 1, sizeof block, stream)) > 0)
    g_string_append_len (text, block, (gssize) n);
  return text;
}

CgSession *
lab_load (const char *file)
{
  gboolean is_stdin = file == NULL || strcmp (file, "-") == 0;
  const char *name = is_stdin ? "stdin" : file;
  FILE *stream = is_stdin ? stdin : fopen (file, "rb");
  GString *text = NULL;
  g_autoptr (GError) error = NULL;
  CgSession *session = NULL;
  int problem = errno;

  if (stream != NULL)
    {
      errno = 0;
      text = read_stream (stream);
      problem = errno;
    }
  if (stream == NULL || ferror (stream))
    {
      fprintf (stderr, "%s:1: %s\n", name, g_strerror (problem));
    }
  else
    {
      session = cg_session_from_text (cg_games_all, text->str,
                                      (gssize) text->len, NULL, &error);
      if (session == NULL)
        fprintf (stderr, "%s:%s\n", name, error->message);
    }
  if (text != NULL)
    g_string_free (text, TRUE);
  if (stream != NULL && !is_stdin)
    fclose (stream);
  return session;
}
