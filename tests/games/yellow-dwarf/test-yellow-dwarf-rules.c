/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Nain jaune as a table: a row is a rule, a position and what
 * must be so. Every rule number, every house rule and every worked example of
 * the rules page is here.
 *
 * What a position does not give: round=1; an empty pile, on which the dealer's
 * left begins, and otherwise the turn of who laid last; three cards in each
 * hand, none of them of the board; the stakes of one round in the boxes; and
 * banks of equal size that hold all the other points. With dealer=3 the seats
 * 0 1 2 3 are the A B C D of the examples. See rule-table.h for the rows. */

#include "games/yellow-dwarf/yellow-dwarf-rules.h"
#include "tests/engine/rule-table.h"

#include <string.h>

#define D "dealer=3"

static const RuleCase cases[] = {
  /* --- setup ----------------------------------------------------------- */
  { "NJ-1 three to eight players", "seats=3", "deal=1", "# hand.2 15" },
  { "NJ-1 the ace is the lowest", D, "hand.0=AS 2D 3H; hand.1=KC",
    "> lay AS; + lay 2D; - lay 3H not-next-rank" },
  { "NJ-1 nothing follows a king", D, "hand.0=KS AS 2D", "> lay KS; + lay 2D" },
  { "NJ-2 NJ-3 four: 12 each, 4 left (example 1)", D, "deal=1",
    "# hand.0 12; # hand.1 12; # hand.2 12; # hand.3 12; # stub 4; # pile 0;"
    "= box.10D 4; = box.JC 8; = box.QS 12; = box.KH 16; = box.7D 20;"
    "= bank.0 105; = bank.3 105" },
  { "NJ-2 NJ-3 three: 15 each, 7 left (example 2)", "seats=3", "deal=2",
    "# hand.0 15; # hand.2 15; # stub 7; = box.10D 3; = box.JC 6; = box.QS 9;"
    "= box.KH 12; = box.7D 15; = bank.1 105" },
  { "NJ-2 five: 9 each, 7 left", "seats=5", "deal=3",
    "# hand.4 9; # stub 7" },
  { "NJ-2 six: 8 each, 4 left", "seats=6", "deal=3", "# hand.5 8; # stub 4" },
  { "NJ-2 seven: 7 each, 3 left", "seats=7", "deal=3",
    "# hand.6 7; # stub 3" },
  { "NJ-2 eight: 6 each, 4 left", "seats=8", "deal=3",
    "# hand.7 6; # stub 4" },
  { "NJ-2 nobody sees the stub", D, "deal=4", "? 0 stub ?? ?? ?? ??" },
  { "NJ-4 bank=120", "seats=3 bank=120", "deal=1", "= bank.0 105" },
  { "NJ-4 bank=50", "bank=50", "deal=1", "= bank.0 35; = bank.2 35" },
  { "NJ-4 bank=500", "seats=8 bank=500", "deal=1", "= bank.7 485" },
  { "NJ-5 what is left is added to", D,
    "hand.0=9S; pile=7S@0 8H@1; to-move=0; box.10D=9; box.7D=40",
    "> lay 9S; ! round-over; > deal; = box.10D 13; = box.JC 16; = box.QS 24;"
    "= box.KH 32; = box.7D 60" },
  { "NJ-6 the dealer moves on to the left", D,
    "hand.0=9S; pile=7S@0 8H@1; to-move=0",
    "> lay 9S; > deal; ! dealt seat=0 count=2; ! staked seat=1 points=15;"
    "! staked seat=0 points=15; = round 2; = to-move 1; = phase begin;"
    "# hand.0 12; # pile 0; # stub 4" },
  { "NJ-6 round the table", "dealer=2",
    "round=6; hand.0=9S; pile=9D@0; phase=begin; hand.1=2S; hand.2=3S 4S;"
    "hand.3=5S",
    "> lay 9S; > deal; ! dealt seat=0 count=7; = to-move 1; = round 7" },

  /* --- play ------------------------------------------------------------- */
  { "NJ-10 the dealer's left opens with any card", "dealer=1",
    "hand.2=4S 9D KC", "= to-move 2; % 3; + lay 4S; + lay 9D; + lay KC" },
  { "NJ-10 the next rank, any suit, one card a rank", D,
    "hand.0=4S 5D 5C 6H", "> lay 4S; + lay 5D; + lay 5C; - lay 6H "
    "not-next-rank; > lay 5C; - lay 5D not-next-rank; + lay 6H" },
  { "NJ-10 4 5 6, and no 7 (example 3)", D, "hand.0=4S 5D 6C KD",
    "> lay 4S; ! laid seat=0 cards=4S; > lay 5D; > lay 6C; % 1; > stop;"
    "! without seat=0 rank=7; = to-move 1; = phase go-on" },
  { "NJ-10 no 6 after a 4 (example 4)", D,
    "hand.0=6C 5H; pile=4S@0", "- lay 6C not-next-rank; + lay 5H" },
  { "NJ-10 no 7 after a 7 (example 4)", D, "hand.0=7D 8S; pile=7C@0",
    "- lay 7D not-next-rank; + lay 8S" },
  { "NJ-10 only one's own cards", D, "hand.0=4S KC; hand.1=4D",
    "- lay 4D not-your-card" },
  { "NJ-11 whoever will not go on stops (example 12)", D,
    "hand.0=10S 2S; pile=9D@0", "+ lay 10S; % 2; > stop;"
    "! without seat=0 rank=10; = to-move 1" },
  { "NJ-11 voluntary_stop=off: who can goes on (example 12)",
    D " voluntary_stop=off", "hand.0=10S 2S; pile=9D@0",
    "- stop must-go-on; % 1; + lay 10S" },
  { "NJ-11 voluntary_stop=off: who cannot stops", D " voluntary_stop=off",
    "hand.0=JS 2S; pile=9D@0", "% 1; > stop; ! without rank=10" },
  { "NJ-11 voluntary_stop=on", D " voluntary_stop=on",
    "hand.0=10S 2S; pile=9D@0", "+ stop" },
  { "NJ-11 whoever begins lays a card", D, "hand.0=4S 2S",
    "- stop must-begin" },
  { "NJ-11 also after all the others have passed", D,
    "hand.0=4S 2S; pile=9D@0; phase=begin", "- stop must-begin" },
  { "NJ-12 the left goes on or says the same", D,
    "hand.0=2S 3S; hand.1=10D 3D; hand.2=2C 3C; pile=9D@0",
    "> stop; = to-move 1; + lay 10D; > stop; ! without seat=1 rank=10;"
    "= to-move 2; - lay 2C not-next-rank; % 1" },
  { "NJ-12 whoever lays goes on", D,
    "hand.1=10S JS 2C; hand.2=QH 3H; pile=9D@0; to-move=1",
    "> lay 10S; = to-move 1; > lay JS; > stop; ! without seat=1 rank=12;"
    "= to-move 2; + lay QH" },
  { "NJ-13 all have passed, any card (example 10)", D,
    "hand.0=3H 10S; pile=9D@0",
    "> stop; > stop; ~ new-sequence; > stop; > stop; ! without seat=3 rank=10;"
    "! new-sequence seat=0; = to-move 0; = phase begin; + lay 3H; + lay 10S;"
    "% 2" },
  { "NJ-13 the last to lay, not the first", D,
    "hand.2=10S 4S; pile=9D@0 10H@2; to-move=3",
    "> stop; > stop; > stop; ! new-sequence seat=2; = to-move 2; + lay 4S" },
  { "NJ-13 missing_rank=free_choice (example 10)",
    D " missing_rank=free_choice", "hand.0=3H JS QS KS; pile=9D@0;"
    "phase=begin", "% 4; + lay KS; + lay 3H" },
  { "NJ-13 missing_rank=next_up: the jack (example 11)",
    D " missing_rank=next_up", "hand.0=3H 10S JS JH QS KS; pile=9D@0",
    "> stop; > stop; > stop; > stop; % 2; + lay JS; + lay JH;"
    "- lay 10S not-next-rank; - lay QS not-next-rank;"
    "- lay 3H not-next-rank" },
  { "NJ-13 missing_rank=next_up: else the queen (example 11)",
    D " missing_rank=next_up", "hand.0=3H 10S QS KS; pile=9D@0; phase=begin",
    "% 1; + lay QS" },
  { "NJ-13 missing_rank=next_up: else the king (example 11)",
    D " missing_rank=next_up", "hand.0=3H 10S KS; pile=9D@0; phase=begin",
    "% 1; + lay KS" },
  { "NJ-13 missing_rank=next_up: else any (example 11)",
    D " missing_rank=next_up", "hand.0=3H 9C 10S; pile=9D@0; phase=begin",
    "% 3; + lay 3H; + lay 9C; + lay 10S" },
  { "NJ-13 missing_rank=next_up: after a missing king any",
    D " missing_rank=next_up", "hand.0=3H KD; pile=QD@0; phase=begin", "% 2" },
  { "NJ-13 missing_rank=next_up: not at the start nor after a king",
    D " missing_rank=next_up", "hand.0=3H KD 5H",
    "% 3; > lay KD; % 2; + lay 5H" },
  { "NJ-13 missing_rank=next_up: the choice tells what is not there",
    D " missing_rank=next_up", "hand.0=3H KS 2C; pile=8D@0; phase=begin",
    "> lay KS; = lacks.0 10 11 12; ? 2 lacks.0 10 11 12" },
  { "NJ-13 missing_rank=next_up: a lower card tells it too",
    D " missing_rank=next_up", "hand.0=3H 9S 2C; pile=8D@0; phase=begin",
    "> lay 3H; = lacks.0 10 11 12 13" },
  { "NJ-12 voluntary_stop=off: a pass tells what is not there",
    D " voluntary_stop=off", "hand.0=3H 7S; pile=8D@0",
    "> stop; = lacks.0 9; ? 3 lacks.0 9; ? 3 hand.0 ?? ??" },
  { "NJ-12 voluntary_stop=on: who passed may have it all the same", D,
    "hand.0=3H 9S; pile=8D@0",
    "> stop; > stop; > stop; > stop; ! new-sequence; + lay 9S" },
  { "NJ-14 a king starts again", D, "hand.0=KS 3H KC; pile=QD@0",
    "> lay KS; ! starts-again seat=0; = to-move 0; = phase begin; % 2;"
    "- stop must-begin; > lay KC; ! starts-again; + lay 3H" },
  { "NJ-14 NJ-15 the king that takes (example 7)", D,
    "hand.0=KH 3S 7C; pile=QD@0",
    "> lay KH; ! starts-again seat=0; + lay 3S; > announce;"
    "! took-box seat=0 cards=KH points=16; = box.KH 0; = bank.0 121;"
    "= to-move 0; + lay 3S; + lay 7C" },
  { "NJ-14 NJ-17 another king takes nothing (example 8)", D,
    "hand.0=KS 3S; pile=QD@0", "> lay KS; ~ took-box; ! starts-again seat=0;"
    "- announce nothing-to-announce; = box.KH 16; + lay 3S" },
  { "NJ-15 the yellow dwarf (example 5)", D,
    "hand.1=7S 8C 2C; hand.2=7D 8S 3C; pile=4S@0 5D@0 6C@0; to-move=1",
    "> stop; ! without seat=1 rank=7; > lay 7D; ~ took-box; > announce;"
    "! took-box seat=2 cards=7D points=20; = bank.2 125; = box.7D 0;"
    "> lay 8S; > stop; ! without seat=2 rank=9; = to-move 3" },
  { "NJ-15 the ten", D, "hand.0=10D 3S; pile=9D@0",
    "> lay 10D; > announce; ! took-box cards=10D points=4; = bank.0 109" },
  { "NJ-15 the jack", D, "hand.0=JC 3S; pile=10S@0",
    "> lay JC; > announce; ! took-box cards=JC points=8; = bank.0 113" },
  { "NJ-15 the queen, and what others left", D,
    "hand.0=QS 3S; pile=JS@0; box.QS=30",
    "> lay QS; > announce; ! took-box cards=QS points=30; = box.QS 0" },
  { "NJ-15 announced once", D, "hand.0=QS 3S; pile=JS@0",
    "> lay QS; % 2; > announce; % 1; - announce nothing-to-announce" },
  { "NJ-16 forgotten by laying on", D, "hand.0=7D 8S 2C; pile=6S@0",
    "> lay 7D; > lay 8S; ! forgot seat=0 cards=7D points=20;"
    "- announce nothing-to-announce; = box.7D 20; = bank.0 105" },
  { "NJ-16 forgotten by stopping", D, "hand.0=7D 8S 2C; pile=6S@0",
    "> lay 7D; > stop; ! forgot seat=0 cards=7D points=20; ! without rank=8;"
    "- announce nothing-to-announce; = box.7D 20" },
  { "NJ-16 and for good: also when all have passed", D,
    "hand.0=7D 2S 2C; pile=6S@0",
    "> lay 7D; > stop; > stop; > stop; > stop; = phase begin;"
    "- announce nothing-to-announce" },
  { "NJ-16 forgotten at the end of the round, for the next one", D,
    "hand.0=10D; pile=7S@0 8S@0 9S@1; to-move=0",
    "> lay 10D; = phase last; = to-move 0; % 2; ~ stopped; > stop;"
    "! forgot seat=0 cards=10D points=4; ! stopped seat=0; ! round-over;"
    "~ without; = box.10D 4; > deal; = box.10D 8" },
  { "NJ-16 a king forgotten by beginning again", D,
    "hand.0=KH 3S 7C; pile=QD@0",
    "> lay KH; > lay 3S; ! forgot cards=KH points=16; = box.KH 16" },
  { "NJ-16 must_announce=on", D " must_announce=on",
    "hand.0=7D 2C; pile=6S@0",
    "> lay 7D; ~ took-box; = box.7D 20; + announce" },
  { "NJ-16 must_announce=off takes by itself", D " must_announce=off",
    "hand.0=7D 2C; pile=6S@0", "> lay 7D; ! took-box seat=0 cards=7D points=20;"
    "- announce nothing-to-announce; = box.7D 0; = bank.0 125" },
  { "NJ-16 must_announce=off with the last card", D " must_announce=off",
    "hand.0=10D; pile=7S@0 8S@0 9S@1; to-move=0",
    "> lay 10D; ! took-box points=4; ! stopped; ! round-over" },
  { "NJ-17 other cards of these ranks", D, "hand.0=10S JS QC KC 2S; pile=9S@0",
    "> lay 10S; - announce nothing-to-announce; > lay JS;"
    "- announce nothing-to-announce; > lay QC;"
    "- announce nothing-to-announce; > lay KC;"
    "- announce nothing-to-announce; = bank.0 105" },
  { "NJ-17 another seven", D, "hand.0=7S 2C; pile=6S@0",
    "> lay 7S; % 1; - announce nothing-to-announce" },

  /* --- the end of a round ------------------------------------------------- */
  { "NJ-20 the first empty hand ends the round", D,
    "hand.0=9S; pile=7S@0 8H@1; to-move=0",
    "> lay 9S; ! stopped seat=0; ! round-over; ~ game-over;"
    "= phase round-over; = to-move -1; % 0; - stop round-over;"
    "- lay 2S round-over" },
  { "NJ-20 also with a king", D, "hand.0=KS; pile=7S@0 8H@1 9S@1 10S@1 JS@1 "
    "QH@1; to-move=0", "> lay KS; ! stopped; ~ starts-again; ! round-over" },
  { "NJ-20 the king of hearts last (example 18)", D,
    "hand.0=KH; hand.1=2S; hand.2=3S; hand.3=4S 5S; pile=JS@0 QH@1; to-move=0",
    "> lay KH; ~ starts-again; = phase last; > announce;"
    "! took-box seat=0 cards=KH points=16; ! stopped seat=0;"
    "! paid seat=1 other=0 points=1 count=1; ! paid seat=3 points=2;"
    "! round-over; ~ starts-again; = bank.0 125; = to-move -1" },
  { "NJ-21 a point a card (example 14)", D,
    "hand.0=9S; hand.1=2S 3S 4S; hand.2=KC; hand.3=AS 2H 3H 4H 5H;"
    "pile=7S@0 8H@1; to-move=0",
    "> lay 9S; ! paid seat=1 other=0 points=3 count=3;"
    "! paid seat=2 other=0 points=1 count=1;"
    "! paid seat=3 other=0 points=5 count=5; = bank.0 114; = bank.1 102;"
    "= bank.2 104; = bank.3 100" },
  { "NJ-21 pay_by_value=on (example 15)", D " pay_by_value=on",
    "hand.0=9S; hand.1=KS 7S AS; hand.2=10S JS; hand.3=2S; pile=7H@0 8H@1;"
    "to-move=0",
    "> lay 9S; ! paid seat=1 points=18 count=3; ! paid seat=2 points=20;"
    "! paid seat=3 points=2; = bank.0 145" },
  { "NJ-21 pay_by_value=off", D " pay_by_value=off",
    "hand.0=9S; hand.1=KS 7S AS; pile=7H@0 8H@1; to-move=0",
    "> lay 9S; ! paid seat=1 points=3" },
  { "NJ-21 then the hands lie open", D,
    "hand.0=9S; hand.1=2S 3S; hand.2=4S; hand.3=5S; pile=7S@0 8H@1; to-move=0",
    "? 3 hand.1 ?? ??; > lay 9S; ? 3 hand.1 2S 3S; ? 1 hand.2 4S" },
  { "NJ-22 a kept card doubles its box (example 16)", D,
    "hand.0=9S; hand.1=2S; hand.2=3S; hand.3=QS 4S; pile=7S@0 8H@1; to-move=0",
    "> lay 9S; ! paid seat=3 points=2; ! kept seat=3 cards=QS points=12;"
    "= bank.3 91; = box.QS 24; > deal; = box.QS 36" },
  { "NJ-22 several kept cards", D,
    "hand.0=9S; hand.1=10D KH; hand.2=7D; hand.3=4S; pile=7S@0 8H@1; to-move=0",
    "> lay 9S; ! kept seat=1 cards=10D points=4; ! kept seat=1 cards=KH "
    "points=16; ! kept seat=2 cards=7D points=20; ~ kept seat=3;"
    "= bank.1 83; = bank.2 84; = box.KH 32; = box.7D 40" },
  { "NJ-22 a board card in the stub costs nobody anything", D,
    "hand.0=9S; pile=7S@0 8H@1; to-move=0",
    "# stub 40; > lay 9S; ~ kept; = box.10D 4; = box.JC 8; = box.QS 12;"
    "= box.KH 16; = box.7D 20" },
  { "NJ-22 kept_card=double_box", D " kept_card=double_box",
    "hand.0=9S; hand.3=QS; pile=7S@0 8H@1; to-move=0; box.QS=20",
    "> lay 9S; ! kept points=20; = box.QS 40" },
  { "NJ-22 kept_card=face_stake: one stake of it", D " kept_card=face_stake",
    "hand.0=9S; hand.1=7D; hand.3=QS 10D; pile=7S@0 8H@1; to-move=0",
    "> lay 9S; ! kept seat=3 cards=QS points=3; ! kept seat=3 cards=10D "
    "points=1; ! kept seat=1 cards=7D points=5; = box.QS 15; = box.10D 5;"
    "= box.7D 25" },
  { "NJ-22 kept_card=none", D " kept_card=none",
    "hand.0=9S; hand.3=QS; pile=7S@0 8H@1; to-move=0",
    "> lay 9S; ~ kept; = box.QS 12" },
  { "NJ-23 Grand Opera of eight players (example 19)", "seats=8 dealer=7",
    "hand.0=9S; pile=4S@0 5S@0 6S@0 7S@0 8S@0; hand.1=AS AH AD AC 2S 2H;"
    "hand.2=2D 2C 3S 3H 3D 3C; hand.3=QS 4H 4D 4C 5H 5D;"
    "hand.4=5C 6H 6D 6C 7D 7H; hand.5=8H 8D 8C 9H 9D 9C;"
    "hand.6=10S 10H 10C JS JH JD; hand.7=QH QD QC KS KD KC",
    "> lay 9S; ! stopped seat=0; ! paid seat=1 points=6;"
    "! paid seat=7 points=6; ! grand-opera seat=0 points=120;"
    "! kept seat=3 cards=QS points=0; ! kept seat=4 cards=7D points=0;"
    "= bank.0 267; = bank.3 99; = box.QS 0; = box.7D 0; ! round-over" },
  { "NJ-23 passes, kings and new sequences do not break it", D,
    "hand.0=3S KS 5D 9C; hand.1=4H 2C",
    "> lay 3S; > stop; > stop; > stop; > stop; ! new-sequence;"
    "> lay KS; ! starts-again; > lay 5D; > stop; > stop; > stop; > stop;"
    "> lay 9C; ! grand-opera seat=0 points=60" },
  { "NJ-23 a card of an opponent does", D, "hand.0=3S 5D; hand.1=4H 2C",
    "> lay 3S; > stop; > lay 4H; > stop; > stop; > stop; > lay 5D;"
    "! stopped seat=0; ~ grand-opera" },
  { "NJ-23 opera_any_first_turn=off: not after another has laid",
    D " opera_any_first_turn=off", "hand.1=4H 5D; hand.0=2C 3S",
    "> lay 3S; > stop; > lay 4H; > lay 5D; ! stopped seat=1; ~ grand-opera" },
  { "NJ-23 opera_any_first_turn=on: a later player",
    D " opera_any_first_turn=on", "hand.1=4H 5D; hand.0=2C 3S",
    "> lay 3S; > stop; > lay 4H; > lay 5D; ! stopped seat=1;"
    "! grand-opera seat=1 points=60" },
  { "NJ-23 opera_any_first_turn=on: nobody has laid in between",
    D " opera_any_first_turn=on", "hand.1=4H 9D; hand.0=2C 3S",
    "> lay 3S; > stop; > lay 4H; > stop; > stop; > stop; > stop; > lay 9D;"
    "! grand-opera seat=1" },
  { "NJ-23 opera_any_first_turn=on: not in a second turn",
    D " opera_any_first_turn=on", "hand.0=3S 5D; hand.1=4H 2C",
    "> lay 3S; > stop; > lay 4H; > stop; > stop; > stop; > lay 5D;"
    "! stopped seat=0; ~ grand-opera" },
  { "NJ-23 opera_any_first_turn=on: passes are no turn",
    D " opera_any_first_turn=on", "hand.0=2C 3S; hand.1=5C 6C; hand.2=4H",
    "> lay 3S; > stop; > stop; > lay 4H; ! grand-opera seat=2" },
  { "NJ-23 opera_double_pay=on", D " opera_double_pay=on",
    "hand.0=9S; hand.1=2S 3S; hand.2=4S; hand.3=5S; pile=8S@0",
    "> lay 9S; ! paid seat=1 points=4 count=2; ! paid seat=2 points=2;"
    "= bank.0 173" },
  { "NJ-23 opera_double_pay=on: only for an opera", D " opera_double_pay=on",
    "hand.0=9S; hand.1=2S 3S; pile=7S@0 8H@1; to-move=0",
    "> lay 9S; ! paid seat=1 points=2" },
  { "NJ-23 opera_double_pay=off", D " opera_double_pay=off",
    "hand.0=9S; hand.1=2S 3S; pile=8S@0",
    "> lay 9S; ! grand-opera; ! paid seat=1 points=2" },
  { "NJ-24 after the sweep doubling costs nothing", D,
    "hand.0=9S; hand.1=KH; pile=8S@0",
    "> lay 9S; ! grand-opera points=60; ! kept seat=1 cards=KH points=0;"
    "= bank.1 104; = box.KH 0" },
  { "NJ-24 kept_card=face_stake: after the sweep its stake all the same",
    D " kept_card=face_stake", "hand.0=9S; hand.1=KH; pile=8S@0",
    "> lay 9S; ! grand-opera points=60; ! kept points=4; = box.KH 4" },

  /* --- the end of the match ----------------------------------------------- */
  { "NJ-30 who cannot pay pays what it has (example 22)", D,
    "hand.0=9S; hand.1=2S; hand.2=3S 4S 5S 2H 3H 4H; hand.3=JC 6H;"
    "pile=7S@0 8H@1; to-move=0; bank.2=4",
    "> lay 9S; ! paid seat=2 other=0 points=4 count=6;"
    "! short seat=2 other=0 points=2; ! paid seat=3 points=2;"
    "! kept seat=3 points=8; = bank.2 0; = box.JC 16; ! ruined seat=2;"
    "~ ruined seat=1; ! game-over; ~ round-over; = phase over; 1 2 4;"
    "$ 2 0" },
  { "NJ-30 payments come before doubling", D,
    "hand.0=9S; hand.1=KH 2S; hand.2=3S; hand.3=4S; pile=7S@0 8H@1;"
    "to-move=0; bank.1=10",
    "> lay 9S; ! paid seat=1 points=2; ! kept seat=1 cards=KH points=8;"
    "! short seat=1 other=-1 points=8; = box.KH 24; ! ruined seat=1;"
    "! game-over" },
  { "NJ-30 nothing at all is left to pay", D,
    "hand.0=9S; hand.1=2S 3S; hand.2=3H; hand.3=4S; pile=7S@0 8H@1;"
    "to-move=0; bank.1=0",
    "> lay 9S; ~ paid seat=1; ! short seat=1 other=0 points=2;"
    "! ruined seat=1; ! game-over" },
  { "NJ-30 who cannot stake again ends the match (example 23)", D,
    "hand.0=9S; hand.3=4S 5S; pile=7S@0 8H@1; to-move=0; bank.3=16",
    "> lay 9S; ~ short; = bank.3 14; ! ruined seat=3; ! game-over;"
    "= phase over; = box.10D 4; - stop game-over; - announce game-over" },
  { "NJ-30 fifteen points are enough", D,
    "hand.0=9S; hand.3=4S 5S; pile=7S@0 8H@1; to-move=0; bank.3=17",
    "> lay 9S; ~ ruined; ! round-over; > deal; = bank.3 0; # hand.3 12" },
  { "NJ-31 the most points win", D,
    "hand.0=9S; hand.1=2S 3S; hand.2=3H; hand.3=4S; pile=7S@0 8H@1;"
    "to-move=0; bank.0=100; bank.1=14; bank.2=200",
    "> lay 9S; ! game-over; 1 0 3; 1 1 4; 1 2 1; 1 3 2; $ 0 104; $ 1 12;"
    "$ 2 199; $ 3 105" },
  { "NJ-31 a tie is shared, and the board is nobody's", D " rounds=1",
    "hand.0=9S; hand.1=2S; hand.2=3H; hand.3=4S; pile=7S@0 8H@1;"
    "to-move=0; bank.0=122; bank.1=126; bank.2=50",
    "> lay 9S; ! game-over; 1 0 1; 1 1 1; 1 2 4; 1 3 3; $ 0 125; $ 1 125;"
    "= box.7D 20" },
  { "NJ-32 rounds=2: the second is the last", D " rounds=2",
    "round=2; hand.1=9S; pile=7S@1 8H@0; to-move=1",
    "> lay 9S; ! game-over; ~ ruined; = phase over" },
  { "NJ-32 rounds=2: the first is not", D " rounds=2",
    "hand.0=9S; pile=7S@0 8H@1; to-move=0",
    "> lay 9S; ! round-over; > deal; = round 2" },
  { "NJ-32 rounds=0: until somebody is ruined", D " rounds=0",
    "round=60; hand.0=9S; pile=8H@3; phase=go-on; to-move=0",
    "> lay 9S; ! round-over" },
  { "NJ-32 rounds=3: ruin ends it before", D " rounds=3",
    "hand.0=9S; pile=7S@0 8H@1; to-move=0; bank.1=10",
    "> lay 9S; ! ruined seat=1; ! game-over" },
  { "NJ-34 the thousandth round is the last", D,
    "round=1000; hand.0=9S; pile=8H@3; phase=go-on; to-move=0",
    "> lay 9S; ~ ruined; ! game-over; ~ round-over; = phase over" },
  { "NJ-34 the one before is not", D,
    "round=999; hand.0=9S; pile=8H@2; phase=go-on; to-move=0",
    "> lay 9S; ! round-over" },
  { "NJ-35 forgotten=stays: it can be won later", D " forgotten=stays",
    "hand.0=7D 8S 2C; pile=6S@0",
    "> lay 7D; > lay 8S; ! forgot cards=7D points=20; ~ box-closed;"
    "= box.7D 20; = closed" },
  { "NJ-35 forgotten=waits: laying on closes the box", D " forgotten=waits",
    "hand.0=7D 8S 2C; pile=6S@0",
    "> lay 7D; = closed; > lay 8S; ! forgot seat=0 cards=7D points=20;"
    "! box-closed seat=-1 cards=7D points=20; = closed 7D; = box.7D 20;"
    "= bank.0 105; - announce nothing-to-announce; ? 2 closed 7D" },
  { "NJ-35 forgotten=waits: stopping closes it too", D " forgotten=waits",
    "hand.0=KH 2S; pile=QS@0", "> lay KH; > lay 2S; ! box-closed cards=KH" },
  { "NJ-35 forgotten=waits: announced in time it stays open",
    D " forgotten=waits", "hand.0=7D 8S 2C; pile=6S@0",
    "> lay 7D; > announce; > lay 8S; ~ forgot; ~ box-closed; = closed;"
    "= bank.0 125" },
  { "NJ-35 forgotten=waits: forgotten with the last card",
    D " forgotten=waits", "hand.0=10D; pile=7S@0 8S@0 9S@1; to-move=0",
    "> lay 10D; > stop; ! forgot cards=10D; ! box-closed cards=10D points=4;"
    "! stopped; ! round-over; = closed 10D; > deal; = box.10D 4;"
    "= box.JC 16" },
  { "NJ-35 the stake is smaller where a box is closed", D " forgotten=waits",
    "hand.0=9S; pile=7S@0 8H@1; to-move=0; closed=KH 7D; box.7D=40",
    "> lay 9S; > deal; ! staked seat=1 points=6; = closed 7D KH;"
    "= box.7D 40; = box.KH 16; = box.10D 8; = box.QS 24" },
  { "NJ-35 a closed box is not taken", D " forgotten=waits",
    "hand.0=7D 8S 2C; pile=6S@0; closed=7D",
    "> lay 7D; - announce nothing-to-announce; ~ took-box; % 2; > lay 8S;"
    "~ forgot; = box.7D 20; = bank.0 105" },
  { "NJ-35 a closed box with the last card", D " forgotten=waits",
    "hand.0=10D; pile=7S@0 8S@0 9S@1; to-move=0; closed=10D",
    "> lay 10D; ! stopped; ! round-over; ~ took-box; = box.10D 4" },
  { "NJ-35 nothing is staked in it, so nothing is doubled",
    D " forgotten=waits",
    "hand.0=9S; hand.1=10D KH; hand.2=7D; pile=7S@0 8H@1; to-move=0;"
    "closed=KH",
    "> lay 9S; ! kept seat=1 cards=10D points=4; ~ kept cards=KH;"
    "! kept seat=2 cards=7D points=20; = box.KH 16" },
  { "NJ-35 kept_card=face_stake: nor paid for",
    D " forgotten=waits kept_card=face_stake",
    "hand.0=9S; hand.3=QS 10D; pile=7S@0 8H@1; to-move=0; closed=QS",
    "> lay 9S; ~ kept cards=QS; ! kept seat=3 cards=10D points=1;"
    "= box.QS 12" },
  { "NJ-35 a Grand Opera takes the open boxes only", D " forgotten=waits",
    "hand.0=9S; hand.1=KH; pile=8S@0; closed=7D QS",
    "> lay 9S; ! grand-opera points=28; = box.7D 20; = box.QS 12;"
    "= box.KH 0; = closed 7D QS" },
  { "NJ-35 must_announce=off: nobody can forget",
    D " forgotten=waits must_announce=off", "hand.0=7D 8S 2C; pile=6S@0",
    "> lay 7D; ! took-box points=20; > lay 8S; ~ box-closed; = closed" },
  { "NJ-35 who can pay the smaller stake goes on", D " forgotten=waits",
    "hand.0=9S; hand.3=4S 5S; pile=7S@0 8H@1; to-move=0; bank.3=8;"
    "closed=KH 7D",
    "> lay 9S; = bank.3 6; ~ ruined; ! round-over; > deal; = bank.3 0" },
  { "NJ-35 and who cannot does not", D " forgotten=waits",
    "hand.0=9S; hand.3=4S 5S; pile=7S@0 8H@1; to-move=0; bank.3=7;"
    "closed=KH 7D",
    "> lay 9S; = bank.3 5; ! ruined seat=3; ! game-over" },
  { "NJ-35 all five closed: nothing is staked", D " forgotten=waits",
    "hand.0=9S; hand.1=KH 7D; pile=8H@0; closed=10D JC QS KH 7D",
    "> lay 9S; ! grand-opera points=0; ~ kept; ! round-over; = bank.1 103;"
    "> deal; ~ staked; = bank.1 103; = box.QS 12; = closed 7D 10D JC QS KH" },
  { "NJ-35 all five closed: one point is enough to go on",
    D " forgotten=waits",
    "hand.0=9S; hand.3=4S 5S; pile=7S@0 8H@1; to-move=0; bank.3=3;"
    "closed=10D JC QS KH 7D",
    "> lay 9S; = bank.3 1; ~ ruined; ! round-over" },
  { "NJ-35 all five closed: who has nothing left is ruined",
    D " forgotten=waits",
    "hand.0=9S; hand.3=4S 5S; pile=7S@0 8H@1; to-move=0; bank.3=2;"
    "closed=10D JC QS KH 7D",
    "> lay 9S; ~ short; = bank.3 0; ! ruined seat=3; ! game-over" },
  { "NJ-35 what lies in closed boxes is nobody's at the end",
    D " forgotten=waits rounds=1",
    "hand.0=9S; hand.1=2S; hand.2=3H; hand.3=4S; pile=7S@0 8H@1; to-move=0;"
    "closed=7D; box.7D=50; bank.0=100; bank.1=100; bank.2=100",
    "> lay 9S; ! game-over; $ 0 103; $ 1 99; = box.7D 50; = bank.3 89" },
  { "NJ-33 the points are always all there", D,
    "hand.0=7D 9S; hand.1=8H KH; hand.2=10D; hand.3=5S; pile=6S@0",
    "> lay 7D; > announce; = bank.0 125; = box.7D 0; > stop; > lay 8H; > stop;"
    "> stop; > stop; > lay 9S; = bank.0 128; = bank.1 88; = bank.2 100;"
    "= bank.3 104; = box.10D 8; = box.JC 8; = box.QS 12; = box.KH 32" },
};

static guint
packs (const CgSetup *setup)
{
  return 1;
}

/* The banks that a row does not give share what is not in boxes and the banks
 * that it gives; the first gets what does not come out even. */
static void
default_banks (GKeyFile *keys, const CgSetup *setup)
{
  int left = setup->options[YELLOW_DWARF_BANK] * setup->seats;
  int missing = 0;
  char key[CG_KEY_SIZE];

  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    {
      char card[CG_CARD_TEXT_SIZE];
      g_autofree char *value =
        g_strdup_printf ("%d", YELLOW_DWARF_BOX_STAKE (box) * setup->seats);

      g_snprintf (key, sizeof key, "box.%s",
                  cg_card_to_text (yellow_dwarf_box_cards[box], card));
      rule_table_default (keys, key, value);
      left -= g_key_file_get_integer (keys, CG_GROUP_POSITION, key, NULL);
    }
  for (int seat = 0; seat < setup->seats; seat++)
    {
      cg_position_key (key, "bank", seat);
      if (g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL))
        left -= g_key_file_get_integer (keys, CG_GROUP_POSITION, key, NULL);
      else
        missing++;
    }
  for (int seat = 0; seat < setup->seats; seat++)
    if (!g_key_file_has_key (keys, CG_GROUP_POSITION,
                             cg_position_key (key, "bank", seat), NULL))
      {
        int bank = left / missing + (left % missing != 0);

        g_key_file_set_integer (keys, CG_GROUP_POSITION, key, bank);
        left -= bank;
        missing--;
      }
}

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  g_autofree char *pile = NULL;
  g_autofree char *to_move = NULL;
  const char *last;

  rule_table_default (keys, "pile", "");
  pile = g_key_file_get_value (keys, CG_GROUP_POSITION, "pile", NULL);
  last = strrchr (pile, '@');
  if (last != NULL)
    {
      to_move = g_strdup (last + 1);
      rule_table_default (keys, "phase", last[-2] == 'K' ? "begin" : "go-on");
    }
  else
    {
      to_move = g_strdup_printf ("%d", (setup->dealer + 1) % setup->seats);
      rule_table_default (keys, "phase", "begin");
    }
  rule_table_default (keys, "to-move", to_move);
  rule_table_default (keys, "round", "1");
  default_banks (keys, setup);
  for (guint box = 0; box < YELLOW_DWARF_N_BOXES; box++)
    left->lo &= ~cg_set_of (yellow_dwarf_box_cards[box]).lo;
  for (int seat = 0; seat < setup->seats; seat++)
    rule_table_default_cards (keys, "hand", seat, 3, CG_PACK_FRENCH, left);
  g_key_file_remove_key (keys, CG_GROUP_POSITION, "stub", NULL);
}

int
main (int argc, char **argv)
{
  return rule_table_main (argc, argv, &cg_rules_yellow_dwarf, cases,
                          G_N_ELEMENTS (cases), packs, defaults);
}
