/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Bataille scientifique: the deal, which moves are legal, how a
 * trick is settled, the end of a game, and what a seat knows. Must not draw,
 * speak, or keep anything between two calls. Texts and the check of a position
 * are in scientific-war-rules-text.c. Rule numbers such as BS-12 are those of
 * the rules page in the help. */

#include "scientific-war-rules-private.h"

#include <glib/gi18n.h>

static const CgChoice trick_limit_choices[] = {
  /* Translators: no limit */
  { "0", NC_("choice", "None") },
  { "20", "20" },
  { "30", "30" },
  { "40", "40" },
  { "50", "50" },
  { "60", "60" },
  { "70", "70" },
  { "80", "80" },
  { "90", "90" },
  { "100", "100" },
  { NULL, NULL },
};

static const CgChoice queens_choices[] = {
  /* Translators: two queens in one trick: neither player sees */
  { "cancel", NC_("choice", "Cancel each other") },
  /* Translators: two queens in one trick: both players see */
  { "all_see", NC_("choice", "All of them see") },
  { NULL, NULL },
};

static const CgOption options[] = {
  [SCIENTIFIC_WAR_JOKER] = { "joker",
                             NC_("house rule", "A joker for each player"),
                             CG_SWITCH (1) },
  [SCIENTIFIC_WAR_TRICK_LIMIT] = { "trick_limit",
                                   NC_("house rule", "Trick limit"),
                                   CG_CHOICE (trick_limit_choices, 0) },
  /* Translators: in one trick */
  [SCIENTIFIC_WAR_QUEENS] = { "queens", NC_("house rule", "Several queens"),
                              CG_CHOICE (queens_choices, 0) },
  [SCIENTIFIC_WAR_N_OPTIONS] = { .id = NULL },
};

/* Adds an event of @kind for each seat whose bit is set in @seats. */
static void
note_seats (CgEvents *events, guint kind, guint seats)
{
  for (guint left = seats; left != 0; left &= left - 1)
    cg_events_add (events, kind, __builtin_ctz (left));
}

/* --- the cards ------------------------------------------------------------ */

/* Returns the cards with which @seat starts. The first four seats get the
 * hearts, spades, diamonds and clubs of one pack, the next four those of a
 * second pack (rule BS-2). Each seat also gets a joker, unless a house rule
 * leaves the jokers out (rule BS-3). */
CgSet
scientific_war_first_hand (const CgState *s, int seat)
{
  static const guint8 suits[] = { CG_HEARTS, CG_SPADES, CG_DIAMONDS,
                                  CG_CLUBS };
  CgSet hand = { G_GUINT64_CONSTANT (0x1111111111111) << suits[seat & 3], 0 };

  if (s->option[SCIENTIFIC_WAR_JOKER])
    hand.lo |= cg_joker_bits (1);
  return hand;
}

CgSet
scientific_war_cards_of (const CgState *s, int seat)
{
  const ScientificWarSeat *its = &s->seat[seat];
  CgCard pick = s->pick[seat];
  CgSet cards = cg_set_union (cg_set_union (its->hand, its->pile), its->owned);

  if (pick != CG_CARD_NONE && pick != CG_CARD_HIDDEN)
    cards = cg_set_add (cards, pick);
  return cards;
}

guint
scientific_war_hand_size (const CgState *s, int seat)
{
  return cg_set_is_empty (s->seat[seat].owned)
           ? cg_set_size (s->seat[seat].hand)
           : s->count[seat];
}

/* --- legal moves ---------------------------------------------------------- */

static int
to_move (const CgState *state)
{
  return state->to_move;
}

/* Returns the cards of @hand that a player can choose, as bits: bit n is set if
 * the hand has the card n. Equal cards share a bit, and all jokers share one. A
 * player cannot choose a card of the pile and must not look through the pile
 * (rule BS-25). */
static inline guint64
kinds (CgSet hand)
{
  return hand.lo & (CG_CARD_BITS | G_GUINT64_CONSTANT (1) << CG_JOKER);
}

/* Returns @yes if @condition is TRUE, otherwise @no. The function has no
 * branch, because a processor could not predict which way the branch goes. */
static inline guint
choose (gboolean condition, guint yes, guint no)
{
  return no ^ ((yes ^ no) & -(guint) condition);
}

/* Counts the bits of each byte of @bits. Each byte of the result is the number
 * of bits that are set in the same byte of @bits. */
static inline guint64
count_bytes (guint64 bits)
{
  bits -= bits >> 1 & G_GUINT64_CONSTANT (0x5555555555555555);
  bits = (bits & G_GUINT64_CONSTANT (0x3333333333333333)) +
         (bits >> 2 & G_GUINT64_CONSTANT (0x3333333333333333));
  return (bits + (bits >> 4)) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
}

/* Returns how many bits are set in @bits. Not every processor has an
 * instruction for this. */
static inline guint
count_bits (guint64 bits)
{
  return (guint) (count_bytes (bits) *
                  G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
}

/* The seven bits above the bit of the joker. None of them is set in what
 * kinds() returns. */
#define END_OF_CARDS (G_GUINT64_CONSTANT (127) << (CG_JOKER + 1))

/* Writes the card with the lowest bit that is set in @cards to @out as a move.
 * Returns @cards without that bit. */
static inline guint64
write_first (guint64 cards, CgMove *out)
{
  *out = (CgMove) __builtin_ctzll (cards);
  return cards & (cards - 1);
}

/* Writes to @out a move for each bit that is set in @cards, and returns how
 * many moves there are. Moves are written eight at a time, because a processor
 * cannot predict where the list ends. Therefore up to seven moves are written
 * after the end of the list. A loop over the eight would be slower. */
static guint
list_cards (guint64 cards, CgMove *out)
{
  const CgMove *begin = out;

  for (cards |= END_OF_CARDS; (cards & ~END_OF_CARDS) != 0; out += 8)
    {
      cards = write_first (cards, out);
      cards = write_first (cards, out + 1);
      cards = write_first (cards, out + 2);
      cards = write_first (cards, out + 3);
      cards = write_first (cards, out + 4);
      cards = write_first (cards, out + 5);
      cards = write_first (cards, out + 6);
      cards = write_first (cards, out + 7);
    }
  /* some of the last eight moves may be no cards: do not count these */
  return (guint) (out - begin) -
         (guint) __builtin_ctz ((guint) (cards >> (CG_JOKER + 1)) | 128);
}

static guint
moves (const CgState *s, CgMove *out)
{
  if (G_LIKELY (s->phase == SCIENTIFIC_WAR_PICK))
    return list_cards (kinds (s->seat[s->to_move].hand), out);
  if (s->phase == SCIENTIFIC_WAR_OVER)
    return 0;
  out[0] = SCIENTIFIC_WAR_MOVE_SWAP;
  out[1] = SCIENTIFIC_WAR_MOVE_KEEP;
  return 2;
}

/* Returns the number of a random bit that is set in @bits. Each bit that is set
 * is equally likely. */
static inline guint
random_bit (guint64 bits, CgRandom *random)
{
  const guint64 bytes = G_GUINT64_CONSTANT (0x0101010101010101);
  /* byte n of `sums` is how many bits are set in the bytes 0 to n of `bits` */
  guint64 sums = count_bytes (bits) * bytes;
  guint choice = cg_random_below (random, (guint) (sums >> 56));
  guint byte, left;

  /* `byte` becomes the number of bytes of `sums` that are not greater than
   * `choice`; all bytes are compared at once */
  byte = (guint) (((((bytes * (choice | 128)) - sums) >> 7 & bytes) * bytes)
                  >> 56);
  choice -= (guint) (sums << 8 >> byte * 8) & 255;
  for (left = (guint) (bits >> byte * 8) & 255; choice > 0; choice--)
    left &= left - 1;
  return byte * 8 + (guint) __builtin_ctz (left);
}

static CgMove
random_move (const CgState *s, CgRandom *random)
{
  if (G_UNLIKELY (s->phase == SCIENTIFIC_WAR_SWAP))
    return SCIENTIFIC_WAR_MOVE_SWAP + cg_random_below (random, 2);
  return random_bit (kinds (s->seat[s->to_move].hand), random);
}

/* Returns why the seat to move may not swap, or CG_REFUSAL_NONE if it may. A
 * seat that laid an 8 and has a pile may swap before it chooses a card (rule
 * BS-24). */
static CgRefusal
why_not_swap (const CgState *s)
{
  if (s->phase == SCIENTIFIC_WAR_SWAP)
    return CG_REFUSAL_NONE;
  if (!(s->eights >> s->to_move & 1))
    return cg_refuse (SCIENTIFIC_WAR_REFUSE_NO_EIGHT);
  if (cg_set_is_empty (s->seat[s->to_move].pile))
    return cg_refuse (SCIENTIFIC_WAR_REFUSE_NO_PILE);
  return cg_refuse (CG_REFUSE_NOT_NOW);
}

static CgRefusal
why_not (const CgState *s, CgMove move)
{
  if (s->phase == SCIENTIFIC_WAR_OVER)
    return cg_refuse (CG_REFUSE_GAME_OVER);
  if (move == SCIENTIFIC_WAR_MOVE_SWAP)
    return why_not_swap (s);
  if (move == SCIENTIFIC_WAR_MOVE_KEEP)
    return s->phase == SCIENTIFIC_WAR_SWAP ? CG_REFUSAL_NONE
                                           : cg_refuse (CG_REFUSE_NOT_NOW);
  if (move >= 52 && move != CG_JOKER)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  if (s->phase != SCIENTIFIC_WAR_PICK)
    return cg_refuse (CG_REFUSE_NOT_NOW);
  return cg_set_count (s->seat[s->to_move].hand, (CgCard) move) > 0
           ? CG_REFUSAL_NONE
           : cg_refuse_card (CG_REFUSE_NOT_YOUR_CARD, (CgCard) move);
}

/* --- a trick -------------------------------------------------------------- */

/* The cards of a trick are counted by kind in one number, with four bits for
 * each kind. The aces are kind 0, the 2 … king are the kinds 1 … 12, and the
 * jokers are kind 14. */
#define KIND(card) ((card) >> 2)
#define N_OF(counts, kind) ((guint) ((counts) >> (kind) * 4) & 15)

#define JACK KIND (CG_FRENCH (CG_JACK, 0))
#define JOKER KIND (CG_JOKER)
/* the kind that represents the aces while kinds are compared */
#define ACE_ON_TOP 13

/* The power that a card of each kind gives to seat 0 for the next trick. Each
 * power has one byte of the number: bit n of the byte is set if seat n has the
 * power. THREES, EIGHTS and QUEENS are the numbers of the lowest bits of these
 * bytes. */
#define THREES 0
#define EIGHTS 8
#define QUEENS 16
static const guint32 powers_of[] = {
  [KIND (CG_FRENCH (3, 0))] = 1 << THREES,          /* counts, rule BS-23 */
  [KIND (CG_FRENCH (8, 0))] = 1 << EIGHTS,          /* swap, rule BS-24 */
  [KIND (CG_FRENCH (CG_QUEEN, 0))] = 1 << QUEENS,   /* seer, rule BS-22 */
  [JOKER] = 0,
};

/* Returns the kind of the strongest cards of a trick (rules BS-14 and BS-30).
 * @counts: the number of cards of each kind, of which at least one is no
 * joker. */
static inline guint
strongest (guint64 counts, gboolean reversed)
{
  guint64 ranks = (counts & G_GUINT64_CONSTANT (0x000ffffffffffff0)) |
                  (counts & 15) << ACE_ON_TOP * 4;
  guint highest = 63 - (guint) __builtin_clzll (ranks);
  guint lowest = (guint) __builtin_ctzll (ranks);
  guint kind = choose (reversed, lowest, highest) / 4;

  return choose (kind == ACE_ON_TOP, 0, kind);
}

/* Returns all chosen cards as one number, with the card of seat 0 in the lowest
 * byte. These bytes are always read and written together, because a processor
 * has to wait if it reads bytes together that were written one by one. */
static inline guint64
read_picks (const CgState *s)
{
  guint64 picks;

  memcpy (&picks, s->pick, sizeof picks);
  return GUINT64_FROM_LE (picks);
}

static inline void
write_picks (CgState *s, guint64 picks)
{
  picks = GUINT64_TO_LE (picks);
  memcpy (s->pick, &picks, sizeof picks);
}

/* Returns as bits the seats that have chosen a card of @kind. The cards of all
 * seats are compared at once. */
static inline guint
who_picked (const CgState *s, guint kind)
{
  const guint64 bytes = G_GUINT64_CONSTANT (0x0101010101010101);
  /* the kinds of the chosen cards, one byte for each seat; CG_CARD_NONE gives
   * kind 63 */
  guint64 picks = read_picks (s) >> 2 & bytes * 63;

  /* each byte becomes 1 if it is @kind, otherwise 0 */
  picks = (picks ^ bytes * kind) + bytes * 127;
  picks = ~picks >> 7 & bytes;
  return (guint) (picks * G_GUINT64_CONSTANT (0x0102040810204080) >> 56);
}

static void
note_war (const CgState *s, guint rank, CgEvents *events)
{
  CgEvent *event = cg_events_add (events, SCIENTIFIC_WAR_EVENT_WAR,
                                  CG_NO_SEAT);

  if (event != NULL)
    {
      event->rank = (guint8) rank;
      event->count = (guint8) cg_set_size (s->pot);
    }
}

/* Gives the pot, which already holds the cards of the trick, to the seat that
 * has won the trick. That is the seat with the strongest card or, if it has
 * played the only joker and the other cards tie, the seat with the joker (rule
 * BS-17). Nobody gets the pot if there is a war. */
static G_ALWAYS_INLINE inline void
award (CgState *s, guint64 counts, CgEvents *events)
{
  guint jokers = N_OF (counts, JOKER);
  gboolean ranked = counts << (64 - JOKER * 4) != 0;
  guint top = ranked ? strongest (counts, s->reversed) : JOKER;
  gboolean tied = N_OF (counts, top) > 1;
  CgEvent *event;
  guint winner;

  if (G_UNLIKELY (jokers > 1)) /* several jokers have no effect (rule BS-33) */
    cg_events_add_count (events, SCIENTIFIC_WAR_EVENT_JOKERS_CANCEL,
                         CG_NO_SEAT, jokers);
  if (G_LIKELY (jokers != 1))
    {
      if (tied) /* equal cards make a war (rule BS-16) */
        {
          note_war (s, ranked ? top + 1 : 0, events);
          return;
        }
    }
  else
    {
      guint joker = (guint) __builtin_ctz (who_picked (s, JOKER));

      cg_events_add (events,
                     tied ? SCIENTIFIC_WAR_EVENT_JOKER_TAKES
                          : SCIENTIFIC_WAR_EVENT_JOKER_WAR,
                     (int) joker);
      if (!tied) /* a joker makes a war (rule BS-32) */
        {
          note_war (s, 0, events);
          return;
        }
      top = JOKER; /* a joker prevents a war and wins (rule BS-31) */
    }
  winner = (guint) __builtin_ctz (who_picked (s, top));
  event = cg_events_add (events, CG_EVENT_TOOK_TRICK, (int) winner);
  if (event != NULL)
    {
      event->count = (guint8) cg_set_size (s->pot);
      event->what = event->count > count_bits (s->active);
    }
  /* rule BS-15: the pot goes to the pile of the winner */
  s->seat[winner].pile = cg_set_union (s->seat[winner].pile, s->pot);
  s->pot = (CgSet) { 0, 0 };
}

/* Eliminates the seats whose bits are set in @out, because they have no cards
 * left (rule BS-18). Seats that leave in the same trick share a place in the
 * result (rule BS-41). */
static void
eliminate (CgState *s, guint out, CgEvents *events)
{
  s->active &= (guint8) ~out;
  for (guint left = out; left != 0; left &= left - 1)
    {
      int seat = __builtin_ctz (left);
      CgEvent *event = cg_events_add (events, SCIENTIFIC_WAR_EVENT_ELIMINATED,
                                      seat);

      s->place[seat] = (guint8) (count_bits (s->active) + 1);
      if (event != NULL)
        event->rank = s->place[seat];
    }
}

/* Makes the pile of each seat with an empty hand its new hand (rule BS-19). A
 * seat that has no pile either is out, because the cards in the pot belong to
 * nobody (rule BS-18). Returns as bits the seats that still have a pile. Cards
 * are moved without a branch, because a processor could not predict when a hand
 * is empty. */
static G_ALWAYS_INLINE inline guint
refill (CgState *s, CgEvents *events)
{
  guint out = 0;
  guint piles = 0;

  for (guint left = s->active; left != 0; left &= left - 1)
    {
      guint seat = (guint) __builtin_ctz (left);
      ScientificWarSeat *its = &s->seat[seat];
      guint64 empty = -(guint64) cg_set_is_empty (its->hand);

      if (G_UNLIKELY (events != NULL) && empty &&
          !cg_set_is_empty (its->pile))
        cg_events_add_count (events, SCIENTIFIC_WAR_EVENT_TOOK_PILE,
                             (int) seat, cg_set_size (its->pile));
      its->hand.lo |= its->pile.lo & empty;
      its->hand.hi |= its->pile.hi & empty;
      its->pile.lo &= ~empty;
      its->pile.hi &= ~empty;
      out |= (guint) cg_set_is_empty (its->hand) << seat;
      piles |= (guint) !cg_set_is_empty (its->pile) << seat;
    }
  if (G_UNLIKELY (out != 0))
    eliminate (s, out, events);
  return piles;
}

/* Ends the game, because at most one player is left (rules BS-40 and BS-41) or
 * the limit of tricks is reached (rule BS-42). */
static void
end_game (CgState *s, CgEvents *events)
{
  if ((s->active & (s->active - 1)) != 0)
    cg_events_add_count (events, SCIENTIFIC_WAR_EVENT_LIMIT, CG_NO_SEAT,
                         s->option[SCIENTIFIC_WAR_TRICK_LIMIT] != 0 ? s->tricks
                                                                    : 0);
  s->phase = SCIENTIFIC_WAR_OVER;
  s->to_move = CG_NO_SEAT;
  cg_events_add (events, CG_EVENT_GAME_OVER, CG_NO_SEAT);
}

/* Returns the seat that chooses next. Seers choose after all other seats (rule
 * BS-11). */
static inline guint
next_to_pick (const CgState *s)
{
  guint left = s->active & ~s->picked;
  guint others = left & ~s->seer;

  return (guint) __builtin_ctz (choose (others != 0, others, left));
}

/* Sets the phase and the seat to move. The seats that may swap decide first;
 * after that, seats choose their cards (rule BS-10). */
static inline void
give_turn (CgState *s)
{
  guint next = next_to_pick (s);

  s->phase = s->may_swap != 0 ? SCIENTIFIC_WAR_SWAP : SCIENTIFIC_WAR_PICK;
  s->to_move = (gint8) (s->may_swap != 0 ? (guint) __builtin_ctz (s->may_swap)
                                         : next);
}

static void
note_powers (const CgState *s, guint queens, CgEvents *events)
{
  guint seers = count_bits (s->seer);

  for (guint left = s->seer; left != 0; left &= left - 1)
    cg_events_add_count (events, SCIENTIFIC_WAR_EVENT_SEER,
                         __builtin_ctz (left), seers > 1 ? seers : 0);
  if (s->option[SCIENTIFIC_WAR_QUEENS] == SCIENTIFIC_WAR_ALL_SEE)
    {
      if (seers == 0 && (queens & s->active) != 0)
        cg_events_add_count (events, SCIENTIFIC_WAR_EVENT_SEERS_ONLY,
                             CG_NO_SEAT, count_bits (queens & s->active));
    }
  else if ((queens & (queens - 1)) != 0)
    {
      cg_events_add_count (events, SCIENTIFIC_WAR_EVENT_SEERS_CANCEL,
                           CG_NO_SEAT, count_bits (queens));
    }
  note_seats (events, SCIENTIFIC_WAR_EVENT_SEES_COUNTS, s->threes);
  note_seats (events, SCIENTIFIC_WAR_EVENT_MAY_SWAP, s->may_swap);
}

/* Adds an event for each chosen card, because all of them are revealed now
 * (rule BS-12), and an event for the jacks, because jacks act before the trick
 * is decided (rule BS-13). @jacks: how many jacks are in the trick. */
static void
note_picks (const CgState *s, guint jacks, CgEvents *events)
{
  for (guint left = s->picked; left != 0; left &= left - 1)
    {
      int seat = __builtin_ctz (left);
      CgEvent *event = cg_events_add (events, SCIENTIFIC_WAR_EVENT_REVEALED,
                                      seat);

      event->cards[0] = s->pick[seat];
    }
  if (jacks & 1)
    cg_events_add_count (events, SCIENTIFIC_WAR_EVENT_REVOLUTION, CG_NO_SEAT,
                         s->reversed);
  else if (jacks > 0)
    cg_events_add_count (events, SCIENTIFIC_WAR_EVENT_JACKS_CANCEL,
                         CG_NO_SEAT, jacks);
}

/* Returns as bits the seers of the next trick: seats that laid queens (rule
 * BS-22). @queens: all seats that laid queens, as bits. If all seats in the
 * game laid a queen, nobody is a seer, because there would be nobody whose
 * choice a seer could see. */
static inline guint
seers_of (const CgState *s, guint queens)
{
  guint seers = queens & s->active;

  if (G_LIKELY (s->option[SCIENTIFIC_WAR_QUEENS] ==
                SCIENTIFIC_WAR_QUEENS_CANCEL))
    return choose ((queens & (queens - 1)) == 0, seers, 0);
  return choose (seers == s->active, 0, seers);
}

/* Settles a trick in which all active seats have chosen a card. The powers that
 * the cards give last for the next trick, and only seats that are still in the
 * game get them (rule BS-21). */
static G_ALWAYS_INLINE inline void
settle (CgState *s, CgEvents *events)
{
  guint64 counts = 0;
  guint powers = 0;
  guint queens, piles;

  for (guint left = s->picked; left != 0; left &= left - 1)
    {
      guint seat = (guint) __builtin_ctz (left);
      CgCard card = s->pick[seat];

      powers |= powers_of[KIND (card)] << seat;
      counts += G_GUINT64_CONSTANT (1) << KIND (card) * 4;
      s->pot = cg_set_add (s->pot, card);
    }
  /* an odd number of jacks turns the order (rules BS-13 and BS-34) */
  s->reversed ^= N_OF (counts, JACK) & 1;
  if (G_UNLIKELY (events != NULL))
    note_picks (s, N_OF (counts, JACK), events);
  award (s, counts, events);
  piles = refill (s, events);

  queens = powers >> QUEENS;
  s->seer = (guint8) seers_of (s, queens);
  s->threes = (guint8) (powers >> THREES & s->active);
  s->eights = (guint8) (powers >> EIGHTS & s->active);
  s->may_swap = (guint8) (s->eights & piles);
  s->picked = 0;
  memset (s->pick, CG_CARD_NONE, sizeof s->pick);
  s->tricks++;
  if (G_UNLIKELY ((s->active & (s->active - 1)) == 0 ||
                  s->tricks >= scientific_war_last_trick (s)))
    {
      s->seer = s->threes = s->eights = s->may_swap = 0;
      end_game (s, events);
      return;
    }
  if (G_UNLIKELY (events != NULL))
    note_powers (s, queens, events);
  give_turn (s);
}

/* settle() is compiled twice: in this function without events, in the next one
 * with events. The two functions are not inlined, so that pick() stays short
 * and can be inlined itself. */
static G_NO_INLINE void
settle_unheard (CgState *s)
{
  settle (s, NULL);
}

static G_NO_INLINE void
settle_heard (CgState *s, CgEvents *events)
{
  settle (s, events);
}

static void
pick (CgState *s, CgCard card, CgEvents *events)
{
  guint seat = (guint) s->to_move;
  CgSet *hand = &s->seat[seat].hand;
  guint last = 63 - (guint) __builtin_clzll (hand->lo);
  guint64 bit = G_GUINT64_CONSTANT (1)
                /* a joker always has the highest bit of a hand */
                << choose (card == CG_JOKER, last, card);

  hand->lo = (hand->lo & ~bit) | hand->hi;
  hand->hi &= ~bit;
  write_picks (s, read_picks (s) ^
                  (guint64) (CG_CARD_NONE ^ card) << seat * 8);
  s->picked |= (guint8) (1u << seat);
  cg_events_add (events, SCIENTIFIC_WAR_EVENT_CHOSE, (int) seat);
  if (s->picked != s->active)
    s->to_move = (gint8) next_to_pick (s);
  else if (G_LIKELY (events == NULL))
    settle_unheard (s);
  else
    settle_heard (s, events);
}

/* Swaps the hand and the pile of the seat to move if @really is set, otherwise
 * keeps them. Each seat that may swap decides once (rule BS-24). */
static void
swap (CgState *s, gboolean really, CgEvents *events)
{
  ScientificWarSeat *its = &s->seat[s->to_move];

  if (really)
    {
      CgSet hand = its->hand;

      its->hand = its->pile;
      its->pile = hand;
    }
  cg_events_add (events,
                 really ? SCIENTIFIC_WAR_EVENT_SWAPPED : CG_EVENT_PASSED,
                 s->to_move);
  s->may_swap &= (guint8) (s->may_swap - 1);
  give_turn (s);
}

static void
play (CgState *s, CgMove move, CgEvents *events)
{
  if (G_UNLIKELY (events != NULL))
    events->n = 0;
  if (G_LIKELY (move < SCIENTIFIC_WAR_MOVE_SWAP))
    pick (s, (CgCard) move, events);
  else
    swap (s, move == SCIENTIFIC_WAR_MOVE_SWAP, events);
}

/* --- dealing and the end -------------------------------------------------- */

static gsize
state_size (const CgSetup *setup)
{
  return sizeof (CgState) + setup->seats * sizeof (ScientificWarSeat);
}

static void
clear (const CgSetup *setup, CgState *s)
{
  cg_clear_zones (&cg_rules_scientific_war, setup, s);
  s->phase = SCIENTIFIC_WAR_PICK;
  s->to_move = 0;
  s->active = (guint8) ((1u << s->seats) - 1);
  memset (s->pick, CG_CARD_NONE, sizeof s->pick);
}

/* Gives every seat its cards, all in hand (rule BS-4). All seats get the same
 * ranks, so there is nothing to shuffle. */
static void
deal (const CgSetup *setup, CgRandom *random, CgState *s)
{
  clear (setup, s);
  for (int seat = 0; seat < s->seats; seat++)
    s->seat[seat].hand = scientific_war_first_hand (s, seat);
}

/* Sets the places of the seats in the result. A seat that still owns cards
 * comes before the seats that are out (rule BS-40). If the game ended at a
 * limit of tricks, several seats still own cards; the more cards a seat owns,
 * the better is its place (rule BS-42). */
static void
result (const CgState *s, CgResult *out)
{
  guint size[SCIENTIFIC_WAR_MAX_SEATS];

  memset (out, 0, sizeof *out);
  for (int seat = 0; seat < s->seats; seat++)
    size[seat] = cg_set_size (scientific_war_cards_of (s, seat));
  for (int seat = 0; seat < s->seats; seat++)
    {
      out->place[seat] = s->place[seat];
      if (!(s->active >> seat & 1))
        continue;
      out->place[seat] = 1;
      for (int other = 0; other < s->seats; other++)
        out->place[seat] += size[other] > size[seat];
    }
}

/* --- what a seat knows ---------------------------------------------------- */

/* Removes from @s what the seat @viewer does not know (rule BS-44). A seer
 * sees what the others have chosen (rule BS-22). @viewer: CG_NO_SEAT for a
 * spectator. */
static void
redact (CgState *s, int viewer)
{
  gboolean sees_counts = viewer != CG_NO_SEAT && (s->threes >> viewer & 1);

  for (int w = 0; w < s->seats; w++)
    {
      ScientificWarSeat *its = &s->seat[w];
      guint size = scientific_war_hand_size (s, w);

      if (w == viewer || !(s->active >> w & 1))
        continue;
      its->owned = cg_set_union (its->owned,
                                 cg_set_union (its->hand, its->pile));
      its->hand = its->pile = (CgSet) { 0, 0 };
      if ((s->picked >> w & 1) && s->pick[w] != CG_CARD_HIDDEN &&
          !scientific_war_sees_pick (s, viewer, w))
        {
          its->owned = cg_set_add (its->owned, s->pick[w]);
          s->pick[w] = CG_CARD_HIDDEN;
        }
      if (!cg_set_is_empty (its->owned))
        s->count[w] = (guint8) (sees_counts ? size : SCIENTIFIC_WAR_UNKNOWN);
    }
}

/* Returns how many of the @n cards that the seat @w has in hand and pile are in
 * the hand: the known number, or a random possible number if it is not
 * known. */
static guint
imagine_hand_size (const CgState *s, int w, guint n, CgRandom *random)
{
  guint low = s->picked >> w & 1 ? 0 : 1;
  guint high = n;

  if (s->count[w] != SCIENTIFIC_WAR_UNKNOWN)
    return s->count[w];
  if (s->may_swap >> w & 1)
    high--; /* the seat has a pile, because it may swap */
  else if (s->phase == SCIENTIFIC_WAR_SWAP && (s->eights >> w & 1) &&
           w > s->to_move)
    low = n; /* the seat has no pile, because it may not swap */
  return low + cg_random_below (random, high - low + 1);
}

static void
resample (CgState *s, int viewer, CgRandom *random)
{
  for (int w = 0; w < s->seats; w++)
    {
      ScientificWarSeat *its = &s->seat[w];
      CgCard cards[CG_MAX_ZONE];
      guint n = cg_set_list (its->owned, CG_PACK_FRENCH, cards);
      guint in_hand;

      if (n == 0)
        continue;
      cg_random_shuffle (random, cards, n);
      if (s->pick[w] == CG_CARD_HIDDEN)
        s->pick[w] = cards[--n];
      in_hand = imagine_hand_size (s, w, n, random);
      its->owned = (CgSet) { 0, 0 };
      s->count[w] = 0;
      while (n > in_hand)
        its->pile = cg_set_add (its->pile, cards[--n]);
      while (n > 0)
        its->hand = cg_set_add (its->hand, cards[--n]);
    }
}

const CgRules cg_rules_scientific_war = {
  .id = "scientific-war",
  /* Translators: the name of a game. */
  .title = N_("Scientific War"),
  .min_seats = 2, /* two to eight players (rule BS-1) */
  .max_seats = SCIENTIFIC_WAR_MAX_SEATS,
  .default_seats = 2,
  .pack = CG_PACK_FRENCH,
  .cards = scientific_war_cards,
  CG_STATE (CgState),
  .options = options,
  .fields = scientific_war_fields,
  .words = scientific_war_words,
  CG_LISTS (SCIENTIFIC_WAR_EVENTS, SCIENTIFIC_WAR_REFUSALS),
  /* in each trick a seat chooses a card once and decides at most once whether
   * it swaps */
  .max_plies = SCIENTIFIC_WAR_MAX_TRICKS * SCIENTIFIC_WAR_MAX_SEATS * 2,
  .state_size = state_size,
  .clear = clear,
  .deal = deal,
  .validate = scientific_war_validate,
  .to_move = to_move,
  .moves = moves,
  .random_move = random_move,
  .why_not = why_not,
  .play = play,
  .result = result,
  .redact = redact,
  .resample = resample,
  .complete = scientific_war_complete,
};
