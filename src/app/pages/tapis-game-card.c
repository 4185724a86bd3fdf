/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of a game on the first page. Knows games only from the registry. */

#include "config.h"

#include "tapis-game-card.h"

#include <glib/gi18n.h>

#include "model/learn/tapis-course.h"
#include "model/words/tapis-words-numbers.h"
#include "model/words/tapis-words.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

#define PICTURE 96
#define SPACING 16
#define GAP 6

/* A card narrower than this has its buttons below the picture too, in
 * pixels. */
#define NARROW 380

struct _TapisGameCard
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *emblem;
  GtkWidget *words;
  GtkLabel *title;
  GtkLabel *blurb;
  GtkLabel *facts;
  GtkLabel *course;
  GtkWidget *buttons;
  GtkWidget *resume;
  GtkWidget *start;
  GtkWidget *learn;

  /* state */
  const CgRules *rules;
  gboolean played; /* the game runs, or one was finished */
  guint minutes;   /* of the first section of its course; 0: not counted yet */
};

G_DEFINE_FINAL_TYPE (TapisGameCard, tapis_game_card, GTK_TYPE_BOX)

/* --- layout --------------------------------------------------------------- */

/* The width of the buttons in a card that is @width wide, in pixels. */
static int
buttons_width (int width)
{
  return width < NARROW ? width : width - PICTURE - SPACING;
}

/* Whether the words stand beside the picture in a card that is @width wide.
 * Large text on a small screen stands below it. */
static gboolean
stands_beside (TapisGameCard *self, int width)
{
  int least;

  gtk_widget_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);
  return width >= least + PICTURE + SPACING;
}

/* How high the words are, with the picture if that stands above them. */
static int
words_height (TapisGameCard *self, int width)
{
  if (stands_beside (self, width))
    return tapis_widget_natural_height (self->words,
                                        width - PICTURE - SPACING);
  return PICTURE + GAP + tapis_widget_natural_height (self->words, width);
}

/* A horizontal box looks for the narrowest words that are as low as its other
 * children, and so lays every text out dozens of times before the first frame.
 * The picture's width is known: the words have the rest. */
static void
measure (GtkWidget *card, GtkOrientation orientation, int for_size,
         int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  TapisGameCard *self = TAPIS_GAME_CARD (card);
  int above, below;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int least;

      gtk_widget_measure (self->words, orientation, -1, minimum, natural, NULL,
                          NULL);
      gtk_widget_measure (self->buttons, orientation, -1, &least, NULL, NULL,
                          NULL);
      *minimum = MAX (*minimum, MAX (least, PICTURE));
      *natural += PICTURE + SPACING;
      return;
    }
  if (for_size < 0)
    gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size,
                        NULL, NULL);
  above = words_height (self, for_size);
  if (for_size < NARROW)
    above = MAX (above, PICTURE);
  below = tapis_widget_natural_height (self->buttons,
                                       buttons_width (for_size));
  *natural = MAX (PICTURE, above + GAP + below);
  *minimum = *natural;
}

static void
allocate (GtkWidget *card, int width, int height, int baseline)
{
  gboolean rtl = gtk_widget_get_direction (card) == GTK_TEXT_DIR_RTL;
  TapisGameCard *self = TAPIS_GAME_CARD (card);
  int wide = buttons_width (width);
  int low = tapis_widget_natural_height (self->buttons, wide);
  gboolean beside = stands_beside (self, width);
  int left = beside && !rtl ? PICTURE + SPACING : 0;
  int above = beside ? 0 : PICTURE + GAP;

  gtk_widget_size_allocate (
    self->emblem,
    &(GtkAllocation) { rtl ? width - PICTURE : 0, 0, PICTURE, PICTURE }, -1);
  gtk_widget_size_allocate (
    self->words,
    &(GtkAllocation) { left, above,
                       beside ? width - PICTURE - SPACING : width,
                       height - low - GAP - above }, -1);
  /* at the bottom: the buttons of all cards of a row are in one line */
  gtk_widget_size_allocate (
    self->buttons,
    &(GtkAllocation) { rtl ? 0 : width - wide, height - low, wide, low }, -1);
}

static GtkSizeRequestMode
height_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* --- the widget ----------------------------------------------------------- */

static void
clicked_cb (TapisGameCard *self, GtkWidget *button)
{
  g_signal_emit_by_name (self, "left", button);
}

static void
tapis_game_card_class_init (TapisGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);

  tapis_widget_class_set_template (widget_class, "app/tapis-game-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TapisGameCard, emblem);
  gtk_widget_class_bind_template_child (widget_class, TapisGameCard, words);
  gtk_widget_class_bind_template_child (widget_class, TapisGameCard, title);
  gtk_widget_class_bind_template_child (widget_class, TapisGameCard, blurb);
  gtk_widget_class_bind_template_child (widget_class, TapisGameCard, facts);
  gtk_widget_class_bind_template_child (widget_class, TapisGameCard, course);
  gtk_widget_class_bind_template_child (widget_class, TapisGameCard, buttons);
  gtk_widget_class_bind_template_child (widget_class, TapisGameCard, resume);
  gtk_widget_class_bind_template_child (widget_class, TapisGameCard, start);
  gtk_widget_class_bind_template_child (widget_class, TapisGameCard, learn);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
tapis_game_card_init (TapisGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (
    GTK_WIDGET (self),
    gtk_custom_layout_new (height_for_width, measure, allocate));
}

static char *
tell_facts (const CgRules *rules)
{
  g_autofree char *seats = tapis_words_game_seats (rules);

  return tapis_words_facts (seats, tapis_words_game_length (rules), NULL);
}

static void
name_button (TapisGameCard *self, GtkWidget *button, const char *name)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    self->rules->id);
  tapis_names_set (button, name, tapis_words_game_blurb (self->rules));
}

GtkWidget *
tapis_game_card_new (const CgRules *rules)
{
  TapisGameCard *self = g_object_new (TAPIS_TYPE_GAME_CARD, NULL);
  g_autofree char *facts = tell_facts (rules);
  g_autofree char *resume =
    /* Translators: read aloud: what a button does; %s is a game's name. A
     * language that would decline it can say "Resume: %s". */
    g_strdup_printf (C_("button", "Resume %s"), _(rules->title));
  g_autofree char *start =
    /* Translators: read aloud: what a button does; %s is a game's name. A
     * language that would decline it can say "New game: %s". */
    g_strdup_printf (C_("button", "New game of %s"), _(rules->title));
  /* Translators: read aloud: what a button does; %s is a game's name. A
   * language that would decline it can say "Learn: %s". */
  g_autofree char *learn = g_strdup_printf (C_("button", "Learn %s"),
                                            _(rules->title));

  self->rules = rules;
  tapis_emblem_set_id (TAPIS_EMBLEM (self->emblem), rules->id);
  gtk_widget_add_css_class (GTK_WIDGET (self), rules->id);
  gtk_label_set_text (self->title, _(rules->title));
  gtk_label_set_text (self->blurb, tapis_words_game_blurb (rules));
  gtk_label_set_text (self->facts, facts);
  name_button (self, self->resume, resume);
  name_button (self, self->start, start);
  name_button (self, self->learn, learn);
  return GTK_WIDGET (self);
}

static void
suggest (TapisGameCard *self, GtkWidget *button)
{
  GtkWidget *buttons[] = { self->resume, self->start, self->learn };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    tapis_widget_toggle_class (buttons[i], "suggested-action",
                               buttons[i] == button);
}

GtkWidget *
tapis_game_card_update (TapisGameCard *self, TapisStore *store)
{
  const char *id = self->rules->id;
  gboolean running = tapis_store_has_running (store, id);
  GtkWidget *suggested;

  self->played = running || tapis_store_has_finished (store, id);
  suggested = running        ? self->resume
              : self->played ? self->start
                             : self->learn;
  gtk_widget_set_visible (self->resume, running);
  suggest (self, suggested);
  return suggested;
}

void
tapis_game_card_tell (TapisGameCard *self, TapisStore *store)
{
  g_autofree char *text =
    gtk_widget_get_visible (self->resume)
      ? tapis_store_tell_running (store, self->rules->id)
      : NULL;
  g_autofree char *facts = tell_facts (self->rules);

  gtk_label_set_text (self->facts, text != NULL ? text : facts);
}

/* --- the course ----------------------------------------------------------- */

/* "Never played it? Learn it in 9 minutes." */
static char *
invite (TapisGameCard *self, const TapisCourse *course)
{
  if (self->minutes == 0)
    self->minutes =
      tapis_course_read_minutes (course, TAPIS_SECTION_FIRST_GAME);
  return g_strdup_printf (
    /* Translators: on the first page, of a game that was never played. */
    ngettext ("Never played it? Learn it in %u minute.",
              "Never played it? Learn it in %u minutes.", self->minutes),
    self->minutes);
}

/* "Lesson 6 of 24 · 12 stars" */
static char *
tell_standing (const TapisCourseItem *next, const TapisStanding *standing)
{
  g_autofree char *lesson =
    next != NULL
      /* Translators: on the first page: which lesson of a game's course comes
       * next. "12 stars" may stand beside it. */
      ? g_strdup_printf (_("Lesson %u of %u"), next->number, standing->n)
      /* Translators: on the first page, in place of "Lesson 3 of 20". "12
       * stars" may stand beside it. */
      : g_strdup (_("All lessons done"));
  g_autofree char *stars = g_strdup_printf (
    /* Translators: on the first page, beside "Lesson 3 of 20": what the
     * lessons of a game have brought. */
    ngettext ("%u star", "%u stars", standing->n_stars), standing->n_stars);

  return tapis_words_facts (lesson, standing->n_stars > 0 ? stars : NULL,
                            NULL);
}

void
tapis_game_card_tell_course (TapisGameCard *self, TapisProgress *progress)
{
  const TapisCourse *course = tapis_course_get (self->rules);
  const TapisCourseItem *next = tapis_course_find_next (course, progress);
  TapisStanding standing = tapis_course_count (course, progress, TRUE);
  gboolean begun =
    standing.n_known > 0 ||
    (next != NULL && tapis_progress_get_run (progress, next->id).step > 1);
  g_autofree char *text = self->played || begun
                            ? tell_standing (next, &standing)
                            : invite (self, course);

  gtk_label_set_text (self->course, text);
  tapis_names_set (self->learn, NULL, text);
  /* who has learnt how to play is to play */
  if (!self->played &&
      (next == NULL || next->section != TAPIS_SECTION_FIRST_GAME))
    suggest (self, self->start);
}
