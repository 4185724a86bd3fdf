/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences that the letter keys give, without moving the focus, and the
 * one about the cards of others. */

#include "tapis-game-private.h"

char *
tapis_game_tell_top (TapisGame *self)
{
  return tapis_game_get_private (self)->kind->says->tell_top (self);
}

char *
tapis_game_tell_counts (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < priv->n_seats; seat++)
    {
      TapisPlayer *player = tapis_game_get_player (self, (int) seat);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, tapis_player_get_state (player)->description);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
tapis_game_tell_known (TapisGame *self, const TapisPlayerState *player)
{
  g_autofree char *cards = NULL;

  if (player->n_known == 0)
    return NULL;
  cards = tapis_words_the_cards (player->known, player->n_known,
                                 TAPIS_ROLE_OBJECT);
  return tapis_say_words (tapis_game_get_person (self, player->seat),
                          TAPIS_ROLE_SUBJECT, NULL,
                          /* Translators: %s are a player's name and cards of
                           * the player's hand that the learner knows: "Fox
                           * holds the 7 of clubs." */
                          P_("%s holds %s."), cards, NULL);
}

char *
tapis_game_tell_last (TapisGame *self)
{
  const char *last = tapis_game_now (self)->last_event;

  return g_strdup (*last != '\0' ? last : _("Nothing has happened yet."));
}

/* Returns the name of @move for the list of all legal moves. If @single is
 * TRUE, returns NULL for a move with several cards of one place. A move with
 * only a joker is called "the joker", whatever number the joker stands for. */
static char *
name_in_list (TapisGame *self, CgMove move, gboolean single)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  TapisUse uses[TAPIS_MAX_USES];
  guint n = priv->kind->uses (priv->kind, state, move, uses);

  if (single && n > 1 && uses[0].zone == uses[1].zone)
    return NULL;
  if (n == 1 && uses[0].card == CG_JOKER)
    return g_strdup (tapis_words_the_card (CG_JOKER, TAPIS_ROLE_LISTED));
  return tapis_game_name_move (self, state, move);
}

static void
name_moves (TapisGame *self, gboolean single, GPtrArray *names)
{
  const TapisLegal *legal = tapis_game_get_legal (self);

  for (guint i = 0; i < legal->n_moves; i++)
    {
      char *name = name_in_list (self, legal->moves[i], single);

      if (name == NULL)
        continue;
      if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_free (name);
      else
        g_ptr_array_add (names, name);
    }
}

char *
tapis_game_tell_legal (TapisGame *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  char *not_now = tapis_game_why_not_now (self);

  if (not_now != NULL)
    return not_now;
  name_moves (self, TRUE, names);
  /* If every legal move uses several cards, as when a hand is announced, all of
   * them are named. */
  if (names->len == 0)
    name_moves (self, FALSE, names);
  list = tapis_words_list_of_lists ((const char *const *) names->pdata,
                                    names->len);
  /* Translators: %s is a list: "the 7 of hearts; pick up the pile". */
  return g_strdup_printf (_("You can play: %s."), list);
}

char *
tapis_game_tell_trick (TapisGame *self)
{
  const TapisTrick *trick = tapis_game_get_trick (self);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < tapis_game_get_n_seats (self); seat++)
    {
      g_autofree char *name =
        tapis_name_in (TAPIS_ROLE_LISTED,
                       tapis_game_get_person (self, (int) seat));

      if (trick->cards[seat] != NULL)
        /* Translators: a player's name and a card of the last trick. */
        tapis_add (text, g_strdup_printf (_("%s: %s."), name,
                                          tapis_card_get_name (
                                            trick->cards[seat])));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The highest number of cards of a pile that are named, from the top. */
#define TOLD 8

char *
tapis_game_tell_pile (TapisGame *self, TapisPile *pile)
{
  char *text = tapis_words_as_sentence (tapis_pile_get_words (pile)->name);
  guint n = tapis_pile_get_n_cards (pile);
  guint told = 0;
  CgCard cards[TOLD];

  for (; told < MIN (n, TOLD); told++)
    {
      TapisCard *card = tapis_pile_get_card (pile, n - 1 - told);

      cards[told] = tapis_card_get_state (card)->face;
      if (cards[told] == CG_CARD_HIDDEN)
        break;
    }
  if (told > 0)
    {
      g_autofree char *list = tapis_words_the_cards (cards, told,
                                                     TAPIS_ROLE_LISTED);
      g_autofree char *top = g_strdup_printf (
        /* Translators: %s is a list of cards: "the 7 of hearts and the 7 of
         * spades". */
        _("From the top: %s."), list);

      tapis_add_sentence (&text, top);
    }
  else if (*tapis_pile_get_words (pile)->description != '\0')
    tapis_add_sentence (&text, tapis_pile_get_words (pile)->description);
  return text;
}
