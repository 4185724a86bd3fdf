/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Days in words. The C library knows the months only of the locales that are
 * installed, says them in English else, and in some of them with the word
 * before ("de novembre"): so the months are sentences of ours. */

#include "config.h"

#include "tapis-words.h"

#include <glib/gi18n.h>

/* Translators: the twelve of these are dates: "31 January 2026". The first
 * value is the day (the first of a month as you translate "1" of the context
 * "first day of a month"), the second one the year. */
static char *
say_date (const char *day, int month, int year)
{
  switch (month)
    {
    case 1:
      return g_strdup_printf (C_("date", "%s January %d"), day, year);
    case 2:
      return g_strdup_printf (C_("date", "%s February %d"), day, year);
    case 3:
      return g_strdup_printf (C_("date", "%s March %d"), day, year);
    case 4:
      return g_strdup_printf (C_("date", "%s April %d"), day, year);
    case 5:
      return g_strdup_printf (C_("date", "%s May %d"), day, year);
    case 6:
      return g_strdup_printf (C_("date", "%s June %d"), day, year);
    case 7:
      return g_strdup_printf (C_("date", "%s July %d"), day, year);
    case 8:
      return g_strdup_printf (C_("date", "%s August %d"), day, year);
    case 9:
      return g_strdup_printf (C_("date", "%s September %d"), day, year);
    case 10:
      return g_strdup_printf (C_("date", "%s October %d"), day, year);
    case 11:
      return g_strdup_printf (C_("date", "%s November %d"), day, year);
    case 12:
      return g_strdup_printf (C_("date", "%s December %d"), day, year);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
tapis_words_day (GDateTime *when)
{
  int day = g_date_time_get_day_of_month (when);
  g_autofree char *number = g_strdup_printf ("%d", day);

  /* Translators: the first day of a month, in a date: "1 January 2026". */
  return say_date (day == 1 ? C_("first day of a month", "1") : number,
                   g_date_time_get_month (when), g_date_time_get_year (when));
}

char *
tapis_words_date (GDateTime *when)
{
  g_autofree char *day = tapis_words_day (when);

  /* Translators: a day and a time: "31 January 2026, 20:15". */
  return g_strdup_printf (C_("date", "%s, %02d:%02d"), day,
                          g_date_time_get_hour (when),
                          g_date_time_get_minute (when));
}
