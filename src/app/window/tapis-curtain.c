/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The curtain: the page that hides all cards while one person passes the device
 * to the next. */

#include "tapis-curtain.h"

#include <glib/gi18n.h>

#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"

struct _TapisCurtain
{
  TapisPage parent_instance;

  /* template */
  TapisEmblem *emblem;
  GtkLabel *sentence;
};

G_DEFINE_FINAL_TYPE (TapisCurtain, tapis_curtain, TAPIS_TYPE_PAGE)

static void
tapis_curtain_class_init (TapisCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "curtain");
  tapis_bind_children (widget_class, TapisCurtain, emblem, sentence);
}

static void
tapis_curtain_init (TapisCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tapis_names_mend (GTK_WIDGET (self), NULL);
}

const char *
tapis_curtain_set_player (TapisCurtain *self, TapisGame *game, int seat)
{
  g_autofree char *sentence = NULL;
  g_autofree char *name =
    tapis_name_in (TAPIS_ROLE_TO, tapis_game_get_people (game) + seat);

  /* Translators: several people play at one device: %s is the name of who is
   * to have it now */
  sentence = g_strdup_printf (_("Pass the device to %s"), name);
  gtk_label_set_text (self->sentence, sentence);
  tapis_emblem_set_id (self->emblem,
                       tapis_game_get_player_state (game, seat)->avatar);
  g_object_set (self, "title", sentence, NULL);
  return gtk_label_get_text (self->sentence);
}
