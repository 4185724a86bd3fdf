/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisScientificWar, the model of Bataille scientifique,
 * share. */

#pragma once

#include "scientific-war-rules.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-question.h"
#include "scientific-war-model.h"

G_BEGIN_DECLS

/* scientific-war-words.c, -words-position.c and -quiz.c */
extern const TapisGameWords     tapis_words_scientific_war;
extern const TapisPositionWords tapis_position_words_scientific_war;
extern const TapisQuiz          tapis_quiz_scientific_war;

struct _TapisScientificWar
{
  TapisGame parent_instance;

  TapisScientificWarNow now; /* its strings and cards are owned */

  /* owned: by seat, the card that the seat has laid in the trick that is shown,
   * or NULL */
  TapisCard *laid[SCIENTIFIC_WAR_MAX_SEATS];
};

/** TapisGameClass.changed: brings what is shown of the last trick up to
 * date. */
void tapis_scientific_war_read_trick (TapisGame *game);

/** How a trick has ended, in short: "Fox takes 4 cards". @event: the event that
 * tells of it; @who: the player whom it is about, or %NULL; @joker: whether a
 * joker has decided it. */
char *tapis_scientific_war_outcome (const CgEvent     *event,
                                    const TapisPerson *who, gboolean joker);

/** The sentence that @seat has chosen @card: "Fox has chosen the queen of
 * hearts." Free with g_free(). */
char *tapis_scientific_war_say_chosen (TapisGame *game, int seat, CgCard card);

G_END_DECLS
