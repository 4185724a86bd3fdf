/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Noddy as a table: a row is a rule, a position and what must be
 * so. Every rule number and every worked example of the rules page is here.
 *
 * Seat 0 deals, so seat 1 is the non-dealer. What a position does not give:
 * the phase is that of the announcements, or of the play when the row has
 * cards; the non-dealer is to move in the former; no points; hands are filled
 * up out of what is left; announcements are those of the cards.
 *
 * Combinations are told by number: 1 Noddy, 2 fifteen, 3 twenty-five,
 * 4 thirty-one, 5 pair, 6 pair royal, 7 double pair royal, 8 run, 9 flush. */

#include "games/noddy/noddy-rules.h"
#include "tests/engine/rule-table.h"

#include <string.h>

/* Names the dealer's cards where only the other's matter. */
#define ELSEWHERE "hand.0=QC 9S 2H; "

static const RuleCase cases[] = {
  /* --- setup ----------------------------------------------------------- */
  { "NO-1 NO-2 three cards each, one turned, 45 left", "", "deal=1",
    "# hand.0 3; # hand.1 3; # turn-up 1; # stock 45; # row 0;"
    "= phase announce" },
  { "NO-1 the ace is low: A-2-3 is a run", "",
    "hand.1=AC 2D 3H; turn-up=10S",
    "> announce; ! combination what=8 points=2 cards=AC,2D,3H" },
  { "NO-1 Q-K-A is no run", "", ELSEWHERE "hand.1=QH KD AC; turn-up=7S",
    "> announce; ! nothing seat=1; = score.1 0" },
  { "NO-1 court cards count ten", "",
    "hand.1=JC QD KH; turn-up=5S",
    "> announce; ! combination what=2 cards=5S,JC;"
    "! combination what=2 cards=5S,QD; ! combination what=2 cards=5S,KH;"
    "! combination what=3 points=3 cards=5S,JC,QD" },
  { "NO-2 the other leads when seat 1 deals", "dealer=1", "deal=3",
    "= to-move 0" },
  { "NO-3 turned_noddy=nondealer two points at once", "",
    "turn-up=JC; score.1=2; hand.0=AH 2S 7D; hand.1=KS 3D 9H",
    "> announce; ~ combination what=1; = score.1 2; = score.0 0" },
  { "NO-3 turned_noddy=dealer", "turned_noddy=dealer",
    "turn-up=JC; score.0=2; hand.0=AH 2S 7D; hand.1=KS 3D 9H",
    "> announce; > announce; = phase play; = score.0 2" },
  { "NO-3 nobody else scores Noddy", "",
    "turn-up=JC; hand.1=JH JS 2D", "> announce; ~ combination what=1;"
    "! combination what=6" },

  /* --- announcements ----------------------------------------------------- */
  { "NO-10 NO-11 NO-16 two runs with the turned card (example 1)", "",
    "hand.1=6H 6S 7D; turn-up=8S",
    "> announce; ! combination seat=1 rank=0 what=2 total=2 cards=7D,8S;"
    "! combination what=5 points=2 total=4 cards=6S,6H;"
    "! combination what=8 points=2 total=6 cards=6S,7D,8S;"
    "! combination what=8 points=2 total=8 cards=6H,7D,8S;"
    "= score.1 8; = announced.1 15:2 pair:2 run:2 run:2; = to-move 0" },
  { "NO-10 NO-12 NO-13 Noddy (example 2)", "", "hand.1=JH 5C 5D; turn-up=5H",
    "> announce; ! combination what=1 points=1 total=1 cards=JH;"
    "! combination what=2 cards=5H,JH; ! combination what=2 cards=5D,JH;"
    "! combination what=2 cards=5C,JH;"
    "! combination what=2 total=9 cards=5H,5D,5C;"
    "! combination what=3 points=4 total=13 cards=5H,5D,5C,JH;"
    "! combination what=6 points=6 total=19 cards=5H,5D,5C;"
    "= announced.1 noddy:1 15:2 15:2 15:2 15:2 25:4 pair-royal:6;"
    "= score.1 19" },
  { "NO-14 NO-15 run and flush of four (example 4)", "",
    "hand.1=4S 5S 6S; turn-up=7S",
    "> announce; ! combination what=2 points=2 cards=4S,5S,6S;"
    "! combination what=8 points=4 cards=4S,5S,6S,7S;"
    "! combination what=9 points=4 cards=4S,5S,6S,7S; = score.1 10" },
  { "NO-13 double pair royal (example 5)", "", "hand.1=5C 5D 5H; turn-up=5S",
    "> announce; ! combination what=2 total=8 cards=5H,5D,5C;"
    "! combination what=7 points=12 total=20; ~ combination what=5;"
    "~ combination what=6; = score.1 20" },
  { "NO-12 thirty-one (example 7)", "", "hand.1=10C 10D 10H; turn-up=AC",
    "> announce; ! combination what=4 points=4 total=4;"
    "! combination what=6 points=6 total=10; = score.1 10" },
  { "NO-12 twenty-five (example 8)", "", "hand.1=KC QD 5H; turn-up=AS",
    "> announce; ! combination what=2 points=2 total=4 cards=5H,KC;"
    "! combination what=3 points=3 total=7 cards=5H,QD,KC; = score.1 7" },
  { "NO-12 (example 9)", "", "hand.1=7H 8H 9H; turn-up=10H",
    "> announce; ! combination what=2 cards=7H,8H;"
    "! combination what=3 points=3 cards=7H,8H,10H;"
    "! combination what=8 points=4; ! combination what=9 points=4 total=13;"
    "= score.1 13" },
  { "NO-15 the turned card out of the flush (example 10)", "",
    "hand.1=JC QC KC; turn-up=10D",
    "> announce; ! combination what=8 points=4 total=4;"
    "! combination what=9 points=3 total=7 cards=JC,QC,KC; = score.1 7" },
  { "NO-13 (example 11)", "", "hand.1=4S 4H 4D; turn-up=7C",
    "> announce; ! combination what=2 total=6 cards=4H,4D,7C;"
    "! combination what=6 total=12; = score.1 12" },
  { "NO-12 NO-13 two pairs (example 13)", "", "hand.1=3C 3D 9H; turn-up=9S",
    "> announce; ! combination what=2 total=2 cards=3D,3C,9S;"
    "! combination what=2 total=4 cards=3D,3C,9H;"
    "! combination what=5 total=6 cards=3D,3C;"
    "! combination what=5 total=8 cards=9S,9H; = score.1 8" },
  { "NO-14 only the longest run (example 14)", "",
    "hand.1=AH 2H 3H; turn-up=4H",
    "> announce; ! combination what=8 points=4 total=4;"
    "! combination what=9 points=4 total=8; ~ combination what=8 points=2;"
    "= score.1 8" },
  { "NO-12 (example 16)", "", "hand.1=2C 3D 9H; turn-up=KS",
    "> announce; ! combination what=2 total=2 cards=2C,3D,KS; = score.1 2" },
  { "NO-16 nothing: “Rien” (example 16)", "", "hand.1=KC 10H AD; turn-up=8H",
    "> announce; ! nothing seat=1; ~ combination; = score.1 0;"
    "= announced.1 nothing; % 1" },
  { "NO-15 a flush with the turned card", "", "hand.1=2H 7H QC; turn-up=9H",
    "> announce; ! combination what=9 points=3 cards=2H,7H,9H" },
  { "NO-16 the non-dealer, then the dealer, shows nothing", "", "deal=4",
    "= to-move 1; % 1; + announce; > announce; = to-move 0; % 1;"
    "? 0 hand.1 ?? ?? ??; > announce; = phase play; = to-move 1;"
    "? 0 hand.1 ?? ?? ??; ? 1 hand.0 ?? ?? ??" },
  { "NO-16 what was announced is known", "", "hand.1=6H 6S 7D; turn-up=8S",
    "> announce; ? 0 announced.1 15:2 pair:2 run:2 run:2;"
    "? 0 hand.1 ?? ?? ??" },
  { "NO-16 announce first", "", "hand.1=6H 6S 7D; turn-up=8S",
    "- lay 7D announce-first; - go announce-first" },
  { "NO-17 everything is counted by itself", "",
    "hand.1=4S 5S 6S; turn-up=7S", "% 1; > announce; = score.1 10" },

  /* --- play -------------------------------------------------------------- */
  { "NO-20 the turned card is set aside, the non-dealer leads", "",
    "hand.1=7H 2C 9D; hand.0=8S 4D KC; turn-up=8H",
    "> announce; > announce; > lay 7H; ! laid seat=1 cards=7H;"
    "! total seat=1 total=7; ~ combination; = to-move 0;"
    "> lay 8S; ! total seat=0 total=15; ! combination what=2 total=15;"
    "= to-move 1; = row 7H@1 8S@0; ? 1 hand.0 ?? ??" },
  { "NO-20 announcements are over", "", "row=7H@1; to-move=0",
    "- announce not-now" },
  { "NO-20 only one's own cards", "",
    "row=7H@1; hand.0=8S 4D KC; hand.1=2C 9D; to-move=0",
    "- lay 2C not-your-card; - lay 7H not-your-card; % 3" },
  { "NO-21 not over 31", "",
    "row=KS@1 QC@0 3H@1; hand.0=9H 8D; hand.1=2C; to-move=0",
    "- lay 9H over-31; + lay 8D; % 1" },
  { "NO-21 a card that fits must be laid", "",
    "row=KS@1 QC@0 3H@1; hand.0=9H 8D; hand.1=2C; to-move=0",
    "- go card-fits" },
  { "NO-22 Go, and the other goes on alone", "",
    "row=KS@1 QC@0 2H@1; hand.0=10H JD; hand.1=3C; to-move=0",
    "% 1; > go; ! go seat=0; = to-move 1; = go 0; ~ last-card;"
    "> lay 3C; ! last-card seat=1 points=1; = phase over" },
  { "NO-22 both say Go when both hold cards", "",
    "row=KS@1 QC@0 8H@1; hand.0=10H JD; hand.1=4C; to-move=0",
    "> go; = to-move 1; - lay 4C over-31; > go; ! go seat=1;"
    "! last-card seat=1 points=1 total=28; = go 0 1; = phase over" },
  { "NO-22 out of cards is no Go", "",
    "row=4S@1 5C@0 AH@1 2H@0 AC@1; hand.0=3D; to-move=0",
    "> lay 3D; ~ go; ! last-card seat=0; = phase over" },
  { "NO-22 who is out of cards is passed over", "",
    "row=4S@1 9C@0 3H@1 KH@0 3C@1; hand.0=2D; to-move=0",
    "> lay 2D; ! total total=31; = phase over; = score.0 10" },

  { "NO-23 fifteen (example 17)", "",
    "row=8S@1; hand.0=7H 2C KD; to-move=0",
    "> lay 7H; ! combination seat=0 rank=2 what=2 points=2 total=15 "
    "cards=8S,7H; = score.0 2" },
  { "NO-23 fifteen, running (example 17)", "play_totals=running",
    "row=8S@1; hand.0=7H 2C KD; to-move=0", "> lay 7H; = score.0 2" },
  { "NO-23 fifteen (example 17)", "", "row=9C@1; hand.0=6C 2D KD; to-move=0",
    "> lay 6C; = score.0 2" },
  { "NO-23 fifteen, running (example 17)", "play_totals=running",
    "row=9C@1; hand.0=6C 2D KD; to-move=0", "> lay 6C; = score.0 2" },
  { "NO-23 pair and pair royal (example 18)", "",
    "row=7C@1; hand.0=7D 2C KD; hand.1=7H KS; to-move=0",
    "> lay 7D; ! combination what=5 points=2 cards=7C,7D; = score.0 2;"
    "> lay 7H; ! combination what=6 points=6 cards=7C,7D,7H;"
    "! total total=21; ~ combination what=5; = score.1 6" },
  { "NO-23 a run in any order (example 19)", "",
    "row=8C@1 6D@0; hand.1=7H KS; hand.0=5S KD; to-move=1",
    "> lay 7H; ! combination what=8 points=2 cards=8C,6D,7H; = score.1 2;"
    "> lay 5S; ! combination what=8 points=4 cards=8C,6D,7H,5S;"
    "~ combination what=8 points=2; ! total total=26; = score.0 4" },
  { "NO-23 a tail of fifteen (example 20)", "",
    "row=4C@1 10D@0; hand.1=5H KS; to-move=1",
    "> lay 5H; ! combination what=2 points=2 total=19 cards=10D,5H;"
    "= score.1 2" },
  { "NO-23 play_totals=running counts the whole row only (example 20)",
    "play_totals=running", "row=4C@1 10D@0; hand.1=5H KS; to-move=1",
    "> lay 5H; ~ combination; = score.1 0" },
  { "NO-23 (example 20)", "", "row=10D@1 5H@0; hand.1=10S 2S; to-move=1",
    "> lay 10S; ! combination what=2 cards=5H,10S;"
    "! combination what=3 points=3 total=25 cards=10D,5H,10S; = score.1 5" },
  { "NO-23 running (example 20)", "play_totals=running",
    "row=10D@1 5H@0; hand.1=10S 2S; to-move=1",
    "> lay 10S; ~ combination what=2; ! combination what=3; = score.1 3" },
  { "NO-23 (example 20)", "", "row=KC@1 QD@0; hand.1=5H 2S; to-move=1",
    "> lay 5H; = score.1 5" },
  { "NO-23 running (example 20)", "play_totals=running",
    "row=KC@1 QD@0; hand.1=5H 2S; to-move=1", "> lay 5H; = score.1 3" },
  { "NO-23 fifteen, run and flush (example 21)", "play_totals=tail",
    "row=4C@1 5C@0; hand.1=6C KS; to-move=1",
    "> lay 6C; ! combination what=2; ! combination what=8;"
    "! combination what=9 points=3 cards=4C,5C,6C; = score.1 7" },
  { "NO-23 running (example 21)", "play_totals=running",
    "row=4C@1 5C@0; hand.1=6C KS; to-move=1", "> lay 6C; = score.1 7" },
  { "NO-23 (example 21)", "", "row=2H@1 9H@0; hand.1=4H KS; to-move=1",
    "> lay 4H; = score.1 5" },
  { "NO-23 running (example 21)", "play_totals=running",
    "row=2H@1 9H@0; hand.1=4H KS; to-move=1", "> lay 4H; = score.1 5" },
  { "NO-23 Noddy does not score in play", "",
    "row=2D@1 3H@0; hand.1=JC 4S; turn-up=8C; to-move=1",
    "> lay JC; ! combination what=2; ~ combination what=1; = score.1 2" },
  { "NO-23 a run of five", "",
    "row=4D@1 AH@0 2S@1 5C@0; hand.1=3S; to-move=1; hand.0=KH",
    "> lay 3S; ! combination what=8 points=5 cards=4D,AH,2S,5C,3S" },
  { "NO-23 a run of six: a point a card", "",
    "row=AD@1 2H@0 3S@1 4C@0 6D@1; hand.0=5S; to-move=0",
    "> lay 5S; ! combination what=8 points=6; ! last-card seat=0" },
  { "NO-23 a double pair royal", "",
    "row=2H@1 3S@0 3D@1 3H@0; hand.1=3C; to-move=1; hand.0=KH",
    "> lay 3C; ! combination what=7 points=12 cards=3S,3D,3H,3C" },
  { "NO-23 a tail is broken by any other card", "",
    "row=7C@1 2D@0; hand.1=7H KS; to-move=1", "> lay 7H; ~ combination" },

  { "NO-24 thirty-one (example 23)", "",
    "row=9C@1 10D@0 2H@1; hand.0=KS 3D; hand.1=4D; to-move=0",
    "> lay KS; ! combination what=4 points=4 total=31;"
    "! last-card seat=0 points=2 total=31; ! game-over; = score.0 6" },
  { "NO-24 thirty-one, running (example 23)", "play_totals=running",
    "row=9C@1 10D@0 2H@1; hand.0=KS 3D; hand.1=4D; to-move=0",
    "> lay KS; = score.0 6" },
  { "NO-24 25, then seven is too much and six makes 31 (example 24)", "",
    "row=10C@1 5D@0 10H@1; hand.0=7S 6S; hand.1=4D; to-move=0",
    "- lay 7S over-31; > lay 6S; ! combination what=4 points=4;"
    "! last-card points=2; = score.0 6" },
  { "NO-24 a point for the last card", "",
    "row=9C@1 10D@0 2H@1 9D@0; hand.1=4D; hand.0=3D; to-move=1",
    "> go; = to-move 0; > go; ! last-card seat=0 points=1 total=30;"
    "= score.0 1" },
  { "NO-25 31 is the end, and cards left count for nothing", "",
    "row=9C@1 10D@0 2H@1; hand.0=KS 3D; hand.1=4D; to-move=0",
    "> lay KS; = phase over; # hand.0 1; # hand.1 1; = score.1 0;"
    "- lay 4D game-over; - go game-over" },

  /* --- whole deals ------------------------------------------------------- */
  { "NO-3 NO-30 a whole deal (example 26)", "",
    "turn-up=JC; score.1=2; hand.1=2H 9C 10D; hand.0=KS 5D 4H",
    "> announce; ! combination what=4 points=4 total=4;"
    "! combination what=8 points=2 total=6 cards=9C,10D,JC; = score.1 8;"
    "> announce; ! combination total=7; = score.0 7;"
    "> lay 10D; > lay 5D; ! combination what=2 cards=10D,5D; = score.0 9;"
    "> lay 9C; ! total total=24; > lay 4H; ! total total=28;"
    "> lay 2H; ! total total=30; ! combination what=2 cards=9C,4H,2H;"
    "= score.1 10; = to-move 0; - lay KS over-31;"
    "> go; ! last-card seat=1 points=1; ! game-over;"
    "$ 1 11; $ 0 9; 1 1 1; 1 0 2" },
  { "NO-30 equal points are a draw (example 26)", "play_totals=running",
    "turn-up=JC; score.1=2; hand.1=2H 9C 10D; hand.0=KS 5D 4H",
    "> announce; > announce; > lay 10D; > lay 5D; > lay 9C; > lay 4H;"
    "> lay 2H; ~ combination; > go; $ 1 9; $ 0 9; 1 0 1; 1 1 1" },
  { "NO-30 game=single_deal (example 28)", "game=single_deal",
    "turn-up=8H; hand.1=KC 10H AD; hand.0=JH 10S 2D",
    "> announce; ! nothing; > announce; ! combination what=1 total=1;"
    "> lay 10H; > lay 10S; ! combination what=5; > lay KC; ! total total=30;"
    "> go; = to-move 1; > lay AD; ! combination what=4 points=4;"
    "! last-card points=2; ! game-over; $ 1 6; $ 0 3; 1 1 1; 1 0 2" },
  { "NO-30 running (example 28)", "play_totals=running",
    "turn-up=8H; hand.1=KC 10H AD; hand.0=JH 10S 2D",
    "> announce; > announce; > lay 10H; > lay 10S; > lay KC; > go;"
    "> lay AD; $ 1 6; $ 0 3" },

  /* --- matches ----------------------------------------------------------- */
  { "NO-31 deals alternate", "game=match",
    "row=9C@1 10D@0 2H@1; hand.0=KS 3D; hand.1=4D; to-move=0; score.1=4",
    "> lay KS; ! round-over; ~ game-over; = phase over; $ 0 6;"
    "- go round-over; > deal; ! dealt seat=1 count=2; = round 2;"
    "= phase announce; = to-move 0; # hand.0 3; # hand.1 3; # row 0;"
    "= score.0 6; = score.1 4" },
  { "NO-31 the third deal is the first dealer's", "game=match",
    "round=3; score.0=3; score.1=4", "= to-move 1" },
  { "NO-31 target=31 is won by the non-dealer's announcement", "game=match",
    "hand.1=6H 6S 7D; turn-up=8S; score.1=23; score.0=30; round=3",
    "> announce; ! target seat=1 total=31; ! game-over; = phase over;"
    "= to-move -1; $ 1 31; $ 0 30; 1 1 1; - announce game-over" },
  { "NO-31 one point short", "game=match",
    "hand.1=6H 6S 7D; turn-up=8S; score.1=22; score.0=30; round=3",
    "> announce; ~ target; = to-move 0" },
  { "NO-31 the dealer's announcement", "game=match target=31",
    "hand.1=KC 10H AD; hand.0=4S 5S 6D; turn-up=7S; score.0=25; round=3",
    "> announce; > announce; ! target seat=0 total=34; ! game-over; 1 0 1" },
  { "NO-31 in the middle of the play", "game=match",
    "row=8S@1; hand.0=7H 2C KD; to-move=0; score.0=29; score.1=30; round=3",
    "> lay 7H; ! target seat=0 total=31; ! game-over; ~ round-over;"
    "= phase over;"
    "# hand.1 2; 1 0 1; 1 1 2" },
  { "NO-31 by the last card", "game=match",
    "row=9C@1 10D@0 2H@1 9D@0; hand.1=4D; hand.0=3D; to-move=1; score.0=30",
    "> go; > go; ! last-card seat=0; ! target seat=0; ! game-over" },
  { "NO-31 target=15", "game=match target=15",
    "hand.1=6H 6S 7D; turn-up=8S; score.1=7; round=3",
    "> announce; ! target seat=1 total=15; ! game-over" },
  { "NO-31 target=21", "game=match target=21",
    "hand.1=6H 6S 7D; turn-up=8S; score.1=13; round=3",
    "> announce; ! target seat=1 total=21; ! game-over" },
  { "NO-31 target=61", "game=match target=61",
    "hand.1=6H 6S 7D; turn-up=8S; score.1=53; round=3",
    "> announce; ! target seat=1 total=61; ! game-over" },
  { "NO-31 the target is nothing to a single deal", "target=15",
    "hand.1=JH 5C 5D; turn-up=5H",
    "> announce; ~ target; ~ game-over; = score.1 19; = to-move 0" },
};

static guint
one_pack (const CgSetup *setup)
{
  return 1;
}

/* Adds to @cards those of a key: of a row only the cards of @seat. */
static guint
read_cards (GKeyFile *keys, const char *key, int seat, CgCard *cards, guint n)
{
  g_autofree char *text =
    g_key_file_get_value (keys, CG_GROUP_POSITION, key, NULL);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *at = strchr (words[i], '@');

      if (*words[i] != '\0' && (at == NULL || at[1] - '0' == seat))
        g_assert_true (cg_card_from_text (words[i],
                                          at != NULL ? at - words[i] : -1,
                                          &cards[n++]));
    }
  return n;
}

static void
default_turn_up (GKeyFile *keys, CgSet *left)
{
  CgCard list[52];
  char text[CG_CARD_TEXT_SIZE];

  if (g_key_file_has_key (keys, CG_GROUP_POSITION, "turn-up", NULL))
    return;
  cg_set_list (*left, CG_PACK_FRENCH, list);
  rule_table_default (keys, "turn-up", cg_card_to_text (list[0], text));
  *left = cg_set_remove (*left, list[0]);
}

static void
default_announced (GKeyFile *keys, int seat)
{
  g_autoptr (GString) text = g_string_new (NULL);
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard cards[NODDY_HAND_CARDS];
  CgCard turn_up;
  char key[CG_KEY_SIZE];
  guint n = read_cards (keys, "row", seat, cards, 0);

  n = read_cards (keys, cg_position_key (key, "hand", seat), seat, cards, n);
  g_assert_cmpuint (n, ==, NODDY_HAND_CARDS);
  read_cards (keys, "turn-up", seat, &turn_up, 0);
  n = noddy_list_hand (cards, turn_up, list);
  noddy_heard_to_text (noddy_hear (list, n), text);
  rule_table_default (keys, cg_position_key (key, "announced", seat),
                      text->str);
}

static void
defaults (GKeyFile *keys, const CgSetup *setup, CgSet *left)
{
  gboolean play = g_key_file_has_key (keys, CG_GROUP_POSITION, "row", NULL);

  rule_table_default (keys, "row", "");
  rule_table_default (keys, "phase", play ? "play" : "announce");
  rule_table_default (keys, "to-move", "1");
  if (setup->options[NODDY_GAME] == NODDY_MATCH)
    rule_table_default (keys, "round", "1");
  default_turn_up (keys, left);
  for (int seat = 0; seat < setup->seats; seat++)
    {
      char key[CG_KEY_SIZE];
      CgCard laid[NODDY_ROW_CARDS];
      guint n = read_cards (keys, "row", seat, laid, 0);

      rule_table_default (keys, cg_position_key (key, "score", seat), "0");
      rule_table_default_cards (keys, "hand", seat, NODDY_HAND_CARDS - n,
                                CG_PACK_FRENCH, left);
      if (play)
        default_announced (keys, seat);
    }
}

int
main (int argc, char **argv)
{
  return rule_table_main (argc, argv, &cg_rules_noddy, cases,
                          G_N_ELEMENTS (cases), one_pack, defaults);
}
