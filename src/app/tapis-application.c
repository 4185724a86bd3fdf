/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The application: its window, its options on the command line and its actions.
 */

#include "config.h"

#include "tapis-application.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/words/tapis-quote.h"
#include "model/words/tapis-words-language.h"
#include "players/cg-player.h"
#include "games/cg-games.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-tutor.h"
#include "app/tapis-sources.h"
#include "app/translate/tapis-translator.h"
#include "app/pages/tapis-preferences.h"
#include "app/window/tapis-window.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-tooltip.h"

struct _TapisApplication
{
  AdwApplication parent_instance;

  /* owned */
  TapisTranslator *translator; /* NULL: the program is not in translation mode
                                */
};

G_DEFINE_FINAL_TYPE (TapisApplication, tapis_application,
                     ADW_TYPE_APPLICATION)

/* The options on the command line. Arguments have the type FILENAME, so that
 * GLib does not convert their bytes; read_arguments() converts them to UTF-8.
 */
static const GOptionEntry options[] = {
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL,
    /* Translators: in a terminal: what --version does. */
    N_("Print the version and exit"), NULL },
  { "game", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: in a terminal: what --game=GAME does. */
    N_("Start a new game at once"),
    /* Translators: in a terminal, behind --game: stands for a game's name. */
    N_("GAME") },
  { "play", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: in a terminal: what --play=GAME does. */
    N_("Continue the current game, or start one"),
    /* Translators: in a terminal, behind --play: stands for a game's name. */
    N_("GAME") },
  { "resume", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: in a terminal: what --resume=GAME does. */
    N_("Continue the current game"),
    /* Translators: in a terminal, behind --resume: stands for a game's
     * name. */
    N_("GAME") },
  { "lesson", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: in a terminal: what --lesson=LESSON does. */
    N_("Open a lesson, by its name or from a file"),
    /* Translators: in a terminal, behind --lesson: stands for a lesson's
     * name. */
    N_("LESSON") },
  /* numbers are read as strings, because GApplication ignores an integer option
   * with the value 0 */
  { "seats", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: in a terminal: what --seats=NUMBER does. */
    N_("With --game: the number of players"),
    /* Translators: in a terminal, behind --seats: stands for a number. */
    N_("NUMBER") },
  { "players", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: in a terminal: what --players=LEVEL does. */
    N_("With --game: the level of the computer players"),
    /* Translators: in a terminal, behind --players: stands for a level. */
    N_("LEVEL") },
  { "persons", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: in a terminal: what --persons=NAME,NAME does. */
    N_("With --game: the people who play on this device"),
    /* Translators: in a terminal, behind --persons: stands for names, with
     * commas between them. */
    N_("NAME,NAME") },
  { "deal", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: in a terminal: what --deal=NUMBER does. */
    N_("With --game: the number that deals the same cards again"),
    /* Translators: in a terminal, behind --deal: stands for a number. */
    N_("NUMBER") },
  { "set", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    /* Translators: in a terminal: what --set=OPTION=VALUE does. */
    N_("With --game: a house rule; may be repeated"),
    /* Translators: in a terminal, behind --set: stands for a house rule
     * and what it is set to. */
    N_("OPTION=VALUE") },
  { "deal-link", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: in a terminal: what --deal-link=LINK does. */
    N_("Deal the cards of a link"),
    /* Translators: in a terminal, behind --deal-link: stands for a link. */
    N_("LINK") },
  { G_OPTION_REMAINING, 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_FILENAME_ARRAY,
    NULL, NULL, NULL },
  { "practice", 0, 0, G_OPTION_ARG_NONE, NULL,
    /* Translators: in a terminal: what --practice does. */
    N_("With --game: every move can be undone"), NULL },
  { "translate", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: in a terminal: what --translate=LANGUAGE does. */
    N_("In a build: translate the program in its window"),
    /* Translators: in a terminal, behind --translate: stands for a
     * language's code: fr. */
    N_("LANGUAGE") },
  G_OPTION_ENTRY_NULL,
};

/* Returns the window of the application, or NULL. Other windows, such as
 * dialogs, may come before it in the list of GTK. */
static TapisWindow *
find_window (gpointer application)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL;
       l = l->next)
    if (TAPIS_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

static TapisWindow *
ensure_window (gpointer application)
{
  TapisWindow *window = find_window (application);

  return window != NULL ? window
                        : TAPIS_WINDOW (tapis_window_new (application));
}

static void
tapis_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (ensure_window (application)));
}

/* Begins translation mode for @language. Returns NULL, or a sentence that says
 * what went wrong. */
static char *
begin_translation (TapisApplication *self, const char *language)
{
  g_autofree char *sources = tapis_sources_find ();
  g_autoptr (GError) error = NULL;

  if (sources == NULL)
    return g_strdup (_("An installed program cannot be translated: build it "
                       "from its sources (./run --translate LANGUAGE)."));
  self->translator = tapis_translator_new (sources, language, &error);
  if (self->translator == NULL)
    return g_strdup (error->message);
  /* the command line must not be sent to an instance that is running already,
   * because that instance shows another language */
  g_application_set_flags (
    G_APPLICATION (self),
    g_application_get_flags (G_APPLICATION (self)) |
      G_APPLICATION_NON_UNIQUE);
  return NULL;
}

/* Returns @bytes, an argument as it was typed, as valid UTF-8. @bytes is UTF-8
 * already, or it is in the encoding of the locale. */
static char *
read_argument (const char *bytes)
{
  char *text = g_utf8_validate (bytes, -1, NULL)
                 ? g_strdup (bytes)
                 : g_locale_to_utf8 (bytes, -1, NULL, NULL, NULL);

  return text != NULL ? text : g_utf8_make_valid (bytes, -1);
}

/* Converts all arguments in @dict from bytes to strings in UTF-8. */
static void
read_arguments (GVariantDict *dict)
{
  for (guint i = 0; options[i].long_name != NULL; i++)
    {
      const char *name = options[i].long_name;
      g_auto (GStrv) several = NULL;
      g_autofree char *one = NULL;

      if (g_variant_dict_lookup (dict, name, "^ay", &one))
        {
          g_autofree char *text = read_argument (one);

          g_variant_dict_insert (dict, name, "s", text);
        }
      else if (g_variant_dict_lookup (dict, name, "^aay", &several))
        {
          for (guint n = 0; several[n] != NULL; n++)
            {
              char *text = read_argument (several[n]);

              g_free (several[n]);
              several[n] = text;
            }
          g_variant_dict_insert (dict, name, "^as", several);
        }
    }
}

static int
tapis_application_handle_local_options (GApplication *application,
                                        GVariantDict *dict)
{
  const char *language;
  g_autofree char *wrong = NULL;

  if (g_variant_dict_contains (dict, "version"))
    {
      g_print ("Tapis %s\n", VERSION);
      return 0;
    }
  read_arguments (dict);
  if (g_variant_dict_lookup (dict, "translate", "&s", &language))
    wrong = begin_translation (TAPIS_APPLICATION (application), language);
  if (wrong == NULL)
    return -1;
  g_printerr ("%s\n", wrong);
  return 2;
}

/* Each of the following functions returns NULL if nothing is wrong with the
 * command line, and otherwise a newly allocated sentence that says what is
 * wrong. */

static char *
find_game (const char *id, const CgRules **rules)
{
  *rules = cg_game_find (id);
  return *rules != NULL
           ? NULL
           /* Translators: in a terminal: what was typed behind --game is no
            * game. */
           : tapis_quote_in (_("There is no game “%s”."), id);
}

static char *
read_house_rules (char **sets, TapisGameSetup *setup)
{
  for (guint i = 0; sets != NULL && sets[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (sets[i], "=", 2);
      int option =
        parts[0] != NULL ? cg_option_index (setup->rules, parts[0]) : -1;

      if (option < 0 || parts[1] == NULL ||
          !cg_option_value_from_text (&setup->rules->options[option],
                                      parts[1],
                                      &setup->engine.options[option]))
        /* Translators: in a terminal: what was typed behind --set is no house
         * rule. */
        return tapis_quote_in (_("This game has no house rule “%s”."),
                               sets[i]);
    }
  return NULL;
}

/* Reads @names, names separated by commas, as the names of the persons at the
 * first seats of @setup. Computer players play at all other seats. */
static char *
read_persons (const char *names, TapisGameSetup *setup)
{
  g_auto (GStrv) persons = g_strsplit (names, ",", -1);
  guint n = g_strv_length (persons);

  if (n > setup->engine.seats)
    return g_strdup (
      _("--persons has more names than the game has players."));
  for (guint i = 0; i < CG_MAX_SEATS; i++)
    {
      setup->seats[i].person = i < n;
      tapis_game_setup_set_name (&setup->seats[i], i < n ? persons[i] : "");
    }
  return NULL;
}

static char *
read_setup (GVariantDict *dict, const CgRules *rules, TapisGameSetup *setup)
{
  g_auto (GStrv) sets = NULL;
  const char *level, *persons, *number;
  char *wrong = NULL;
  guint64 seats;

  tapis_game_setup_init (setup, rules);
  setup->practice = g_variant_dict_contains (dict, "practice");
  if (g_variant_dict_lookup (dict, "seats", "&s", &number))
    {
      if (!g_ascii_string_to_unsigned (number, 10, rules->min_seats,
                                       rules->max_seats, &seats, NULL))
        return g_strdup_printf (
          /* Translators: in a terminal, why a number behind --seats is refused:
           * the fewest and the most players; the form is that of the second
           * number. */
          ngettext ("This game is for %d to %d player.",
                    "This game is for %d to %d players.", rules->max_seats),
          rules->min_seats, rules->max_seats);
      setup->engine.seats = (guint8) seats;
      setup->engine.dealer = (guint8) (seats - 1);
    }
  if (g_variant_dict_lookup (dict, "players", "&s", &level))
    {
      const CgPlayer *player = cg_player_find (level);

      if (player == NULL)
        /* Translators: in a terminal: what was typed behind --players is no
         * level. */
        return tapis_quote_in (_("There is no level “%s”."), level);
      setup->level = player->id;
      for (guint i = 0; i < CG_MAX_SEATS; i++)
        setup->seats[i].level = NULL;
    }
  if (g_variant_dict_lookup (dict, "persons", "&s", &persons))
    wrong = read_persons (persons, setup);
  if (wrong == NULL && g_variant_dict_lookup (dict, "deal", "&s", &number))
    wrong = tapis_game_setup_read_deal (setup, number);
  g_variant_dict_lookup (dict, "set", "^as", &sets);
  if (wrong == NULL)
    wrong = read_house_rules (sets, setup);
  return wrong != NULL
           ? wrong
           : g_strdup (cg_setup_validate (&setup->engine, rules));
}

/* Gives the lesson @name, which is an id or the path of a file. */
static char *
give_lesson (TapisWindow *window, GApplicationCommandLine *line,
             const char *name)
{
  g_autoptr (TapisLesson) lesson = tapis_lessons_find (name);
  g_autoptr (GError) error = NULL;

  if (lesson == NULL && !g_str_has_suffix (name, ".xml"))
    /* Translators: in a terminal: what was typed behind --lesson is no
     * lesson. */
    return tapis_quote_in (_("There is no lesson “%s”."), name);
  if (lesson == NULL)
    {
      g_autoptr (GFile) file =
        g_application_command_line_create_file_for_arg (line, name);

      lesson = tapis_lesson_new_from_file (file, &error);
      if (lesson == NULL || !tapis_lesson_prove (lesson, &error))
        return g_strdup (error->message);
    }
  tapis_window_give_lesson (window, lesson);
  return NULL;
}

static char *
follow_link (TapisWindow *window, const char *text)
{
  TapisGameSetup setup;
  TapisDealLink link;
  char *wrong = tapis_deal_link_read (&link, text);

  if (wrong != NULL)
    return wrong;
  tapis_game_setup_init_link (&setup, &link);
  tapis_window_start (window, &setup);
  return NULL;
}

/* Deals the cards of @link, which the desktop asks the program to open. If the
 * link is wrong, shows a message in the window, because there is no terminal.
 */
static void
open_link (TapisWindow *window, const char *link)
{
  g_autofree char *wrong = follow_link (window, link);
  g_autofree char *sentences = NULL;

  gtk_window_present (GTK_WINDOW (window));
  if (wrong == NULL)
    return;
  /* Translators: in the window, when a link was opened; why follows. */
  sentences = tapis_words_sentences (_("The link does not lead to a "
                                       "deal."), wrong, NULL);
  tapis_window_tell (window, sentences);
}

static char *
follow_options (TapisWindow *window, GApplicationCommandLine *line)
{
  GVariantDict *dict = g_application_command_line_get_options_dict (line);
  /* the links that the desktop asks the program to open */
  g_autofree const char **links = NULL;
  TapisGameSetup setup;
  const CgRules *rules;
  const char *id;
  char *wrong;

  if (g_variant_dict_lookup (dict, "deal-link", "&s", &id))
    return follow_link (window, id);
  if (g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&s", &links) &&
      links[0] != NULL)
    {
      open_link (window, links[0]);
      return NULL;
    }

  if (g_variant_dict_lookup (dict, "game", "&s", &id))
    {
      wrong = find_game (id, &rules);
      if (wrong == NULL)
        wrong = read_setup (dict, rules, &setup);
      if (wrong == NULL)
        tapis_window_start (window, &setup);
      return wrong;
    }
  if (g_variant_dict_lookup (dict, "lesson", "&s", &id))
    return give_lesson (window, line, id);
  if (!g_variant_dict_lookup (dict, "resume", "&s", &id) &&
      !g_variant_dict_lookup (dict, "play", "&s", &id))
    return NULL;
  wrong = find_game (id, &rules);
  if (wrong == NULL && g_variant_dict_contains (dict, "play"))
    tapis_window_play (window, rules);
  else if (wrong == NULL)
    tapis_window_resume (window, rules);
  return wrong;
}

static int
tapis_application_command_line (GApplication            *application,
                                GApplicationCommandLine *line)
{
  TapisWindow *window = ensure_window (application);
  g_autofree char *wrong = follow_options (window, line);

  if (wrong != NULL)
    g_application_command_line_printerr (line, "%s\n", wrong);
  if (wrong != NULL && !gtk_widget_get_visible (GTK_WIDGET (window)))
    gtk_window_destroy (GTK_WINDOW (window));
  else
    gtk_window_present (GTK_WINDOW (window));
  return wrong != NULL ? 2 : 0;
}

/* Called when the desktop opens a link through D-Bus, that is without a command
 * line, whether or not the program is running already. */
static void
tapis_application_open (GApplication *application, GFile **files, int n_files,
                        const char *hint)
{
  TapisWindow *window = ensure_window (application);
  g_autofree char *link = g_file_get_uri (files[0]);

  open_link (window, link);
}

static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TapisWindow *window = find_window (user_data);

  /* the window saves its size when it is closed */
  if (window != NULL)
    gtk_window_close (GTK_WINDOW (window));
}

/* The action "app.play", whose parameter is the id of a game, and the actions
 * "app.play-ID" without a parameter, one for each game. The menu of the desktop
 * uses the latter. */
static void
play_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *name = g_action_get_name (G_ACTION (action));
  const CgRules *rules =
    cg_game_find (parameter != NULL ? g_variant_get_string (parameter, NULL)
                                    : name + strlen ("play-"));
  TapisWindow *window = ensure_window (user_data);

  if (rules != NULL)
    tapis_window_play (window, rules);
  gtk_window_present (GTK_WINDOW (window));
}

static void
add_play_actions (TapisApplication *self)
{
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat ("play-", cg_games[i]->id, NULL);
      g_autoptr (GSimpleAction) action = g_simple_action_new (name, NULL);

      g_signal_connect (action, "activate", G_CALLBACK (play_action), self);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }
}

static void
tapis_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { .name = "quit", .activate = quit_action },
    { .name = "play", .activate = play_action, .parameter_type = "s" },
  };

  G_APPLICATION_CLASS (tapis_application_parent_class)->startup (application);
  tapis_names_init ();
  tapis_tooltip_init ();
  tapis_preferences_bind_language ();
  if (TAPIS_APPLICATION (application)->translator != NULL)
    tapis_translator_attend (TAPIS_APPLICATION (application)->translator);

  g_action_map_add_action_entries (G_ACTION_MAP (application), actions,
                                   G_N_ELEMENTS (actions), application);
  add_play_actions (TAPIS_APPLICATION (application));
  gtk_application_set_accels_for_action (GTK_APPLICATION (application),
                                         "app.quit",
                                         (const char *[]) { "<Control>q",
                                                            NULL });
}

static void
tapis_application_dispose (GObject *object)
{
  g_clear_object (&TAPIS_APPLICATION (object)->translator);

  G_OBJECT_CLASS (tapis_application_parent_class)->dispose (object);
}

static void
tapis_application_class_init (TapisApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_application_dispose;
  application_class->startup = tapis_application_startup;
  application_class->activate = tapis_application_activate;
  application_class->command_line = tapis_application_command_line;
  application_class->open = tapis_application_open;
  application_class->handle_local_options =
    tapis_application_handle_local_options;
}

static void
tapis_application_init (TapisApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (
    G_APPLICATION (self), _("— traditional card games"));
}

TapisApplication *
tapis_application_new (void)
{
  return g_object_new (TAPIS_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_COMMAND_LINE |
                                  G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/tapisgames/Tapis",
                       NULL);
}
