/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long everything that moves takes, in one place. Milliseconds. */

#pragma once

/** A card flies from one place to another, at normal speed. */
#define TAPIS_MOTION_FLIGHT 220

/** The same with the speeds "fast" and "slow". */
#define TAPIS_MOTION_FLIGHT_FAST 180
#define TAPIS_MOTION_FLIGHT_SLOW 260

/** Between two cards of one deal or one pick-up. */
#define TAPIS_MOTION_STAGGER 40

/** However many cards fly, the last one starts no later than this. */
#define TAPIS_MOTION_STAGGER_CAP 1400

/** Between two sounds of one move. */
#define TAPIS_MOTION_SOUND 150

/** A move that comes sooner after another one is not heard, but for what is
 * meant for those at this device. */
#define TAPIS_MOTION_HEARD 250

/** What is laid on a pile that goes at once lies there so long. */
#define TAPIS_MOTION_REST 160

/** However many tokens fly, the last one starts no later than this. */
#define TAPIS_MOTION_TOKENS_CAP 700

/** The ranks change places when their order is turned round. */
#define TAPIS_MOTION_TURN 260

/** A peg goes to its next hole. */
#define TAPIS_MOTION_PEG 420

/** A light goes over the cloth when a game is won. */
#define TAPIS_MOTION_GLEAM 1300

/** A page of the window gives way to another. */
#define TAPIS_MOTION_PAGE 200

/** A move without a choice is made for a person no sooner than this, however
 * short the pause between moves is: one sees what it will be. */
#define TAPIS_MOTION_BEAT 600

/** A hint that takes longer than this says that it is thought about. */
#define TAPIS_MOTION_THINKING 400

/** How long a refusal and a player's cry stay to be read. */
#define TAPIS_MOTION_REFUSAL 7000
#define TAPIS_MOTION_CRY 2600
