/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of a game on the first page. */

#include "tapis-game-card.h"

#include <glib/gi18n.h>

#include "model/learn/tapis-course.h"
#include "model/learn/tapis-theme.h"
#include "model/words/tapis-words-language.h"
#include "model/words/tapis-words.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

/* A card that is narrower than this has the small layout, which hides some
 * texts so that five cards fit on the screen of a telephone. This number and
 * all sizes below are in pixels. */
#define NARROW 380

/* The size of the emblem, the margin around the card, the gap beside the
 * emblem, and the gap below each text. The first row is for usual cards, the
 * second row for small cards. */
static const struct { int picture, edge, beside, below; } sizes[] = {
  { 84, 16, 14, 4 }, { 44, 8, 8, 2 },
};

#define N_LABELS 4
#define ABOVE_BUTTONS 8

/* A card that has much room is a poster: an emblem above texts in the middle.
 * POSTER_EDGE is the margin around it. The emblem has the largest of these
 * sizes for which there is room; data/meson.build paints it in these sizes. */
static const int posters[] = { 336, 224, 168, 112, 84 };
#define POSTER_EDGE 22

struct _TapisGameCard
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *emblem;
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
  gboolean poster;
  gboolean running;
  gboolean played; /* the game is running, or was finished at least once */
  guint minutes;   /* how long the first section of the course takes, in
                    * minutes; 0: not read yet */
};

G_DEFINE_FINAL_TYPE (TapisGameCard, tapis_game_card, GTK_TYPE_BOX)

/* --- layout --------------------------------------------------------------- */

/* The layout of a card with a given width: the position and size of each child,
 * and the height of the card. */
typedef struct
{
  gboolean shown[N_LABELS];
  GdkRectangle emblem, labels[N_LABELS], buttons;
  int height;
} Plan;

static void
list_labels (TapisGameCard *self, GtkWidget *labels[N_LABELS])
{
  labels[0] = GTK_WIDGET (self->title);
  labels[1] = GTK_WIDGET (self->blurb);
  labels[2] = GTK_WIDGET (self->facts);
  labels[3] = GTK_WIDGET (self->course);
}

/* Computes the layout of a card that is @width pixels wide. The emblem has a
 * fixed size. The texts are beside the emblem, or below it if the longest word
 * is too long for the room beside it. The buttons are below the texts if they
 * fit there in one line, otherwise below everything else. The card does not use
 * nested boxes, because they would lay out every text dozens of times before
 * the first frame. */
static void
make_plan (TapisGameCard *self, int width, Plan *plan)
{
  gboolean small = width < NARROW;
  int picture = sizes[small].picture, edge = sizes[small].edge;
  int inner = width - 2 * edge;
  int left = picture + sizes[small].beside;
  int least = 0, y = edge;
  GtkWidget *labels[N_LABELS];

  *plan = (Plan) { .shown = { TRUE, !small, !small || self->running,
                              !small || !self->running },
                   .emblem = { edge, edge, picture, picture } };
  list_labels (self, labels);
  for (guint i = 0; i < N_LABELS; i++)
    if (plan->shown[i])
      least = MAX (least, tapis_widget_least_width (labels[i]));
  if (left + least > inner)
    {
      left = 0;
      y += picture + sizes[small].below;
    }
  for (guint i = 0; i < N_LABELS; i++)
    if (plan->shown[i])
      {
        int height = tapis_widget_natural_height (labels[i], inner - left);

        plan->labels[i] =
          (GdkRectangle) { edge + left, y, inner - left, height };
        y += height + sizes[small].below;
      }
  if (small || tapis_widget_natural_width (self->buttons) > inner - left)
    {
      left = 0;
      y = MAX (y, edge + picture);
    }
  y += ABOVE_BUTTONS - sizes[small].below;
  plan->buttons = (GdkRectangle) {
    edge + left, y, inner - left,
    tapis_widget_natural_height (self->buttons, inner - left) };
  plan->height =
    MAX (y + plan->buttons.height, edge + picture) + edge;
}

/* Computes the layout of a poster that is @width by @height pixels large. The
 * emblem takes at most half of the width. If @height is 0, the poster has its
 * least height. */
static void
make_poster (TapisGameCard *self, int width, int height, Plan *plan)
{
  int inner = width - 2 * POSTER_EDGE;
  int buttons = MIN (tapis_widget_natural_width (self->buttons), inner);
  int below = tapis_widget_natural_height (self->buttons, buttons);
  int texts = 0, picture = 0, y;
  GtkWidget *labels[N_LABELS];

  *plan = (Plan) { .shown = { TRUE, TRUE, TRUE, TRUE } };
  list_labels (self, labels);
  for (guint i = 0; i < N_LABELS; i++)
    {
      plan->labels[i] = (GdkRectangle) {
        POSTER_EDGE, 0, inner, tapis_widget_natural_height (labels[i], inner) };
      texts += plan->labels[i].height + sizes[FALSE].below;
    }
  /* with room for three lines about each game, the emblems of all posters have
   * the same size and place */
  texts += MAX (0, 3 * tapis_widget_line_height (labels[1], 1) -
                     plan->labels[1].height);
  texts += 2 * POSTER_EDGE + 2 * ABOVE_BUTTONS + below;
  for (guint i = 0; i < G_N_ELEMENTS (posters) &&
                    (picture == 0 || picture > MIN (height - texts, inner / 2));
       i++)
    picture = posters[i];
  plan->height = texts + picture;
  height = MAX (height, plan->height);
  y = POSTER_EDGE + (height - plan->height) / 2;
  plan->emblem = (GdkRectangle) { (width - picture) / 2, y, picture, picture };
  y += picture + ABOVE_BUTTONS;
  for (guint i = 0; i < N_LABELS; i++)
    {
      plan->labels[i].y = y;
      y += plan->labels[i].height + sizes[FALSE].below;
    }
  plan->buttons = (GdkRectangle) { (width - buttons) / 2,
                                   height - POSTER_EDGE - below, buttons,
                                   below };
}

static void
measure (GtkWidget *card, GtkOrientation orientation, int for_size,
         int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  TapisGameCard *self = TAPIS_GAME_CARD (card);
  GtkWidget *labels[N_LABELS];
  Plan plan;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = tapis_widget_least_width (self->buttons);
      list_labels (self, labels);
      for (guint i = 0; i < N_LABELS; i++)
        *minimum = MAX (*minimum, tapis_widget_least_width (labels[i]));
      *minimum += 2 * sizes[TRUE].edge;
      *natural = MAX (*minimum, NARROW);
      return;
    }
  if (self->poster)
    make_poster (self, for_size < 0 ? NARROW : for_size, 0, &plan);
  else
    make_plan (self, for_size < 0 ? NARROW : for_size, &plan);
  *minimum = *natural = plan.height;
}

static void
allocate (GtkWidget *card, int width, int height, int baseline)
{
  gboolean rtl = gtk_widget_get_direction (card) == GTK_TEXT_DIR_RTL;
  TapisGameCard *self = TAPIS_GAME_CARD (card);
  GtkWidget *children[N_LABELS + 2];
  GdkRectangle *places[N_LABELS + 2];
  Plan plan;

  if (self->poster)
    make_poster (self, width, height, &plan);
  else
    {
      make_plan (self, width, &plan);
      /* move the buttons to the bottom of the card, so that the buttons of all
       * cards in a row of cards are aligned */
      plan.buttons.y += height - plan.height;
    }
  list_labels (self, children);
  for (guint i = 0; i < N_LABELS; i++)
    {
      gtk_widget_set_child_visible (children[i], plan.shown[i]);
      places[i] = &plan.labels[i];
    }
  children[N_LABELS] = self->emblem;
  places[N_LABELS] = &plan.emblem;
  children[N_LABELS + 1] = self->buttons;
  places[N_LABELS + 1] = &plan.buttons;
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      if (rtl)
        places[i]->x = width - places[i]->x - places[i]->width;
      if (i >= N_LABELS || plan.shown[i])
        gtk_widget_size_allocate (children[i], places[i], -1);
    }
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_game_card_class_init (TapisGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_widget_class_set_template (widget_class, "app/tapis-game-card.ui");
  tapis_bind_children (widget_class, TapisGameCard, emblem, title, blurb, facts,
                       course, buttons, resume, start, learn);
}

static void
tapis_game_card_init (TapisGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (
    GTK_WIDGET (self),
    gtk_custom_layout_new (tapis_widget_height_for_width, measure, allocate));
}

int
tapis_game_card_get_poster_height (TapisGameCard *self, int width)
{
  Plan plan;

  make_poster (self, width, 0, &plan);
  return plan.height;
}

void
tapis_game_card_set_poster (TapisGameCard *self, gboolean poster)
{
  GtkWidget *labels[N_LABELS];

  if (self->poster == poster)
    return;
  self->poster = poster;
  list_labels (self, labels);
  for (guint i = 0; i < N_LABELS; i++)
    g_object_set (labels[i], "xalign", poster ? 0.5 : 0.0, "justify",
                  poster ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT, NULL);
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

/* Makes the button for the course one for the lessons or, if @train is set, for
 * training. */
static void
show_way (TapisGameCard *self, gboolean train)
{
  const char *title = _(self->rules->title);
  g_autofree char *name =
    /* Translators: read aloud: what a button does; %s is a game's name. A
     * language that would decline it can say "Train: %s". */
    train ? g_strdup_printf (C_("button", "Training: %s"), title)
          /* Translators: read aloud: what a button does; %s is a game's name. A
           * language that would decline it can say "Learn: %s". */
          : g_strdup_printf (C_("button", "Learn %s"), title);

  /* Translators: on the first page: opens the themes of a game, if all of its
   * lessons are done. A verb; short. */
  gtk_button_set_label (GTK_BUTTON (self->learn),
                        train ? C_("button", "_Train")
                              /* Translators: on the first page: opens the
                               * lessons of a game. A verb; short. */
                              : C_("button", "_Learn"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->learn),
                                  train ? "win.train" : "win.learn");
  name_button (self, self->learn, name);
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

  self->rules = rules;
  tapis_emblem_set_id (TAPIS_EMBLEM (self->emblem), rules->id);
  gtk_widget_add_css_class (GTK_WIDGET (self), rules->id);
  gtk_label_set_text (self->title, _(rules->title));
  gtk_label_set_text (self->blurb, tapis_words_game_blurb (rules));
  gtk_label_set_text (self->facts, facts);
  name_button (self, self->resume, resume);
  name_button (self, self->start, start);
  show_way (self, FALSE);
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
tapis_game_card_update (TapisGameCard *self, gboolean running, gboolean played)
{
  GtkWidget *suggested = running  ? self->resume
                         : played ? self->start
                                  : self->learn;

  self->running = running;
  self->played = played;
  gtk_widget_set_visible (self->resume, running);
  suggest (self, suggested);
  return suggested;
}

void
tapis_game_card_tell (TapisGameCard *self, TapisGame *running)
{
  g_autofree char *text =
    running != NULL ? tapis_store_tell_running (running)
                    : tell_facts (self->rules);

  gtk_label_set_text (self->facts, text);
  if (running != NULL)
    tapis_names_set (self->resume, NULL, text);
}

const CgRules *
tapis_game_card_get_rules (TapisGameCard *self)
{
  return self->rules;
}

/* --- the course ----------------------------------------------------------- */

/* Returns an invitation to the course: "Never played it? Learn it in 9
 * minutes." */
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

/* Returns how far the learner has come: "Lesson 6 of 24 · 12 stars". @next is
 * the next lesson, or NULL if all lessons are done. */
static char *
tell_standing (const TapisCourseItem *next, const TapisStanding *standing)
{
  g_autofree char *lesson =
    next != NULL
      /* Translators: on the first page: which lesson of a game's course comes
       * next. "12 stars" may follow it. */
      ? g_strdup_printf (_("Lesson %u of %u"), next->number, standing->n)
      /* Translators: on the first page, in place of "Lesson 3 of 20". "12
       * stars" may follow it. */
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
  TapisStanding standing =
    tapis_course_count (course, progress, TAPIS_N_SECTIONS);
  gboolean begun =
    standing.n_known > 0 ||
    (next != NULL && tapis_progress_get_run (progress, next->id).step > 1);
  g_autofree char *text = self->played || begun
                            ? tell_standing (next, &standing)
                            : invite (self, course);

  gtk_label_set_text (self->course, text);
  show_way (self, next == NULL && tapis_themes_get (self->rules)->len > 0);
  tapis_names_set (self->learn, NULL, text);
  /* suggest to play to a learner who has done all lessons of the first section
   */
  if (!self->played &&
      (next == NULL || next->section != TAPIS_SECTION_FIRST_GAME))
    suggest (self, self->start);
}
