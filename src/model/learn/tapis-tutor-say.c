/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes all texts of the coach. */

#include "tapis-tutor-private.h"

#include <glib/gi18n.h>

#include "model/words/tapis-languages.h"
#include "model/words/tapis-sentences.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words-language.h"
#include "tapis-lesson-private.h"
#include "tapis-test.h"
#include "tapis-theme.h"

/* --- texts from lesson files ---------------------------------------------- */

static char *
translate (const char *plain, const char *code)
{
  return code == NULL ? g_strdup (tapis_lesson_text (plain))
                      : tapis_languages_lesson_text (code, plain);
}

char *
tutor_translate (TapisTutor *self, const char *plain, const char *code)
{
  const TapisStep *step = tutor_step_now (self);
  g_autofree char *text = translate (plain, code);
  g_autoptr (GString) all = NULL;

  if (text == NULL || step == NULL || plain != step->text ||
      tutor_gives (self, TAPIS_LESSON_FILE))
    return g_steal_pointer (&text);
  all = g_string_new (NULL);
  for (guint i = 0; i < step->facts->len; i++)
    {
      g_autofree char *fact =
        translate (g_ptr_array_index (step->facts, i), code);

      if (fact != NULL)
        tapis_words_add_sentence (all, fact);
    }
  tapis_words_add_sentence (all, text);
  return g_string_free (g_steal_pointer (&all), FALSE);
}

/* Translates @plain into the language with the code @code, as
 * tutor_translate() does. Returns NULL if the translation is the same as in
 * the current language. */
static char *
translate_otherwise (TapisTutor *self, const char *plain, const char *code)
{
  g_autofree char *text = translate (plain, code);

  return g_strcmp0 (text, tapis_lesson_text (plain)) != 0
           ? tutor_translate (self, plain, code)
           : NULL;
}

char *
tapis_tutor_dup_text_in (TapisTutor *self, const char *language)
{
  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);
  return self->plain != NULL
           ? translate_otherwise (self, self->plain, language)
           : NULL;
}

char **
tapis_tutor_list_texts (TapisTutor *self, const char *language)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_autoptr (GPtrArray) plain = g_ptr_array_new ();
  const TapisStep *step;

  g_return_val_if_fail (TAPIS_IS_TUTOR (self), NULL);

  step = tutor_step_now (self);
  if (language == NULL && self->question != NULL &&
      self->state == TAPIS_TUTOR_ASK)
    return tapis_question_list_marks (self->question);
  if (language == NULL &&
      (tutor_gives (self, TAPIS_LESSON_TEST) ||
       (step != NULL && step->mistake != NULL)))
    return NULL;
  if (step != NULL)
    {
      g_ptr_array_add (plain, step->text);
      g_ptr_array_add (plain, step->done);
      g_ptr_array_extend (plain, step->hints, NULL, NULL);
      for (guint i = 0; i < step->answers->len; i++)
        g_ptr_array_add (
          plain,
          ((TapisAnswer *) g_ptr_array_index (step->answers, i))->text);
    }
  for (guint i = 0; i < plain->len; i++)
    {
      const char *one = g_ptr_array_index (plain, i);
      g_autofree char *text = one == NULL ? NULL
                              : language == NULL
                                ? tutor_translate (self, one, NULL)
                                : translate_otherwise (self, one, language);

      if (text != NULL)
        g_strv_builder_add (texts, text);
    }
  return g_strv_builder_end (texts);
}

/* How many known cards of another player are named before a task. */
#define MOST_KNOWN 5

/* --- texts of lessons that are not in a file ------------------------------ */

static char *
tell_test (TapisTutor *self)
{
  guint n = tapis_lesson_count_tasks (self->lesson);
  g_autofree char *tasks = g_strdup_printf (
    /* Translators: the coach, before a test. */
    ngettext ("Show what you know: %u task, without hints.",
              "Show what you know: %u tasks, without hints.", n), n);

  /* Translators: the coach, before a test: of the tasks that the sentence
   * before it counts, two or more. */
  return tapis_words_sentences (
    tasks, n > 1 ? _("You may get one of them wrong.") : NULL, NULL);
}

static char *
name_move (TapisTutor *self, const char *text)
{
  CgMove move = CG_NO_MOVE;

  cg_read_move (tapis_game_get_rules (self->game), self->before, text, &move);
  return tapis_game_name_move (self->game, self->before, move);
}

static char *
tell_mistake (TapisTutor *self, const TapisMistake *mistake)
{
  g_autofree char *name = name_move (self, mistake->move);

  return g_strdup_printf (
    tutor_gives (self, TAPIS_LESSON_PUZZLES)
      /* Translators: a question about a move in a game that is over; %s is
       * "the 8 of hearts", "pick up the pile" … */
      ? _("You chose: %s. What is better here, and why?")
      /* Translators: of a position of a real game; %s is the move that was made
       * there: "the 8 of hearts", "pick up the pile". */
      : _("Last time you chose: %s. What is better?"),
    name);
}

/* Tells what a training is about. */
static char *
tell_training (TapisTutor *self)
{
  const TapisTheme *theme = self->lesson->theme;
  const char *dealt = _("Each position comes from a game that has just been "
                        "dealt.");

  return tapis_words_sentences (
    theme != NULL && theme->link != NULL
      ? tapis_lesson_text (theme->link->about)
      : NULL,
    dealt, NULL);
}

/* Adds to @text the cards of others that the learner knows. The table shows all
 * of them. */
static void
add_known (TapisTutor *self, GString *text)
{
  gboolean many = FALSE;

  for (guint i = 0; i < tapis_game_get_n_seats (self->game); i++)
    {
      const TapisPlayerState *player =
        tapis_game_get_player_state (self->game, (int) i);

      many |= player->n_known > MOST_KNOWN;
      if (player->n_known > 0 && player->n_known <= MOST_KNOWN)
        tapis_add (text, tapis_game_tell_known (self->game, player));
    }
  if (many)
    tapis_words_add_sentence (text, _("You have seen many of the other "
                                      "players’ cards: they are shown below "
                                      "the names."));
}

/* Asks for the move in a task of a theme, and tells the facts that one has to
 * know. */
static char *
ask_theme (TapisTutor *self, const TapisTheme *theme)
{
  GString *text = g_string_new (NULL);

  /* in a mixed training the theme would tell too much */
  if (!tutor_gives (self, TAPIS_LESSON_TRAINING) || self->lesson->theme != NULL)
    /* Translators: %s is the title of a lesson. */
    tapis_add (text, g_strdup_printf (_("The theme: %s."),
                                      tapis_theme_get_title (theme)));
  add_known (self, text);
  tapis_words_add_sentence (text, _("What do you do here?"));
  return g_string_free (text, FALSE);
}

char *
tutor_tell_made (TapisTutor *self, const TapisStep *step)
{
  if (step->kind == TAPIS_STEP_PLAY && step->theme != NULL)
    return ask_theme (self, step->theme);
  if (step->mistake != NULL)
    return tell_mistake (self, step->mistake);
  if (step->kind == TAPIS_STEP_SAY)
    return tutor_gives (self, TAPIS_LESSON_TRAINING) ? tell_training (self)
                                                     : tell_test (self);
  if (step->kind == TAPIS_STEP_FIND)
    /* Translators: the coach, in a training of counting. */
    return g_strdup (_("What do these cards score? Find everything, then "
                       "announce it."));
  return step->kind == TAPIS_STEP_QUIZ
           ? g_strdup (_("Here are a few questions."))
           : NULL;
}

/* --- hints ---------------------------------------------------------------- */

/* Returns a sentence that names the move that the step asks for: "Lay the 7 of
 * hearts." */
static char *
advise (TapisTutor *self, const TapisStep *step)
{
  const TapisGameKind *kind = tapis_game_get_kind (self->game);
  const CgState *state = tapis_game_get_state (self->game);

  return kind->says->advise (kind, state,
                             tapis_step_get_move (step, kind->rules, state),
                             tapis_game_get_people (self->game));
}

static char *
hint_to_find (TapisTutor *self)
{
  g_autofree char *name = tutor_seeking (self)->name_next (self->game);

  /* Translators: a hint; %s is what the learner has not found among their cards
   * yet: "Fifteen", "Run of 3". */
  return g_strdup_printf (_("Left to find: “%s”."), name);
}

/* Returns a hint that tells the suit of the card of @use. */
static const char *
tell_suit (TapisTutor *self, const TapisUse *use)
{
  /* Translators: hints of the coach: of which suit the card is */
  static const char *const french[] = {
    N_("Look at your spades."),
    N_("Look at your hearts."),
    N_("Look at your diamonds."),
    N_("Look at your clubs."),
  };
  static const char *const spanish[] = {
    N_("Look at your coins."),
    N_("Look at your cups."),
    N_("Look at your swords."),
    N_("Look at your batons."),
  };
  const CgRules *rules = tapis_game_get_rules (self->game);

  if (use->card == CG_CARD_HIDDEN)
    return _("Look at your face-down cards.");
  if (use->card == CG_JOKER)
    return _("Look at your joker.");
  return _((rules->pack == CG_PACK_FRENCH ? french : spanish)
             [cg_card_suit (use->card) % 4]);
}

/* Returns a hint that tells which kind of card the move uses, or how many
 * cards, but does not name the cards. */
static char *
hint_at_kind (TapisTutor *self, const TapisStep *step)
{
  const TapisGameKind *kind = tapis_game_get_kind (self->game);
  const CgState *state = tapis_game_get_state (self->game);
  TapisUse uses[TAPIS_MAX_USES];
  guint n = kind->uses (
    kind, state, tapis_step_get_move (step, kind->rules, state), uses);

  if (n == 0)
    return g_strdup (_("You need no card for it: look at the buttons."));
  if (n == 1)
    return g_strdup (tell_suit (self, &uses[0]));
  return g_strdup_printf (
    /* Translators: a hint of the coach. */
    ngettext ("It takes %u card at once.", "It takes %u cards at once.", n), n);
}

/* Returns a text that tells why mistake->best is better than mistake->move, or
 * NULL. */
static char *
tell_why (TapisTutor *self, const TapisMistake *mistake)
{
  const CgRules *rules = tapis_game_get_rules (self->game);
  CgMove move, best;

  if (mistake->reason.kind == CG_REASON_NONE)
    return g_strdup (mistake->why);
  cg_read_move (rules, self->before, mistake->move, &move);
  cg_read_move (rules, self->before, mistake->best, &best);
  return review_explain (self->game, self->before, move, best,
                         mistake->reason);
}

char *
tutor_tell_hint (TapisTutor *self, const TapisStep *step, guint n,
                 const char **plain)
{
  *plain = n < step->hints->len ? g_ptr_array_index (step->hints, n) : NULL;
  if (*plain != NULL)
    return tutor_translate (self, *plain, NULL);
  if (step->kind == TAPIS_STEP_FIND)
    return hint_to_find (self);
  if (step->mistake != NULL)
    {
      g_autofree char *why = tell_why (self, step->mistake);
      g_autofree char *advice = advise (self, step);

      return tutor_hint_names_move (self, step, n)
               ? tapis_words_sentences (advice, why, NULL)
               /* Translators: %s is a sentence that says why a move is good. */
               : g_strdup_printf (_("Think of this: %s"), why);
    }
  return hint_at_kind (self, step);
}

gboolean
tutor_hint_names_move (TapisTutor *self, const TapisStep *step, guint n)
{
  return step->mistake != NULL &&
         (n > 0 || (step->mistake->why == NULL &&
                    step->mistake->reason.kind == CG_REASON_NONE));
}

/* --- effects of a move ---------------------------------------------------- */

char *
tutor_tell_unfound (TapisTutor *self)
{
  return g_strdup_printf (
    /* Translators: the coach, when one of the things that the learner's cards
     * make has been found. */
    ngettext ("That is right. There is %u more to find.",
              "That is right. There are %u more to find.", self->unfound),
    self->unfound);
}

char *
tutor_tell_of_move (TapisTutor *self)
{
  if (tutor_step_now (self)->kind == TAPIS_STEP_FIND)
    return g_strdup_printf (
      /* Translators: the coach of a lesson, when one would go on although cards
       * make more than what was found. */
      ngettext ("Not yet: there is %u more to find first.",
                "Not yet: there are %u more to find first.", self->unfound),
      self->unfound);
  return g_strdup_printf (
    /* Translators: the coach of a lesson, to a move that may be made but is not
     * the one that is asked for; %s is what it did, in whole sentences. */
    _("%s You may do that, but try something else here."),
    tapis_game_now (self->game)->last_event);
}

static char *
tell_right (TapisTutor *self, const char *how)
{
  const TapisMistake *mistake = tutor_step_now (self)->mistake;
  g_autofree char *name = name_move (self, mistake->best);
  /* Translators: %s is "the 8 of hearts", "pick up the pile" … */
  g_autofree char *best = g_strdup_printf (_("Best here: %s."), name);
  g_autofree char *why = tell_why (self, mistake);

  return tapis_words_sentences (how, best, why, NULL);
}

char *
tutor_tell_tried (TapisTutor *self, TutorTried tried, double cost)
{
  const CgRules *rules = tapis_game_get_rules (self->game);
  g_autofree char *costs =
    cost > 0 ? review_say_cost (
                 (double) cg_player_points_per_win (rules, self->before), cost)
             : NULL;

  if (tried == TRIED_BEST)
    /* Translators: the coach, to the move that the learner has found. */
    return tell_right (self, self->told ? "" : C_("coach", "Right!"));
  if (tried == TRIED_AS_GOOD)
    return tell_right (self, _("That is about as good."));
  return tapis_words_sentences (tried == TRIED_SAME
                                  ? _("That is what you chose then.")
                                  : _("There is something better."),
                                costs, NULL);
}

/* --- the end of the lesson ------------------------------------------------ */

static char *
tell_result (TapisTutor *self, guint n)
{
  return g_strdup_printf (
    self->n_slips <= TAPIS_TEST_SLIPS
      /* Translators: the end of a test: right answers of all. */
      ? _("%u of %u correct. You know this section: its lessons are marked as "
          "known, and you can still earn their stars.")
      /* Translators: the end of a test: right answers of all. */
      : _("%u of %u correct. That is not enough yet: take the lessons of this "
          "section."),
    n - self->n_slips, n);
}

static char *
tell_practised (TapisTutor *self, guint n)
{
  const char *about = tapis_lesson_get_about (self->lesson);
  g_autofree char *right = g_strdup_printf (
    self->n_slips == 0
      /* Translators: the end of practice: right answers of all. */
      ? _("Right on the first try: %u of %u. You will see all of them "
          "again later, to make sure that you still know them.")
      /* Translators: the end of practice: right answers of all. */
      : _("Right on the first try: %u of %u. Your mistakes come back "
          "tomorrow, and the rest later."),
    n - MIN (n, self->n_slips), n);
  /* Translators: the end of practice; %s are the titles of lessons. */
  g_autofree char *learnt = g_strdup_printf (_("You practiced: %s."), about);

  return tapis_words_sentences (right, *about != '\0' ? learnt : NULL, NULL);
}

char *
tutor_tell_end (TapisTutor *self)
{
  guint n = tapis_lesson_count_tasks (self->lesson);
  TapisRun run = tapis_tutor_get_run (self);

  switch (tapis_lesson_get_kind (self->lesson))
    {
    case TAPIS_LESSON_TEST:
      return tell_result (self, n);
    case TAPIS_LESSON_PRACTICE:
      return tell_practised (self, n);
    case TAPIS_LESSON_PUZZLES:
      return NULL;
    case TAPIS_LESSON_TRAINING:
      /* Translators: the end of a training: right answers of all. */
      return g_strdup_printf (_("Right on the first try: %u of %u."),
                              n - MIN (n, self->n_slips), n);
    case TAPIS_LESSON_FILE:
      break;
    }
  return tapis_stars_tell_end (tapis_run_get_stars (&run), self->had);
}
