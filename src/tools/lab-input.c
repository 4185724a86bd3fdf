/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the command line, and reads saves from files. */

#include "lab.h"

#include "model/words/tapis-quote.h"
#include "players/cg-task.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* At most this many characters of an error message are printed. No path is that
 * long. */
#define LONGEST 5000

/* Prints @before and @error on standard error. Removes from @error the control
 * characters, which could give commands to the terminal. */
static void
print_error (const char *before, const char *error)
{
  g_autofree char *quoted = tapis_quote (error, LONGEST);

  fprintf (stderr, "%s%s\n", before, quoted);
}

int
lab_usage_error (const char *format, ...)
{
  g_autofree char *error = NULL;
  va_list args;

  va_start (args, format);
  error = g_strdup_vprintf (format, args);
  va_end (args);
  print_error ("tapis-lab: ", error);
  return LAB_BAD_USAGE;
}

/* --- the command line ----------------------------------------------------- */

typedef enum
{
  SWITCH, /* an option without a value; its field is a gboolean */
  TEXT,
  NUMBER, /* an int from `min` to `max` */
  SEED,   /* a guint64 */
  SECONDS,
  SETTING, /* OPTION=VALUE; the option can be given several times */
} Kind;

static const struct
{
  const char *name;
  Kind        kind;
  gsize       field; /* the offset of the field in LabArgs */
  int         min;
  int         max;
} options[] = {
  { "--seats", NUMBER, G_STRUCT_OFFSET (LabArgs, seats), 1, CG_MAX_SEATS },
  { "--dealer", NUMBER, G_STRUCT_OFFSET (LabArgs, dealer), 0,
    CG_MAX_SEATS - 1 },
  { "--seat", NUMBER, G_STRUCT_OFFSET (LabArgs, seat), 0, CG_MAX_SEATS - 1 },
  { "--seed", SEED, G_STRUCT_OFFSET (LabArgs, seed), 0, 0 },
  { "--set", SETTING, G_STRUCT_OFFSET (LabArgs, set), 0, 0 },
  { "--file", TEXT, G_STRUCT_OFFSET (LabArgs, file), 0, 0 },
  { "--events", SWITCH, G_STRUCT_OFFSET (LabArgs, events), 0, 0 },
  { "--save", SWITCH, G_STRUCT_OFFSET (LabArgs, save), 0, 0 },
  { "--players", TEXT, G_STRUCT_OFFSET (LabArgs, players), 0, 0 },
  { "--games", NUMBER, G_STRUCT_OFFSET (LabArgs, games), 1, 100000000 },
  { "--csv", SWITCH, G_STRUCT_OFFSET (LabArgs, csv), 0, 0 },
  { "--seconds", SECONDS, G_STRUCT_OFFSET (LabArgs, seconds), 0, 0 },
  { "--draw", SWITCH, G_STRUCT_OFFSET (LabArgs, draw), 0, 0 },
  { "--simulations", NUMBER, G_STRUCT_OFFSET (LabArgs, simulations), 0,
    100000000 },
  { "--figures", SWITCH, G_STRUCT_OFFSET (LabArgs, figures), 0, 0 },
  { "--judge", SWITCH, G_STRUCT_OFFSET (LabArgs, judge), 0, 0 },
  { "--tasks", NUMBER, G_STRUCT_OFFSET (LabArgs, tasks), 1, 100000 },
  { "--level", NUMBER, G_STRUCT_OFFSET (LabArgs, level), 0,
    CG_TASK_LEVELS - 1 },
  { "--stock", SWITCH, G_STRUCT_OFFSET (LabArgs, stock), 0, 0 },
  { "--prove", SWITCH, G_STRUCT_OFFSET (LabArgs, prove), 0, 0 },
  { "--per-kind", NUMBER, G_STRUCT_OFFSET (LabArgs, per_kind), 1, 1000 },
  { "--key", SWITCH, G_STRUCT_OFFSET (LabArgs, key), 0, 0 },
  { "--words", SWITCH, G_STRUCT_OFFSET (LabArgs, in_words), 0, 0 },
  { "--mark", TEXT, G_STRUCT_OFFSET (LabArgs, mark), 0, 0 },
};

/* Reads @value into the field of @args for options[@index]. Returns FALSE if
 * the option cannot have this value. */
static gboolean
read_value (LabArgs *args, guint index, const char *value)
{
  gpointer field = G_STRUCT_MEMBER_P (args, options[index].field);
  gint64 number;
  char *end;

  switch (options[index].kind)
    {
    case SWITCH:
      *(gboolean *) field = TRUE;
      return TRUE;
    case TEXT:
      *(const char **) field = value;
      return TRUE;
    case NUMBER:
      if (!cg_number_from_text (value, options[index].min, options[index].max,
                                &number))
        return FALSE;
      *(int *) field = (int) number;
      return TRUE;
    case SEED:
      return g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT64, field,
                                         NULL);
    case SECONDS:
      args->seconds = g_ascii_strtod (value, &end);
      return end != value && *end == '\0' && args->seconds > 0 &&
             args->seconds <= 3600;
    case SETTING:
      args->set[args->n_set++] = value;
      return strchr (value, '=') != NULL;
    }
  g_assert_not_reached ();
}

gboolean
lab_read_args (const LabCommand *command, int argc, char **argv, LabArgs *args)
{
  g_auto (GStrv) usage = g_strsplit_set (command->usage, " []|", -1);

  *args = (LabArgs) {
    .seat = CG_NO_SEAT, .seed = 1, .games = 100, .seconds = 1, .tasks = 10,
    .per_kind = 10,
  };
  args->words = g_new0 (const char *, argc + 1);
  args->set = g_new0 (const char *, argc + 1);
  for (int i = 0; i < argc; i++)
    {
      gboolean has_value;
      guint o = 0;

      if (!g_str_has_prefix (argv[i], "--"))
        {
          args->words[args->n_words++] = argv[i];
          continue;
        }
      if (!g_strv_contains ((const char *const *) usage, argv[i]))
        {
          lab_usage_error ("%s takes no %s", command->name, argv[i]);
          return FALSE;
        }
      while (strcmp (argv[i], options[o].name) != 0)
        o++;
      has_value = options[o].kind != SWITCH;
      if (has_value && i + 1 == argc)
        {
          lab_usage_error ("%s needs a value", argv[i]);
          return FALSE;
        }
      if (!read_value (args, o, has_value ? argv[i + 1] : NULL))
        {
          lab_usage_error ("%s cannot be “%s”", argv[i], argv[i + 1]);
          return FALSE;
        }
      i += has_value;
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
  const CgRules *rules = cg_game_find_any (id);
  g_autofree char *set = g_strjoinv (";", (char **) args->set);
  g_autofree char *reason = NULL;
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
  if (!cg_setup_read_options (setup, rules, set, &reason))
    {
      lab_usage_error ("%s: %s", id, reason);
      return NULL;
    }
  wrong = cg_setup_validate (setup, rules);
  if (wrong != NULL)
    {
      lab_usage_error ("%s: %s", id, wrong);
      return NULL;
    }
  return rules;
}

/* --- files ---------------------------------------------------------------- */

CgSession *
lab_load (const char *file)
{
  gboolean is_stdin = file == NULL || strcmp (file, "-") == 0;
  FILE *stream = is_stdin ? stdin : fopen (file, "rb");
  /* one byte more than the largest save, in order to notice a file that is too
   * large */
  const gsize size = CG_SAVE_MAX_BYTES + 1;
  g_autofree char *text = g_malloc (size);
  gsize length = stream != NULL ? fread (text, 1, size, stream) : 0;
  g_autoptr (GError) error = NULL;
  CgSession *session = NULL;

  if (stream == NULL || ferror (stream))
    g_set_error (&error, G_FILE_ERROR, G_FILE_ERROR_FAILED, "1: %s",
                 g_strerror (errno));
  else
    session = cg_session_from_text (cg_games_all, text, (gssize) length, NULL,
                                    &error);
  if (session == NULL)
    {
      g_autofree char *wrong = g_strdup_printf (
        "%s:%s", is_stdin ? "stdin" : file, error->message);

      print_error ("", wrong);
    }
  if (stream != NULL && !is_stdin)
    fclose (stream);
  return session;
}
