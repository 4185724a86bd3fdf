/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions of the window that the other files of the window do not have.
 * They are used by its menu, its buttons and its keys. */

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "app/pages/tapis-preferences.h"
#include "app/pages/tapis-setup-page.h"
#include "app/tapis-compat.h"
#include "games/cg-games.h"
#include "widgets/kit/tapis-letters.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/table/tapis-table.h"

/* --- games ---------------------------------------------------------------- */

static void
start_action (TapisWindow *self)
{
  TapisGameSetup setup;

  tapis_setup_page_get_setup (TAPIS_SETUP_PAGE (self->setup), &setup);
  tapis_game_setup_remember (&setup);
  tapis_window_start (self, &setup);
}

static void
game_action (TapisWindow *self, const char *name, GVariant *parameter)
{
  const CgRules *rules =
    cg_game_find (g_variant_get_string (parameter, NULL));

  if (rules == NULL)
    return;
  if (g_str_equal (name, "win.resume"))
    tapis_window_resume (self, rules);
  else
    window_show_setup (self, rules);
}

static void
new_game_action (TapisWindow *self)
{
  if (self->game != NULL)
    window_show_setup (self, tapis_game_get_rules (self->game));
}

/* Activates the action of the table that has the same name: "table.log" or
 * "table.guide". */
static void
side_action (TapisWindow *self, const char *name)
{
  gtk_widget_activate_action (
    self->table,
    g_str_equal (name, "win.log") ? "table.log" : "table.guide", NULL);
}

static void
deal_action (TapisWindow *self, const char *name)
{
  g_autoptr (TapisGame) again = NULL;
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;

  if (self->game == NULL)
    return;
  if (g_str_equal (name, "win.deal-again"))
    {
      again = tapis_game_new_again (self->game);
      window_begin_game (self, again);
      return;
    }
  number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                            tapis_game_get_deal (self->game));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), number);
  /* Translators: the deal's number has been copied to the clipboard */
  text = g_strdup_printf (_("Deal number %s copied"), number);
  window_show_message (self, text);
}

/* Fills @link with the deal of @game. */
static void
init_link (TapisDealLink *link, TapisGame *game)
{
  *link = (TapisDealLink) { .rules = tapis_game_get_rules (game),
                            .deal = tapis_game_get_deal (game) };
  cg_get_setup (link->rules, tapis_game_get_state (game), &link->setup);
  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    {
      const TapisPlayerState *player = tapis_game_get_player_state (game, seat);

      /* a link contains at most one level: none if the computer players have
       * different levels */
      if (player->level == NULL)
        continue;
      if (link->level != NULL && !g_str_equal (link->level, player->level))
        {
          link->level = NULL;
          break;
        }
      link->level = player->level;
    }
}

static void
link_action (TapisWindow *self)
{
  TapisDealLink link;

  if (self->game == NULL || tapis_game_get_deal (self->game) == 0)
    return;
  init_link (&link, self->game);
  window_copy_link (self, &link);
}

/* Deals the deal of the day, which is the same for everybody today. If it is
 * running already, resumes it. */
static void
day_action (TapisWindow *self, const char *name, GVariant *parameter)
{
  const CgRules *rules =
    cg_game_find (g_variant_get_string (parameter, NULL));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *running = NULL;
  TapisGameSetup setup;
  TapisDealLink link;

  if (rules == NULL)
    return;
  running = tapis_store_find_day (self->store, rules);
  if (running != NULL)
    {
      window_resume (self, running);
      return;
    }
  tapis_deal_link_init_day (&link, rules, now);
  tapis_game_setup_init_link (&setup, &link);
  tapis_window_start (self, &setup);
}

static void
about_action (TapisWindow *self, const char *name)
{
  tapis_compat_show_about (GTK_WINDOW (self), name);
}

/* Returns the part of the manual about the last refusal, if the table is shown;
 * about the first rule that the lesson teaches, if a lesson is shown; otherwise
 * NULL. */
static TapisManualPart *
find_rule (TapisWindow *self)
{
  TapisLesson *lesson = window_get_taught (self);
  const char *const *taught;

  if (window_at_table (self))
    return tapis_manual_find_refusal (tapis_manual_get (),
                                      tapis_game_get_rules (self->game),
                                      window_get_refusal (self));
  if (lesson == NULL)
    return NULL;
  taught = tapis_lesson_get_taught (lesson);
  return taught[0] != NULL
           ? tapis_manual_find_rule (tapis_manual_get (), taught[0])
           : NULL;
}

/* Returns the id of the page of the manual about the current page: for example
 * the house rules of the game that is being set up, or the rules of the game
 * that is played or taught. Returns NULL if there is none. */
static const char *
find_help (TapisWindow *self)
{
  if (self->game != NULL)
    return tapis_game_get_game_id (self->game);
  return tapis_page_get_text (window_get_page (self), TAPIS_PAGE_HELP);
}

static void
help_action (TapisWindow *self, const char *name)
{
  TapisManualPart *rule = find_rule (self);

  if (g_str_equal (name, "win.help-keys"))
    window_show_manual (self, "keys");
  else if (rule != NULL)
    window_show_rule (self, rule);
  else
    window_show_manual (self, find_help (self));
}

static void
preferences_action (TapisWindow *self, const char *name)
{
  tapis_compat_name_dialog (tapis_preferences_show (GTK_WINDOW (self)), name);
}

static void
fullscreen_action (TapisWindow *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}

/* --- navigation ----------------------------------------------------------- */

static void
back_action (TapisWindow *self)
{
  if (tapis_beside_covers (self->beside))
    window_close_manual (self);
  else
    window_go_back (self);
}

static GtkWidget *
find_table (GtkWidget *widget)
{
  GtkWidget *found = TAPIS_IS_TABLE (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_table (child);
  return found;
}

/* Handles Escape. If the focus is in the manual, or the manual covers the page,
 * closes the manual. On a page with a table, first closes what is open on the
 * table and deselects all cards; if nothing was open or selected, goes back. On
 * the first page, leaves full screen. On all other pages, goes back. */
static void
escape_action (TapisWindow *self)
{
  GtkWidget *page = window_get_page (self);
  GtkWidget *table = find_table (page);

  if (window_in_manual (self))
    window_close_manual (self);
  else if (table != NULL)
    gtk_widget_activate_action (table, "table.clear", NULL);
  else if (page != self->chooser)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  else if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
}

/* Handles F6 and Shift+F6: moves the focus to the next or previous zone of the
 * page. If there is no such zone, moves it to the manual; if the manual is not
 * open or has the focus already, to the header bar. */
static void
zone_action (TapisWindow *self, const char *name)
{
  gboolean forward = g_str_equal (name, "win.next-zone");
  GtkWidget *page = window_get_page (self);
  gboolean left;

  if (window_in_manual (self) &&
      (forward || tapis_beside_covers (self->beside)))
    left = TRUE;
  else if (TAPIS_IS_TABLE (page))
    left = !tapis_table_focus_zone (TAPIS_TABLE (page), forward);
  else
    left = !tapis_page_focus_zone (TAPIS_PAGE (page), forward);
  if (left && !window_focus_manual (self))
    gtk_widget_child_focus (self->header, forward ? GTK_DIR_TAB_FORWARD
                                                  : GTK_DIR_TAB_BACKWARD);
}

/* --- the window of shortcuts, and all actions ----------------------------- */

/* Returns the name of the section about the current page in the window of
 * shortcuts. */
static const char *
find_keys (TapisWindow *self)
{
  const char *keys =
    window_at_table (self)
      ? "table"
      : tapis_page_get_text (window_get_page (self), TAPIS_PAGE_KEYS);

  return keys != NULL ? keys : "everywhere";
}

static void
shortcuts_action (TapisWindow *self, const char *name)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
    "/io/github/tapisgames/Tapis/app/tapis-shortcuts.ui");
  GtkWindow *window =
    GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  tapis_letters_show (builder);
  gtk_window_set_transient_for (window, GTK_WINDOW (self));
  g_object_set (window, "section-name", find_keys (self), NULL);
  tapis_compat_name_dialog (GTK_WIDGET (window), name);
  gtk_window_present (window);
}

void
window_install_actions (GtkWidgetClass *widget_class)
{
  static const TapisWidgetAction actions[] = {
    { "win.resume", "s", G_CALLBACK (game_action), 0, 0 },
    { "win.setup", "s", G_CALLBACK (game_action), 0, 0 },
    { "win.start", NULL, G_CALLBACK (start_action), 0, 0 },
    { "win.chooser", NULL, G_CALLBACK (window_show_chooser), 0, 0 },
    { "win.new-game", NULL, G_CALLBACK (new_game_action),
      GDK_KEY_n, GDK_CONTROL_MASK },
    { "win.lift-curtain", NULL, G_CALLBACK (window_lift_curtain), 0, 0 },
    { "win.copy-deal", NULL, G_CALLBACK (deal_action), 0, 0 },
    { "win.copy-link", NULL, G_CALLBACK (link_action), 0, 0 },
    { "win.deal-again", NULL, G_CALLBACK (deal_action), 0, 0 },
    { "win.deal-of-day", "s", G_CALLBACK (day_action), 0, 0 },
    { "win.log", NULL, G_CALLBACK (side_action), 0, 0 },
    { "win.guide", NULL, G_CALLBACK (side_action), 0, 0 },
    { "win.back", NULL, G_CALLBACK (back_action), GDK_KEY_Left, GDK_ALT_MASK },
    { "win.escape", NULL, G_CALLBACK (escape_action), GDK_KEY_Escape, 0 },
    { "win.next-zone", NULL, G_CALLBACK (zone_action), GDK_KEY_F6, 0 },
    { "win.previous-zone", NULL, G_CALLBACK (zone_action),
      GDK_KEY_F6, GDK_SHIFT_MASK },
    { "win.about", NULL, G_CALLBACK (about_action), 0, 0 },
    { "win.help", NULL, G_CALLBACK (help_action), GDK_KEY_F1, 0 },
    { "win.help-keys", NULL, G_CALLBACK (help_action),
      GDK_KEY_F1, GDK_SHIFT_MASK },
    { "win.close-manual", NULL, G_CALLBACK (window_close_manual), 0, 0 },
    { "win.preferences", NULL, G_CALLBACK (preferences_action), GDK_KEY_comma,
      GDK_CONTROL_MASK },
    /* the menu shows the last key of an action */
    { "win.shortcuts", NULL, NULL, GDK_KEY_question,
      GDK_CONTROL_MASK | GDK_SHIFT_MASK },
    { "win.shortcuts", NULL, G_CALLBACK (shortcuts_action), GDK_KEY_question,
      GDK_CONTROL_MASK },
    { "win.fullscreen", NULL, G_CALLBACK (fullscreen_action), GDK_KEY_F11, 0 },
    { "win.coach", NULL, NULL, GDK_KEY_k, GDK_CONTROL_MASK },
  };

  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
  window_install_history (widget_class);
  window_install_learning (widget_class);
}
