/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the table share: tapis-table.c (what lies on it),
 * tapis-table-layout.c (where), tapis-table-phase.c (what it waits for),
 * tapis-table-flights.c (how cards get to their places), tapis-table-tokens.c
 * (how tokens do), tapis-table-gleam.c (how a win ends), tapis-table-play.c
 * (what a person and the game do), tapis-table-say.c (the sentence above the
 * hand), tapis-table-pace.c (what shortens waiting), tapis-table-sounds.c (what
 * is heard), tapis-table-cries.c (what
 * players cry), tapis-table-learn.c (which lesson explains a refusal),
 * tapis-table-side.c (what stands beside it), tapis-table-locate.c (where
 * something is seen), tapis-table-focus.c (what a turn begins with),
 * tapis-table-fan.c (looking through a pile), tapis-table-told.c (the line of
 * what happened last),
 * tapis-table-touch.c (touches, clicks in the middle, dragging),
 * tapis-table-ask.c (what a card is) and tapis-table-keys.c (the keyboard).
 * Nobody else includes this. */

#pragma once

#include <adwaita.h>

#include "tapis-action-bar.h"
#include "model/learn/tapis-lesson-link.h"
#include "widgets/cards/tapis-flights.h"
#include "tapis-guide-view.h"
#include "tapis-log-view.h"
#include "tapis-middle.h"
#include "widgets/cards/tapis-pile-view.h"
#include "widgets/results/tapis-result-view.h"
#include "tapis-seat-view.h"
#include "tapis-table.h"

G_BEGIN_DECLS

/* What the sentence above the hand is: the prompt, or for a while what was
 * refused, or told. A hint, and that it is being thought about, stays until
 * the position changes; a comment of the coach holds the computer players back
 * until it has been read. */
typedef enum
{
  SAYING_PROMPT,
  SAYING_REFUSAL,
  SAYING_TOLD,
  SAYING_THINKING,
  SAYING_HINT,
  SAYING_COMMENT,
  SAYING_TIP,
} Saying;

/* What the table waits for. Only table_enter() changes it; what each phase
 * shows and what comes after it is in one list in tapis-table-phase.c. */
typedef enum
{
  PHASE_EMPTY,    /* for a game */
  PHASE_DEALT,    /* to be laid out, with cards that come from the deck */
  PHASE_MOVED,    /* to be laid out, with cards that come from their places */
  PHASE_FLIGHT,   /* for flying cards to land */
  PHASE_PERSON,   /* for a move of the person, or of a lesson or replay */
  PHASE_FORCED,   /* for a moment, before the person's only move is made */
  PHASE_COACH,    /* for the coach to judge a move, or its comment to be read */
  PHASE_STEP,     /* for somebody to ask for the computer's next move */
  PHASE_COMPUTER, /* for the computer's next move, after a pause */
  PHASE_HURRY,    /* for the computer's next move, at once */
  PHASE_PASS_ON,  /* for the device to be passed on, after a pause */
  PHASE_ENDED,    /* for the result to be shown: a game or a round is over */
  PHASE_RESULT,   /* for the result to be closed, or the next round */
  PHASE_LOOK,     /* for the result to be opened again, or the next round */
} TablePhase;

struct _TapisTable
{
  GtkWidget parent_instance;

  /* owned */
  TapisGame *game;
  GHashTable *sights;      /* TapisCard → TapisSight, before the change */
  AdwAnimation *gleam;     /* while there is one */
  GArray *purses;          /* the tokens everywhere before it, or NULL */
  GPtrArray *seats;        /* TapisSeatView of the opponents, from the left */
  GtkWidget *by_seat[TAPIS_TABLE_MAX_OPPONENTS + 1]; /* the same, own too */
  TapisTablePlan plan;

  /* children */
  GtkWidget *middle;       /* of the class that the game needs */
  GtkWidget *prompt;
  GtkWidget *line;         /* a button: … */
  GtkWidget *status;       /* … what happened last */
  GtkWidget *learn;        /* holds the two that follow */
  GtkWidget *lesson;       /* opens a lesson */
  GtkWidget *rule;         /* opens the rules where the reason is */
  GtkWidget *own_seat;     /* made for the viewer */
  GtkWidget *own_down;
  GtkWidget *own_up;
  GtkWidget *own_won;
  GtkWidget *hand;
  GtkWidget *actions;
  GtkWidget *log;          /* made when first shown */
  GtkWidget *guide;        /* made when first shown */
  GtkWidget *result;       /* made when first shown */
  GtkWidget *bubbles[TAPIS_TABLE_MAX_OPPONENTS + 1]; /* by seat, made late */
  GPtrArray *dragged;      /* owned: the cards that are dragged, from the
                            * left */
  TapisCard *drag_card;    /* owned: the one that may be, or %NULL … */
  graphene_point_t drag_from; /* … from there … */
  graphene_point_t drag_at;   /* … to there, in the table's pixels … */
  graphene_point_t drag_grip; /* … by a point so far from its middle */
  graphene_rect_t covered; /* by what lies on the table; 0 × 0: nothing does */
  GtkWidget *flights;

  /* state */
  guint computer_pause;
  guint round;             /* which one is shown … */
  guint ply;               /* … and after how many moves */
  TapisSpeed speed;
  TapisAnnouncements announcements;
  TapisOneTap one_tap;
  gboolean step_mode;
  gboolean guided;
  gboolean offers_lessons;
  gboolean log_visible;    /* as a pane, where there is room */
  gboolean log_open;       /* as a sheet over a narrow table */
  gboolean guide_open;     /* in place of the log */
  GtkWidget *guide_from;   /* weak: what had the focus before it opened */
  GtkWidget *popover;      /* weak: a pile that is fanned out, or all that
                            * happened, while it is open */
  GtkWidget *asked_from;   /* weak: what had the focus before the question */
  TablePhase phase;
  gboolean looked;         /* tapis_table_open(): the result was closed … */
  gboolean opened;         /* … or it was shown */
  Saying saying;           /* what stands in the place of the prompt */
  const TapisLessonLink *offered; /* what the button opens, or NULL … */
  gboolean offered_rule;   /* … and whether the rule is there too */
  int learn_width;         /* of the way to both, unshortened, in pixels */
  gboolean buttonless;     /* nothing is done on the table itself */
  gboolean hurried;        /* computer players do not pause until it is a
                            * person's turn */
  gboolean focus_lost;     /* with the last card of a hand, or button */
  gboolean had_turn;       /* the person, before the last move */
  guint turn_idle;         /* then it is said that it is the person's turn */
  guint layout_idle;
  guint told_idle;
  int told_width; /* of the line, for which its words were chosen */
  int told_lines; /* so many it may take */
  int text_share; /* of the text's wanted size, in percent; 0 at first */
  TapisSounds sounds;      /* still to be heard of the last move */
  gboolean won;            /* by the last move, somebody at this device */
  gint64 sounds_next;      /* a move is heard no sooner than this, monotonic
                            * time */
  guint sounds_timer;
  guint step_timer;        /* until what comes next in this phase */
  guint saying_timer;
  guint thinking_timer;    /* until it is said that a hint takes a while */
  guint bubble_timers[TAPIS_TABLE_MAX_OPPONENTS + 1];
};

/* tapis-table.c */

/** Makes the seats for the viewer. */
void table_make_seats (TapisTable *self);

/** The seat of @seat, the viewer's too, or %NULL. */
TapisSeatView *table_find_seat (TapisTable *self, int seat);

/** What lies before every player in this game. */
TapisSeatForm table_seat_form (TapisTable *self);

/** The view of @pile before a player, or %NULL. */
TapisPileView *table_find_pile (TapisTable *self, TapisPile *pile);

/** Where @card of @pile is seen now. Returns: its widget, or %NULL. */
TapisCardView *table_see_card (TapisTable *self, TapisPile *pile,
                               TapisCard *card, TapisSight *sight);

/* tapis-table-side.c: what stands beside a wide table, or lies as a sheet over
 * a narrow one: the log, or what one looks up */

/** Whether the log is wished on a table of that width, made already or not. */
gboolean table_wants_log (TapisTable *self, int width);

/** Which of the two is seen on a table of that width, or %NULL. */
GtkWidget *table_find_side (TapisTable *self, int width);

/** Whether a pane is wished where there is room. */
gboolean table_wants_pane (TapisTable *self, int width);

/** Puts it into its place. */
void table_allocate_side (TapisTable *self, int width, int height);

/** Has it tell of the game, or of nothing. */
void table_fill_side (TapisTable *self);

/** Puts @made over the table, below @first or, where that is %NULL, @second:
 * the result is below the log, and that below what one looks up, whatever was
 * made first. Returns: @made. */
GtkWidget *table_add_over (TapisTable *self, GtkWidget *made, GtkWidget *first,
                           GtkWidget *second);

/** Makes the view of the @log, and that of the @guide, if not yet made. */
void table_make_sides (TapisTable *self, gboolean log, gboolean guide);

/** Closes what can be closed of it; %FALSE where there was nothing. */
gboolean table_close_side (TapisTable *self);

/** Installs its actions. */
void table_install_side_actions (GtkWidgetClass *widget_class);

/* tapis-table-layout.c: the table's `measure` and `size_allocate` */

void table_measure       (GtkWidget *widget, GtkOrientation orientation,
                          int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline);
void table_size_allocate (GtkWidget *widget, int width, int height,
                          int baseline);

/* tapis-table-learn.c */

/** Makes the buttons. */
void table_make_learn (TapisTable *self);

/** Offers the lesson of @link; %NULL: none any more. @refused: for something
 * was refused, for a rule that is offered too. */
void table_offer_lesson (TapisTable *self, const TapisLessonLink *link,
                         gboolean refused);

/** So much of the prompt's place it takes where it lies under the words; 0
 * where it is not there, or beside them. */
int table_learn_height (TapisTable *self);

/** Puts the button beside the prompt or under it, which goes aside. */
void table_allocate_learn (TapisTable *self, GtkAllocation *words);

/* tapis-table-flights.c */

/** Remembers where every card is before something changes. */
void table_remember (TapisTable *self);

/** Called after every layout: starts what has been waiting for it. */
void table_layout_done (TapisTable *self);

/** Whether anything moves: not with the speed "none", nor where the desktop
 * wants no motion. */
gboolean table_may_move (TapisTable *self);

/** Every card is where it belongs. */
void table_landed (TapisTable *self);

/* tapis-table-tokens.c */

/** Remembers where all tokens are, or nothing any more. */
void table_remember_tokens (TapisTable *self);
void table_forget_tokens   (TapisTable *self);

/** Adds the tokens that have changed their place to the flights. Returns: how
 * many */
guint table_fly_tokens (TapisTable *self);

/* tapis-table-gleam.c */

/** A light goes over the cloth, once; or no more. */
void table_gleam      (TapisTable *self);
void table_stop_gleam (TapisTable *self);

/** Draws it, below everything. */
void table_draw_gleam (TapisTable *self, GtkSnapshot *snapshot);

/* tapis-table-sounds.c */

/** What is heard of the move that was made, once its cards are there. */
void table_take_sounds (TapisTable *self);

/** Cards begin to fly, or have landed: now is the time. */
void table_hear_start   (TapisTable *self);
void table_hear_landing (TapisTable *self);

/** Plays nothing more. */
void table_drop_sounds (TapisTable *self);

/* tapis-table-cries.c */

/** Shows what the players of the game cry, or shows nothing any more. */
void table_hear_cries (TapisTable *self);
void table_stop_cries (TapisTable *self);

/** Leaves only what was cried in the move that led here: after a step back or
 * a jump the rest belongs to another position. */
void table_drop_old_cries (TapisTable *self);

/** Puts the bubbles beside who cried. */
void table_allocate_cries (TapisTable *self, int width, int height);

/* tapis-table-phase.c */

/** Makes what shows the result, which is not shown yet. */
void table_make_result (TapisTable *self);

/** Goes on to @phase: shows what it shows, and has come next what comes. */
void table_enter (TapisTable *self, TablePhase phase);

/** Enters the phase that the state of the game asks for, unless the table has
 * not been laid out since the last change, or cards are in flight. */
void table_settle (TapisTable *self);

/** Enters PHASE_DEALT. */
void table_deal (TapisTable *self);

/** Enables the actions that can be done now. */
void table_update_actions (TapisTable *self);

/* tapis-table-pace.c */

/** The moment before the person's only move is made for them: leaves it to them
 * in a lesson and step by step; shows that it will be made; makes it, unless a
 * menu or another window is open; and leaves it to them in this position. */
void     table_leave_forced (TapisTable *self);
void     table_show_forced (TapisTable *self, gboolean shown);
void     table_make_forced (TapisTable *self);
void     table_keep_forced (TapisTable *self);

/** Has computer players move without pauses and flights until it is a person's
 * turn, and makes what would be made in a moment; %FALSE where nobody waits.
 * And the latter: ends it, if it is. */
gboolean table_hurry     (TapisTable *self);
void     table_end_hurry (TapisTable *self);

/** Whether nothing is at @x, @y, in the table's pixels, that can be pressed. */
gboolean table_is_cloth (TapisTable *self, double x, double y);

/* tapis-table-say.c */

/** Puts @text above the hand and has it spoken; %NULL and "" say nothing. */
void table_say (TapisTable *self, Saying saying, const char *text);

/** Whether what is said holds the computer players up until it has been read.
 */
gboolean table_holds (TapisTable *self);

/** Shows the prompt again. */
void table_update_prompt (TapisTable *self);

/** Shows what happened in a move, and what is asked after it. */
void table_show_move (TapisTable *self);

/** Tells the hint that the game has, or takes it back. */
void table_tell_hint (TapisTable *self);

/** Follows what the game says, or stops saying anything. */
void table_connect_words (TapisTable *self);
void table_stop_words    (TapisTable *self);

/** After a move: where it is the person's turn now, and the focus does not tell
 * it, for it has @stayed, it is said after what has happened. */
void table_tell_turn (TapisTable *self, gboolean stayed);

/* tapis-table-play.c */

/** Follows the game, or stops following it. */
void table_connect_game    (TapisTable *self);
void table_disconnect_game (TapisTable *self);

/** Children's signals. */
void table_card_activated_cb (TapisTable *self, TapisCard *card,
                              TapisTouch touch, TapisPileView *view);
void table_seat_chosen_cb    (TapisTable *self, TapisSeatView *view);
void table_action_chosen_cb  (TapisTable *self, const char *id, GtkWidget *bar);
void table_told_cb           (TapisTable *self, const char *sentence,
                              TapisMiddle *middle);
void table_focus_lost_cb     (TapisTable *self, GtkWidget *view);

/** Installs the actions. */
void table_install_play_actions (GtkWidgetClass *widget_class);

/* tapis-table-focus.c */

/** Moves the focus to what makes a move now: a player who may be named, a card,
 * a button; the hinted one rather than another, or else the one that has it.
 * %FALSE where nothing does. */
gboolean table_focus_move (TapisTable *self);

/** The same for a turn that begins or goes on: only if the focus is where one
 * plays. */
void table_focus_turn (TapisTable *self);

/** The last card of a hand, or button, has taken the focus with it: moves it to
 * what a person plays from next. */
void table_keep_focus (TapisTable *self);

/* tapis-table-fan.c */

/** Fans @pile out in a small window over the table: the cards that lie open
 * there, as long as the window is open. Where none does, tells of it. */
void table_fan_pile (TapisTable *self, TapisPile *pile);

/** Closes that window, or the one of table_make_told(), if it is open. */
void table_close_popover (TapisTable *self);

/* tapis-table-told.c */

/** Makes the line that tells the last moves. */
void table_make_told (TapisTable *self);

/** Has it tell those of the game. */
void table_update_told (TapisTable *self);

/** Gives it @place, in which it may take @lines lines; unless it is @shown, or
 * where there is no room for a whole move, it is not there. */
void table_allocate_told (TapisTable *self, const GdkRectangle *place,
                          int lines, gboolean shown);

/* tapis-table-touch.c */

/** Touches @card: it is chosen, or laid. */
void table_touch_card (TapisTable *self, TapisCard *card, TapisTouch touch);

/** What a click in the middle does, and Enter or Space on a pile there: lays
 * what is chosen; or fans @pile out, or does nothing where it is %NULL. */
gboolean table_touch_middle (TapisTable *self, TapisPile *pile);

/** Has a new table follow mouse and finger. */
void table_add_touch (TapisTable *self);

/* tapis-table-drag.c */

/** Has cards of a new table be dragged. */
void table_add_dragging (TapisTable *self);

/** Moves @sight to where @card is dragged; %FALSE where it is not. */
gboolean table_see_dragged (TapisTable *self, TapisCard *card,
                            TapisSight *sight);

/** What is dragged lies where it was again; %FALSE where nothing is. */
gboolean table_drop_drag (TapisTable *self);

/* tapis-table-ask.c */

/** Installs the keys; and has @widget, a new table or a small window over it,
 * follow mouse and finger. */
void table_install_asking (GtkWidgetClass *widget_class);
void table_add_asking     (TapisTable *self, GtkWidget *widget);

/** Whether what @controller follows now is on the table itself, and not in a
 * small window over it. */
gboolean table_is_own_event (TapisTable *self, GtkEventController *controller);

/* tapis-table-keys.c */

/** Installs keys and the actions that tell. */
void table_install_keys (GtkWidgetClass *widget_class);

/** Adds the letter keys to a new table. */
void table_add_keys (TapisTable *self);

/** The table's `focus`. */
gboolean table_focus (GtkWidget *widget, GtkDirectionType direction);

G_END_DECLS
