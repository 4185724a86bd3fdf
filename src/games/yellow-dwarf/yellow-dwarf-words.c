/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune in its own terms: "Without jack!", "King takes!", "King, and I
 * start again!", "I’m out!", "Grand Opera!". Decides no rule. */

#include "config.h"

#include "model/words/tapis-words-private.h"

#include "yellow-dwarf-rules.h"

#include <glib/gi18n.h>

/* --- cries --- */

/* Translators: cried when the rank that comes next cannot or will not be laid:
 * « Sans valet ! » */
static const char *const without[14] = {
  NULL,
  NC_("cry", "Without ace!"),
  NC_("cry", "Without 2!"),
  NC_("cry", "Without 3!"),
  NC_("cry", "Without 4!"),
  NC_("cry", "Without 5!"),
  NC_("cry", "Without 6!"),
  NC_("cry", "Without 7!"),
  NC_("cry", "Without 8!"),
  NC_("cry", "Without 9!"),
  NC_("cry", "Without 10!"),
  NC_("cry", "Without jack!"),
  NC_("cry", "Without queen!"),
  NC_("cry", "Without king!"),
};

static const char *
cry_without (guint rank)
{
  return rank >= 1 && rank < G_N_ELEMENTS (without)
           ? g_dpgettext2 (NULL, "cry", without[rank])
           : NULL;
}

static const char *
cry_takes (CgCard card)
{
  switch (cg_card_rank (card))
    {
    case 7:
      return C_("cry", "Yellow Dwarf takes!");
    case 10:
      return C_("cry", "Ten takes!");
    case CG_JACK:
      return C_("cry", "Jack takes!");
    case CG_QUEEN:
      return C_("cry", "Queen takes!");
    default:
      return C_("cry", "King takes!");
    }
}

static const char *
cry (const CgEvent *event)
{
  switch ((CgEventKind) event->kind)
    {
    case CG_EVENT_WITHOUT:
      return cry_without (event->rank);
    case CG_EVENT_TOOK_BOX:
      return cry_takes (event->cards[0]);
    case CG_EVENT_STARTS_AGAIN:
      return C_("cry", "King, and I start again!");
    case CG_EVENT_STOPPED:
      return C_("cry", "I’m out!");
    case CG_EVENT_GRAND_OPERA:
      return C_("cry", "Grand Opera!");
    case CG_EVENT_RUINED:
      return C_("cry", "Ruined!");
    default:
      return NULL;
    }
}

/* --- what happened --- */

static char *
say_without (const TapisWho *who)
{
  char *passes = tapis_say (who, _("You pass."), _("%s passes."));
  const char *cried = cry_without (who->event->rank);

  return cried == NULL ? passes : tapis_say_with_cry (cried, passes);
}

static char *
say_took_box (const TapisWho *who)
{
  int n = who->event->points;

  return tapis_say_with_cry (
    cry_takes (who->event->cards[0]),
    tapis_say_number (who,
                      ngettext ("You take %d point from the box.",
                                "You take %d points from the box.", n),
                      ngettext ("%s takes %d point from the box.",
                                "%s takes %d points from the box.", n),
                      n));
}

static char *
say_forgot (const TapisWho *who)
{
  const char *card = tapis_words_the_card (who->event->cards[0]);
  int n = who->event->points;

  return who->name == NULL
           /* Translators: the card with its article, then the points. */
           ? g_strdup_printf (
               ngettext ("You did not announce %s: %d point stays in the box.",
                         "You did not announce %s: %d points stay in the box.",
                         n),
               card, n)
           /* Translators: the player's name, the card, the points. */
           : g_strdup_printf (
               ngettext ("%s did not announce %s: %d point stays in the box.",
                         "%s did not announce %s: %d points stay in the box.",
                         n),
               who->name, card, n);
}

static char *
say_box_closed (const CgEvent *event)
{
  int n = event->points;

  return g_strdup_printf (
    /* Translators: said after “… did not announce the king of hearts”. */
    ngettext ("The box is closed until the game ends: nobody takes its %d "
              "point any more.",
              "The box is closed until the game ends: nobody takes its %d "
              "points any more.", n),
    n);
}

static char *
say_paid (const TapisWho *who)
{
  g_autofree char *cards = tapis_words_n_rank (who->event->count, 0);
  int n = who->event->points;

  if (who->name == NULL)
    /* Translators: the other player's name, the points, and "3 cards". */
    return g_strdup_printf (ngettext ("You pay %s %d point for %s.",
                                      "You pay %s %d points for %s.", n),
                            who->other, n, cards);
  if (who->other == NULL)
    return g_strdup_printf (ngettext ("%s pays you %d point for %s.",
                                      "%s pays you %d points for %s.", n),
                            who->name, n, cards);
  /* Translators: who pays, who is paid, the points, and "3 cards". */
  return g_strdup_printf (ngettext ("%s pays %s %d point for %s.",
                                    "%s pays %s %d points for %s.", n),
                          who->name, who->other, n, cards);
}

static char *
say_short (const TapisWho *who)
{
  int n = who->event->points;

  if (!who->has_other)
    return tapis_say_number (
      who,
      ngettext ("You cannot pay the last %d point into the box.",
                "You cannot pay the last %d points into the box.", n),
      ngettext ("%s cannot pay the last %d point into the box.",
                "%s cannot pay the last %d points into the box.", n),
      n);
  if (who->name == NULL)
    return g_strdup_printf (
      ngettext ("You cannot pay %s the last %d point.",
                "You cannot pay %s the last %d points.", n),
      who->other, n);
  if (who->other == NULL)
    return g_strdup_printf (
      ngettext ("%s cannot pay you the last %d point.",
                "%s cannot pay you the last %d points.", n),
      who->name, n);
  return g_strdup_printf (ngettext ("%s cannot pay %s the last %d point.",
                                    "%s cannot pay %s the last %d points.", n),
                          who->name, who->other, n);
}

static char *
say_kept (const TapisWho *who)
{
  const char *card = tapis_words_the_card (who->event->cards[0]);
  int n = who->event->points;

  return who->name == NULL
           /* Translators: the card with its article, then the points. */
           ? g_strdup_printf (
               ngettext ("You still have %s: you put %d point into its box.",
                         "You still have %s: you put %d points into its box.",
                         n),
               card, n)
           /* Translators: the player's name, the card, the points. */
           : g_strdup_printf (
               ngettext ("%s still has %s: %d point goes into its box.",
                         "%s still has %s: %d points go into its box.", n),
               who->name, card, n);
}

static char *
event (const TapisWho *who)
{
  int n = who->event->points;

  switch ((CgEventKind) who->event->kind)
    {
    case CG_EVENT_STAKED:
      return tapis_say_number (
        who,
        ngettext ("You stake %d point.", "You stake %d points.", n),
        ngettext ("%s stakes %d point.", "%s stakes %d points.", n), n);
    case CG_EVENT_WITHOUT:
      return say_without (who);
    case CG_EVENT_TOOK_BOX:
      return say_took_box (who);
    case CG_EVENT_FORGOT:
      return say_forgot (who);
    case CG_EVENT_BOX_CLOSED:
      return say_box_closed (who->event);
    case CG_EVENT_STARTS_AGAIN:
      return tapis_say_with_cry (
        cry (who->event), tapis_say (who, _("You begin a new sequence."),
                                     _("%s begins a new sequence.")));
    case CG_EVENT_NEW_SEQUENCE:
      return tapis_say (
        who, _("Everybody else has passed: you begin a new sequence."),
        _("Everybody else has passed: %s begins a new sequence."));
    case CG_EVENT_STOPPED:
      return tapis_say_with_cry (
        cry (who->event), tapis_say (who, _("You have laid your last card."),
                                     _("%s has laid the last card.")));
    case CG_EVENT_PAID:
      return say_paid (who);
    case CG_EVENT_SHORT:
      return say_short (who);
    case CG_EVENT_GRAND_OPERA:
      return tapis_say_with_cry (
        cry (who->event),
        tapis_say_number (
          who,
          ngettext ("You take all the boxes: %d point.",
                    "You take all the boxes: %d points.", n),
          ngettext ("%s takes all the boxes: %d point.",
                    "%s takes all the boxes: %d points.", n),
          n));
    case CG_EVENT_KEPT:
      return say_kept (who);
    case CG_EVENT_RUINED:
      return tapis_say (who, _("You have too few points left to go on."),
                        _("%s has too few points left to go on."));
    default:
      return NULL;
    }
}

/* --- why not --- */

static char *
refusal (const CgState *state, CgRefusal refusal)
{
  switch ((CgRefusalKind) refusal.kind)
    {
    case CG_REFUSE_NOT_NEXT_RANK:
      /* Translators: %s is "a 7", "a jack" … */
      return refusal.rank == 0
               ? g_strdup (_("That card does not continue the sequence."))
               : g_strdup_printf (_("The sequence goes on with %s."),
                                  tapis_words_a_rank (refusal.rank));
    case CG_REFUSE_MUST_BEGIN:
      return g_strdup (_("You begin a sequence: lay at least one card."));
    case CG_REFUSE_MUST_GO_ON:
      /* Translators: %s is "a 7", "a jack" … */
      return refusal.rank == 0
               ? g_strdup (_("At this table whoever can go on must go on."))
               : g_strdup_printf (_("At this table whoever can go on must go "
                                    "on: you have %s."),
                                  tapis_words_a_rank (refusal.rank));
    case CG_REFUSE_NOTHING_TO_ANNOUNCE:
      return g_strdup (_("You have not just laid a card of the board: there "
                         "is nothing to announce."));
    default:
      return NULL;
    }
}

/* --- house rules --- */

static const TapisOptionWords options[] = {
  { "bank",
    N_("How many points everybody begins with. A round costs a stake of 15 "
       "points."),
    { NULL, N_("Everybody begins with %d points.") } },
  { "must_announce",
    N_("Whoever lays a card of the board takes its box only by announcing it. "
       "Without this rule the box is taken in any case."),
    { N_("A card of the board takes its box without an announcement."),
      N_("A card of the board takes its box only when it is announced.") } },
  { "pay_by_value",
    N_("At the end of a round, cards in hand cost one point each, or their "
       "value: jack, queen and king 10, the others their number."),
    { N_("Every card left in hand costs one point."),
      N_("Every card left in hand costs its value; a jack, a queen or a king "
         "costs 10.") } },
  { "opera_any_first_turn",
    N_("A Grand Opera is usually for whoever lays all cards before anybody "
       "else has laid one. With this rule a later player can do it too, in "
       "the first turn in which that player lays."),
    { N_("A Grand Opera counts only before anybody else has laid a card."),
      N_("A Grand Opera counts in any player’s first turn.") } },
  { "rounds",
    N_("After how many rounds the game ends. With 0 it goes on until "
       "somebody cannot pay or stake any more."),
    { N_("The game goes on until somebody cannot pay or stake any more."),
      N_("Number of rounds: %d.") } },
  { "voluntary_stop",
    N_("You may stop a sequence even when you could go on, to keep a card for "
       "later."),
    { N_("Whoever can go on must go on."),
      N_("You may stop a sequence even when you could go on.") } },
  { "missing_rank",
    N_("What happens when nobody lays the next card: whoever laid last begins "
       "a new sequence with any card, or goes on with the next higher card in "
       "hand."),
    { N_("When nobody goes on, whoever laid last begins with any card."),
      N_("When nobody goes on, whoever laid last goes on with the next higher "
         "card in hand.") } },
  { "kept_card",
    N_("What a card of the board costs that is still in hand at the end of a "
       "round: it doubles its box, it costs its stake once more, or "
       "nothing."),
    { N_("Whoever keeps a card of the board doubles its box."),
      N_("Whoever keeps a card of the board pays its stake once more."),
      N_("Keeping a card of the board costs nothing.") } },
  { "opera_double_pay",
    N_("After a Grand Opera the others pay double for their cards."),
    { N_("After a Grand Opera the others pay for their cards as usual."),
      N_("After a Grand Opera the others pay double for their cards.") } },
  { "forgotten",
    N_("What becomes of the points of a card of the board that nobody "
       "announced: they stay in the box and can be won in a later round, or "
       "the box is closed. In a closed box nothing is staked, and nobody wins "
       "it."),
    { N_("What was not announced stays in its box, for a later round."),
      N_("A forgotten announcement closes its box until the game ends.") } },
  { .id = NULL },
};

/* --- special cards --- */

/* A card of the board, laid or kept. */
static const char *
about_board_card (const CgSetup *setup)
{
  static const char *const announced[] = {
    [YELLOW_DWARF_DOUBLE_BOX] =
      N_("Announce it when you have laid it, and you take its box. Whoever "
         "has it at the end of the round doubles the box."),
    [YELLOW_DWARF_FACE_STAKE] =
      N_("Announce it when you have laid it, and you take its box. Whoever "
         "has it at the end of the round pays that stake into the box."),
    [YELLOW_DWARF_KEPT_NONE] =
      N_("Announce it when you have laid it, and you take its box."),
  };
  static const char *const closing[] = { /* if it is forgotten */
    [YELLOW_DWARF_DOUBLE_BOX] =
      N_("Announce it when you have laid it, and you take its box; if you "
         "forget, the box is closed until the game ends. Whoever has it at "
         "the end of the round doubles the box."),
    [YELLOW_DWARF_FACE_STAKE] =
      N_("Announce it when you have laid it, and you take its box; if you "
         "forget, the box is closed until the game ends. Whoever has it at "
         "the end of the round pays that stake into the box."),
    [YELLOW_DWARF_KEPT_NONE] =
      N_("Announce it when you have laid it, and you take its box; if you "
         "forget, the box is closed until the game ends."),
  };
  static const char *const unannounced[] = {
    [YELLOW_DWARF_DOUBLE_BOX] =
      N_("Lay it, and you take its box. Whoever has it at the end of the "
         "round doubles the box."),
    [YELLOW_DWARF_FACE_STAKE] =
      N_("Lay it, and you take its box. Whoever has it at the end of the "
         "round pays that stake into the box."),
    [YELLOW_DWARF_KEPT_NONE] = N_("Lay it, and you take its box."),
  };
  int kept = setup->options[YELLOW_DWARF_KEPT_CARD];

  if (!setup->options[YELLOW_DWARF_MUST_ANNOUNCE])
    return _(unannounced[kept]);
  return setup->options[YELLOW_DWARF_FORGOTTEN] == YELLOW_DWARF_WAITS
           ? _(closing[kept])
           : _(announced[kept]);
}

static void
special_cards (const CgSetup *setup, GArray *list)
{
  const char *takes = about_board_card (setup);

  tapis_add_special (list, CG_FRENCH (7, CG_DIAMONDS),
                     _("7 of diamonds, the Yellow Dwarf: 5 points"), takes);
  tapis_add_special (list, CG_FRENCH (10, CG_DIAMONDS),
                     _("10 of diamonds: 1 point"), takes);
  tapis_add_special (list, CG_FRENCH (CG_JACK, CG_CLUBS),
                     _("Jack of clubs: 2 points"), takes);
  tapis_add_special (list, CG_FRENCH (CG_QUEEN, CG_SPADES),
                     _("Queen of spades: 3 points"), takes);
  tapis_add_special (list, CG_FRENCH (CG_KING, CG_HEARTS),
                     _("King of hearts: 4 points"), takes);
  for (guint i = 0; i < list->len; i++)
    g_array_index (list, TapisSpecialCard, i).one_suit = TRUE;
  tapis_add_special (list, CG_FRENCH (CG_KING, CG_SPADES),
                     _("King: start again"),
                     _("After a king the same player begins a new sequence "
                       "with any card."));
}

const TapisGameWords tapis_words_yellow_dwarf = {
  .blurb = N_("Lay your cards in order, stop when it suits you, and win the "
              "five boxes of the board."),
  .length = N_("20 to 40 minutes"),
  .options = options,
  .event = event,
  .cry = cry,
  .refusal = refusal,
  .special_cards = special_cards,
};
