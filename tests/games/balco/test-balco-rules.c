/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Balcó as a table: a row is a rule, a position and what must be
 * so. Every rule number and every worked example of the rules page is here.
 *
 * What a position does not give: phase=play, to-move=0, no stock, no pile, no
 * face-up cards; every player gets three face-down cards and one hand card out
 * of what is left; the rest, and jokers not named, have left the game. See
 * rule-table.h for the rows. */

#include "games/balco/balco-rules.h"
#include "tests/engine/rule-table.h"

/* Three seats before the first card, for the rows that tell their hands. */
#define ROWS_OF_THREE                                     \
  "phase=exchange; to-move=0; up.0=8o 8c 8e; up.1=9o 9c 9e; up.2=7o 7c 7e; "

static const RuleCase cases[] = {
  /* --- setup ----------------------------------------------------------- */
  { "BA-1 two players", "seats=2", "deal=1", "# hand.1 3" },
  { "BA-1 BA-2 BA-3 five players (example 1)", "seats=5", "deal=1",
    "# hand.4 3; # up.4 3; # down.4 3; # stock 7" },
  { "BA-2 five players without jokers (example 1)", "seats=5 jokers=0",
    "deal=1", "# stock 3" },
  { "BA-2 stock of 2", "seats=2 jokers=4", "deal=2", "# stock 34" },
  { "BA-2 stock of 3", "seats=3 jokers=4", "deal=2", "# stock 25" },
  { "BA-2 stock of 4", "seats=4 jokers=4", "deal=2", "# stock 16" },
  { "BA-2 stock of 2 without jokers", "seats=2 jokers=0", "deal=2",
    "# stock 30" },
  { "BA-2 stock of 3 without jokers", "seats=3 jokers=0", "deal=2",
    "# stock 21" },
  { "BA-2 stock of 4 without jokers", "seats=4 jokers=0", "deal=2",
    "# stock 12" },
  { "BA-3 down for nobody, up for all, a hand for oneself", "dealer=3",
    "phase=exchange; hand.0=3o 4o 5o; up.0=6o 7o 8o; down.0=9o 11o 12o;"
    "hand.1=3c 4c 5c; up.1=6c 7c 8c; hand.2=3e 4e 5e; up.2=6e 7e 8e;"
    "hand.3=3b 4b 5b; up.3=6b 7b 8b",
    "? 0 hand.0 3o 4o 5o; ? 0 hand.1 ?? ?? ??; ? 0 up.1 6c 7c 8c;"
    "? 0 down.0 ?? ?? ??; ? 1 hand.0 ?? ?? ??; ? 1 down.0 ?? ?? ??" },
  { "BA-4 hand and face-up cards change places before the start", "dealer=3",
    "phase=exchange; hand.0=12o 4o 9o; up.0=2o 10o 5c; hand.1=4c 6e 6b;"
    "up.1=6o 6c 3o; hand.2=4e 5e 5b; up.2=7o 7c 7e; hand.3=4b 9e 9b;"
    "up.3=8o 8c 8e",
    "+ swap 12o 5c; > swap 12o 5c; ! exchanged seat=0 cards=12o,5c;"
    "= up.0 2o 10o 12o; = hand.0 4o 5c 9o;"
    "= known.0 5c; > swap 5c 12o; = hand.0 4o 9o 12o; = known.0 12o;"
    "- swap 5c 12o not-your-card; - swap 12o 3c not-face-up;"
    "- lay 12o not-now; - pick-up not-now; > ready; ! ready seat=0;"
    "= to-move 1; > ready; > ready; > ready; ! leads; = phase play;"
    "- swap 4e 7o not-now; - ready not-now" },
  { "BA-4 of two equal cards one is enough", "seats=2 dealer=1",
    "phase=exchange; hand.0=* * 4o; up.0=* * 5o; hand.1=6o 6c 6e;"
    "up.1=8o 8c 8e",
    "% 4; + swap * 5o; + swap 4o *; - swap * * same-card; > swap 4o *;"
    "= up.0 4o * 5o; = hand.0 * * *; = known.0 *" },
  { "BA-5 to the right, which is the next seat", "", "hand.0=4o 5o",
    "> lay 4o; = to-move 1" },
  { "BA-5 BA-7 whoever is right of the dealer is asked first", "dealer=2",
    "deal=4", "= to-move 3; > ready; = to-move 0; > ready; = to-move 1" },
  { "BA-6 the lowest card starts and is kept (example 2)", "seats=3 dealer=2",
    ROWS_OF_THREE "hand.0=4o 9b 12o; hand.1=3o 11o 1o; hand.2=5o 5c 10o",
    "> ready; > ready; > ready; ! showed seat=0 count=1 cards=4o;"
    "! showed seat=1 count=1 cards=3o; ! showed seat=2 count=1 cards=5o;"
    "! leads seat=1; = to-move 1; = hand.1 1o 3o 11o; # pile 0; + lay 1o;"
    "+ lay 11o; + lay 3o" },
  { "BA-6 what was shown is known until it is laid", "seats=3 dealer=2",
    ROWS_OF_THREE
    "stock=6b; hand.0=4o 9b 12o; hand.1=3o 11o 1o; hand.2=5o 5c 10o",
    "> ready; > ready; > ready; = known.1 3o; ? 0 hand.1 3o ?? ??;"
    "? 1 hand.0 4o ?? ??; > lay 3o; ? 0 hand.1 ?? ?? ??" },
  { "BA-6 a tie: the next lowest (example 3)", "seats=3 dealer=2",
    ROWS_OF_THREE "hand.0=4o 6o 9b; hand.1=4c 5o 12o; hand.2=5c 6c 1o",
    "> ready; > ready; > ready; ! showed seat=0 count=2 cards=4o,6o;"
    "! showed seat=1 count=2 cards=4c,5o; ! showed seat=2 count=1 cards=5c;"
    "= to-move 1" },
  { "BA-6 then the third", "seats=3 dealer=2",
    ROWS_OF_THREE "hand.0=4o 6o 11o; hand.1=4c 6c 12o; hand.2=5c 6e 1o",
    "> ready; > ready; > ready; ! showed seat=1 cards=4c,6c,12o;"
    "= to-move 0" },
  { "BA-6 then the nearest to the dealer's right", "seats=3 dealer=0",
    "phase=exchange; to-move=1; up.0=8o 8c 8e; up.1=9o 9c 9e;"
    "up.2=7o 7c 7e; hand.0=4o 6o 11o; hand.1=5c 6e 1o; hand.2=4c 6c 11c",
    "> ready; > ready; > ready; = to-move 2" },
  { "BA-6 without a number is higher than a 1, and all alike",
    "seats=3 dealer=2",
    ROWS_OF_THREE "hand.0=10o 2o *; hand.1=1o 1c *; hand.2=2c 10c *",
    "> ready; > ready; > ready; ! showed seat=0 count=1 cards=2o;"
    "! showed seat=1 count=1 cards=1o; = to-move 1" },
  { "BA-6 nobody has a number", "seats=3 dealer=1",
    "phase=exchange; to-move=2; up.0=8o 8c 8e; up.1=9o 9c 9e; up.2=7o 7c 7e;"
    "hand.0=10o 2o *; hand.1=10e 2e *; hand.2=2c 10c *",
    "> ready; > ready; > ready; ! showed seat=2 cards=2c,10c,*; = to-move 2;"
    "= known.2 2c 10c *" },
  { "BA-6 a joker taken in the open may be the one that is shown",
    "seats=2 dealer=1",
    "phase=exchange; hand.0=* 2o *; up.0=8o 8c 8e; known.0=*;"
    "hand.1=2c 10o *; up.1=9o 9c 9e",
    "> ready; > ready; ! showed seat=0 cards=2o,*,*; = known.0 2o * *;"
    "= known.1 2c 10o *" },

  /* --- the lowest card is laid ------------------------------------------- */
  { "starter=show (BA-6)", "seats=3 dealer=2 starter=show",
    ROWS_OF_THREE "hand.0=4o 9b 12o; hand.1=3o 11o 1o; hand.2=5o 5c 10o",
    "> ready; > ready; > ready; ~ laid; # pile 0; ! leads seat=1 what=0" },
  { "starter=lay the lowest of all last, and on it its player goes on (BA-6)",
    "seats=3 dealer=2 starter=lay",
    ROWS_OF_THREE "stock=12e 12b 6b; hand.0=4o 9b 12o; hand.1=3o 11o 1o;"
    "hand.2=5o 5c 10o",
    "> ready; > ready; > ready; ~ showed; ! laid seat=0 cards=4o;"
    "! laid seat=2 cards=5o; ! laid seat=1 cards=3o; ! drew seat=1 count=1;"
    "= pile 4o@0 5o@2 3o@1; = start 3; = hand.0 6b 9b 12o; = hand.2 5c 10o 12b;"
    "= hand.1 1o 11o 12e; ! leads seat=1 count=1 cards=3o what=1;"
    "= to-move 1; - pick-up must-lay; + lay 11o; > lay 11o; = to-move 2" },
  { "starter=lay from the dealer's right on (BA-6)",
    "seats=4 dealer=1 starter=lay",
    "phase=exchange; to-move=2; hand.0=4o 9b 12o; hand.1=5o 11o 1o;"
    "hand.2=3o 5c 10o; hand.3=6o 7o 8o; up.0=8c 8e 8b; up.1=9o 9c 9e;"
    "up.2=7c 7e 7b; up.3=11c 11e 11b",
    "> ready; > ready; > ready; > ready; = pile 6o@3 4o@0 5o@1 3o@2;"
    "= to-move 2" },
  { "starter=lay what is shown only settles a tie (BA-6)",
    "seats=3 dealer=2 starter=lay",
    ROWS_OF_THREE "hand.0=4o 6o 9b; hand.1=4c 5o 12o; hand.2=5c 6c 1o",
    "> ready; > ready; > ready; ! showed seat=0 count=2 cards=4o,6o;"
    "! showed seat=1 count=2 cards=4c,5o; ! laid seat=1 cards=4c;"
    "= pile 4o@0 5c@2 4c@1; ! leads seat=1 count=2 cards=4c,5o;"
    "? 2 hand.0 6o 8o 8c 8e ??; ? 2 hand.1 5o 9o 9c 9e ??" },
  { "starter=lay whoever shows the lowest has to play on it, or pick up",
    "seats=3 dealer=2 starter=lay",
    ROWS_OF_THREE "stock=4c 4e 4b; hand.0=12o 12c 1o; hand.1=12e 12b 1c;"
    "hand.2=11o 3o 3c",
    "> ready; > ready; > ready; = to-move 2; = pile 12o@0 12e@1 3o@2;"
    "+ lay 11o; + lay 3c; > lay 11o; = to-move 0" },
  { "starter=lay an 8 skips nobody (BA-20)", "seats=3 dealer=2 starter=lay",
    ROWS_OF_THREE "up.0=4o 4c 4e; hand.0=12o 11c 1o; hand.1=11e 12b 1c;"
    "hand.2=8o 12c 12e",
    "> ready; > ready; > ready; ~ skipped; = to-move 2; = pile 11c@0 11e@1 "
    "8o@2; + lay 12c" },
  { "starter=lay a 7 binds nobody, and a 10 does not go on it (BA-21, BA-22)",
    "seats=3 dealer=2 starter=lay",
    ROWS_OF_THREE "up.2=4o 4c 4e; hand.0=12o 11c 1o; hand.1=11e 12b 1c;"
    "hand.2=7o 12c 10o",
    "> ready; > ready; > ready; ~ demands-low; + lay 12c;"
    "- lay 4o too-low; - lay 10o no-cleaning" },
  { "starter=lay an ace shoots nobody (BA-24)", "seats=2 dealer=1 starter=lay",
    "phase=exchange; up.0=8o 8c 8e; up.1=9o 9c 9e; hand.0=1o 2o *;"
    "hand.1=10o 10c 2c",
    "> ready; > ready; ~ attacked; = pile 2c@1 1o@0; = phase play;"
    "= to-move 0; + lay 2o; + lay *=1; - lay *=10 no-cleaning;"
    "- lay 8o too-low; - pick-up must-lay; > lay *=1; = phase answer;"
    "= to-move 1" },
  { "starter=lay of cards without a number the 2 goes, then the 10 (BA-6)",
    "seats=3 dealer=1 starter=lay",
    "phase=exchange; to-move=2; up.0=8o 8c 8e; up.1=9o 9c 9e; up.2=7o 7c 7e;"
    "hand.0=10o 2o *; hand.1=10e 10b *; hand.2=2c 10c *",
    "> ready; > ready; > ready; = pile 2o@0 10e@1 2c@2; = to-move 2;"
    "= known.2 7o 7c 7e 10c *; + lay 7o" },
  { "starter=lay on a 10 that was laid last anything goes (BA-10, BA-22)",
    "seats=2 dealer=1 starter=lay",
    "phase=exchange; up.0=8o 8c 8e; up.1=9o 9c 9e; hand.0=10o 10c *;"
    "hand.1=10e 2c *",
    "> ready; > ready; ~ burnt; = pile 2c@1 10o@0; = to-move 0; + lay 8o;"
    "+ lay 10c; + lay *=12; > lay 8o; = to-move 0; + lay 10c" },
  { "starter=lay a hand of jokers lays one as a blank card (BA-6, BA-23)",
    "seats=2 dealer=1 starter=lay",
    "phase=exchange; up.0=8o 8c 8e; up.1=9o 9c 9e; hand.0=* * *;"
    "hand.1=10e 2c *",
    "> ready; > ready; ! declared seat=0 rank=2; = pile 2c@1 *=2@0;"
    "= to-move 0; + lay 8o; + lay *=12" },
  { "starter=lay who cannot draw takes the face-up cards (BA-15)",
    "seats=3 dealer=2 starter=lay",
    ROWS_OF_THREE "stock=12b; hand.0=4o 9b 12o; hand.1=3o 11o 1o;"
    "hand.2=5o 5c 10o",
    "> ready; > ready; > ready; ! drew seat=0; ! took-up seat=2;"
    "! took-up seat=1; # hand.0 3; # hand.1 5" },
  { "starter=lay four equal cards do not clean, nor do they count less later "
    "(BA-17)", "seats=4 dealer=3 starter=lay",
    "phase=exchange; up.0=8o 8c 8e; up.1=9o 9c 9e; up.2=7o 7c 7e;"
    "up.3=6o 6c 6e; hand.0=3o 4o 5o; hand.1=3c 4c 6b; hand.2=3e 4e 7b;"
    "hand.3=3b 11o *",
    "> ready; > ready; > ready; > ready; ~ burnt; # pile 4; = to-move 0;"
    "= pile 3c@1 3e@2 3b@3 3o@0" },
  { "starter=lay laid with two that lie there, two more clean (BA-17)",
    "seats=3 dealer=2 starter=lay",
    ROWS_OF_THREE "up.0=4o 4c 3b; hand.0=3o 3c 5o; hand.1=3e 9b 11o;"
    "hand.2=12o 12c 12e",
    "> ready; > ready; > ready; = pile 3e@1 12o@2 3o@0; + lay 3c; > lay 3c 3b;"
    "~ burnt" },
  { "starter=lay read again as it lies", "seats=3 starter=lay",
    "to-move=2; hand.2=11o 12c; pile=9o@0 5o@1 4o@2; start=3",
    "+ lay 11o; > lay 11o; = start 3; = pile 9o@0 5o@1 4o@2 11o@2" },

  /* --- the turn --------------------------------------------------------- */
  { "BA-10 the sequence 3 4 5 6 7 8 9 11 12 1", "",
    "hand.0=3o 4o 5o 6o 7o 8o 9o 11o 12o 1o; pile=6c@3",
    "- lay 3o too-low; - lay 4o too-low; - lay 5o too-low; + lay 6o;"
    "+ lay 7o; + lay 8o; + lay 9o; + lay 11o; + lay 12o; + lay 1o" },
  { "BA-10 the 1 is the highest", "", "hand.0=1o 12o; pile=12c@3",
    "+ lay 1o; + lay 12o" },
  { "BA-11 equal or higher (example 5)", "", "hand.0=7o 8o 9c 11o; pile=9o@3",
    "+ lay 11o; + lay 9c; - lay 7o too-low; - lay 8o too-low" },
  { "BA-11 no 8 on a 12 (example 5)", "", "hand.0=8o 12o; pile=12c@3",
    "- lay 8o too-low; + lay 12o" },
  { "BA-11 one to four of one number", "", "hand.0=9o 9c 9e 9b 5o; pile=8o@3",
    "+ lay 9o; + lay 9b; + lay 9o 9e; + lay 9c 9b 9e; + lay 9b 9e 9c 9o;"
    "- lay 9o 5o different-ranks; % 15" },
  { "BA-11 more with jokers", "", "hand.0=9o 9c 9e 9b *; pile=8o@3",
    "> lay 9o 9c 9e 9b *=9; ! laid count=5 cards=9o,9c,9e,9b,*=9; ! burnt" },
  { "BA-11 anything on an empty pile", "", "hand.0=3o 12o 1o",
    "+ lay 3o; + lay 12o; + lay 1o; - pick-up nothing-to-pick-up" },
  { "BA-12 a 2 must be laid (example 21)", "", "hand.0=2o 4o 5o; pile=11o@3",
    "- lay 4o too-low; - lay 5o too-low; - pick-up must-lay; % 1;"
    "> lay 2o; = to-move 1" },
  { "BA-12 so must a joker", "", "hand.0=* 4o; pile=11o@3",
    "- pick-up must-lay; + lay *=2; - lay *=4 too-low" },
  { "BA-12 nothing fits: take the pile", "",
    "to-move=1; hand.1=4o 5o 9o; pile=4c@3 12o@0",
    "% 1; > pick-up; ! picked-up seat=1 count=2; = hand.1 4o 4c 5o 9o 12o;"
    "# pile 0; = known.1 4c 12o" },
  { "BA-13 after a pick-up the player to the right leads (example 10)", "",
    "hand.0=7o 7c 12c; hand.1=8o 9o 12o; hand.2=12e 5o; pile=5c@3",
    "> lay 7o 7c; ! demands-low seat=0 rank=7 count=2; > pick-up;"
    "= to-move 2; ! leads seat=2; + lay 12e; > lay 12e; = to-move 3" },
  { "BA-14 draw back up to three", "",
    "hand.0=9o 5c 12o; pile=9c@3; stock=7o 7c",
    "> lay 9o; ! drew seat=0 count=1; # hand.0 3; # stock 1;"
    "= hand.0 5c 7c 12o; ? 1 hand.0 ?? ?? ??" },
  { "BA-14 never more than three are drawn to", "",
    "hand.0=9o 5c 12o 12c 11o; pile=9c@3; stock=7o 7c",
    "> lay 9o; ~ drew; # hand.0 4" },
  { "BA-15 stock empty: the face-up cards, with cards still in hand", "",
    "hand.0=9o 5c 12o; up.0=4o 5o 6o; pile=9c@3",
    "> lay 9o; ! took-up seat=0 count=3; # up.0 0;"
    "= hand.0 4o 5o 5c 6o 12o; = known.0 4o 5o 6o" },
  { "BA-15 the stock has just become empty", "",
    "hand.0=9o 9e 12o; up.0=4o 5o 6o; pile=9c@3; stock=7o",
    "> lay 9o 9e; ! drew count=1; ! took-up; = hand.0 4o 5o 6o 7o 12o" },
  { "BA-15 not with three in hand", "",
    "hand.0=9o 9e 12o; up.0=4o 5o 6o; pile=9c@3; stock=7o",
    "> lay 9o; ! drew; ~ took-up; # up.0 3; # hand.0 3" },
  { "tops_only_when_hand_empty=on not before (BA-15)",
    "tops_only_when_hand_empty=on",
    "hand.0=9o 12o; up.0=4o 5o 6o; pile=9c@3",
    "> lay 9o; ~ took-up; # up.0 3" },
  { "tops_only_when_hand_empty=on but then (BA-15)",
    "tops_only_when_hand_empty=on", "hand.0=9o; up.0=4o 5o 6o; pile=9c@3",
    "> lay 9o; ! took-up; # up.0 0" },
  { "tops_only_when_hand_empty=off (BA-15)", "tops_only_when_hand_empty=off",
    "hand.0=9o 12o; up.0=4o 5o 6o; pile=9c@3", "> lay 9o; ! took-up" },
  { "BA-16 no hand: a face-down card unseen", "",
    "to-move=2; hand.2=; down.2=12o 5o; pile=11o@1",
    "% 2; + flip 1; + flip 2; - flip 3 no-such-card; - pick-up must-lay;"
    "> flip 1; ! flipped seat=2; ! laid cards=12o; = pile 11o@1 12o@2;"
    "= to-move 3; = down.2 5o" },
  { "BA-16 one that does not fit is taken with the pile", "",
    "to-move=2; hand.2=; down.2=5o 6o; pile=12o@1; hand.3=4o 4c",
    "> flip 1; ! flipped cards=5o; ! picked-up; = hand.2 5o 12o;"
    "= known.2 5o 12o; = to-move 3; > lay 4o" },
  { "BA-16 the hand first", "",
    "to-move=2; hand.2=5o; down.2=6o; pile=12o@1", "- flip 1 hand-first" },
  { "BA-16 one a turn", "", "to-move=2; hand.2=; down.2=12o 12c; pile=11o@1",
    "> flip 1; = to-move 3; = phase play" },
  { "BA-16 BA-25 a face-down joker is declared", "",
    "to-move=2; hand.2=; down.2=* 5o; pile=12o@1",
    "> flip 1; ! flipped seat=2 cards=*; ~ laid; = hand.2 *; = known.2 *;"
    "= to-move 2; - lay * declare; - lay *=5 too-low; - pick-up must-lay;"
    "- flip 1 hand-first; > lay *=1; = phase name; = to-move 2" },
  { "BA-16 shot without a hand: a 1 shoots on (example 15)", "",
    "hand.0=1o 5c; hand.2=; down.2=1c 6o; pile=12o@3",
    "> lay 1o; > name 2; = phase answer; > flip 1; ! answered seat=2 other=0;"
    "= phase name; = to-move 2; > name 0; = to-move 0; = phase answer" },
  { "BA-16 shot without a hand: a 6 is taken with the pile (example 15)", "",
    "hand.0=1o 5c; hand.2=; down.2=1c 6o; pile=12o@3",
    "> lay 1o; > name 2; > flip 2; ! picked-up seat=2 other=0 count=2;"
    "= hand.2 1o 6o 12o; = to-move 3; ! leads seat=3" },
  { "BA-17 four in a row clean (example 16)", "",
    "to-move=2; hand.2=5b 9o; pile=5o@0 5c+5e@1",
    "> lay 5b; ! burnt seat=2 count=4 rank=5; # pile 0; = to-move 2;"
    "+ lay 9o" },
  { "BA-17 a joker declared as the fourth (example 16)", "",
    "to-move=2; hand.2=* 9o; pile=5o@0 5c+5e@1",
    "> lay *=5; ! declared seat=2 count=1 rank=5; ! burnt; = to-move 2;"
    "# burnt 36; # pile 0" },
  { "BA-17 a joker on the pile counts as its number", "",
    "to-move=2; hand.2=5b 9o; pile=*=5@0 5c+5e@1", "> lay 5b; ! burnt" },
  { "BA-17 not when interrupted", "",
    "to-move=2; hand.2=5b 9o; pile=5o+5e@0 2o@3 5c@1",
    "> lay 5b; ~ burnt; = to-move 3" },
  { "BA-17 four sevens clean and bind nobody", "",
    "hand.0=7b 9o; pile=7o@1 7c@2 7e@3",
    "> lay 7b; ! burnt; ~ demands-low; = to-move 0; + lay 9o" },
  { "BA-17 four 1s clean and shoot nobody", "",
    "hand.0=1o 1c 1e 1b 9o; pile=12o@3",
    "> lay 1o 1c 1e 1b; ! burnt; ~ attacked; = phase play; = to-move 0" },
  { "BA-17 four 1s clean in answer too", "",
    "phase=answer; to-move=2; hand.2=1b 9o; pile=1o+1c@0 1e@1",
    "> lay 1b; ! answered; ! burnt; = phase play; = to-move 2; + lay 9o" },
  { "BA-17 four 2s clean", "", "hand.0=2b 9o; pile=2o@1 2c@2 2e@3",
    "> lay 2b; ! burnt; ~ zeroed; = to-move 0" },
  { "twos_clean=off four 2s do not (BA-17)", "twos_clean=off",
    "hand.0=2b 9o; hand.1=3o; pile=2o@1 2c@2 2e@3",
    "> lay 2b; ~ burnt; ! zeroed seat=0; = to-move 1; # pile 4; + lay 3o" },
  { "twos_clean=off nor in one lay, nor with jokers (BA-17)",
    "twos_clean=off", "hand.0=2o 2c 2e 2b * * 9o; pile=12o@3",
    "> lay 2o 2c 2e 2b *=2 *=2; ~ burnt; = to-move 1; # pile 7" },
  { "twos_clean=off a joker after three of them (BA-17)", "twos_clean=off",
    "hand.0=* 9o; pile=2o@1 2c@2 2e@3", "> lay *=2; ~ burnt; # pile 4" },
  { "twos_clean=off other numbers do (BA-17)", "twos_clean=off",
    "hand.0=5b 9o; pile=5o@1 5c+5e@2", "> lay 5b; ! burnt" },
  { "twos_clean=off the second player stays bound (BA-21)", "twos_clean=off",
    "hand.0=2b 9o; hand.1=8o 3o; pile=2o@0 2c+2e@1 7o+7c@3",
    "> lay 2b; ~ zeroed; - lay 8o too-high; + lay 3o" },
  { "twos_clean=off a last one wins (BA-30)", "twos_clean=off",
    "hand.0=2b; down.0=; pile=2o@1 2c@2 2e@3",
    "> lay 2b; ! out-won; ~ burnt" },
  { "twos_clean=on four 2s clean (BA-17)", "twos_clean=on",
    "hand.0=2b 9o; pile=2o@1 2c@2 2e@3", "> lay 2b; ! burnt; = to-move 0" },
  { "BA-17 four 8s clean and skip nobody", "",
    "hand.0=8o 8b 9o; pile=8c+8e@3",
    "> lay 8o 8b; ! burnt; ~ skipped; = to-move 0" },

  /* --- special cards ----------------------------------------------------- */
  { "BA-20 an 8 skips one (example 11)", "",
    "hand.0=8o 9o; hand.2=8c 9c 11o 12o 1o 10o 2o * 7o 6o; pile=4o@3",
    "> lay 8o; ! skipped seat=1 other=0; = to-move 2; + lay 8c; + lay 9c;"
    "+ lay 11o; + lay 12o; + lay 1o; + lay 10o; + lay 2o; + lay *=8;"
    "- lay 7o too-low; - lay 6o too-low" },
  { "BA-20 two 8s skip two (example 11)", "", "hand.0=8o 8c 9o; pile=4o@3",
    "> lay 8o 8c; ! skipped seat=1; ! skipped seat=2; = to-move 3" },
  { "BA-20 two players: once more (example 11)", "seats=2",
    "hand.0=8o 9o; pile=4o@1", "> lay 8o; ! skipped seat=1; = to-move 0" },
  { "BA-20 round the table and the layer too", "seats=3",
    "hand.0=8o 8c 8e 9o; pile=4o@2",
    "> lay 8o 8c 8e; ! skipped seat=0; = to-move 1" },
  { "BA-20 BA-25 8, 8 and a joker skip three (example 25)", "",
    "hand.0=8o 8c * 9o; pile=6o@3",
    "> lay 8o 8c *=8; ! declared seat=0 count=1 rank=8; ! skipped seat=1;"
    "! skipped seat=2; ! skipped seat=3; = to-move 0" },
  { "BA-20 an 8 on an 8", "", "hand.0=8o 9o; pile=8c@3", "+ lay 8o" },
  { "BA-21 a 7 and what goes on it (example 7)", "",
    "hand.0=10o 1o 8o 2o 5o; pile=7o@3",
    "- lay 10o no-cleaning; - lay 1o too-high; - lay 8o too-high; + lay 2o;"
    "+ lay 5o; % 2" },
  { "BA-21 nothing above 7", "", "hand.0=9o 11o 12o 3o 7c; pile=7o@3",
    "- lay 9o too-high; - lay 11o too-high; - lay 12o too-high; + lay 3o;"
    "+ lay 7c" },
  { "BA-21 one 7, one player", "",
    "hand.0=4o; hand.1=8o 3o; pile=7o@3",
    "> lay 4o; + lay 8o; - lay 3o too-low" },
  { "BA-21 two 7s, two players: not below the top, not above 7", "",
    "hand.0=4o; hand.1=3o 4c 7e 8o; hand.2=9o; pile=7o+7c@3",
    "> lay 4o; - lay 3o too-low; + lay 4c; + lay 7e; - lay 8o too-high;"
    "> lay 4c; + lay 9o" },
  { "BA-21 three 7s, three players", "",
    "hand.0=4o; hand.1=5o; hand.2=6o 8o; hand.3=8c; pile=7o+7c+7e@3",
    "> lay 4o; > lay 5o; - lay 8o too-high; > lay 6o; + lay 8c" },
  { "BA-21 a 7 among them does not shorten it", "",
    "hand.0=7b 4o; hand.1=3o; hand.2=8o 4c; pile=2o@2 7o+7c@3",
    "> lay 7b; ! demands-low count=1; > lay 3o; + lay 8o" },
  { "BA-21 new sevens bind as many as they are", "",
    "hand.0=7c 7e 4o; hand.1=3o; hand.2=8o 4c; hand.3=8c 5o; pile=7o@3",
    "> lay 7c 7e; ! demands-low count=2; > lay 3o; - lay 8o too-high;"
    "> lay 4c; + lay 8c" },
  { "BA-21 it lapses on a pick-up", "",
    "hand.0=8o; hand.1=9o; pile=7o+7c@3", "> pick-up; + lay 9o" },
  { "BA-21 it lapses with the pile cleaned", "",
    "hand.0=5b 9o; pile=7o+7c+7e@1 5o+5c@2 5e@3",
    "> lay 5b; ! burnt; + lay 9o" },
  { "BA-22 a 10 cleans, and again (example 6)", "",
    "hand.0=1o 10o 11o; pile=12o@3; stock=4o",
    "+ lay 1o; - lay 11o too-low; > lay 10o; ! burnt seat=0 count=2 rank=10;"
    "! drew; # pile 0; = to-move 0; ! leads seat=0; + lay 4o" },
  { "BA-22 on an empty pile (example 22)", "", "hand.0=10o 9o",
    "> lay 10o; ! burnt count=1; = to-move 0; # pile 0" },
  { "BA-22 not on a 7", "", "hand.0=10o 9o; pile=7o@3",
    "- lay 10o no-cleaning; > pick-up" },
  { "BA-22 not while sevens bind", "", "hand.0=10o 4o; pile=7o+7c@2 3o@3",
    "- lay 10o no-cleaning" },
  { "BA-22 not on a 1", "", "phase=answer; hand.0=10o 4o; pile=1o@3",
    "- lay 10o no-cleaning; - lay 4o answer-attack; + pick-up" },
  { "BA-22 on a 2", "", "hand.0=10o 4o; pile=12o@2 2o@3", "+ lay 10o" },
  { "BA-22 several 10s, one cleaning", "", "hand.0=10o 10c * 4o; pile=9o@3",
    "> lay 10o 10c *=10; ! burnt count=4; = to-move 0; = hand.0 4o" },
  { "BA-23 a 2 always, and then anything", "",
    "hand.0=2o 4o; hand.1=3o 12c 10o 1o; pile=12o@3",
    "> lay 2o; ! zeroed seat=0; = pile 12o@3 2o@0; + lay 3o; + lay 12c;"
    "+ lay 10o; + lay 1o" },
  { "BA-23 on a 7 and on a 1", "", "hand.0=2o; pile=7o@3", "+ lay 2o" },
  { "BA-23 the second player stays bound", "",
    "hand.0=2o; hand.1=3o 7e 8o 10o; hand.2=8c; pile=7o+7c@3",
    "> lay 2o; ~ zeroed; + lay 3o; + lay 7e; - lay 8o too-high;"
    "- lay 10o no-cleaning;"
    "> lay 3o; + lay 8c" },
  { "BA-24 shot: a 2 must be laid (example 12)", "",
    "hand.0=1o 4c; hand.2=2o 5o 9o; hand.3=3o 12c; pile=12o@3",
    "> lay 1o; = phase name; = to-move 0; > name 2;"
    "! attacked seat=0 other=2; = phase answer; = to-move 2; % 1;"
    "- lay 5o answer-attack; - lay 9o answer-attack; - pick-up must-lay;"
    "> lay 2o; ! answered seat=2 other=0; = to-move 3; + lay 3o; + lay 12c;"
    "= pile 12o@3 1o@0 2o@2" },
  { "BA-24 no answer: takes the pile, the right of him leads (example 13)",
    "", "hand.0=1o 4c; hand.2=10o 12c 5o; pile=12o@3",
    "> lay 1o; > name 2; - lay 10o no-cleaning; > pick-up;"
    "! picked-up seat=2 other=0 count=2; = to-move 3; ! leads seat=3" },
  { "BA-24 a 1 shoots on, at anybody else", "",
    "hand.0=1o 4c; hand.2=1c 5o; pile=12o@3",
    "> lay 1o; - name 0 oneself; > name 2; > lay 1c; = phase name;"
    "= to-move 2; - name 2 oneself; + name 1; > name 0; = to-move 0" },
  { "BA-24 two 1s, one shot", "",
    "hand.0=1o 1c 4c; hand.2=5o; pile=12o@3",
    "> lay 1o 1c; > name 2; > pick-up; = phase play; = to-move 3" },
  { "BA-24 a joker answers as 1 or 2", "",
    "hand.0=1o 4c; hand.2=* 1c 5o; pile=12o@3",
    "> lay 1o; > name 2; + lay *=1; + lay *=2; + lay 1c *=1;"
    "- lay *=5 answer-attack; - lay *=10 no-cleaning; % 4" },
  { "BA-24 only who is in play", "play_to_last=on",
    "hand.0=1o 5o; hand.3=; down.3=; out=3; pile=12o@1",
    "> lay 1o; - name 3 seat-is-out; + name 1; + name 2" },
  { "BA-24 with two players nobody is asked", "seats=2",
    "hand.0=1o 5o; pile=12o@1",
    "> lay 1o; = phase answer; = to-move 1; - name 1 not-now" },
  { "BA-24 the layer draws before he names", "",
    "hand.0=1o 5o 6o; pile=12o@3; stock=4o 4c",
    "> lay 1o; # hand.0 3; = phase name" },
  { "BA-24 no 1 on a 7", "", "hand.0=1o 5o; pile=7o@3",
    "- lay 1o too-high" },
  { "BA-25 a joker on a 7 (example 19)", "", "hand.0=* 9o; pile=7o@3",
    "+ lay *=5; + lay *=2; - lay *=12 too-high; - lay *=10 no-cleaning;"
    "- pick-up must-lay" },
  { "BA-25 it must be said which number", "", "hand.0=* 9o; pile=6o@3",
    "- lay * declare; - lay 9o * declare; + lay *=9; + lay 9o *=9;"
    "- lay 9o *=8 different-ranks; - lay *=9 *=9 not-your-card" },
  { "BA-25 full effect: as a 7", "", "hand.0=* 9o; hand.1=8o; pile=6o@3",
    "> lay *=7; ! demands-low; - lay 8o too-high" },
  { "BA-25 full effect: as a 10", "", "hand.0=* 9o; pile=6o@3",
    "> lay *=10; ! burnt; = to-move 0; ~ straw" },
  { "BA-25 picked up it stands for nothing", "",
    "to-move=1; hand.1=4o; pile=12o@3 *=12@0",
    "> pick-up; = hand.1 4o 12o *; = known.1 12o *" },
  { "BA-25 of two jokers the known one is taken to be laid", "",
    "hand.0=* * 5o; known.0=*; pile=4o@3", "> lay *=5; ? 1 hand.0 ?? ??" },
  { "BA-25 all that is left open", "", "hand.0=3o *; pile=6o@3",
    "% 9" },
  { "joker_when_stuck=on nothing else fits: any number (BA-25)",
    "joker_when_stuck=on", "hand.0=* 9o; hand.1=4c; pile=12o@3",
    "% 12; + lay *=4; + lay *=10; + lay *=2; - pick-up must-lay; > lay *=4;"
    "! declared rank=4; + lay 4c" },
  { "joker_when_stuck=on another card fits: as always (BA-25)",
    "joker_when_stuck=on", "hand.0=* 12c 9o; pile=12o@3",
    "- lay *=4 not-stuck; - lay *=9 not-stuck; - lay 9o *=9 too-low;"
    "+ lay *=12; + lay 12c *=12; + lay *=2" },
  { "joker_when_stuck=on a 2 in the hand fits too (BA-25)",
    "joker_when_stuck=on", "hand.0=* 2o 9o; pile=12o@3",
    "- lay *=4 not-stuck" },
  { "joker_when_stuck=on it goes without the cards that do not fit (BA-25)",
    "joker_when_stuck=on", "hand.0=* * 9o; pile=12o@3",
    "+ lay *=9; + lay *=9 *=9; - lay 9o *=9 joker-alone; - lay 9o too-low;"
    "% 24" },
  { "joker_when_stuck=on a hand of jokers has nothing that fits (BA-25)",
    "joker_when_stuck=on", "hand.0=* *; pile=12o@3", "+ lay *=3; % 24" },
  { "joker_when_stuck=on a 10 on a 7 cleans (BA-22)", "joker_when_stuck=on",
    "hand.0=* 9o; pile=7o@3",
    "> lay *=10; ! burnt seat=0 count=2 rank=10; = to-move 0; + lay 9o" },
  { "joker_when_stuck=on while sevens bind several (BA-21, BA-22)",
    "joker_when_stuck=on", "hand.0=* 9o; pile=7o+7c@2 4o@3",
    "+ lay *=10; + lay *=3; > lay *=10; ! burnt" },
  { "joker_when_stuck=on an ace on a 7 shoots, and is answered as always "
    "(BA-24)", "joker_when_stuck=on",
    "hand.0=* 9o; hand.2=10o * 5o; pile=7o@3",
    "> lay *=1; = phase name; > name 2; - lay *=10 no-cleaning;"
    "- lay *=5 answer-attack; + lay *=1; + lay *=2; % 2" },
  { "joker_when_stuck=on no answer: the pile (BA-24)", "joker_when_stuck=on",
    "hand.0=* 9o; hand.2=10o 5o; pile=7o@3",
    "> lay *=1; > name 2; > pick-up; = to-move 3" },
  { "joker_when_stuck=on a number above 7 ends what sevens ask (BA-21)",
    "joker_when_stuck=on",
    "hand.0=* 9o; hand.1=12c 4c; hand.2=8c; pile=7o+7c@3",
    "> lay *=11; + lay 12c; - lay 4c too-low" },
  { "joker_when_stuck=on an 8 there skips one (BA-20, BA-21)",
    "joker_when_stuck=on",
    "hand.0=* 9o; hand.2=9c 4c; pile=7o+7c+7e@3",
    "> lay *=8; ! skipped seat=1; = to-move 2; + lay 9c; - lay 4c too-low" },
  { "joker_when_stuck=on a low number leaves the next bound (BA-21)",
    "joker_when_stuck=on",
    "hand.0=* 9o; hand.1=8o 3o 4c; pile=7o+7c@3",
    "> lay *=4; - lay 8o too-high; - lay 3o too-low; + lay 4c" },
  { "joker_when_stuck=on it counts among four in a row (BA-17)",
    "joker_when_stuck=on",
    "hand.0=* 5o; hand.1=4o 4c 4e 9o; pile=12o@3",
    "> lay *=4; > lay 4o 4c 4e; ! burnt seat=1 count=5 rank=4" },
  { "joker_when_stuck=on four jokers clean (BA-17)", "joker_when_stuck=on",
    "hand.0=* * * * 9o; pile=12o@3", "> lay *=3 *=3 *=3 *=3; ! burnt" },
  { "joker_when_stuck=on a face-down joker (BA-16)", "joker_when_stuck=on",
    "hand.0=; down.0=* 4o; pile=7o@3",
    "> flip 1; = hand.0 *; = to-move 0; + lay *=10; + lay *=9; % 12" },
  { "joker_when_stuck=on ... as the answer to a shot (BA-16, BA-24)",
    "joker_when_stuck=on",
    "hand.0=1o 4c; hand.2=; down.2=* 4o; pile=12o@3",
    "> lay 1o; > name 2; > flip 1; % 2" },
  { "joker_when_stuck=on after an ace laid to start (BA-6)",
    "seats=2 joker_when_stuck=on starter=lay",
    "hand.0=* 9o; hand.1=5o; pile=2c@1 1o@0; start=2",
    "+ lay *=10; + lay *=4; > lay *=10; ! burnt count=3" },
  { "joker_when_stuck=on a last one of any number wins (BA-31)",
    "joker_when_stuck=on", "hand.0=*; down.0=; pile=12o@3",
    "> lay *=3; ! out-won" },
  { "joker_when_stuck=on picked up it stands for nothing (BA-25)",
    "joker_when_stuck=on", "to-move=1; hand.1=4o; pile=12o@3 *=5@0",
    "> pick-up; = hand.1 4o 12o *" },
  { "joker_when_stuck=off (BA-25)", "joker_when_stuck=off",
    "hand.0=* 9o; pile=12o@3", "- lay *=4 too-low; - lay *=9 too-low" },

  /* --- the end ----------------------------------------------------------- */
  { "BA-30 first without cards wins", "", "hand.0=12o; down.0=; pile=9o@3",
    "> lay 12o; ! out-won seat=0 rank=1; ! game-over; = phase over; 1 0 1;"
    "1 1 2; 1 3 2; - lay 12o game-over" },
  { "BA-31 a last 10 wins too (example 23)", "",
    "hand.0=10o; down.0=; pile=12o@3",
    "> lay 10o; ! burnt; ! out-won; ~ out-lost; = phase over; 1 0 1" },
  { "BA-31 so does a last 2", "", "hand.0=2o; down.0=; pile=12o@3",
    "> lay 2o; ! out-won; 1 0 1" },
  { "BA-31 a last 1, and nobody is shot", "",
    "hand.0=1o; down.0=; pile=12o@3", "> lay 1o; ! out-won; ~ attacked" },
  { "BA-31 a last joker", "", "hand.0=*; down.0=; pile=12o@3",
    "> lay *=12; ! out-won; = phase over" },
  { "play_to_last=on the last with cards loses (BA-30)",
    "seats=3 play_to_last=on",
    "hand.0=12o; down.0=; hand.1=1o; down.1=; hand.2=5o; down.2=; pile=9o@2",
    "> lay 12o; ! out-won rank=1; ~ game-over; = to-move 1; = out 0;"
    "> lay 1o; ! out-won rank=2; ! out-lost seat=2; ! game-over; 1 0 1; 1 1 2;"
    "1 2 3" },
  { "play_to_last=off (BA-30)", "seats=3 play_to_last=off",
    "hand.0=12o; down.0=; pile=9o@2", "> lay 12o; ! game-over; ~ out-lost" },
  { "play_to_last=on a last 1 shoots (BA-31)", "play_to_last=on",
    "hand.0=1o; down.0=; hand.2=4o; pile=9o@3",
    "> lay 1o; ! out-won; = phase name; = to-move 0; > name 2; = to-move 2;"
    "> pick-up; = to-move 3" },
  { "play_to_last=on a last 8 skips (BA-31)", "play_to_last=on",
    "hand.0=8o; down.0=; pile=6o@3",
    "> lay 8o; ! skipped seat=1; = to-move 2" },
  { "play_to_last=on a last 7 binds (BA-31)", "play_to_last=on",
    "hand.0=7o; down.0=; hand.1=8o; pile=6o@3",
    "> lay 7o; = to-move 1; - lay 8o too-high" },
  { "play_to_last=on a last 10 cleans for the next (BA-31)",
    "play_to_last=on", "hand.0=10o; down.0=; pile=6o@3",
    "> lay 10o; ! burnt; = to-move 1; ! leads seat=1" },
  { "play_to_last=on who is out is not asked", "play_to_last=on",
    "hand.0=9o 3o; out=1 2; hand.1=; down.1=; hand.2=; down.2=; pile=6o@3",
    "> lay 9o; = to-move 3" },

  { "BA-32 after 5,000 moves nobody wins", "",
    "plies=4999; hand.0=9o 4o; pile=4c@3",
    "> lay 9o; ! game-over; ~ out-won; = phase over; 1 0 0; 1 3 0" },
  { "BA-32 not after 4,999", "", "plies=4998; hand.0=9o 4o; pile=4c@3",
    "> lay 9o; ~ game-over; = to-move 1" },
  { "BA-32 who wins with the last move has won", "",
    "plies=4999; hand.0=9o; down.0=; pile=4c@3",
    "> lay 9o; ! out-won; 1 0 1; 1 1 2" },
  { "BA-32 whoever is out keeps the place", "play_to_last=on",
    "plies=4999; out=3; hand.3=; down.3=; hand.0=9o 4o; pile=4c@2",
    "> lay 9o; = phase over; 1 3 1; 1 0 2; 1 1 2" },

  /* --- what the players say ----------------------------------------------- */
  { "BA-11 the pile grows: straw at twelve cards", "",
    "hand.0=12o 12c 5o; pile=3o+3c+3e@0 4o+4c+4e@1 5b+5c+5e@2 6o+6c@3",
    "> lay 12o; ! straw seat=0 count=12" },
  { "BA-11 no straw before or after", "",
    "hand.0=12o; hand.1=12c; pile=3o+3c+3e@0 4o+4c+4e@1 5b+5c+5e@2 6o@3",
    "> lay 12o; ~ straw; > lay 12c; ! straw count=12" },
  { "BA-11 straw when the twelfth is jumped over", "",
    "hand.0=12o 12c 12e 5o; pile=3o+3c+3e@0 4o+4c+4e@1 5b+5c+5e@2 6o+6c@3",
    "> lay 12o 12c 12e; ! straw count=14" },
};

static guint
packs (const CgSetup *setup)
{
  return 1;
}

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  rule_table_default_rows (keys, setup, CG_PACK_SPANISH, left);
}

int
main (int argc, char **argv)
{
  return rule_table_main (argc, argv, &cg_rules_balco, cases,
                          G_N_ELEMENTS (cases), packs, defaults);
}
