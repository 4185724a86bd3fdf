/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the cry of each player, or of all of them, in a bubble for a while. */

#include "tapis-cries.h"

#include "tapis-free-place.h"
#include "tapis-ground.h"
#include "tapis-table-motion.h"
#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-widget.h"

#define N_SEATS (TAPIS_TABLE_MAX_OPPONENTS + 1)

/* The greatest distance of a bubble from its player, as a multiple of the
 * height of the bubble. Further away it would seem to belong to another
 * player. */
#define REACH 6

/* The distance in pixels between the positions that are tried for a bubble. */
#define STEP 6

/* The number of the bubble in the middle of the table, after those of the
 * players. */
#define OF_ALL N_SEATS

/* The bubble of one player or of all. */
typedef struct
{
  GtkWidget *label; /* NULL until the player cries for the first time */
  guint timer;
} Bubble;

struct _TapisCries
{
  const TapisTableParts *parts;
  Bubble bubbles[N_SEATS + 1]; /* indexed by seat, or OF_ALL */
  graphene_rect_t covered; /* the part of the table that is covered; an empty
                            * rectangle if none is */
};

TapisCries *
tapis_cries_new (const TapisTableParts *parts)
{
  TapisCries *self = g_new0 (TapisCries, 1);

  self->parts = parts;
  return self;
}

void
tapis_cries_free (TapisCries *self)
{
  for (int seat = 0; seat <= OF_ALL; seat++)
    g_clear_handle_id (&self->bubbles[seat].timer, g_source_remove);
  g_free (self);
}

static void
hide (Bubble *bubble)
{
  g_clear_handle_id (&bubble->timer, g_source_remove);
  if (bubble->label != NULL)
    gtk_widget_set_visible (bubble->label, FALSE);
}

static void
show (TapisCries *self, int seat, const char *cry, gboolean great)
{
  Bubble *bubble = &self->bubbles[seat];

  /* if the player cries nothing new, the last bubble remains, so that people
   * can read it while others play */
  if (cry == NULL || *cry == '\0')
    return;
  hide (bubble);
  if (bubble->label == NULL)
    {
      bubble->label = gtk_label_new (NULL);
      gtk_widget_add_css_class (bubble->label, "cry");
      gtk_widget_set_can_target (bubble->label, FALSE);
      gtk_widget_insert_before (bubble->label,
                                GTK_WIDGET (self->parts->table),
                                self->parts->layer);
    }
  gtk_label_set_text (GTK_LABEL (bubble->label), cry);
  tapis_widget_toggle_class (bubble->label, "great", great);
  gtk_widget_set_visible (bubble->label, TRUE);
  tapis_later (&bubble->timer, TAPIS_MOTION_CRY, G_CALLBACK (hide), bubble);
}

static void
cry_cb (TapisCries *self, TapisPlayer *player)
{
  const TapisPlayerState *state = tapis_player_get_state (player);

  show (self, state->seat, state->cry, state->cry_is_great);
}

void
tapis_cries_cry_all (TapisCries *self, const char *cry)
{
  show (self, OF_ALL, cry, TRUE);
}

void
tapis_cries_follow (TapisCries *self, TapisGame *game)
{
  GListModel *players = tapis_game_now (game)->players;

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (TapisPlayer) player = g_list_model_get_item (players, i);

      g_signal_connect_swapped (player, "cried", G_CALLBACK (cry_cb), self);
    }
}

void
tapis_cries_stop (TapisCries *self, TapisGame *game)
{
  GListModel *players = tapis_game_now (game)->players;

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (TapisPlayer) player = g_list_model_get_item (players, i);

      g_signal_handlers_disconnect_by_data (player, self);
    }
  for (int seat = 0; seat <= OF_ALL; seat++)
    hide (&self->bubbles[seat]);
}

void
tapis_cries_drop_old (TapisCries *self, TapisGame *game)
{
  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    {
      const char *cry = tapis_game_get_player_state (game, seat)->cry;

      if (cry == NULL || *cry == '\0')
        hide (&self->bubbles[seat]);
    }
  hide (&self->bubbles[OF_ALL]);
}

void
tapis_cries_veil (TapisCries *self, TapisGame *game, gboolean veil)
{
  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    {
      Bubble *bubble = &self->bubbles[seat];

      if (tapis_game_get_player_state (game, seat)->cry == NULL ||
          bubble->timer == 0)
        continue;
      gtk_widget_set_visible (bubble->label, !veil);
      g_clear_handle_id (&bubble->timer, g_source_remove);
      tapis_later (&bubble->timer, TAPIS_MOTION_CRY, G_CALLBACK (hide),
                   bubble);
    }
}

/* --- where ---------------------------------------------------------------- */

/* Sets @bounds to the place near which the bubble of @seat is shown: the view
 * of the seat, or the centre of the middle. Returns FALSE if there is none. */
static gboolean
find_owner (TapisCries *self, int seat, graphene_rect_t *bounds)
{
  GtkWidget *table = GTK_WIDGET (self->parts->table);
  GtkWidget *owner =
    seat == OF_ALL
      ? tapis_ground_get_middle (self->parts->ground)
      : (GtkWidget *) tapis_ground_find_seat (self->parts->ground, seat);

  if (owner == NULL || !gtk_widget_compute_bounds (owner, table, bounds))
    return FALSE;
  if (seat == OF_ALL)
    graphene_rect_inset (bounds, bounds->size.width / 2,
                         bounds->size.height / 2);
  return TRUE;
}

/* Allocates the bubble of @seat where it covers no rectangle in @taken, and
 * adds its own rectangle to @taken. */
static void
allocate_bubble (TapisCries *self, int seat, GArray *taken)
{
  GtkWidget *table = GTK_WIDGET (self->parts->table);
  GtkWidget *bubble = self->bubbles[seat].label;
  graphene_rect_t bounds, place;
  int width, height;
  gboolean found;

  if (!find_owner (self, seat, &bounds))
    return;
  width = MIN (tapis_widget_natural_width (bubble),
               gtk_widget_get_width (table));
  height = tapis_widget_natural_height (bubble, width);
  graphene_rect_init (&place, 0, 0, (float) width, (float) height);
  found = tapis_free_place_find (table, taken, &bounds, STEP,
                                 REACH * place.size.height, &place);
  /* if there is no room, the bubble is hidden; the log shows the cry too */
  gtk_widget_set_child_visible (bubble, found);
  if (!found)
    return;
  g_array_append_val (taken, place);
  gtk_widget_size_allocate (bubble,
                            &(GtkAllocation) { (int) place.origin.x,
                                               (int) place.origin.y, width,
                                               height },
                            -1);
}

void
tapis_cries_allocate (TapisCries *self)
{
  g_autoptr (GArray) taken = NULL;

  for (int seat = 0; seat <= OF_ALL; seat++)
    {
      GtkWidget *label = self->bubbles[seat].label;

      if (label == NULL || !gtk_widget_get_visible (label))
        continue;
      if (taken == NULL)
        {
          taken = tapis_free_place_list_taken (GTK_WIDGET (self->parts->table));
          g_array_append_val (taken, self->covered);
        }
      allocate_bubble (self, seat, taken);
    }
}

void
tapis_cries_cover (TapisCries *self, const graphene_rect_t *place)
{
  graphene_rect_t covered =
    place != NULL ? *place : GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (graphene_rect_equal (&covered, &self->covered))
    return;
  self->covered = covered;
  tapis_cries_allocate (self);
}
