/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the model of Bataille scientifique share. */

#pragma once

#include "scientific-war-rules.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-question.h"
#include "scientific-war-model.h"

/* Defined in scientific-war-words.c, scientific-war-words-position.c and
 * scientific-war-quiz.c: */
extern const TapisGameWords     tapis_words_scientific_war;
extern const TapisPositionWords tapis_position_words_scientific_war;
extern const TapisQuiz          tapis_quiz_scientific_war;

/** Returns how a trick has ended, in a few words: "Fox takes 4 cards". @event:
 * a %CG_EVENT_TOOK_TRICK or %SCIENTIFIC_WAR_EVENT_WAR; @who: the player who
 * takes the trick, not used after a war; @joker: whether a joker has decided
 * the trick. Free with g_free(). */
char *tapis_scientific_war_outcome (const CgEvent     *event,
                                    const TapisPerson *who, gboolean joker);

/** Returns a sentence about the card @card, which @seat has chosen: "Fox has
 * chosen the queen of hearts." Free with g_free(). */
char *tapis_scientific_war_say_chosen (TapisGame *game, int seat, CgCard card);
