/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pieces of the lessons that tests are about. */

#pragma once

#include "model/learn/tapis-lesson.h"

/* three lines */
#define HEAD \
  "<lesson game='norwegian' rules='BN-20 BN-24'>\n" \
  "<title>The 7</title>\n" \
  "<about>Low cards are strong after a 7.</about>\n"

/* ten lines: what follows stands in line 14 */
#define TABLE \
  "<position seats='2'>\n" \
  "phase=play\n" \
  "to-move=0\n" \
  "direction=clockwise\n" \
  "pile=5C@1\n" \
  "hand.0=4H 7S KD\n" \
  "down.0=3C 3D\n" \
  "hand.1=9S 9D\n" \
  "down.1=AC KH\n" \
  "</position>\n"

#define SEVEN \
  "<play move='lay 7S' at='card 7S'>\n" \
  "<ask>Lay the 7.</ask>\n" \
  "<answer to='lay KD'>A king fits as well.</answer>\n" \
  "<done>Now a 7 or lower is asked for.</done>\n" \
  "</play>\n" \
  "<other move='pick-up'>The other player has nothing that low.</other>\n"

/* A lesson without mistakes. */
static inline TapisLesson *
read_lesson (const char *text)
{
  g_autoptr (GError) error = NULL;
  TapisLesson *lesson =
    tapis_lesson_new_from_text ("norwegian-07-seven.xml", text, -1, &error);

  g_assert_no_error (error);
  return lesson;
}
