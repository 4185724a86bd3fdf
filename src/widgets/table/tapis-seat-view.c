/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The seat of a player at the table. It must not know the rules. */

#include "tapis-seat-view.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/cards/tapis-small-cards.h"
#include "tapis-tokens-view.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-sizes.h"
#include "widgets/kit/tapis-widget.h"

#define GAP 6

struct _TapisSeatView
{
  GtkWidget parent_instance;

  /* owned */
  TapisPlayer *player;

  /* children */
  GtkWidget *emblem;
  GtkWidget *partner; /* the partner's emblem, half as large, over the lower
                       * corner of the player's emblem */
  GtkWidget *name;
  GtkWidget *count;
  GtkWidget *score; /* NULL if the game keeps no score */
  GtkWidget *known; /* the cards in the hand that the viewer knows */
  GtkWidget *down;
  GtkWidget *up;
  GtkWidget *won;
  GtkWidget *tokens;

  /* state */
  gboolean own;
  gboolean compact;
  int size; /* of the emblem, in pixels */
  int card_width;
  int known_width;
};

G_DEFINE_FINAL_TYPE (TapisSeatView, tapis_seat_view, GTK_TYPE_WIDGET)

static CgPack
pack_of (TapisSeatView *self)
{
  return tapis_pile_get_pack (tapis_player_get_state (self->player)->hand);
}

static char *
count_text (TapisSeatView *self, gboolean compact)
{
  const TapisPlayerState *player = tapis_player_get_state (self->player);

  if (player->place == 1)
    /* Translators: beside a player's name, as short as can be: has won the
     * game. */
    return g_strdup (C_("seat", "winner"));
  if (!player->in_play)
    /* Translators: beside a player's name, as short as can be: has lost and
     * plays no more. */
    return g_strdup (C_("seat", "out"));
  if (compact)
    return tapis_words_number ((int) player->n_cards);
  return g_strdup_printf (
    /* Translators: beside a player's name: how many cards are left. Short. */
    CN_("seat", "%u card", "%u cards", player->n_cards), player->n_cards);
}

static void
update (TapisSeatView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TapisPlayerState *player = tapis_player_get_state (self->player);
  g_autofree char *count = count_text (self, self->compact);
  const struct { const char *name; gboolean on; } classes[] = {
    { "to-move", player->to_move },
    { "targetable", player->targetable },
    { "attacked", player->attacked },
    { "hinted", player->hinted },
    { "out", !player->in_play && player->place != 1 },
  };

  gtk_label_set_text (GTK_LABEL (self->name), player->name);
  gtk_label_set_text (GTK_LABEL (self->count), count);
  if (self->score != NULL)
    gtk_label_set_text (GTK_LABEL (self->score), player->score_text);
  tapis_small_cards_set (TAPIS_SMALL_CARDS (self->known), pack_of (self),
                         player->known, player->n_known);
  if (self->tokens != NULL)
    tapis_tokens_view_set_tokens (TAPIS_TOKENS_VIEW (self->tokens),
                                  &player->tokens);
  tapis_emblem_set_id (TAPIS_EMBLEM (self->emblem), player->avatar);
  tapis_emblem_set_ringed (TAPIS_EMBLEM (self->emblem), player->to_move);
  tapis_emblem_set_id (TAPIS_EMBLEM (self->partner), player->partner);
  gtk_widget_set_visible (self->partner, player->partner != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    tapis_widget_toggle_class (widget, classes[i].name, classes[i].on);
  tapis_names_set (widget, player->name, player->description);
}

/* --- layout --------------------------------------------------------------- */

static void
allocate (GtkWidget *child, int x, int y, int width, int height)
{
  tapis_widget_allocate (child, &(GdkRectangle) { x, y, width, height });
}

/* Allocates @child, a part of the head (the emblem and the text). The rectangle
 * is mirrored if the language is read from right to left. */
static void
allocate_read (GtkWidget *child, int x, int y, int width, int height)
{
  GtkWidget *seat = gtk_widget_get_parent (child);

  if (gtk_widget_get_direction (seat) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (seat) - x - width;
  allocate (child, x, y, width, height);
}

/* Allocates the emblem and, over its lower corner, the partner's emblem. */
static void
allocate_emblem (TapisSeatView *self, int x, int y, int size)
{
  int small = size / 2;

  allocate_read (self->emblem, x, y, size, size);
  if (gtk_widget_get_visible (self->partner))
    allocate_read (self->partner, x + size - small + 2, y + size - small + 2,
                   small, small);
}

/* Allocates the parts of a badge (the compact form of a seat): the emblem, the
 * number of cards beside it, and the name and the score below. @line is the
 * height of a line of text in pixels. */
static void
allocate_badge (TapisSeatView *self, int width, int line)
{
  int size = self->size;
  int count = tapis_widget_natural_width (self->count);
  int name = tapis_widget_natural_width (self->name);
  int x = (width - size - GAP / 2 - count) / 2;
  int score;

  allocate_emblem (self, x, 0, size);
  allocate_read (self->count, x + size + GAP / 2, (size - line) / 2, count,
                 line);
  allocate (self->name, (width - name) / 2, size, name, line);
  if (self->score == NULL)
    return;
  score = tapis_widget_natural_width (self->score);
  allocate (self->score, (width - score) / 2, size + line, score, line);
}

/* Allocates the emblem and the lines of text beside it, in the upper @height
 * pixels of the seat. @line is the height of a line of text in pixels. */
static void
allocate_head (TapisSeatView *self, int width, int height, int line)
{
  GtkWidget *const lines[] = { self->name, self->count, self->score };
  int n = tapis_seat_view_get_lines (self);
  int size = self->size;
  int text = 0, x;

  for (int i = 0; i < n; i++)
    text = MAX (text, tapis_widget_natural_width (lines[i]));
  x = self->own ? 0 : (width - size - GAP - text) / 2;
  allocate_emblem (self, x, (height - size) / 2, size);
  for (int i = 0; i < n; i++)
    allocate_read (lines[i], x + size + GAP,
                   (height - n * line) / 2 + i * line, text, line);
}

/* Allocates the cards or tokens before the player, below the upper @top pixels
 * of the seat. */
static void
allocate_cards (TapisSeatView *self, int top, int width, int height)
{
  if (self->won != NULL)
    allocate (self->won, 0, top, width, height - top);
  if (self->tokens != NULL && gtk_widget_get_child_visible (self->tokens))
    {
      int tokens = tapis_seat_cards_width (TAPIS_SEAT_TOKENS,
                                           self->card_width);

      if (self->own)
        allocate_read (self->tokens, width - tokens, 0, tokens, height);
      else
        allocate (self->tokens, (width - tokens) / 2, top, tokens,
                  height - top);
    }
  if (self->up != NULL)
    {
      int peek = tapis_seat_cards_height (TAPIS_SEAT_ROWS, pack_of (self),
                                          self->card_width) -
                 tapis_pile_card_height (pack_of (self), self->card_width);

      tapis_pile_view_set_shift (TAPIS_PILE_VIEW (self->down), -peek / 2);
      tapis_pile_view_set_shift (TAPIS_PILE_VIEW (self->up),
                                 peek - peek / 2);
      allocate (self->down, 0, top, width, height - top);
      allocate (self->up, 0, top, width, height - top);
    }
}

static void
tapis_seat_view_size_allocate (GtkWidget *widget, int width, int height,
                               int baseline)
{
  TapisSeatView *self = TAPIS_SEAT_VIEW (widget);
  int line = tapis_widget_line_height (self->name, 1);
  int known = tapis_seat_known_height (pack_of (self), self->known_width);
  int top = tapis_seat_head_height (self->size, line,
                                    tapis_seat_view_get_lines (self));

  tapis_fit_label (GTK_LABEL (self->name), self->compact ? width : G_MAXINT,
                   line);
  if (self->compact)
    allocate_badge (self, width, line);
  else
    allocate_head (self, width, self->own ? height : top - 4, line);
  if (gtk_widget_get_visible (self->known))
    allocate (self->known, 0, top, width, known);
  /* on all badges of a row, the cards are at the same height */
  if (self->compact || gtk_widget_get_visible (self->known))
    top += known;
  else
    height -= known;
  allocate_cards (self, top, width, height);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_seat_view_dispose (GObject *object)
{
  TapisSeatView *self = TAPIS_SEAT_VIEW (object);

  g_clear_object (&self->player);
  tapis_widget_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (tapis_seat_view_parent_class)->dispose (object);
}

static void
tapis_seat_view_class_init (TapisSeatViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tapis_seat_view_dispose;
  widget_class->size_allocate = tapis_seat_view_size_allocate;

  tapis_widget_class_make_choosable (widget_class, "seat.choose");
  gtk_widget_class_set_css_name (widget_class, "seat");
}

static GtkWidget *
add_label (TapisSeatView *self, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
tapis_seat_view_init (TapisSeatView *self)
{
  self->card_width = 24;
  self->emblem = tapis_emblem_new (NULL, TAPIS_BADGE_EMBLEM);
  gtk_widget_set_parent (self->emblem, GTK_WIDGET (self));
  self->partner = tapis_emblem_new (NULL, TAPIS_BADGE_EMBLEM / 2);
  gtk_widget_set_parent (self->partner, GTK_WIDGET (self));
  self->name = add_label (self, "seat-name");
  self->count = add_label (self, "seat-count");
  self->known = g_object_new (TAPIS_TYPE_SMALL_CARDS, NULL);
  gtk_widget_set_parent (self->known, GTK_WIDGET (self));
  tapis_widget_make_choosable (GTK_WIDGET (self));
}

/* Adds a view of @pile. Returns NULL if @pile is NULL. */
static GtkWidget *
add_pile (TapisSeatView *self, TapisPileShape shape, TapisPile *pile)
{
  GtkWidget *view;

  if (pile == NULL)
    return NULL;
  view = tapis_pile_view_new (shape, FALSE, FALSE);
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  tapis_pile_view_set_pile (TAPIS_PILE_VIEW (view), pile);
  return view;
}

TapisSeatForm
tapis_seat_form (TapisPlayer *player)
{
  const TapisPlayerState *state = tapis_player_get_state (player);

  g_return_val_if_fail (state != NULL, TAPIS_SEAT_BARE);

  if (state->up != NULL)
    return TAPIS_SEAT_ROWS;
  if (state->has_tokens)
    return TAPIS_SEAT_TOKENS;
  return state->won != NULL ? TAPIS_SEAT_HEAP : TAPIS_SEAT_BARE;
}

GtkWidget *
tapis_seat_view_new (TapisPlayer *player, gboolean own)
{
  const TapisPlayerState *state = tapis_player_get_state (player);
  TapisSeatView *self;

  g_return_val_if_fail (state != NULL, NULL);

  self = g_object_new (TAPIS_TYPE_SEAT_VIEW, NULL);
  self->player = g_object_ref (player);
  self->own = own;
  tapis_widget_toggle_class (GTK_WIDGET (self), "own", own);
  if (tapis_seat_form (player) == TAPIS_SEAT_TOKENS)
    {
      self->tokens = tapis_tokens_view_new ();
      gtk_widget_set_parent (self->tokens, GTK_WIDGET (self));
    }
  if (state->score_text != NULL)
    self->score = add_label (self, "seat-count");
  if (!own)
    {
      self->down = add_pile (self, TAPIS_PILE_ROW, state->down);
      self->up = add_pile (self, TAPIS_PILE_ROW, state->up);
      self->won = add_pile (self, TAPIS_PILE_DECK, state->won);
    }
  g_signal_connect_object (player, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

const TapisPlayerState *
tapis_seat_view_get_state (TapisSeatView *self)
{
  g_return_val_if_fail (TAPIS_IS_SEAT_VIEW (self), NULL);

  return tapis_player_get_state (self->player);
}

gboolean
tapis_seat_view_set_form (TapisSeatView *self, int emblem, int card_width,
                          int known_width)
{
  GtkWidget *const views[] = { self->down, self->up, self->won };
  gboolean compact = emblem == TAPIS_BADGE_EMBLEM;
  gboolean changed;

  g_return_val_if_fail (TAPIS_IS_SEAT_VIEW (self), FALSE);

  changed = self->compact != compact;
  if (changed)
    {
      self->compact = compact;
      tapis_widget_toggle_class (GTK_WIDGET (self), "compact", compact);
      update (self);
    }
  self->size = emblem;
  tapis_emblem_set_size (TAPIS_EMBLEM (self->emblem), emblem);
  tapis_emblem_set_size (TAPIS_EMBLEM (self->partner), emblem / 2);
  self->card_width = card_width;
  self->known_width = known_width;
  tapis_small_cards_squeeze (TAPIS_SMALL_CARDS (self->known), known_width);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (views[i] != NULL)
      tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (views[i]), card_width);
  return changed;
}

void
tapis_seat_view_allocate (TapisSeatView *self, const GdkRectangle *place)
{
  g_return_if_fail (TAPIS_IS_SEAT_VIEW (self));

  tapis_widget_allocate (
    GTK_WIDGET (self),
    &(GdkRectangle) { place->x - TAPIS_SEAT_BESIDE,
                      place->y - TAPIS_SEAT_ABOVE,
                      place->width + 2 * TAPIS_SEAT_BESIDE,
                      place->height + 2 * TAPIS_SEAT_ABOVE });
}

void
tapis_seat_view_show_tokens (TapisSeatView *self, gboolean shown)
{
  g_return_if_fail (TAPIS_IS_SEAT_VIEW (self));

  if (self->tokens != NULL)
    tapis_names_show_child (self->tokens, shown);
}

/* Returns the width of @text in pixels at @scale times the usual text size. The
 * labels cannot be measured for this, because their text size depends on the
 * present form of the seat. */
static int
text_width (TapisSeatView *self, const char *text, double scale)
{
  return tapis_widget_text_width (GTK_WIDGET (self), text, scale,
                                  PANGO_WEIGHT_BOLD) +
         3;
}

int
tapis_seat_view_get_text_width (TapisSeatView *self, gboolean compact)
{
  int width;
  g_autofree char *count = count_text (self, compact);
  const TapisPlayerState *player = tapis_player_get_state (self->player);

  width = player->score_text != NULL
            ? text_width (self, player->score_text,
                          compact ? TAPIS_TEXT_BADGE : TAPIS_TEXT_SMALL)
            : 0;
  if (compact)
    return MAX (width, MAX (text_width (self, player->name, TAPIS_TEXT_BADGE),
                            TAPIS_BADGE_EMBLEM + GAP +
                              text_width (self, count, TAPIS_TEXT_BADGE)));
  return MAX (width, MAX (text_width (self, player->name, 1),
                          text_width (self, count, TAPIS_TEXT_SMALL)));
}

int
tapis_seat_view_get_lines (TapisSeatView *self)
{
  g_return_val_if_fail (TAPIS_IS_SEAT_VIEW (self), 2);

  return self->score != NULL ? 3 : 2;
}

TapisPileView *
tapis_seat_view_find_pile (TapisSeatView *self, TapisPile *pile)
{
  GtkWidget *const views[] = { self->down, self->up, self->won };

  g_return_val_if_fail (TAPIS_IS_SEAT_VIEW (self), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (views[i] != NULL &&
        tapis_pile_view_get_pile (TAPIS_PILE_VIEW (views[i])) == pile)
      return TAPIS_PILE_VIEW (views[i]);
  return NULL;
}

void
tapis_seat_view_see_hand (TapisSeatView *self, GtkWidget *above,
                          TapisSight *sight)
{
  double size = gtk_widget_get_width (self->emblem);

  g_return_if_fail (TAPIS_IS_SEAT_VIEW (self));

  *sight = (TapisSight) { .width = self->card_width,
                          .pack = pack_of (self),
                          .face = CG_CARD_HIDDEN };
  tapis_sight_take_place (sight, self->emblem, size / 2, size / 2, above);
}
