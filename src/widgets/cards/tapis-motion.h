/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long everything that moves takes. All times are in milliseconds. */

#pragma once

/** How long a card flies from one place to another, at normal speed. */
#define TAPIS_MOTION_FLIGHT 220

/** How long a card flies at the speeds "fast" and "slow". */
#define TAPIS_MOTION_FLIGHT_FAST 180
#define TAPIS_MOTION_FLIGHT_SLOW 260

/** The time between the starts of two cards of one deal or one pick-up. */
#define TAPIS_MOTION_STAGGER 40

/** The latest start of the last card of a deal, however many cards fly. */
#define TAPIS_MOTION_STAGGER_CAP 1400

/** The time between two sounds of one move. */
#define TAPIS_MOTION_SOUND 150

/** If a move follows the sounds of another move sooner than this, it makes no
 * sound, except one that is meant for the people at this device. */
#define TAPIS_MOTION_HEARD 250

/** How long a card rests on a pile that is then removed at once, before it is
 * removed too. */
#define TAPIS_MOTION_REST 160

/** The latest start of the last token, however many tokens fly. */
#define TAPIS_MOTION_TOKENS_CAP 700

/** How long the ranks of the cards, which are shown in their order, take to
 * change places when that order is reversed. */
#define TAPIS_MOTION_TURN 260

/** How long a peg takes to its next hole. */
#define TAPIS_MOTION_PEG 420

/** How long a light moves over the cloth when a game is won. */
#define TAPIS_MOTION_GLEAM 1300

/** How long the change from one page of the window to another takes. */
#define TAPIS_MOTION_PAGE 200

/** A move without a choice is played for a person no sooner than this, even if
 * the pause between moves is set to be shorter, so that the person sees which
 * move it will be. */
#define TAPIS_MOTION_BEAT 600

/** If a hint takes longer than this, a message says that the program is
 * thinking. */
#define TAPIS_MOTION_THINKING 400

/** How long the sentence about a refused move, and a player's cry (what a
 * player says in a speech bubble), can be read. */
#define TAPIS_MOTION_REFUSAL 7000
#define TAPIS_MOTION_CRY 2600

/** How long a tip is shown at least before the next tip takes its place: the
 * first time, and the time per letter of its text, but at most the last time.
 */
#define TAPIS_MOTION_TIP_LEAST 1000
#define TAPIS_MOTION_LETTER 30
#define TAPIS_MOTION_TIP_MOST 4000
