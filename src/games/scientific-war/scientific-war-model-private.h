/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisScientificWar share. */

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

  TapisScientificWarNow now; /* with its strings and cards owned */

  /* owned: the cards themselves, or NULL */
  TapisCard *laid[SCIENTIFIC_WAR_MAX_SEATS];
};

/** Brings up to date what is told of the last trick: see TapisGameClass. */
void tapis_scientific_war_read_trick (TapisGame *game);

/** What became of a trick, of which @event tells, short: "Fox takes 4 cards".
 * @who: whom it is about, or %NULL; @joker: by a joker. */
char *tapis_scientific_war_outcome (const CgEvent     *event,
                                    const TapisPerson *who, gboolean joker);

/** "Fox has chosen the queen of hearts." */
char *tapis_scientific_war_say_chosen (TapisGame *game, int seat, CgCard card);

G_END_DECLS
