/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisNoddy share:
 *
 *   noddy-model.c        the game: its moves, the score sheet, properties
 *   noddy-model-aids.c   the learner's count before an announcement
 */

#pragma once

#include "noddy-rules.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-question.h"
#include "model/learn/tapis-seekable.h"
#include "noddy-model-count.h"
#include "noddy-model.h"

G_BEGIN_DECLS

/* noddy-words.c, -words-position.c and -quiz.c */
extern const TapisGameWords     tapis_words_noddy;
extern const TapisPositionWords tapis_position_words_noddy;
extern const TapisQuiz          tapis_quiz_noddy;

/* --- noddy-model-sheet.c: what was scored, from the start to now --- */

typedef struct _TapisNoddySheet TapisNoddySheet;

TapisNoddySheet *tapis_noddy_sheet_new  (void);
void             tapis_noddy_sheet_free (TapisNoddySheet *self);

/* A list of TapisNoddyLine, one for all that was scored, borrowed. Lines that
 * stay the same stay the same objects. */
GListModel *tapis_noddy_sheet_get_lines (TapisNoddySheet *self);

/* See TapisGameClass: what a ply has scored is added, or taken away again; the
 * lines follow when they are shown, as the viewer may see them. */
void tapis_noddy_sheet_note   (TapisNoddySheet *self,
                               TapisGame       *game,
                               guint            ply,
                               const CgEvents  *events);
void tapis_noddy_sheet_forget (TapisNoddySheet *self,
                               guint            n_plies);
void tapis_noddy_sheet_show   (TapisNoddySheet *self,
                               TapisGame       *game);

/* --- the game --- */

struct _TapisNoddy
{
  TapisGame parent_instance;

  /* owned */
  GListStore *found;
  TapisNoddySheet *sheet;
  char *message;

  /* state */
  TapisNoddyCount count;
  gboolean yourself;

  /* state: what was last notified, and for which position the count is */
  gboolean counting;
  guint64 counted_hand;
  CgCard counted_turn_up;
  guint target;
};

enum
{
  PROP_COUNTING = 1,
  PROP_COUNT_YOURSELF,
  PROP_COUNT_MESSAGE,
  PROP_TARGET,
  N_NODDY_PROPS,
};

extern GParamSpec *tapis_noddy_props[N_NODDY_PROPS];

static inline const NoddyState *
tapis_noddy_state (TapisNoddy *self)
{
  return noddy_state (tapis_game_get_state (TAPIS_GAME (self)));
}

static inline void
tapis_noddy_notify (TapisNoddy *self, guint prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), tapis_noddy_props[prop]);
}

/* --- noddy-model-aids.c --- */

/* Begins anew where the viewer has cards to count that were not there. */
void tapis_noddy_begin_count (TapisNoddy *self);

/* What is said before anything has been counted. */
void tapis_noddy_begin_message (TapisNoddy *self);

/* See TapisGameClass. */
guint tapis_noddy_list_aids   (TapisGame      *game,
                               GPtrArray      *strings,
                               TapisActionNow *out);
char *tapis_noddy_why_not_aid (TapisGame  *game,
                               const char *id);
void  tapis_noddy_use_aid     (TapisGame  *game,
                               const char *id);

/* Lets a lesson have the combinations found. */
void tapis_noddy_seekable_init (TapisSeekableInterface *iface);

/* --- noddy-words-count.c --- */

/* "Fifteen", "Run of 3": a heading in a score sheet. */
char *tapis_noddy_heading (NoddyKind kind,
                           guint     n_cards);

/* A line of the sheet in a sentence. */
char *tapis_noddy_say_score (const TapisNoddyScore *score,
                             const char            *heading);

/* What is said of @cards that somebody calls @name and that are not found. */
char *tapis_noddy_say_verdict (TapisNoddyName    name,
                               TapisNoddyVerdict verdict,
                               const CgCard     *cards,
                               guint             n);

/* The label of the button that says @name, and what it is for. */
const char *tapis_noddy_name_label (TapisNoddyName name);
const char *tapis_noddy_name_help  (TapisNoddyName name);

G_END_DECLS
