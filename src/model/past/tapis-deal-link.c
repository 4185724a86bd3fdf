/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes links to deals as text, reads them, and finds the deal of the day. */

#include "tapis-deal-link.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/cg-games.h"
#include "model/words/tapis-quote.h"
#include "players/cg-player.h"

/* The largest number of bytes of a link. */
#define LONGEST 2000

/* --- writing -------------------------------------------------------------- */

char *
tapis_deal_link_to_text (const TapisDealLink *link)
{
  const CgOption *options = link->rules->options;
  const CgSetup *setup = &link->setup;
  GString *text = g_string_new (TAPIS_DEAL_LINK_SCHEME);

  g_string_append_printf (text, "%s/%" G_GUINT64_FORMAT "?players=%u",
                          link->rules->id, link->deal, setup->seats);
  if (setup->dealer != setup->seats - 1)
    g_string_append_printf (text, "&dealer=%u", setup->dealer + 1u);
  if (link->level != NULL)
    g_string_append_printf (text, "&level=%s", link->level);
  for (guint i = 0; options[i].id != NULL; i++)
    if (setup->options[i] != options[i].default_value)
      {
        char number[12];

        g_string_append_printf (
          text, "&%s=%s", options[i].id,
          cg_option_value_to_text (&options[i], setup->options[i], number));
      }
  return g_string_free (text, FALSE);
}

/* --- reading -------------------------------------------------------------- */

/* All functions in this section return NULL, or a sentence that says what is
 * wrong with the link. */

static char *
read_deal (TapisDealLink *link, const char *text)
{
  if (g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT64, &link->deal, NULL))
    return NULL;
  /* Translators: why a link is refused; %s is what is there in place of a
   * number. */
  return tapis_quote_in (_("“%s” is not a deal number."), text);
}

/* Reads the number of players from @text, and makes the player at the last seat
 * the dealer. read_pair() may set another dealer later. */
static char *
read_players (TapisDealLink *link, const char *text)
{
  guint least = link->rules->min_seats, most = link->rules->max_seats;
  guint64 n;

  if (!g_ascii_string_to_unsigned (text, 10, least, most, &n, NULL))
    return g_strdup_printf (
      /* Translators: in a terminal, why a number behind --seats is refused:
       * the fewest and the most players; the form is that of the second
       * number. */
      ngettext ("This game is for %d to %d player.",
                "This game is for %d to %d players.", most),
      (int) least, (int) most);
  link->setup.seats = (guint8) n;
  link->setup.dealer = (guint8) (n - 1);
  return NULL;
}

/* Reads one "key=value" of the part after the question mark. */
static char *
read_pair (TapisDealLink *link, const char *key, const char *value)
{
  g_autofree char *pair = g_strconcat (key, "=", value, NULL);
  const CgOption *options = link->rules->options;
  int option = cg_option_index (link->rules, key);

  if (g_str_equal (key, "players"))
    return NULL; /* the number of players was read before all other keys */
  if (g_str_equal (key, "dealer"))
    {
      guint64 seat;

      if (!g_ascii_string_to_unsigned (value, 10, 1, link->setup.seats, &seat,
                                       NULL))
        /* Translators: why a link is refused; %s is what is there in place of
         * the number of a seat. */
        return tapis_quote_in (_("“%s” is not a dealer’s seat."), value);
      link->setup.dealer = (guint8) (seat - 1);
      return NULL;
    }
  if (g_str_equal (key, "level"))
    {
      const CgPlayer *player = cg_player_find (value);

      if (player == NULL)
        /* Translators: in a terminal: what was typed behind --players is no
         * level. */
        return tapis_quote_in (_("There is no level “%s”."), value);
      link->level = player->id;
      return NULL;
    }
  if (option >= 0 &&
      cg_option_value_from_text (&options[option], value,
                                 &link->setup.options[option]))
    return NULL;
  /* Translators: in a terminal: what was typed behind --set is no house
   * rule. */
  return tapis_quote_in (_("This game has no house rule “%s”."), pair);
}

/* Reads @text, the part after the question mark: "key=value&key=value…". The
 * number of players is read first, because the dealer must be one of the
 * players. */
static char *
read_pairs (TapisDealLink *link, const char *text)
{
  g_auto (GStrv) pairs = g_strsplit (text, "&", -1);
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; pairs[i] != NULL; i++)
      {
        g_auto (GStrv) parts = g_strsplit (pairs[i], "=", 2);
        char *wrong = NULL;

        if (parts[0] == NULL || parts[1] == NULL)
          return tapis_quote_in (_("This game has no house rule “%s”."),
                                 pairs[i]);
        if (pass == 1)
          wrong = read_pair (link, parts[0], parts[1]);
        else if (!g_hash_table_add (seen, g_strdup (parts[0])))
          /* Translators: why a link is refused; %s is a word in it. */
          wrong = tapis_quote_in (_("“%s” is in the link twice."),
                                  parts[0]);
        else if (g_str_equal (parts[0], "players"))
          wrong = read_players (link, parts[1]);
        if (wrong != NULL)
          return wrong;
      }
  return NULL;
}

char *
tapis_deal_link_read (TapisDealLink *link, const char *text)
{
  g_autofree char *head = NULL;
  g_auto (GStrv) names = NULL;
  const char *more;
  TapisDealLink read = { 0 };
  char *wrong;

  /* the "tapis:" at the beginning may be in capital letters */
  if (strlen (text) > LONGEST || !g_utf8_validate (text, -1, NULL) ||
      g_ascii_strncasecmp (text, TAPIS_DEAL_LINK_SCHEME,
                           strlen (TAPIS_DEAL_LINK_SCHEME)) != 0)
    return g_strdup_printf (
      /* Translators: why a link is refused; %s is how links begin. */
      _("This is not a link to a deal: it does not begin with “%s”."),
      TAPIS_DEAL_LINK_SCHEME);
  text += strlen (TAPIS_DEAL_LINK_SCHEME);
  more = strchr (text, '?');
  head = more != NULL ? g_strndup (text, (gsize) (more - text))
                      : g_strdup (text);
  names = g_strsplit (head, "/", 2);
  read.rules = names[0] != NULL ? cg_game_find (names[0]) : NULL;
  if (read.rules == NULL)
    /* Translators: in a terminal: what was typed behind --game is no game. */
    return tapis_quote_in (_("There is no game “%s”."),
                           names[0] != NULL ? names[0] : "");
  cg_setup_init (&read.setup, read.rules);
  read.setup.dealer = (guint8) (read.setup.seats - 1);
  wrong = read_deal (&read, names[1] != NULL ? names[1] : "");
  if (wrong == NULL && more != NULL && more[1] != '\0')
    wrong = read_pairs (&read, more + 1);
  if (wrong == NULL)
    wrong = g_strdup (cg_setup_validate (&read.setup, read.rules));
  if (wrong == NULL)
    *link = read;
  return wrong;
}

/* --- the deal of the day -------------------------------------------------- */

guint64
tapis_deal_of_day (GDateTime *when)
{
  return (guint64) g_date_time_get_year (when) * 10000u +
         (guint64) g_date_time_get_month (when) * 100u +
         (guint64) g_date_time_get_day_of_month (when);
}

void
tapis_deal_link_init_day (TapisDealLink *link, const CgRules *rules,
                          GDateTime *when)
{
  *link = (TapisDealLink) { .rules = rules,
                            .deal = tapis_deal_of_day (when) };
  cg_setup_init (&link->setup, rules);
  link->setup.dealer = (guint8) (link->setup.seats - 1);
}

gboolean
tapis_deal_is_of_day (const CgRules *rules, const CgSetup *setup, guint64 deal,
                      GDateTime *when)
{
  TapisDealLink usual;

  if (deal != tapis_deal_of_day (when))
    return FALSE;
  tapis_deal_link_init_day (&usual, rules, when);
  if (setup->seats != usual.setup.seats ||
      setup->dealer != usual.setup.dealer)
    return FALSE;
  for (guint i = 0; rules->options[i].id != NULL; i++)
    if (setup->options[i] != usual.setup.options[i])
      return FALSE;
  return TRUE;
}
