/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tips, and their file FOLDER/tips.told, which has the id of each lesson
 * whose tip has been given:
 *
 *   [told]
 *   GAME-07-eight=true */

#include "tapis-tips.h"

#include "model/game/tapis-game-kind.h"
#include "model/items/tapis-private.h"
#include "tapis-lesson-private.h"
#include "model/words/tapis-sentences.h"
#include "model/words/tapis-translations.h"
#include "tapis-lessons.h"

#define TOLD "told"

struct _TapisTips
{
  TapisStateFile parent_instance;
};

G_DEFINE_FINAL_TYPE (TapisTips, tapis_tips, TAPIS_TYPE_STATE_FILE)

static void
tapis_tips_class_init (TapisTipsClass *klass)
{
  /* errors are not shown to the person: at worst a tip is given twice */
  static const TapisStateFileWords words = { "%s", "%s", "", "%s" };
  TapisStateFileClass *file_class = TAPIS_STATE_FILE_CLASS (klass);

  file_class->name = "tips.told";
  file_class->words = &words;
}

static void
tapis_tips_init (TapisTips *self)
{
}

TapisTips *
tapis_tips_new (const char *folder)
{
  TapisTips *self = tapis_state_file_new (TAPIS_TYPE_TIPS, folder);

  tapis_state_file_load (TAPIS_STATE_FILE (self), NULL);
  return self;
}

static GKeyFile *
keys_of (TapisTips *self)
{
  return tapis_state_file_get_keys (TAPIS_STATE_FILE (self));
}

/* Returns the link to the lesson about @event or, if @event is that a special
 * card was laid, about this card. Returns NULL if there is no such lesson, or
 * if its tip has been given. */
static const TapisLessonLink *
find_link (TapisTips *self, TapisGame *game, const CgEvent *event)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const CgSetup *setup = tapis_game_get_setup (game);
  const TapisLessonLink *link = tapis_lessons_find_link (
    rules, setup, TAPIS_LINK_EVENTS, cg_event_id (rules, event->kind));
  TapisSpecialCard special;

  if (event->kind == CG_EVENT_LAID &&
      tapis_game_find_special_card (game, event->cards[0], &special))
    link = tapis_lesson_link_for_card (game, event->cards[0]);
  return link != NULL &&
             !g_key_file_get_boolean (keys_of (self), TOLD, link->lesson, NULL)
           ? link
           : NULL;
}

void
tapis_tips_prepare (TapisTips *self, TapisGame *game)
{
  g_return_if_fail (TAPIS_IS_TIPS (self));
  tapis_lessons_find_link (tapis_game_get_rules (game),
                           tapis_game_get_setup (game), TAPIS_LINK_EVENTS, "");
}

char *
tapis_tips_tell (TapisGame *game, const TapisTip *tip)
{
  const TapisPerson *who = tapis_game_get_person (game, tip->seat);
  char text[CG_CARD_TEXT_SIZE];
  guint n;
  g_autofree TapisSpecialCard *cards = tapis_game_list_special_cards (game, &n);

  for (guint i = 0; i < n; i++)
    if (tapis_lesson_link_names (tip->link, TAPIS_LINK_CARDS,
                                 cg_card_to_text (cards[i].card, text)))
      return cards[i].told != NULL && !tapis_is_you (who)
               ? tapis_say_of (who, TAPIS_ROLE_DOER, cards[i].told)
               : g_strdup (cards[i].text);
  return g_strdup (tapis_lesson_text (tip->link->about));
}

gboolean
tapis_tips_take (TapisTips *self, TapisGame *game, TapisTip *tip)
{
  const TapisGameNow *now = tapis_game_now (game);
  GListModel *log;
  guint plies;

  g_return_val_if_fail (TAPIS_IS_TIPS (self), FALSE);
  if (now->over || now->round_over || now->choosing)
    return FALSE;
  log = now->log;
  plies = tapis_game_get_n_plies (game);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);
      const CgEvent *event = tapis_log_entry_get_event (entry);

      if (tapis_log_entry_get_ply (entry) + 1 < plies)
        continue;
      *tip = (TapisTip) { find_link (self, game, event), event->seat };
      if (tip->link == NULL)
        continue;
      g_key_file_set_boolean (keys_of (self), TOLD, tip->link->lesson, TRUE);
      tapis_state_file_save (TAPIS_STATE_FILE (self));
      return TRUE;
    }
  return FALSE;
}
