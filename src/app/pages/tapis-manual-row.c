/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of a list that shows a part of the manual. The texts of the row are
 * also its accessible name and description, so that a screen reader reads the
 * page aloud while the person moves from row to row with the arrow keys. */

#include "tapis-manual-row.h"

#include <string.h>

#include "model/words/tapis-words-language.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/kit/tapis-wrap-layout.h"

struct _TapisManualRow
{
  GtkListBoxRow parent_instance;

  /* template */
  GtkLabel *title;
  GtkWidget *blocks;
  GtkWidget *force;
  GtkLabel *where;
  GtkLabel *sentence;
  GtkWidget *lessons;

  /* state */
  TapisManualPart *part;
  GPtrArray *labels; /* elements: GtkLabel; the labels whose texts are searched.
                      * The array is owned, the labels are not. */
};

G_DEFINE_FINAL_TYPE (TapisManualRow, tapis_manual_row, GTK_TYPE_LIST_BOX_ROW)

static gboolean
activate_link_cb (TapisManualRow *self, const char *to)
{
  g_signal_emit_by_name (self, "follow", to);
  return TRUE;
}

static void
tapis_manual_row_dispose (GObject *object)
{
  g_clear_pointer (&TAPIS_MANUAL_ROW (object)->labels, g_ptr_array_unref);

  G_OBJECT_CLASS (tapis_manual_row_parent_class)->dispose (object);
}

static void
tapis_manual_row_class_init (TapisManualRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_manual_row_dispose;
  tapis_class_add_signal (klass, "follow", 1, G_TYPE_STRING);

  g_type_ensure (TAPIS_TYPE_WRAP_LAYOUT);
  tapis_widget_class_set_template (widget_class, "app/tapis-manual-row.ui");
  tapis_bind_children (widget_class, TapisManualRow, title, blocks, force,
                       where, sentence, lessons);
}

static void
tapis_manual_row_init (TapisManualRow *self)
{
  self->labels = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- what it says --------------------------------------------------------- */

/* The minimum width of a label, in characters. GTK lays out the text in this
 * width to measure the label. Without it GTK would break the text after every
 * character, which takes ten times as long. */
#define LEAST_WIDTH 10

static GtkWidget *
new_label (TapisManualRow *self, const char *markup)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup", TRUE, "wrap",
                  TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0,
                  "hexpand", TRUE, "selectable", TRUE, "width-chars",
                  LEAST_WIDTH, NULL);

  /* the arrow keys move the focus from row to row, so a label needs the focus
   * only if it contains links */
  gtk_widget_set_can_focus (label, strstr (markup, "<a ") != NULL);
  g_signal_connect_object (label, "activate-link",
                           G_CALLBACK (activate_link_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->labels, label);
  return label;
}

static void
add_block (TapisManualRow *self, const TapisManualBlock *block, guint step)
{
  GtkWidget *label = new_label (self, block->markup);
  GtkWidget *line, *sign;
  g_autofree char *number = NULL;
  g_autofree char *digits = NULL;

  if (block->kind == TAPIS_MANUAL_NOTE)
    gtk_widget_add_css_class (label, "note");
  if (block->kind != TAPIS_MANUAL_ITEM && block->kind != TAPIS_MANUAL_STEP)
    {
      gtk_box_append (GTK_BOX (self->blocks), label);
      return;
    }
  digits = tapis_words_number ((int) step);
  number = g_strconcat (digits, ".", NULL);
  sign = gtk_label_new (block->kind == TAPIS_MANUAL_STEP ? number : "•");
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (self->blocks), line);
}

static void
set_title (TapisManualRow *self)
{
  static const char *const styles[] = { "title-2", "title-4", "heading",
                                        "heading" };
  guint level = CLAMP (self->part->level, 1, G_N_ELEMENTS (styles));

  gtk_label_set_text (self->title, self->part->title);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), styles[level - 1]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title),
                                  GTK_ACCESSIBLE_PROPERTY_LEVEL, (int) level,
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self->title),
                          *self->part->title != '\0');
}

static void
add_lesson (TapisManualRow *self, const TapisManual *manual, const char *id)
{
  g_autofree char *label = tapis_manual_name_lesson (manual, id);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.lesson");
  gtk_box_append (GTK_BOX (self->lessons), button);
  gtk_widget_set_visible (self->lessons, TRUE);
}

/* Sets the attributes of @label to @marks and removes the attributes of the
 * last search. */
static void
set_marks (GtkLabel *label, PangoAttrList *marks)
{
  g_autofree char *written = g_strdup (gtk_label_get_label (label));

  if (gtk_label_get_attributes (label) == NULL && marks == NULL)
    return;
  /* GtkLabel merges these attributes with the attributes of its markup, and
   * drops the old ones only when its text is set again */
  gtk_label_set_label (label, "");
  gtk_label_set_label (label, written);
  gtk_label_set_attributes (label, marks);
}

/* Sets the accessible name and description of the row. */
static void
name_row (TapisManualRow *self)
{
  g_autoptr (GString) texts = g_string_new (NULL);
  const char *title = self->part->title;

  for (guint i = 0; i < self->part->n_blocks; i++)
    {
      g_autofree char *text = tapis_manual_block_text (&self->part->blocks[i]);

      if (*title == '\0' && i == 0)
        {
          tapis_names_set (GTK_WIDGET (self), text, "");
          continue;
        }
      tapis_words_add_sentence (texts, text);
    }
  if (gtk_widget_get_visible (self->force))
    {
      tapis_words_add_sentence (texts, gtk_label_get_text (self->where));
      tapis_words_add_sentence (texts, gtk_label_get_text (self->sentence));
    }
  tapis_names_set (GTK_WIDGET (self), *title != '\0' ? title : NULL,
                   texts->str);
}

GtkWidget *
tapis_manual_row_new (const TapisManual *manual, TapisManualPart *part)
{
  TapisManualRow *self = g_object_new (TAPIS_TYPE_MANUAL_ROW, NULL);
  guint step = 0;

  self->part = part;
  set_title (self);
  g_ptr_array_add (self->labels, self->title);
  for (guint i = 0; i < part->n_blocks; i++)
    add_block (self, &part->blocks[i],
               part->blocks[i].kind == TAPIS_MANUAL_STEP ? ++step : 0);
  gtk_widget_set_visible (self->blocks, part->n_blocks > 0);
  for (guint i = 0; part->lessons[i] != NULL; i++)
    add_lesson (self, manual, part->lessons[i]);
  tapis_widget_wrap_buttons (self->lessons);
  name_row (self);
  return GTK_WIDGET (self);
}

TapisManualPart *
tapis_manual_row_get_part (TapisManualRow *self)
{
  g_return_val_if_fail (TAPIS_IS_MANUAL_ROW (self), NULL);
  return self->part;
}

void
tapis_manual_row_tell (TapisManualRow *self, const char *where,
                       const char *sentence)
{
  g_return_if_fail (TAPIS_IS_MANUAL_ROW (self));

  if (sentence == NULL && !gtk_widget_get_visible (self->force))
    return;
  gtk_label_set_text (self->where, where != NULL ? where : "");
  gtk_label_set_text (self->sentence, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->force, sentence != NULL);
  name_row (self);
}

void
tapis_manual_row_mark (TapisManualRow *self, const char *query)
{
  g_return_if_fail (TAPIS_IS_MANUAL_ROW (self));

  for (guint i = 0; i < self->labels->len; i++)
    {
      GtkLabel *label = g_ptr_array_index (self->labels, i);
      g_autoptr (PangoAttrList) marks = pango_attr_list_new ();
      gboolean all;
      g_autoptr (GArray) hits =
        tapis_manual_search_text (gtk_label_get_text (label), query, &all);

      for (guint j = 0; j < hits->len; j++)
        {
          const TapisManualHit *hit = &g_array_index (hits, TapisManualHit, j);
          PangoAttribute *marker[] = {
            pango_attr_background_new (0xffff, 0xe0e0, 0x6666),
            pango_attr_foreground_new (0x1c1c, 0x1a1a, 0x1010),
          };

          for (guint k = 0; k < G_N_ELEMENTS (marker); k++)
            {
              marker[k]->start_index = hit->start;
              marker[k]->end_index = hit->end;
              pango_attr_list_insert (marks, marker[k]);
            }
        }
      set_marks (label, hits->len > 0 ? marks : NULL);
    }
}
