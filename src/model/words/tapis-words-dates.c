/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dates in words. The C library has the names of the months only for the
 * locales that are installed, and uses English for all others; some locales
 * also add a preposition ("de novembre"). Therefore whole dates are translated
 * here. */

#include "tapis-words-language.h"
#include "tapis-words.h"

#include <glib/gi18n.h>

/* Translators: the twelve of these are dates: "January 31, 2026". The first
 * value is the day (the first of a month as you translate "1" of the context
 * "first day of a month"), the second one the year. */
/* Translators, all of these: a date: "January 31, 2026". The first value is the
 * day (the first of a month as you translate "1" of the context "first day of a
 * month"), the second one the year. */
static const char *const dates[] = {
  NC_("date", "January %s, %d"),
  NC_("date", "February %s, %d"),
  NC_("date", "March %s, %d"),
  NC_("date", "April %s, %d"),
  NC_("date", "May %s, %d"),
  NC_("date", "June %s, %d"),
  NC_("date", "July %s, %d"),
  NC_("date", "August %s, %d"),
  NC_("date", "September %s, %d"),
  NC_("date", "October %s, %d"),
  NC_("date", "November %s, %d"),
  NC_("date", "December %s, %d"),
};

#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
tapis_words_day (GDateTime *when)
{
  int day = g_date_time_get_day_of_month (when);
  g_autofree char *number = tapis_words_number (day);

  return g_strdup_printf (
    g_dpgettext2 (NULL, "date", dates[g_date_time_get_month (when) - 1]),
    /* Translators: the first day of a month, in a date: "January 1, 2026". */
    day == 1 ? C_("first day of a month", "1") : number,
    g_date_time_get_year (when));
}

char *
tapis_words_date (GDateTime *when)
{
  g_autofree char *day = tapis_words_day (when);
  /* Translators: the time of the day, hour and minute: "20:15". %H is the hour
   * from 00 to 23, %k the same without a 0 before it, %l the hour from 1 to 12,
   * %M the minute, %p "am" or "pm". */
  g_autofree char *time = g_date_time_format (when, C_("time", "%H:%M"));

  /* Translators: a day and a time: "January 31, 2026" and "20:15". */
  return g_strdup_printf (C_("date", "%s, %s"), day,
                          time != NULL ? time : "");
}
