/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Bataille norvégienne as a table: a row is a rule, a position
 * and what must be so. Every rule number and every worked example of the rules
 * page is here.
 *
 * What a position does not give: phase=play, to-move=0, no stock, no pile, no
 * face-up cards; every player gets three face-down cards and one hand card out
 * of what is left; the rest has left the game. See rule-table.h for the rows.
 */

#include "games/norwegian.h"
#include "rule-table.h"

static const RuleCase cases[] = {
  /* --- setup ----------------------------------------------------------- */
  { "BN-1 two to eleven players", "seats=2", "deal=1", "# hand.1 3" },
  { "BN-1 BN-2 six players, two packs (example 1)", "seats=6", "deal=1",
    "# stock 50" },
  { "BN-2 five players, one pack", "seats=5", "deal=1", "# stock 7" },
  { "BN-2 eleven players, two packs", "seats=11", "deal=1", "# stock 5" },
  { "BN-3 the ace is the highest", "", "hand.0=AS 2D; pile=KH@1",
    "+ lay AS; > lay AS; > name 1; = phase answer" },
  { "BN-3 the two is the lowest", "", "hand.0=3S 4D; pile=2H@1", "+ lay 4D" },
  { "BN-4 nine cards each, the rest is the stock (example 1)", "", "deal=1",
    "# hand.0 3; # up.0 3; # down.0 3; # stock 16; # pile 0" },
  { "BN-4 stock of 2", "seats=2", "deal=2", "# stock 34" },
  { "BN-4 stock of 3", "seats=3", "deal=2", "# stock 25" },
  { "BN-4 stock of 7", "seats=7", "deal=2", "# stock 41" },
  { "BN-4 stock of 8", "seats=8", "deal=2", "# stock 32" },
  { "BN-4 stock of 9", "seats=9", "deal=2", "# stock 23" },
  { "BN-4 stock of 10", "seats=10", "deal=2", "# stock 14" },
  { "BN-5 hand and face-up cards change places (example 2)", "dealer=3",
    "phase=exchange; hand.0=KS 4S 9S; up.0=2H 10H 5C; down.0=6D 7D 8D;"
    "hand.1=4H; up.1=6S 6H 6C; hand.2=4D; up.2=7S 7H 7C;"
    "hand.3=4C; up.3=8S 8H 8C",
    "+ swap KS 5C; > swap KS 5C; ! exchanged; = up.0 2H 10H KS;"
    "= hand.0 4S 5C 9S; = known.0 5C; > swap 5C KS; = hand.0 4S 9S KS;"
    "- swap 5C KS not-your-card; - swap KS 3D not-face-up;"
    "- lay KS not-now; - pick-up not-now; > ready; = to-move 1;"
    "> ready; > ready; > ready; ! leads; = phase play; = to-move 0;"
    "- swap KS 5C not-now; > lay KS; - swap 4H 6S not-now" },
  { "BN-5 everybody confirms", "seats=2", "deal=3",
    "= to-move 1; > ready; = to-move 0; = phase exchange; > ready;"
    "= phase play" },
  { "BN-6 the player left of the dealer begins", "dealer=2", "deal=4",
    "= to-move 3; > ready; = to-move 0; > ready; > ready; > ready;"
    "= to-move 3" },
  { "BN-6 clockwise", "", "hand.0=4S 5S", "> lay 4S; = to-move 1" },

  /* --- the turn --------------------------------------------------------- */
  { "BN-8 one or more of one rank (example 4)", "",
    "hand.0=JC JH 6S; pile=4D@3; stock=5C 5D 5H 5S",
    "+ lay 6S; + lay JC; + lay JH JC; - lay JC 6S different-ranks;"
    "> lay JC JH; ! drew; # hand.0 3; # stock 2" },
  { "BN-8 more than three together", "", "hand.0=JS JH JD JC 6S; pile=4D@3",
    "+ lay JS JH JD JC; > lay JC JD JH JS; = hand.0 6S" },
  { "BN-8 a three does not go with what it copies", "",
    "hand.0=3S KS 5D; pile=KH@1", "- lay 3S KS different-ranks" },
  { "BN-9 equal or higher (example 3)", "", "hand.0=9H 5C KS; pile=9S@3",
    "+ lay 9H; + lay KS; - lay 5C too-low" },
  { "BN-9 any number of cards", "", "hand.0=9H 5C KS; pile=8S+8D+8C@3",
    "+ lay 9H" },
  { "BN-9 anything on an empty pile", "", "hand.0=4S 10H AS",
    "+ lay 4S; + lay 10H; + lay AS" },
  { "BN-10 draw back up to three", "",
    "hand.0=9H 5C KS; pile=9S@3; stock=7D 7C",
    "> lay 9H; ! drew; # hand.0 3; # stock 1; = hand.0 5C 7C KS" },
  { "BN-10 never more than three are drawn to", "",
    "hand.0=9H 5C KS KD JD; pile=9S@3; stock=7D 7C",
    "> lay 9H; ~ drew; # hand.0 4" },
  { "BN-10 the ace is aimed after drawing", "",
    "hand.0=AS 5C KS; pile=QS@3; stock=7D 7C",
    "> lay AS; # hand.0 3; = phase name; > name 2; = to-move 2" },
  { "BN-11 a card that fits must be laid", "", "hand.0=9H 5C; pile=9S@3",
    "- pick-up must-lay; % 1" },
  { "BN-11 a two must be laid too (example 7)", "",
    "hand.0=10S 2S 6H; pile=QH@3; stock=4D",
    "- lay 10S too-low; - lay 6H too-low; - pick-up must-lay; % 1;"
    "> lay 2S; = to-move 1" },
  { "BN-12 nothing fits: take the pile (example 6)", "",
    "to-move=1; hand.1=4S 5S 9S; pile=4D@3 KH@0",
    "% 1; > pick-up; ! picked-up; = hand.1 4S 4D 5S 9S KH; # pile 0" },
  { "BN-13 the last layer leads (example 6)", "",
    "to-move=1; hand.0=6D; hand.1=4S 5S 9S; pile=KH@0",
    "> pick-up; = to-move 0; > lay 6D; = to-move 1" },
  { "BN-13 a leader who has left: the next one", "play_on_for_ranking=on",
    "to-move=1; out=0; hand.0=; down.0=; hand.1=4S; pile=KH@0",
    "> pick-up; = to-move 1" },
  { "BN-13 the picker may be the last layer (example 11)", "seats=2",
    "hand.0=8S 4S 5S; pile=4D@1; hand.1=9D",
    "> lay 8S; ! skipped; = to-move 0; > pick-up; = to-move 0;"
    "+ lay 4S" },
  { "BN-14 the hand empty: the face-up cards", "",
    "hand.0=9H; up.0=4S 5S 6S; pile=9S@3",
    "> lay 9H; ! took-up; # up.0 0; = hand.0 4S 5S 6S; = known.0 4S 5S 6S" },
  { "BN-14 not before the hand is empty", "",
    "hand.0=9H 10D; up.0=4S 5S 6S; pile=9S@3",
    "> lay 9H; ~ took-up; # up.0 3" },
  { "BN-15 a face-down card unseen (example 22)", "",
    "to-move=2; hand.2=; down.2=KC 5H; pile=JD@1",
    "% 2; + flip 1; + flip 2; - flip 3 no-such-card; > flip 1; ! flipped;"
    "! laid; = pile JD@1 KC@2; = to-move 3" },
  { "BN-15 one that does not fit is taken with the pile (example 22)", "",
    "to-move=2; hand.2=; down.2=5H 6C; pile=KD@1; hand.1=4S 4H",
    "> flip 1; ! picked-up; = hand.2 5H KD; = to-move 1; > lay 4H;"
    "- flip 1 hand-first; > lay 5H" },
  { "BN-15 the hand first (example 22)", "",
    "to-move=2; hand.2=5H; down.2=6C; pile=KD@1", "- flip 1 hand-first" },
  { "BN-16 one face-down card a turn", "",
    "to-move=2; hand.2=; down.2=KC AH; pile=JD@1",
    "> flip 1; = to-move 3; = phase play" },
  { "BN-17 alone, and not refused once made", "",
    "to-move=2; hand.2=; down.2=KC KH; pile=JD@1",
    "- pick-up must-lay; > flip 2; = pile JD@1 KH@2" },

  /* --- special cards ----------------------------------------------------- */
  { "BN-20 a two on anything", "", "hand.0=2S 4S; pile=AD@3",
    "+ lay 2S; > lay 2S; = pile AD@3 2S@0" },
  { "BN-20 after a two anything", "", "hand.0=4S 3D; pile=AD@2 2S@3",
    "+ lay 4S" },
  { "BN-20 a two after a six and a seven (example 12)", "",
    "hand.0=2C 4S; pile=6H@3", "+ lay 2C; % 1" },
  { "BN-21 a three copies (example 14)", "",
    "hand.0=3S; hand.1=QS KS; pile=KD@3",
    "> lay 3S; ! copied; - lay QS too-low; + lay KS" },
  { "BN-21 after a copied king: king, ace, two, three (example 14)", "",
    "to-move=1; hand.1=KS AS 2S 3H QS; pile=KD@3 3S@0",
    "+ lay KS; + lay AS; + lay 2S; + lay 3H; - lay QS too-low" },
  { "BN-21 two threes on an eight skip two", "",
    "hand.0=3S 3H 9H; pile=8D@3", "> lay 3S 3H; = to-move 3" },
  { "BN-21 a three on a three", "", "hand.0=3S 9H; hand.1=8S; pile=7D@2 3D@3",
    "> lay 3S; - lay 8S too-high" },
  { "BN-21 a three on an empty pile is plain (example 16)", "",
    "hand.0=3S 9H; hand.1=2H 3D 4H",
    "> lay 3S; ~ copied; + lay 3D; + lay 4H; + lay 2H" },
  { "BN-21 a three copies the attack", "", "hand.0=3S 9H; pile=AD@3",
    "> lay 3S; = phase name" },
  { "BN-22 a six asks for its suit (example 12)", "",
    "hand.0=7H AH 10H 9S 9H 4H AS 2C 3S; pile=6H@3",
    "+ lay 7H; + lay AH; + lay 10H; - lay 9S suit; - lay 4H below-six;"
    "- lay AS suit; + lay 2C; + lay 3S; + lay 9S 9H" },
  { "BN-22 a burn answers a six (example 12)", "",
    "hand.0=10H 9S; pile=6H@3", "> lay 10H; ! burnt; = to-move 0" },
  { "BN-22 several sixes, any of their suits", "",
    "hand.0=7S 7D 7C; pile=6H+6C@3", "+ lay 7C; - lay 7S suit;"
    "+ lay 7S 7C; - lay 7S 7D suit" },
  { "BN-22 only the next player", "", "hand.0=7H; hand.1=8S; pile=6H@3",
    "> lay 7H; - lay 8S too-high" },
  { "BN-22 a three keeps the suit", "", "hand.0=3S; hand.1=9S 9H; pile=6H@3",
    "> lay 3S; - lay 9S suit; + lay 9H" },
  { "BN-23 seven or lower after a seven", "",
    "hand.0=4S 7D AS 8S 10S KS 2S 3S; pile=7H@3",
    "+ lay 4S; + lay 7D; + lay AS; + lay 2S; + lay 3S; - lay 8S too-high;"
    "- lay 10S too-high; - lay KS too-high" },
  { "BN-23 two sevens bind one player (example 9)", "",
    "hand.0=7S 7C 9D; hand.1=4H 9S; hand.2=8H 3D 4D; pile=5D@3",
    "> lay 7S 7C; ! demands-low; - lay 9S too-high; > lay 4H; + lay 8H;"
    "+ lay 4D" },
  { "BN-24 an eight skips one", "", "hand.0=8S 9H; pile=4D@3",
    "> lay 8S; ! skipped; = to-move 2" },
  { "BN-24 five eights would wrap: three skip all others", "",
    "hand.0=8S 8H 8D 9H; pile=4D@3", "> lay 8S 8H 8D; = to-move 0" },
  { "BN-24 four eights skip the layer too", "",
    "hand.0=8S 8H 8D 8C 9H; pile=4D@3",
    "> lay 8S 8H 8D 8C; = to-move 1" },
  { "BN-24 an eight on an eight", "", "hand.0=8S 9H; pile=8D@3", "+ lay 8S" },
  { "BN-25 a ten burns, and again (example 17)", "",
    "hand.0=10S 4H; pile=9D@3; stock=QD QC",
    "> lay 10S; ! burnt; ! drew; # pile 0; = to-move 0; + lay 4H" },
  { "BN-25 no ten on a jack (example 17)", "", "hand.0=10S 4H; pile=JD@3",
    "- lay 10S too-low" },
  { "BN-25 no ten after a seven (example 17)", "",
    "hand.0=10S 4H; pile=7D@3", "- lay 10S too-high" },
  { "BN-25 two tens, one burn", "", "hand.0=10S 10H 4H; pile=9D@3",
    "> lay 10S 10H; = to-move 0; = hand.0 4H" },
  { "BN-26 no answer: takes the pile, the attacker leads (example 18)", "",
    "hand.0=AS 5S; hand.2=9S KS 4S; pile=QD@3",
    "> lay AS; = phase name; > name 2; ! attacked; = to-move 2; % 1;"
    "- lay 9S answer-attack; - lay KS answer-attack; > pick-up; = to-move 0;"
    "= hand.2 AS 4S 9S QD KS; > lay 5S; = to-move 1" },
  { "BN-26 not oneself, only who is in play", "",
    "hand.0=AS 5S; lost=3; hand.3=; down.3=; pile=QD@1",
    "> lay AS; - name 0 oneself; - name 3 seat-is-out; + name 1; + name 2" },
  { "BN-26 an ace attacks on, a ten burns (example 20)", "",
    "hand.0=AS 10D 5D; hand.2=AH 5S; pile=QD@3",
    "> lay AS; > name 2; - pick-up must-lay; > lay AH; = phase name;"
    "+ name 0; + name 1; > name 0; > lay 10D; ! burnt; = to-move 0" },
  { "BN-26 answer two: the seat after the target", "",
    "hand.0=AS 5D; hand.2=2H 5S; pile=QD@3",
    "> lay AS; > name 2; > lay 2H; ! answered; = to-move 3" },
  { "BN-26 answer three: attacks in turn", "",
    "hand.0=AS 5D; hand.2=3H 5S; pile=QD@3",
    "> lay AS; > name 2; > lay 3H; = phase name; = to-move 2; > name 0;"
    "= phase answer; = to-move 0" },
  { "BN-26 two aces, one attack; several answers at once", "",
    "hand.0=AS AH 5D; hand.2=AD AC 5S; pile=QD@3",
    "> lay AS AH; > name 2; + lay AD AC; > lay AD AC; = to-move 2" },
  { "BN-26 the target draws after answering", "",
    "hand.0=AS 5D 6D; hand.2=2H 5S 6S; pile=QD@3; stock=7D 7C 7S",
    "> lay AS; > name 2; > lay 2H; # hand.2 3" },
  { "BN-26 the target without a hand turns a card", "",
    "hand.0=AS 5D; hand.2=; down.2=10S 5S; pile=QD@3",
    "> lay AS; > name 2; > flip 1; ! burnt; = to-move 2" },
  { "BN-26 one that is no answer", "",
    "hand.0=AS 5D; hand.2=; down.2=KS 5S; pile=QD@3",
    "> lay AS; > name 2; > flip 1; ! picked-up; = hand.2 AS QD KS;"
    "= to-move 0" },
  { "BN-26 with two players there is nobody else to name", "seats=2",
    "hand.0=AS 5D; pile=QD@1", "> lay AS; = phase answer; = to-move 1" },
  { "BN-27 nothing is asked after a pick-up", "",
    "hand.0=9S; hand.3=KC KD; pile=6H@3",
    "> pick-up; = to-move 3; + lay KC" },
  { "BN-27 nothing is asked after a burn", "",
    "hand.0=10H 9S; pile=6H@3", "> lay 10H; + lay 9S" },
  { "BN-28 burn before winning before drawing before effect", "",
    "hand.0=8S; down.0=; pile=4D@3",
    "> lay 8S; ! out-won; ~ skipped; ~ drew; = phase over" },

  /* --- the end ----------------------------------------------------------- */
  { "BN-30 first without cards wins (example 24)", "",
    "hand.0=QS; down.0=; pile=9D@3",
    "> lay QS; ! out-won; ! game-over; = phase over; 1 0 1; 1 1 2; 1 3 2" },
  { "BN-31 a last ten loses (example 24)", "",
    "hand.0=10S; down.0=; pile=9D@3; hand.1=KD 4C",
    "> lay 10S; ! out-lost; ~ game-over; = lost 0; = to-move 1; + lay 4C" },
  { "BN-31 two last tens (example 24)", "",
    "hand.0=10S 10H; down.0=; pile=9D@3", "> lay 10S 10H; ! out-lost" },
  { "BN-31 also when forced", "", "hand.0=10S; down.0=; pile=9D@3",
    "- pick-up must-lay; % 1" },
  { "BN-32 the last one in play wins (example 24)", "seats=3",
    "hand.0=10S; down.0=; pile=9D@2; to-move=0; lost=1; hand.1=; down.1=",
    "> lay 10S; ! out-lost; ! game-over; 1 2 1; 1 0 2; 1 1 3" },
  { "BN-33 a last ace wins and attacks nobody", "",
    "hand.0=AS; down.0=; pile=9D@3", "> lay AS; ~ attacked; = phase over" },
  { "BN-33b every card is somewhere", "seats=6 jokers=2", "deal=9",
    "# stock 54; # burnt 0" },
  { "BN-34 play on for places", "seats=3 play_on_for_ranking=on",
    "hand.0=QS; down.0=; hand.1=KS; down.1=; hand.2=5S; down.2=; pile=9D@2",
    "> lay QS; ! out-won; ~ game-over; = to-move 1; > lay KS; ! game-over;"
    "1 0 1; 1 1 2; 1 2 3" },
  { "BN-34 losers by a ten come last", "seats=4 play_on_for_ranking=on",
    "hand.0=10S; down.0=; hand.1=KS; down.1=; hand.2=5S; down.2=; lost=3;"
    "hand.3=; down.3=; pile=9D@2",
    "> lay 10S; > lay KS; ! game-over; 1 1 1; 1 2 2; 1 0 3; 1 3 4" },

  /* --- house rules --------------------------------------------------------- */
  { "quads_burn four in a row", "quads_burn=on",
    "hand.0=9S 4S; pile=9D@1 9H@2 9C@3",
    "> lay 9S; ! burnt; = to-move 0; + lay 4S" },
  { "quads_burn off", "", "hand.0=9S 4S; pile=9D@1 9H@2 9C@3",
    "> lay 9S; ~ burnt; = to-move 1" },
  { "quads_burn interrupted", "quads_burn=on",
    "hand.0=9S 4S; pile=9D+9H@1 3H@2 9C@3", "> lay 9S; ~ burnt" },
  { "quads_burn the cards' effects are cancelled", "quads_burn=on",
    "hand.0=8S 4S; pile=8D@1 8H@2 8C@3",
    "> lay 8S; ! burnt; ~ skipped; = to-move 0" },
  { "quads_burn replays although a ten would not",
    "quads_burn=on ten_replays=off",
    "hand.0=9S 4S; pile=9D@1 9H@2 9C@3", "> lay 9S; = to-move 0" },
  { "quads_burn eight with two packs", "seats=6 quads_burn=on",
    "hand.0=9S 4S; pile=9D+9D+9H@1 9H+9C@2 9C@5",
    "> lay 9S; ~ burnt; = to-move 1" },
  { "quads_burn eight with two packs complete", "seats=6 quads_burn=on",
    "hand.0=9S 4S; pile=9D+9D+9H@1 9H+9C@2 9S+9C@5", "> lay 9S; ! burnt" },
  { "quads_burn finishing by it wins", "quads_burn=on",
    "hand.0=9S; down.0=; pile=9D@1 9H@2 9C@3",
    "> lay 9S; ! burnt; ! out-won; = phase over" },
  { "three=rotate hands go on, table cards stay", "three=rotate",
    "hand.0=3S 4S; hand.1=5S; hand.2=6S 7S; hand.3=8S; down.0=9C;"
    "pile=2D@3",
    "> lay 3S; ! rotated; = hand.1 4S; = hand.2 5S; = hand.3 6S 7S;"
    "= hand.0 8S; = down.0 9C; = to-move 1; = knows.0.1 4S" },
  { "three=rotate two threes, two passes", "three=rotate",
    "hand.0=3S 3H 4S; hand.1=5S; hand.2=6S 7S; hand.3=8S; pile=2D@3",
    "> lay 3S 3H; = hand.2 4S; = hand.3 5S; = hand.0 6S 7S; = hand.1 8S" },
  { "three=rotate a three is an ordinary card", "three=rotate",
    "hand.0=3S 4S; pile=9D@3", "- lay 3S too-low" },
  { "three=rotate no answer to an ace", "three=rotate",
    "hand.0=AS 5D; hand.2=3H 5S; pile=QD@3",
    "> lay AS; > name 2; - lay 3H answer-attack" },
  { "three=rotate an empty hand is refilled at once", "three=rotate",
    "hand.0=3S 4S; hand.3=; down.3=9C; hand.1=5S; up.0=6S 6H 6D; pile=2D@2",
    "> lay 3S; ! took-up; = hand.0 6S 6H 6D" },
  { "three=rotate every empty hand is refilled before a win ends the game",
    "three=rotate",
    "hand.0=3S; down.0=9C; hand.1=4S; down.1=; hand.2=; down.2=9D;"
    "hand.3=8S; up.3=6S 6H 6D; pile=2D@3",
    "> lay 3S; ! took-up seat=3; ! out-won seat=1; ! game-over;"
    "= hand.3 6S 6H 6D; = up.3; = hand.0 8S; 1 1 1" },
  { "three=rotate the layer who has no card left has won", "three=rotate",
    "hand.0=3S; down.0=; pile=2D@3", "> lay 3S; ! out-won; ~ rotated" },
  { "four_any_time out of turn (example 27)", "four_any_time=on",
    "to-move=2; hand.0=KS; hand.1=4D 9D; hand.2=5S; hand.3=4S 9S;"
    "pile=KC@1",
    "> pick-up; = phase fours; = to-move 2; - lay 5S only-fours;"
    "> pass; = to-move 3; > lay 4S; = phase play; = to-move 1;"
    "+ lay 9D; + lay 4D; = pile 4S@3" },
  { "four_any_time the layer draws", "four_any_time=on",
    "phase=fours; leader=1; to-move=3; hand.3=4S 9S KC; stock=7D",
    "> lay 4S; ! drew; = to-move 1; # hand.3 3" },
  { "four_any_time nobody wants", "four_any_time=on",
    "phase=fours; leader=1; to-move=0; asked=2 3",
    "> pass; = phase play; = to-move 1; ! leads" },
  { "four_any_time off", "", "to-move=1; hand.1=5S; hand.0=KH; pile=KC@0",
    "> pick-up; = phase play" },
  { "six=colour the same colour", "six=colour",
    "hand.0=7D 7H 7S 7C; pile=6H@3",
    "+ lay 7D; + lay 7H; - lay 7S suit; - lay 7C suit" },
  { "six=reverse no suit, the other way round", "six=reverse",
    "hand.0=6S 9H; hand.3=7C; pile=4D@3",
    "> lay 6S; ! reversed; = to-move 3; = direction anticlockwise;"
    "+ lay 7C" },
  { "six=reverse two sixes", "six=reverse", "hand.0=6S 6H 9H; pile=4D@3",
    "> lay 6S 6H; ~ reversed; = to-move 1" },
  { "jack_reverse", "jack_reverse=on", "hand.0=JS 9H; pile=4D@3",
    "> lay JS; ! reversed; = to-move 3" },
  { "jack_reverse three jacks", "jack_reverse=on",
    "hand.0=JS JH JD 9H; pile=4D@3", "> lay JS JH JD; = to-move 3" },
  { "jack_reverse makes no difference for two", "seats=2 jack_reverse=on",
    "hand.0=JS 9H; pile=4D@1", "> lay JS; = to-move 1" },
  { "jack_reverse off", "", "hand.0=JS 9H; pile=4D@3", "> lay JS; = to-move 1" },
  { "ten_replays=off the next one leads (example 26)", "ten_replays=off",
    "hand.0=10S 9H; pile=4D@3", "> lay 10S; ! burnt; = to-move 1" },
  { "ace_not_on_JK (example 26)", "ace_not_on_JK=on",
    "hand.0=AS 9H; pile=KD@3", "- lay AS ace-on-court" },
  { "ace_not_on_JK on a jack", "ace_not_on_JK=on", "hand.0=AS 9H; pile=JD@3",
    "- lay AS ace-on-court" },
  { "ace_not_on_JK on a queen (example 26)", "ace_not_on_JK=on",
    "hand.0=AS 9H; pile=QD@3", "+ lay AS" },
  { "ace_not_on_JK off", "", "hand.0=AS 9H; pile=KD@3", "+ lay AS" },
  { "jokers name who takes the pile (example 29)", "jokers=2",
    "to-move=2; hand.2=* 9H; hand.0=4S; pile=4D@3 5D+5H@0 KD@1",
    "- lay * 9H joker-alone; > lay *; = phase name-joker; - name 2 oneself;"
    "> name 0; ! picked-up; = hand.0 4S 4D 5H 5D KD; = to-move 2;"
    "= phase play" },
  { "jokers leave the game", "jokers=2",
    "hand.0=* 9H; pile=4D@3",
    "# burnt 36; > lay *; > name 1; # burnt 37" },
  { "jokers on an empty pile are discarded", "jokers=2", "hand.0=* 9H",
    "> lay *; ! discarded; = to-move 1" },
  { "jokers are no answer", "jokers=2",
    "hand.0=AS 5D; hand.2=* 5S; pile=QD@3",
    "> lay AS; > name 2; - lay * answer-attack" },
  { "jokers go after a six and a seven", "jokers=2",
    "hand.0=* 9S; pile=6H@3", "+ lay *" },
  { "jokers finish and win", "jokers=2", "hand.0=*; down.0=; pile=QD@3",
    "> lay *; ! out-won; = phase over" },
  { "jokers turned up under attack are taken", "jokers=2",
    "hand.0=AS 5D; hand.2=; down.2=*; pile=QD@3",
    "> lay AS; > name 2; > flip 1; = hand.2 AS QD *" },
  { "voluntary_pickup (example 30)", "voluntary_pickup=on",
    "hand.0=KS 4S; pile=9D@3", "+ lay KS; + pick-up; > pick-up; = to-move 3" },
  { "voluntary_pickup off (example 30)", "", "hand.0=KS 4S; pile=9D@3",
    "- pick-up must-lay" },
  { "voluntary_pickup under attack", "voluntary_pickup=on",
    "hand.0=AS 5D; hand.2=2H; pile=QD@3", "> lay AS; > name 2; + pick-up" },
  { "voluntary_pickup of nothing", "voluntary_pickup=on", "hand.0=KS 4S",
    "- pick-up nothing-to-pick-up" },
  { "lead_after_pickup=next_of_picker", "lead_after_pickup=next_of_picker",
    "to-move=1; hand.1=4S; pile=KH@0", "> pick-up; = to-move 2" },
  { "blind_chain another after a success", "blind_chain=on",
    "to-move=2; hand.2=; down.2=KC AH 9S; pile=JD@1",
    "> flip 1; = phase chain; = to-move 2; + pass; + flip 1; + flip 2;"
    "- flip 3 no-such-card; > pass; = to-move 3" },
  { "blind_chain one that fails", "blind_chain=on",
    "to-move=2; hand.2=; down.2=KC 5H; pile=JD@1",
    "> flip 1; > flip 1; ! picked-up; = hand.2 5H JD KC; = to-move 2" },
  { "blind_chain an eight passed on skips", "blind_chain=on",
    "to-move=2; hand.2=; down.2=8C 5H; pile=4S@1",
    "> flip 1; > pass; ! skipped; = to-move 0" },
  { "blind_chain not while answering", "blind_chain=on",
    "hand.0=AS 5D; hand.2=; down.2=2S 5S; pile=QD@3",
    "> lay AS; > name 2; > flip 1; = phase play; = to-move 3" },
  { "play_on_for_ranking the last card acts", "play_on_for_ranking=on",
    "hand.0=8S; down.0=; pile=4D@3",
    "> lay 8S; ! out-won; ! skipped; = to-move 2" },
  { "play_on_for_ranking the last ace attacks", "play_on_for_ranking=on",
    "hand.0=AS; down.0=; pile=4D@3; hand.2=5H; hand.1=4H",
    "> lay AS; = phase name; = to-move 0; > name 2; > pick-up; = to-move 1" },
};

static guint
packs (const CgSetup *setup)
{
  return setup->seats > 5 ? 2 : 1;
}

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  rule_table_default (keys, "phase", "play");
  rule_table_default (keys, "to-move", "0");
  rule_table_default (keys, "stock", "");
  rule_table_default (keys, "pile", "");
  for (int seat = 0; seat < setup->seats; seat++)
    {
      char key[CG_KEY_SIZE];

      rule_table_default_cards (keys, "hand", seat, 1, CG_PACK_FRENCH, left);
      rule_table_default_cards (keys, "down", seat, 3, CG_PACK_FRENCH, left);
      rule_table_default (keys, cg_position_key (key, "up", seat), "");
    }
  /* a row may name only some of the cards that have left the game */
  g_key_file_remove_key (keys, CG_GROUP_POSITION, "burnt", NULL);
}

int
main (int argc, char **argv)
{
  return rule_table_main (argc, argv, &cg_rules_norwegian, cases,
                          G_N_ELEMENTS (cases), packs, defaults);
}
