/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the pages are called in the window's title. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "app/pages/tapis-record-page.h"
#include "app/pages/tapis-replay-page.h"
#include "app/pages/tapis-review-page.h"

/* The game that a page is about, which is no lesson. */
static const char *
name_game (TapisWindow *self, GtkWidget *page)
{
  if (page == self->record)
    return _(tapis_record_page_get_rules (
               TAPIS_RECORD_PAGE (self->record))->title);
  if (page == self->replay)
    return tapis_game_get_title (tapis_replay_get_game (
      tapis_replay_page_get_replay (TAPIS_REPLAY_PAGE (self->replay))));
  if (page == self->review)
    return tapis_game_get_title (tapis_review_get_game (
      tapis_review_page_get_review (TAPIS_REVIEW_PAGE (self->review))));
  return tapis_game_get_title (self->game);
}

static gboolean
solves_puzzles (TapisWindow *self)
{
  return tapis_lesson_get_kind (self->taught) == TAPIS_LESSON_PUZZLES;
}

/* Puzzles are called like their game, as its review is. */
static const char *
name_lesson (TapisWindow *self)
{
  return solves_puzzles (self)
           ? _(tapis_lesson_get_rules (self->taught)->title)
           : tapis_lesson_get_title (self->taught);
}

void
window_name_page (TapisWindow *self, GtkWidget *page, const char **title,
                  const char **subtitle)
{
  *subtitle = "";
  *title =
    page == self->chooser ? "Tapis"
    /* Translators: the title of the page where a game is set up. */
    : page == self->setup ? C_("page", "New Game")
    /* Translators: the title of the page that lists finished games. */
    : page == self->games ? C_("page", "History")
    /* Translators: the title of the page that lists a game's lessons. */
    : page == self->path ? C_("page", "Lessons")
    : page == self->lesson ? name_lesson (self)
    /* Translators: the title of a page. */
    : page == self->statistics ? C_("page", "Statistics")
                               : name_game (self, page);
  if (page == self->table || page == self->curtain)
    *subtitle = NULL; /* it is of the deal, and stays */
  else if (page == self->path)
    *subtitle = _(self->learnt->title);
  else if (page == self->lesson)
    *subtitle = solves_puzzles (self)
                  ? tapis_lesson_get_title (self->taught)
                  : _(tapis_lesson_get_rules (self->taught)->title);
  else if (page == self->record)
    /* Translators: under the title of a page about a finished game, which is
     * the game's name. */
    *subtitle = C_("page", "Finished Game");
  else if (page == self->replay)
    /* Translators: under the title of a page that shows a finished game once
     * more. A noun. */
    *subtitle = C_("page", "Replay");
  else if (page == self->review)
    /* Translators: under the title of a page that tells what one's decisions in
     * a finished game have cost. A noun. */
    *subtitle = C_("page", "Review");
}
