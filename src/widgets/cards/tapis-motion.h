/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The durations of all animations and pauses. All times are in milliseconds. */

#pragma once

/** How long a card flies from one place to another, at normal speed. */
#define TAPIS_MOTION_FLIGHT 220

/** How long a card flies at the speeds "fast" and "slow". */
#define TAPIS_MOTION_FLIGHT_FAST 180
#define TAPIS_MOTION_FLIGHT_SLOW 260

/** The time between the starts of two cards of one deal or one pick-up. */
#define TAPIS_MOTION_STAGGER 40

/** The longest time from the start of the first card of a deal to the start of
 * the last one, however many cards fly. For any other move the limit is a
 * quarter of this time. */
#define TAPIS_MOTION_STAGGER_CAP 1400

/** The time between the starts of two sounds of one move. */
#define TAPIS_MOTION_SOUND 150

/** If the sounds of another move were played less than this time ago, a move
 * makes no sounds, except those that are meant for the people at this device.
 */
#define TAPIS_MOTION_HEARD 250

/** The shortest time for which a card that is laid on a pile is shown there if
 * the same move also removes that pile, together with the card. */
#define TAPIS_MOTION_REST 160

/** The latest start of a token, after the start of the animation, however many
 * tokens fly. */
#define TAPIS_MOTION_TOKENS_CAP 700

/** The duration of the animation of the ranks of the cards when their order is
 * reversed: the table shows the ranks in order, and they change places. */
#define TAPIS_MOTION_TURN 260

/** How long a peg takes to move to its next hole. */
#define TAPIS_MOTION_PEG 420

/** How long a light moves over the cloth when a game is won. */
#define TAPIS_MOTION_GLEAM 1300

/** How long the change from one page of the window to another takes. */
#define TAPIS_MOTION_PAGE 200

/** The shortest pause before the program plays a person's only possible move
 * for them, even if the pause between moves is set to be shorter. In this time
 * the person sees which move it is. */
#define TAPIS_MOTION_BEAT 600

/** If a hint takes longer than this, a message says that the program is
 * thinking. */
#define TAPIS_MOTION_THINKING 400

/** How long a sentence about a refused move is shown, and how long a player's
 * cry (what a player says in a speech bubble) is shown. */
#define TAPIS_MOTION_REFUSAL 7000
#define TAPIS_MOTION_CRY 2600

/** How much longer a sentence is shown for each character of its text. */
#define TAPIS_MOTION_LETTER 30

/** How long a tip is shown before the next tip can replace it:
 * TAPIS_MOTION_TIP_LEAST plus TAPIS_MOTION_LETTER for each character of its
 * text, but at most TAPIS_MOTION_TIP_MOST. */
#define TAPIS_MOTION_TIP_LEAST 1000
#define TAPIS_MOTION_TIP_MOST 4000
