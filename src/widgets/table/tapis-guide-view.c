/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guide that a person can read while playing: one row for each special card
 * and one for each house rule. It must not know any game. */

#include "tapis-guide-view.h"

#include <glib/gi18n.h>

#include "model/words/tapis-translations.h"
#include "model/learn/tapis-lesson-link.h"
#include "widgets/cards/tapis-card-theme.h"
#include "widgets/cards/tapis-pile-geometry.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

/* The width of the card beside the text of a row, in pixels. */
#define CARD_WIDTH 46

struct _TapisGuideView
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *scrolled;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TapisGuideView, tapis_guide_view, GTK_TYPE_BOX)

/* --- a row ---------------------------------------------------------------- */

#define TAPIS_TYPE_GUIDE_ROW (tapis_guide_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisGuideRow, tapis_guide_row, TAPIS, GUIDE_ROW,
                      GtkListBoxRow)

struct _TapisGuideRow
{
  GtkListBoxRow parent_instance;

  /* template */
  GtkWidget *place;
  GtkPicture *picture;
  GtkWidget *title;
  GtkLabel *text;
  GtkWidget *learn;
  GtkLabel *learn_label;

  /* state */
  const char *heading; /* the heading of the part of the list that the row
                        * belongs to; compared as a pointer */
  CgCard card;         /* the card that the row explains; CG_CARD_NONE: the row
                        * is about a house rule */
  CgPack pack;
};

G_DEFINE_FINAL_TYPE (TapisGuideRow, tapis_guide_row, GTK_TYPE_LIST_BOX_ROW)

static void
draw_card (TapisGuideRow *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  TapisCardStyle style = tapis_card_theme_get_style (self->pack, scale);
  g_autoptr (GdkTexture) texture = NULL;

  if (self->card == CG_CARD_NONE)
    return;
  texture = tapis_card_art_face (self->card, CARD_WIDTH * scale, &style);
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
}

static void
tapis_guide_row_class_init (TapisGuideRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_widget_class_set_template (widget_class,
                                   "widgets/table/tapis-guide-row.ui");
  tapis_bind_children (widget_class, TapisGuideRow, place, picture, title, text,
                       learn, learn_label);
}

static void
tapis_guide_row_init (TapisGuideRow *self)
{
  self->card = CG_CARD_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (draw_card), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (draw_card),
                    NULL);
}

/* Adds a row with @text to the part of the list whose heading is @heading. A
 * screen reader uses @name as the name of the row and @description as its
 * description. */
static TapisGuideRow *
add_row (TapisGuideView *self, const char *heading, const char *text,
         const char *name, const char *description)
{
  TapisGuideRow *row = g_object_new (TAPIS_TYPE_GUIDE_ROW, NULL);

  row->heading = heading;
  gtk_label_set_text (row->text, text);
  tapis_names_set (GTK_WIDGET (row), name, description);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
  return row;
}

static void
offer_lesson (TapisGuideRow *row, const char *label, const char *id)
{
  gtk_label_set_text (row->learn_label, label);
  /* GTK takes a button's accessible name from its label only if GTK has made
   * the label itself */
  tapis_names_set (row->learn, label, NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row->learn), "s", id);
  /* the action's name is set after its target, because the action requires a
   * target */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row->learn), "win.lesson");
  gtk_widget_set_visible (row->learn, TRUE);
}

static void
add_special_card (TapisGuideView *self, CgPack pack,
                  const TapisSpecialCard *special, const TapisLessonLink *link)
{
  /* Translators: beside the table: what special cards do. */
  const char *heading = C_("heading", "Special Cards");
  TapisGuideRow *row = add_row (self, heading, special->text, special->title,
                                special->text);

  row->card = special->card;
  row->pack = pack;
  gtk_widget_set_size_request (row->place, CARD_WIDTH,
                               tapis_pile_card_height (pack, CARD_WIDTH));
  gtk_widget_set_visible (row->place, TRUE);
  draw_card (row);
  gtk_label_set_text (GTK_LABEL (row->title), special->title);
  gtk_widget_set_visible (row->title, TRUE);
  if (link != NULL)
    offer_lesson (row, tapis_lesson_text (link->label), link->lesson);
}

static TapisGuideRow *
add_house_rule (TapisGuideView *self, const char *sentence)
{
  /* Translators: beside the table: the rules that differ from the usual
   * game. */
  return add_row (self, C_("heading", "House Rules"), sentence, sentence, "");
}

/* Adds a row for house rule number @n of @game, counted from 0. If @links is
 * TRUE and the rule has a lesson, the row has a button for it. */
static void
add_rule_of_game (TapisGuideView *self, TapisGame *game, guint n,
                  gboolean links)
{
  TapisGuideRow *row =
    add_house_rule (self, tapis_game_get_house_rules (game)[n]);
  g_autofree char *label = NULL;
  const char *lesson =
    links ? tapis_lesson_for_house_rule (game, n, &label) : NULL;

  if (lesson != NULL)
    offer_lesson (row, label, lesson);
}

/* Puts a heading over @row if it is the first row of its part. The first part
 * of the list needs none: its heading is above the list, so that it does not
 * scroll. */
static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *heading = TAPIS_GUIDE_ROW (row)->heading;
  GtkWidget *label;

  if (before == NULL || heading == TAPIS_GUIDE_ROW (before)->heading)
    gtk_list_box_row_set_header (row, NULL);
  else if (gtk_list_box_row_get_header (row) == NULL)
    {
      label = g_object_new (GTK_TYPE_LABEL, "label", heading, "wrap", TRUE,
                            "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0,
                            NULL);
      gtk_widget_add_css_class (label, "title-4");
      gtk_list_box_row_set_header (row, label);
    }
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_guide_view_class_init (TapisGuideViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_widget_class_set_template (widget_class,
                                   "widgets/table/tapis-guide-view.ui");
  tapis_bind_children (widget_class, TapisGuideView, scrolled, list);
  gtk_widget_class_set_css_name (widget_class, "guide");
}

static void
tapis_guide_view_init (TapisGuideView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, header_cb, NULL, NULL);
}

void
tapis_guide_view_set_game (TapisGuideView *self, TapisGame *game,
                           gboolean links)
{
  g_autofree TapisSpecialCard *cards = NULL;
  const char *const *rules;
  guint n = 0;

  g_return_if_fail (TAPIS_IS_GUIDE_VIEW (self));
  g_return_if_fail (game == NULL || TAPIS_IS_GAME (game));

  gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  if (game == NULL)
    return;
  cards = tapis_game_list_special_cards (game, &n);
  for (guint i = 0; i < n; i++)
    add_special_card (self, tapis_game_get_pack (game), &cards[i],
                      links
                        ? tapis_lesson_link_for_card (game, cards[i].card)
                        : NULL);
  rules = tapis_game_get_house_rules (game);
  for (guint i = 0; rules[i] != NULL; i++)
    add_rule_of_game (self, game, i, links);
  if (rules[0] == NULL)
    add_house_rule (self, _("The usual game: no house rule is changed."));
  tapis_names_mend (GTK_WIDGET (self), _("Special cards and house rules"));
}

void
tapis_guide_view_focus_first (TapisGuideView *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (TAPIS_IS_GUIDE_VIEW (self));

  row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}
