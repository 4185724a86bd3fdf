/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Bataille scientifique as a table: a row is a rule, a position
 * and what must be so. Every rule number and every worked example of the rules
 * page is here.
 *
 * What a position does not give: phase=pick, to-move=0, order=normal; every
 * player in the game has one hand card out of what is left, who is out has
 * none; all else lies in the pile of the last player in the game whose pile is
 * not given, the others' are empty; if all are given, in the pot. See
 * rule-table.h for the rows. */

#include "games/scientific-war/scientific-war-rules.h"
#include "tests/engine/rule-table.h"

#define HEARTS "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
#define SPADES "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"

static const RuleCase cases[] = {
  /* --- setup ----------------------------------------------------------- */
  { "BS-1 two players", "seats=2", "deal=1", "# hand.1 14" },
  { "BS-1 eight players", "seats=8", "deal=1", "# hand.7 14" },
  { "BS-1 one pack up to four players", "seats=4", "deal=1",
    "= hand.3 AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC *" },
  { "BS-1 two packs for more (example 1)", "seats=5", "deal=1",
    "= hand.0 " HEARTS " *; = hand.4 " HEARTS " *" },
  { "BS-2 a suit each (example 1)", "seats=2", "deal=1",
    "= hand.0 " HEARTS " *; = hand.1 " SPADES " *" },
  { "BS-2 the other suits, and again", "seats=8", "deal=1",
    "= hand.2 AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD *;"
    "= hand.5 " SPADES " *" },
  { "BS-3 a joker each", "seats=3", "deal=1", "+ pick *; % 14" },
  { "BS-3 joker=off", "joker=off", "deal=1",
    "= hand.0 " HEARTS "; - pick * not-your-card; % 13" },
  { "BS-3 joker=on", "joker=on", "deal=1", "# hand.0 14" },
  { "BS-4 everything in hand", "seats=3", "deal=1",
    "# pile.0 0; # pile.2 0; # pot 0; = phase pick; = order normal;"
    "= to-move 0" },

  /* --- a trick ---------------------------------------------------------- */
  { "BS-10 first the swap, then the picks", "",
    "hand.0=8H 2H; pile.0=3H; hand.1=KS 4S 5S",
    "> pick 8H; = to-move 1; = phase pick; > pick KS; = phase swap;"
    "= to-move 0; - pick 2H not-now; > keep; ! passed seat=0;"
    "= phase pick; = to-move 0; + pick 2H" },
  { "BS-10 a 3 sees the hands as a swap leaves them", "",
    "hand.0=3H 2H; hand.1=8S 4S 5S; pile.1=6S 7S 9S 10S JS",
    "> pick 3H; > pick 8S; = phase swap; = to-move 1; ? 0 in-hand.1 2;"
    "> swap; ? 0 in-hand.1 7" },
  { "BS-11 nobody sees a pick", "", "hand.0=KH 2H; hand.1=9S 4S; pile.0=3H",
    "> pick KH; ? 0 chosen.0 KH; ? 0 hand.0 2H;"
    "? 1 chosen.0 ??; ? 1 owned.0 2H 3H KH" },
  { "BS-11 only hand cards, and only one's own", "",
    "hand.0=KH 2H; pile.0=3H; hand.1=9S 4S",
    "- pick 9S not-your-card; - pick 3H not-your-card; - keep not-now; % 2;"
    "> pick 2H; - pick KH not-your-card; + pick 9S" },
  { "BS-12 all are revealed together", "seats=3",
    "hand.0=9H 2H; hand.1=KS 2S; hand.2=4D 2D",
    "> pick 9H; ! chose seat=0; ~ revealed; > pick KS; ~ revealed;"
    "> pick 4D; ! chose seat=2; ! revealed seat=0 cards=9H;"
    "! revealed seat=1 cards=KS; ! revealed seat=2 cards=4D" },
  { "BS-13 a jack turns the order at once (example 3)", "",
    "hand.0=AH 2H; pile.0=; hand.1=JS 3S",
    "> pick AH; > pick JS; ! revolution count=1;"
    "! took-trick seat=1 count=2; = order reversed;"
    "> pick 2H; > pick 3S; ! took-trick seat=0; = order reversed" },
  { "BS-13 jack and 2 (example 4)", "", "hand.0=JH 3H; hand.1=2S 4S",
    "> pick JH; > pick 2S; ! revolution; ! took-trick seat=1 count=2" },
  { "BS-13 king and jack (example 5)", "", "hand.0=KH 3H; hand.1=JS 4S",
    "> pick KH; > pick JS; ! took-trick seat=1 count=2" },
  { "BS-13 two jacks (example 7)", "", "hand.0=JH 3H; hand.1=JS 4S",
    "> pick JH; > pick JS; ! jacks-cancel count=2; ~ revolution;"
    "! war rank=11 count=2; # pot 2; = order normal" },
  { "BS-13 two jacks and an ace (example 7)", "seats=3",
    "hand.0=JH 3H; hand.1=JS 4S; hand.2=AD 2D; pile.2=",
    "> pick JH; > pick JS; > pick AD; ! jacks-cancel count=2;"
    "! took-trick seat=2 count=3; # pile.2 3; = order normal" },
  { "BS-13 three jacks (example 7)", "seats=3",
    "hand.0=JH 3H; hand.1=JS 4S; hand.2=JD 2D",
    "> pick JH; > pick JS; > pick JD; ! revolution count=1;"
    "! war rank=11 count=3; = order reversed" },
  { "BS-13 the next jack turns it back", "",
    "order=reversed; hand.0=JH 3H; hand.1=2S 4S",
    "> pick JH; > pick 2S; ! revolution count=0; = order normal;"
    "! took-trick seat=0" },
  { "BS-14 the ace is the highest", "", "hand.0=AH 3H; hand.1=KS 4S",
    "> pick AH; > pick KS; ! took-trick seat=0" },
  { "BS-14 the ace is the lowest in the other order", "",
    "order=reversed; hand.0=AH 3H; hand.1=KS 4S",
    "> pick AH; > pick KS; ! took-trick seat=1" },
  { "BS-14 the 2 is the highest there", "",
    "order=reversed; hand.0=AH 3H; hand.1=2S 4S",
    "> pick 3H; > pick 2S; ! took-trick seat=1" },
  { "BS-15 the strongest takes all (example 2)", "seats=3",
    "hand.0=9H 2H; hand.1=KS 2S; hand.2=4D 2D",
    "> pick 9H; > pick KS; > pick 4D; ! took-trick seat=1 count=3;"
    "= pile.1 4D 9H KS; # pot 0; = hand.1 2S" },
  { "BS-16 a war, and who takes it (example 8)", "",
    "hand.0=9H KH 2H; pile.0=; hand.1=9S 4S 2S",
    "> pick 9H; > pick 9S; ! war rank=9 count=2; ~ took-trick;"
    "= pot 9S 9H; # pile.0 0; > pick KH; > pick 4S;"
    "! took-trick seat=0 count=4; # pot 0; # pile.0 4" },
  { "BS-16 wars add up, and all go on playing", "seats=3",
    "hand.0=9H 7H 2H; hand.1=9S 5S 3S; hand.2=4D 7D AD; pile.2=",
    "> pick 9H; > pick 9S; > pick 4D; # pot 3; = to-move 0; > pick 7H;"
    "= to-move 1; > pick 5S; = to-move 2; > pick 7D; ! war rank=7 count=6;"
    "> pick 2H; > pick 3S; > pick AD; ! took-trick seat=2 count=9" },
  { "BS-16 a low tie is no war (example 10)", "seats=3",
    "hand.0=5H 2H; hand.1=5S 2S; hand.2=KD 2D",
    "> pick 5H; > pick 5S; > pick KD; ! took-trick seat=2 count=3; ~ war" },
  { "BS-17 a joker may change who takes", "seats=3",
    "hand.0=9H 2H; hand.1=KS 2S; hand.2=* 2D",
    "> pick 9H; > pick KS; > pick *; ~ took-trick; ! joker-war seat=2" },
  { "BS-18 the last hand card lost: take up the pile (example 16)", "",
    "hand.0=6H; pile.0=2H 3H 4H 5H; hand.1=9S 2S",
    "> pick 6H; > pick 9S; ! took-pile seat=0 count=4;"
    "= hand.0 2H 3H 4H 5H; # pile.0 0" },
  { "BS-18 the last hand card wins: the trick is the hand", "",
    "hand.0=9H; pile.0=; hand.1=6S 2S",
    "> pick 9H; > pick 6S; ! took-pile seat=0 count=2; = hand.0 6S 9H;"
    "~ eliminated" },
  { "BS-18 no hand and no pile: out (example 17)", "seats=3",
    "hand.0=6H; pile.0=; hand.1=9S 2S; hand.2=5D 2D",
    "> pick 6H; > pick 9S; > pick 5D; ! eliminated seat=0 rank=3;"
    "~ game-over; = place.0 3; = to-move 1" },
  { "BS-18 the pot is nobody's", "seats=3",
    "hand.0=9H; pile.0=; hand.1=9S 2S; hand.2=5D 2D",
    "> pick 9H; > pick 9S; > pick 5D; ! war; ! eliminated seat=0; # pot 3;"
    "> pick 2S; = to-move 2" },
  { "BS-19 not before the hand is empty", "",
    "hand.0=6H 7H; pile.0=2H 3H; hand.1=9S 2S",
    "> pick 6H; > pick 9S; ~ took-pile; = hand.0 7H; # pile.0 2" },

  /* --- powers ------------------------------------------------------------ */
  { "BS-21 in the next trick only", "",
    "hand.0=3H 2H 4H; pile.0=; hand.1=KS 5S 6S",
    "> pick 3H; > pick KS; = threes 0; ! sees-counts seat=0;"
    "? 0 in-hand.1 2; > pick 2H; > pick 5S; ? 0 in-hand.1 ??" },
  { "BS-21 won or lost", "", "hand.0=3H 4H; pile.0=; hand.1=2S 5S",
    "> pick 3H; > pick 2S; ! took-trick seat=0; ? 0 in-hand.1 1" },
  { "BS-22 the seer chooses last and sees (example 11)", "seats=3",
    "hand.0=QH 4H 5H; hand.1=KS 3S 6S; hand.2=2D 10D 9D",
    "> pick QH; > pick KS; > pick 2D; ! took-trick seat=1; ! seer seat=0;"
    "= seer 0; = to-move 1; > pick 3S; = to-move 2; ? 0 chosen.1 ??;"
    "> pick 10D; = to-move 0; ? 0 chosen.1 3S; ? 0 chosen.2 10D;"
    "? 1 chosen.2 ??; ? 2 chosen.1 ??; % 2; > pick 5H;"
    "~ seer; = to-move 0" },
  { "BS-22 the seer who took the trick", "",
    "hand.0=2H 4H; hand.1=QS 5S; pile.0=3H",
    "> pick 2H; > pick QS; ! seer seat=1; = to-move 0; > pick 4H;"
    "? 1 chosen.0 4H; = to-move 1" },
  { "BS-22 two queens: no seer", "seats=3",
    "hand.0=QH 4H; hand.1=QS 6S; hand.2=2D 10D",
    "> pick QH; > pick QS; > pick 2D; ! seers-cancel count=2; ~ seer;"
    "= to-move 0; > pick 4H; > pick 6S; ? 0 chosen.1 ??; = to-move 2" },
  { "BS-22 no seer who is out", "seats=3",
    "hand.0=QH; pile.0=; hand.1=KS 6S; hand.2=2D 10D",
    "> pick QH; > pick KS; > pick 2D; ! eliminated seat=0; ~ seer" },
  { "BS-22 queens=cancel", "seats=3 queens=cancel",
    "hand.0=QH 4H; hand.1=QS 6S; hand.2=2D 10D",
    "> pick QH; > pick QS; > pick 2D; ! seers-cancel count=2; ~ seer;"
    "= seer; = to-move 0" },
  { "BS-22 queens=all_see: one alone sees all as always",
    "seats=3 queens=all_see",
    "hand.0=QH 4H; hand.1=KS 3S; hand.2=2D 10D",
    "> pick QH; > pick KS; > pick 2D; ! seer seat=0 count=0; = seer 0;"
    "> pick 3S; ? 0 chosen.1 ??; > pick 10D; = to-move 0; ? 0 chosen.1 3S;"
    "? 0 chosen.2 10D; ? 1 chosen.2 ??" },
  { "BS-22 queens=all_see: both see, but not each other",
    "seats=4 queens=all_see",
    "hand.0=QH 4H; hand.1=KS 3S; hand.2=QD 10D; hand.3=5C 6C",
    "> pick QH; > pick KS; > pick QD; > pick 5C; ! seer seat=0 count=2;"
    "! seer seat=2 count=2; ~ seers-cancel; = seer 0 2; = to-move 1;"
    "> pick 3S; ? 0 chosen.1 ??; ? 2 chosen.1 ??; = to-move 3; > pick 6C;"
    /* all but the seers have chosen: both see these two cards, nobody else */
    "= to-move 0; ? 0 chosen.1 3S; ? 0 chosen.3 6C; ? 2 chosen.1 3S;"
    "? 2 chosen.3 6C; ? 1 chosen.3 ??; ? 3 chosen.1 ??; ~ revealed;"
    /* and they choose in secret from each other, and see what they saw */
    "> pick 4H; ~ revealed; = to-move 2; ? 2 chosen.0 ??; ? 1 chosen.0 ??;"
    "? 0 chosen.0 4H; ? 0 chosen.1 3S; ? 0 chosen.3 6C; ? 2 chosen.3 6C;"
    "> pick 10D; ! revealed seat=2 cards=10D; ~ seer; = seer" },
  { "BS-22 queens=all_see: three of five", "seats=5 queens=all_see",
    "hand.0=QH 4H; hand.1=KS 3S; hand.2=QD 10D; hand.3=5C 6C; hand.4=QH 7H",
    "> pick QH; > pick KS; > pick QD; > pick 5C; > pick QH; = seer 0 2 4;"
    "! seer seat=4 count=3; > pick 3S; > pick 6C; > pick 4H; > pick 10D;"
    "= to-move 4; ? 4 chosen.0 ??; ? 4 chosen.2 ??; ? 4 chosen.1 3S;"
    "? 4 chosen.3 6C; ? 0 chosen.2 ??; ? 2 chosen.0 ??; ? 0 chosen.3 6C" },
  { "BS-22 queens=all_see: everybody's queen", "seats=3 queens=all_see",
    "hand.0=QH 4H; hand.1=QS 6S; hand.2=QD 10D",
    "> pick QH; > pick QS; > pick QD; ! seers-only count=3; ~ seer;"
    "~ seers-cancel; = seer; = to-move 0; > pick 4H; ? 1 chosen.0 ??;"
    "= to-move 1; > pick 6S; ? 2 chosen.0 ??; ? 2 chosen.1 ??" },
  { "BS-22 queens=all_see: two players, two queens", "queens=all_see",
    "hand.0=QH 4H; hand.1=QS 6S",
    "> pick QH; > pick QS; ! seers-only count=2; = seer; > pick 4H;"
    "? 1 chosen.0 ??" },
  { "BS-22 queens=all_see: no seer who is out", "seats=3 queens=all_see",
    "hand.0=QH; pile.0=; hand.1=KS 6S; hand.2=QD 10D",
    "> pick QH; > pick KS; > pick QD; ! eliminated seat=0;"
    "! seer seat=2 count=0; = seer 2; ~ seers-only; > pick 6S;"
    "? 2 chosen.1 6S" },
  { "BS-22 queens=all_see: who laid none is out", "seats=3 queens=all_see",
    "hand.0=QH 4H; hand.1=2S; pile.1=; hand.2=QD 10D",
    "> pick QH; > pick 2S; > pick QD; ! eliminated seat=1;"
    "! seers-only count=2; ~ seer; = seer" },
  { "BS-22 queens=all_see: all queens are out", "seats=4 queens=all_see",
    "hand.0=QH; pile.0=; hand.1=KS 6S; hand.2=QD; pile.2=; hand.3=2C 3C",
    "> pick QH; > pick KS; > pick QD; > pick 2C; ~ seer; ~ seers-only;"
    "= seer" },
  { "BS-22 queens=all_see: after the swaps", "seats=3 queens=all_see",
    "hand.0=QH 4H; hand.1=8S 3S; pile.1=KS; hand.2=QD 10D",
    "> pick QH; > pick 8S; > pick QD; ! may-swap seat=1; = phase swap;"
    "? 0 chosen.1; > swap; = to-move 1; > pick KS; ? 0 chosen.1 KS;"
    "? 2 chosen.1 KS; = to-move 0" },
  { "BS-23 a 3 tells the hand counts (example 13)", "seats=3",
    "hand.0=3H 2H 4H; pile.0=KH; hand.1=AS 4S 5S 6S 7S; pile.1=10S;"
    "hand.2=2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD; pile.2=AH 5H 6H 7H 8H 9H"
    " 10H JH QH 2S 3S 8S 9S JS QS KS AD * * *",
    "> pick 3H; > pick AS; > pick KD; ! sees-counts seat=0;"
    "? 0 in-hand.1 4; ? 0 in-hand.2 11; ? 1 in-hand.2 ??; ? 1 in-hand.0 ??;"
    "> pick 2H; > pick 4S; ? 0 in-hand.1 3; > pick 2D; ? 0 in-hand.1 ??" },
  { "BS-23 totals are public", "seats=3",
    "hand.0=3H 2H; hand.1=KS 4S; pile.1=5S 6S; pot=QS; pile.0=AH",
    "? 0 owned.1 4S 5S 6S KS; ? 1 owned.0 AH 2H 3H; ? 1 pot QS" },
  { "BS-24 an 8 may swap hand and pile (example 14)", "",
    "hand.0=8H 2H; pile.0=3H 4H 5H 6H 7H; hand.1=5S 4S",
    "> pick 8H; > pick 5S; ! may-swap seat=0; = phase swap; # pile.0 7;"
    "% 2; + keep; > swap; ! swapped seat=0;"
    "= hand.0 3H 4H 5S 5H 6H 7H 8H; = pile.0 2H; - swap not-now;"
    "> pick 3H; - swap no-eight" },
  { "BS-24 not without an 8", "", "hand.0=9H 2H; pile.0=3H; hand.1=5S 4S",
    "> pick 9H; > pick 5S; ~ may-swap; - swap no-eight; - keep not-now" },
  { "BS-24 not without a pile", "", "hand.0=8H 2H; pile.0=; hand.1=9S 4S",
    "> pick 8H; > pick 9S; ~ may-swap; = phase pick; - swap no-pile" },
  { "BS-24 a pile just taken up is none", "",
    "hand.0=8H; pile.0=2H 3H; hand.1=9S 4S",
    "> pick 8H; > pick 9S; ! took-pile; ~ may-swap; = phase pick" },
  { "BS-24 several, one after the other", "seats=3",
    "hand.0=8H 2H; pile.0=3H 4H; hand.1=9S 4S; hand.2=8D 2D; pile.2=3D",
    "> pick 8H; > pick 9S; > pick 8D; ! may-swap seat=0; ! may-swap seat=2;"
    "= to-move 0; > swap; = phase swap; = to-move 2; ? 0 phase swap;"
    "> keep; = phase pick; = to-move 0; = pile.0 2H; = hand.2 2D" },
  { "BS-24 once", "", "hand.0=8H 2H; pile.0=3H; hand.1=5S 4S",
    "> pick 8H; > pick 5S; > swap; = phase pick; - swap not-now" },
  { "BS-25 the pile cannot be played from", "",
    "hand.0=9H 2H; pile.0=3H; hand.1=5S 4S",
    "- pick 3H not-your-card; + pick 9H; % 2" },

  /* --- the joker --------------------------------------------------------- */
  { "BS-30 a joker is no jack and gives no power", "",
    "hand.0=* 2H; hand.1=7S 4S",
    "> pick *; > pick 7S; ~ revolution; ~ seer; ~ may-swap; ~ sees-counts" },
  { "BS-31 one joker prevents a war (example 20)", "seats=4",
    "hand.0=KH 2H; hand.1=KS 2S; hand.2=5D 2D; hand.3=* 2C; pile.3=",
    "> pick KH; > pick KS; > pick 5D; > pick *; ! joker-takes seat=3;"
    "! took-trick seat=3 count=4; ~ war; = pile.3 5D KS KH *" },
  { "BS-31 with the pot (example 26)", "seats=3",
    "hand.0=4H 2H; pile.0=3H; hand.1=4S 2S; pile.1=3S; hand.2=* 2D;"
    "pot=KS KH 7D 7S AD",
    "> pick 4H; > pick 4S; > pick *; ! joker-takes seat=2;"
    "! took-trick seat=2 count=8; # pot 0" },
  { "BS-32 one joker makes a war (example 21)", "seats=4",
    "hand.0=KH 2H; hand.1=9S 2S; hand.2=5D 2D; hand.3=* 2C",
    "> pick KH; > pick 9S; > pick 5D; > pick *; ! joker-war seat=3;"
    "! war rank=0 count=4; = pot 5D 9S KH *" },
  { "BS-32 always so with two players (example 22)", "",
    "hand.0=7H 2H; hand.1=* 2S",
    "> pick 7H; > pick *; ! joker-war seat=1; ! war count=2; # pot 2" },
  { "BS-33 two jokers and nothing else (example 22)", "",
    "hand.0=* 2H; hand.1=* 2S",
    "> pick *; > pick *; ! jokers-cancel count=2; ! war rank=0 count=2;"
    "= pot * *" },
  { "BS-33 two jokers: the others decide", "seats=4",
    "hand.0=KH 2H; hand.1=* 2S; hand.2=5D 2D; hand.3=* 2C",
    "> pick KH; > pick *; > pick 5D; > pick *; ! jokers-cancel count=2;"
    "! took-trick seat=0 count=4" },
  { "BS-33 two jokers and a war of the others", "seats=4",
    "hand.0=KH 2H; hand.1=* 2S; hand.2=KD 2D; hand.3=* 2C",
    "> pick KH; > pick *; > pick KD; > pick *; ! jokers-cancel count=2;"
    "! war rank=13 count=4; ~ joker-takes" },
  { "BS-34 jacks turn the order first (example 24)", "seats=3",
    "hand.0=AH 2H; hand.1=JS 2S; hand.2=* 2D",
    "> pick AH; > pick JS; > pick *; ! revolution count=1;"
    "! joker-war seat=2; ! war count=3; = order reversed" },
  { "BS-34 a joker between two jacks", "seats=3",
    "hand.0=JH 2H; hand.1=JS 2S; hand.2=* 2D",
    "> pick JH; > pick JS; > pick *; ! jacks-cancel; ! joker-takes seat=2" },

  /* --- the end ----------------------------------------------------------- */
  { "BS-40 the last with cards wins (example 17)", "",
    "hand.0=6H; pile.0=; hand.1=9S 2S",
    "> pick 6H; > pick 9S; ! eliminated seat=0 rank=2; ! game-over;"
    "= phase over; = to-move -1; - pick 2S game-over; 1 1 1; 1 0 2" },
  { "BS-40 whatever is in the pot", "",
    "hand.0=9H; pile.0=; hand.1=9S 2S; pile.1=",
    "# pot 25; > pick 9H; > pick 9S; ! game-over; # pot 27; 1 1 1; 1 0 2" },
  { "BS-40 two out in one trick share a place", "seats=4",
    "hand.0=6H; pile.0=; hand.1=9S; pile.1=; hand.2=KD 2D; hand.3=2C 3C",
    "> pick 6H; > pick 9S; > pick KD; > pick 2C; ! eliminated seat=0 rank=3;"
    "! eliminated seat=1 rank=3; = place.0 3; = place.1 3" },
  { "BS-41 all out at once: a draw (example 19)", "",
    "hand.0=9H; pile.0=; hand.1=9S; pile.1=",
    "> pick 9H; > pick 9S; ! war; ! eliminated seat=0 rank=1;"
    "! eliminated seat=1 rank=1; ! game-over; # pot 28; 1 0 1; 1 1 1" },
  { "BS-41 among those who were left", "seats=3",
    "place.2=3; hand.0=9H; pile.0=; hand.1=9S; pile.1=",
    "> pick 9H; > pick 9S; ! game-over; 1 0 1; 1 1 1; 1 2 3" },
  { "BS-42 at the limit most cards win (example 27)", "trick_limit=20",
    "tricks=19; hand.0=KH; pile.0=" SPADES "; hand.1=2H",
    "> pick KH; > pick 2H; ! limit count=20; ! game-over; 1 0 1; 1 1 2;"
    "# hand.0 15; # hand.1 13" },
  { "BS-42 equal is a draw (example 27)", "trick_limit=20",
    "tricks=19; hand.0=2H; pile.0=" SPADES " KH; hand.1=AH",
    "> pick 2H; > pick AH; ! limit; 1 0 1; 1 1 1" },
  { "BS-42 the pot is not counted", "trick_limit=20",
    "tricks=19; hand.0=2H; pile.0=3H 4H 5H; hand.1=AH; pile.1=KH QH;"
    "pot=" SPADES " 6H 7H 8H 9H 10H JH * *",
    "> pick 2H; > pick AH; ! took-trick seat=1; 1 1 1; 1 0 2" },
  { "BS-42 not before", "trick_limit=20",
    "tricks=18; hand.0=2H; pile.0=3H; hand.1=AH",
    "> pick 2H; > pick AH; ~ limit; = tricks 19; + pick 3H" },
  { "BS-42 who is out before the limit has lost", "trick_limit=30 seats=3",
    "tricks=29; place.1=3; hand.0=2H; pile.0=3H 4H; hand.2=AH; pile.2=KH;"
    "pot=" SPADES " 5H 6H 7H 8H 9H 10H JH QH AD 2D 3D 4D 5D 6D 7D 8D 9D 10D"
    " JD QD KD * * *",
    "> pick 2H; > pick AH; ! limit count=30; 1 2 1; 1 0 2; 1 1 3" },
  { "trick_limit=0 none", "trick_limit=0",
    "tricks=100; hand.0=2H; pile.0=3H; hand.1=AH",
    "> pick 2H; > pick AH; ~ limit; = tricks 101" },
  { "trick_limit=40", "trick_limit=40",
    "tricks=39; hand.0=2H; pile.0=3H; hand.1=AH",
    "> pick 2H; > pick AH; ! limit count=40" },
  { "trick_limit=50", "trick_limit=50",
    "tricks=49; hand.0=2H; pile.0=3H; hand.1=AH",
    "> pick 2H; > pick AH; ! limit count=50" },
  { "trick_limit=60", "trick_limit=60",
    "tricks=59; hand.0=2H; pile.0=3H; hand.1=AH",
    "> pick 2H; > pick AH; ! limit count=60" },
  { "trick_limit=70", "trick_limit=70",
    "tricks=69; hand.0=2H; pile.0=3H; hand.1=AH",
    "> pick 2H; > pick AH; ! limit count=70" },
  { "trick_limit=80", "trick_limit=80",
    "tricks=79; hand.0=2H; pile.0=3H; hand.1=AH",
    "> pick 2H; > pick AH; ! limit count=80" },
  { "trick_limit=90", "trick_limit=90",
    "tricks=89; hand.0=2H; pile.0=3H; hand.1=AH",
    "> pick 2H; > pick AH; ! limit count=90" },
  { "trick_limit=100", "trick_limit=100",
    "tricks=99; hand.0=2H; pile.0=3H; hand.1=AH",
    "> pick 2H; > pick AH; ! limit count=100" },
  { "BS-42 without a limit a game ends after very many tricks",
    "trick_limit=0",
    "tricks=4999; hand.0=2H; pile.0=3H; hand.1=AH",
    "> pick 2H; > pick AH; ! limit count=0; ! game-over; 1 1 1" },
  { "BS-43 every card is somewhere", "",
    "hand.0=9H KH; pile.0=3H; hand.1=9S 2S",
    "# pile.1 23; # chosen.0 0; > pick 9H; # chosen.0 1; # hand.0 1;"
    "> pick 9S; # pot 2; > pick KH; > pick 2S; # hand.0 5; # hand.1 23;"
    "# pot 0" },
  { "BS-44 how cards are divided is not seen", "seats=3",
    "hand.0=9H KH; pile.0=3H; hand.1=9S 2S; pile.1=4S",
    "? 0 hand.0 9H KH; ? 0 pile.0 3H; ? 0 owned.1 2S 4S 9S;"
    "? 0 in-hand.1 ??; > pick 9H; ? 1 owned.0 3H 9H KH; > pick 2S;"
    "? 0 owned.1 2S 4S 9S; ? 0 chosen.1 ??; ? 1 pile.1 4S; ? 1 hand.1 9S" },
  { "BS-44 the order is public", "", "order=reversed; hand.0=9H; hand.1=9S",
    "? 1 order reversed" },
};

static guint
packs (const CgSetup *setup)
{
  return setup->seats > 4 ? 2 : 1;
}

static guint
jokers_named (GKeyFile *keys)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys, CG_GROUP_POSITION, NULL,
                                              NULL);
  guint n = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *value =
        g_key_file_get_value (keys, CG_GROUP_POSITION, names[i], NULL);

      for (const char *c = value; *c != '\0'; c++)
        n += *c == '*';
    }
  return n;
}

/* What the row has not placed of the suits in play. */
static CgSet
cards_left (GKeyFile *keys, const CgSetup *setup, CgSet left)
{
  g_autofree CgState *state = cg_state_new (&cg_rules_scientific_war, setup);
  CgSet full = cg_set_full (CG_PACK_FRENCH, packs (setup), 0);
  CgSet dealt = { 0, 0 };

  cg_deal (&cg_rules_scientific_war, setup, 1, state);
  for (int seat = 0; seat < setup->seats; seat++)
    dealt = cg_set_union (
      dealt, scientific_war_cards_of (scientific_war_state (state), seat));
  dealt = cg_set_minus (dealt, cg_set_minus (full, left));
  for (guint n = jokers_named (keys); n > 0; n--)
    dealt = cg_set_remove (dealt, CG_JOKER);
  return dealt;
}

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  char key[CG_KEY_SIZE];
  CgSet rest;

  rule_table_default (keys, "phase", "pick");
  rule_table_default (keys, "to-move", "0");
  rule_table_default (keys, "order", "normal");
  rest = cards_left (keys, setup, *left);
  for (int seat = setup->seats - 1; seat >= 0; seat--)
    {
      cg_position_key (key, "place", seat);
      if (g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL))
        {
          rule_table_default (keys, cg_position_key (key, "hand", seat), "");
          rule_table_default (keys, cg_position_key (key, "pile", seat), "");
        }
      rule_table_default_cards (keys, "hand", seat, 1, CG_PACK_FRENCH, &rest);
    }
  for (int seat = setup->seats - 1; seat >= 0; seat--)
    {
      cg_position_key (key, "pile", seat);
      if (g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL))
        continue;
      cg_position_set_set (keys, key, CG_PACK_FRENCH, rest);
      rest = (CgSet) { 0, 0 };
    }
  if (!g_key_file_has_key (keys, CG_GROUP_POSITION, "pot", NULL))
    cg_position_set_set (keys, "pot", CG_PACK_FRENCH, rest);
}

/* The same order as the tricks of the table, for who only wants to compare. */
static void
check_strength (void)
{
  ScientificWarState s = { 0 };

  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (2, 0)), ==, 1);
  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (13, 1)), ==, 12);
  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (1, 2)), ==, 13);
  g_assert_cmpuint (scientific_war_strength (&s, CG_JOKER), ==, 0);
  s.reversed = TRUE;
  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (2, 0)), ==, 13);
  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (13, 1)), ==, 2);
  g_assert_cmpuint (scientific_war_strength (&s, CG_FRENCH (1, 2)), ==, 1);
  g_assert_cmpuint (scientific_war_strength (&s, CG_JOKER), ==, 0);
}

int
main (int argc, char **argv)
{
  check_strength ();
  return rule_table_main (argc, argv, &cg_rules_scientific_war, cases,
                          G_N_ELEMENTS (cases), packs, defaults);
}
