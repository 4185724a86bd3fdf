/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks of the contract on redaction and on texts: at some plies only. */

#include "contract.h"

/* --- what a seat knows
 * -------------------------------------------------------- */

/* Adds the cards of one place to @count by kind; returns how many. */
static guint
count_zone (Trial *trial, const CgState *state, guint zone, int seat,
            guint count[256])
{
  CgCard list[CG_MAX_ZONE];
  guint n = cg_zone_cards (trial->rules, state, zone, seat, list);

  for (guint i = 0; i < n; i++)
    count[list[i]]++;
  return n;
}

/* What a redacted state shows is there, and each place has its number; mixed
 * zones have theirs together. */
static void
check_view_zones (Trial *trial, const CgState *view, int viewer)
{
  const CgRules *rules = trial->rules;

  for (int seat = 0; seat < trial->setup.seats; seat++)
    {
      guint mixed[256] = { 0 };
      guint mixed_seen[256] = { 0 };
      guint n_mixed = 0;
      guint n_mixed_seen = 0;

      for (guint zone = 0; cg_zone (rules, zone) != NULL; zone++)
        {
          gboolean mixes = cg_zone (rules, zone)->mixed;
          guint own[256] = { 0 };
          guint own_seen[256] = { 0 };
          guint *all = mixes ? mixed : own;
          guint *seen = mixes ? mixed_seen : own_seen;
          guint n_all, n_seen;

          if (cg_zone (rules, zone)->per_seat == 0 && seat > 0)
            continue;
          n_all = count_zone (trial, trial->state, zone, seat, all);
          n_seen = count_zone (trial, view, zone, seat, seen);
          n_mixed += mixes ? n_all : 0;
          n_mixed_seen += mixes ? n_seen : 0;
          if (mixes)
            continue;
          CHECK (trial, n_all == n_seen,
                 "seat %d counts %u cards in %s.%d, where %u are", viewer,
                 n_seen, cg_zone (rules, zone)->key, seat, n_all);
          for (guint card = 0; card < CG_CARD_NONE; card++)
            CHECK (trial, seen[card] <= all[card],
                   "seat %d sees a card in %s.%d that is not there", viewer,
                   cg_zone (rules, zone)->key, seat);
        }
      CHECK (trial, n_mixed == n_mixed_seen,
             "seat %d counts %u cards of seat %d, which has %u", viewer,
             n_mixed_seen, seat, n_mixed);
      for (guint card = 0; card < CG_CARD_NONE; card++)
        CHECK (trial, mixed_seen[card] <= mixed[card],
               "seat %d sees a card that seat %d has not", viewer, seat);
    }
}

/* A view shows just what the roles say: a zone that the viewer sees as it lies,
 * and of one that it does not see nothing but what it knows. How the cards of
 * mixed zones are divided, and what lies open when a round is over, is for the
 * game. */
static void
check_view_roles (Trial *trial, const CgState *view, int viewer)
{
  const CgRules *rules = trial->rules;
  const CgField *field;

  for (guint zone = 0; (field = cg_zone (rules, zone)) != NULL; zone++)
    for (int seat = 0; seat < (field->per_seat > 0 ? trial->setup.seats : 1);
         seat++)
      {
        CgCard there[CG_MAX_ZONE], shown[CG_MAX_ZONE];
        guint n = cg_zone_cards (rules, trial->state, zone, seat, there);
        guint n_shown = cg_zone_cards (rules, view, zone, seat, shown);
        CgSet known = { 0, 0 };
        guint n_open = 0;

        if (field->role == CG_ZONE_UNDIVIDED)
          continue;
        if (field->seen == CG_SEEN_BY_ALL ||
            (field->seen == CG_SEEN_BY_OWNER && seat == viewer))
          {
            CHECK (trial, n == n_shown && memcmp (there, shown, n) == 0,
                   "seat %d does not see the cards of %s.%d", viewer,
                   field->key, seat);
            continue;
          }
        if (field->mixed || trial->n_moves == 0)
          continue;
        if (rules->knows != NULL)
          known = rules->knows (trial->state, viewer, zone, seat);
        for (guint i = 0; i < n_shown; i++)
          n_open += shown[i] != CG_CARD_HIDDEN;
        CHECK (trial, n_open == cg_set_size (known),
               "seat %d sees %u cards of %s.%d and knows %u", viewer, n_open,
               field->key, seat, cg_set_size (known));
      }
}

static void
check_view (Trial *trial, int seat)
{
  const CgRules *rules = trial->rules;
  gsize size = trial->size;
  guint64 buffers[3][CG_MAX_STATE / 8];
  CgState *view = (CgState *) buffers[0];
  CgState *other = (CgState *) buffers[1];
  CgState *kept = (CgState *) buffers[2];
  CgMove moves[CG_MAX_MOVES];

  memcpy (view, trial->state, size);
  cg_redact (rules, view, seat);
  memcpy (other, view, size);
  cg_redact (rules, other, seat);
  CHECK (trial, memcmp (other, view, size) == 0,
         "redacting twice for seat %d differs from once", seat);
  CHECK (trial, rules->to_move (view) == rules->to_move (trial->state),
         "seat %d does not know whose turn it is", seat);
  check_view_zones (trial, view, seat);
  check_view_roles (trial, view, seat);

  if (rules->to_move (view) == seat)
    {
      CHECK (trial, rules->moves (view, moves) == trial->n_moves &&
             memcmp (moves, trial->moves,
                     trial->n_moves * sizeof (CgMove)) == 0,
             "seat %d lists other moves from what it knows", seat);
      for (guint i = 0; i < trial->n_moves; i++)
        CHECK (trial, rules->why_not (view, moves[i]).kind == CG_LEGAL,
               "seat %d refuses a legal move from what it knows", seat);
    }

  /* whatever the hidden cards are, the seat sees the same: two full states
   * that look alike to it become the same bytes */
  for (guint i = 0; i < 2; i++)
    {
      CgRandom random;
      guint8 count[256];
      const char *wrong;

      cg_random_seed (&random, trial->deal + trial->ply * 2 + i);
      memcpy (other, view, size);
      cg_resample (rules, other, seat, &random);
      wrong = cg_validate (rules, other);
      CHECK (trial, wrong == NULL, "as imagined by seat %d: %s", seat, wrong);
      trial_count_cards (trial, other, count);
      CHECK (trial, memcmp (count, trial->pack, sizeof count) == 0,
             "seat %d imagines other cards than the game has", seat);
      memcpy (kept, other, size);
      cg_redact (rules, other, seat);
      CHECK (trial, memcmp (other, view, size) == 0,
             "seat %d tells apart what looks alike", seat);

      /* the seat may play on in what it imagines */
      if (rules->to_move (view) == seat)
        {
          guint pick = cg_random_below (&random, trial->n_moves);

          rules->play (kept, trial->moves[pick], NULL);
          wrong = cg_validate (rules, kept);
          CHECK (trial, wrong == NULL, "after a move imagined by seat %d: %s",
                 seat, wrong);
        }
    }

  /* the same seed imagines the same, another one something else if it can:
   * at the start there is always something to imagine */
  if (trial->ply == 0)
    {
      gboolean differs = FALSE;

      for (guint i = 0; i < 8; i++)
        {
          CgRandom random;

          cg_random_seed (&random, i / 2);
          memcpy (other, view, size);
          cg_resample (rules, other, seat, &random);
          if (i % 2 == 1)
            CHECK (trial, memcmp (other, kept, size) == 0,
                   "the same seed imagines two things");
          else if (i > 0)
            differs |= memcmp (other, kept, size) != 0;
          memcpy (kept, other, size);
        }
      CHECK (trial, differs, "seat %d always imagines the same", seat);
    }
}

void
check_redaction (Trial *trial)
{
  for (int seat = 0; seat < trial->setup.seats; seat++)
    check_view (trial, seat);
}

/* --- the texts of moves
 * --------------------------------------------------------- */

/* Reads any text; what is read and legal is a move of the list, and reading
 * what it writes gives it again. */
static void
check_any_text (Trial *trial, const char *text)
{
  const CgRules *rules = trial->rules;
  g_autofree char *written = NULL;
  CgMove move = CG_NO_MOVE;
  CgMove again = CG_NO_MOVE;
  gboolean listed = FALSE;

  if (!cg_read_move (rules, trial->state, text, &move) ||
      rules->why_not (trial->state, move).kind != CG_LEGAL)
    return;
  for (guint i = 0; i < trial->n_moves; i++)
    listed |= trial->moves[i] == move;
  CHECK (trial, listed, "“%s” reads as an unlisted move", text);
  written = cg_move_to_text (rules, trial->state, move);
  CHECK (trial, cg_read_move (rules, trial->state, written, &again) &&
         again == move, "“%s” reads as “%s”", text, written);
}

static void
mutate (Trial *trial, const char *text)
{
  static const char letters[] =
    " -*?=.0123456789AJQKSHDCoceblaypickunm\t\x7f\xc3";
  CgRandom *random = &trial->random;
  g_autoptr (GString) s = g_string_new (text);
  guint at = cg_random_below (random, (guint) s->len);

  switch (cg_random_below (random, 6))
    {
    case 0:
      g_string_erase (s, at, 1);
      break;
    case 1:
      g_string_insert_c (s, at, s->str[at]);
      break;
    case 2:
      s->str[at] = letters[cg_random_below (random, sizeof letters - 1)];
      break;
    case 3:
      g_string_truncate (s, at);
      break;
    case 4:
      g_string_append_c (s, ' ');
      g_string_append (s, text + at);
      break;
    default:
      s->str[at] = (char) (1 + cg_random_below (random, 255));
      break;
    }
  check_any_text (trial, s->str);
}

void
check_texts (Trial *trial)
{
  static const char *const never[] = {
    "", " ", "lay", "lay ", "legal", "0", "??", "lay ??", "lay -", "\n",
    "LAY KH", "lay KH KH KH KH KH KH KH KH KH KH KH KH KH KH KH KH KH KH",
  };
  const CgRules *rules = trial->rules;

  for (guint i = 0; i < trial->n_moves; i++)
    {
      g_autofree char *text = cg_move_to_text (rules, trial->state,
                                               trial->moves[i]);
      CgMove move = CG_NO_MOVE;

      CHECK (trial, cg_read_move (rules, trial->state, text, &move) &&
             move == trial->moves[i], "“%s” reads as another move", text);
      CHECK (trial, *text != '\0' && strpbrk (text, "\n;") == NULL &&
             g_str_is_ascii (text), "“%s” is no text for a save", text);
      if (i < 4)
        {
          g_autofree char *longer = g_strconcat (text, " 2C.", NULL);
          g_autofree char *shifted = g_strconcat (" ", text, NULL);

          CHECK (trial, !cg_read_move (rules, trial->state, longer, &move),
                 "“%s” reads as a move", longer);
          CHECK (trial, !cg_read_move (rules, trial->state, shifted, &move),
                 "“%s” reads as a move", shifted);
          mutate (trial, text);
          mutate (trial, text);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (never); i++)
    {
      CgMove move = CG_NO_MOVE;

      CHECK (trial, !cg_read_move (rules, trial->state, never[i], &move) ||
             rules->why_not (trial->state, move).kind != CG_LEGAL,
             "“%s” reads as a legal move", never[i]);
    }
}

/* --- the text of the position
 * ------------------------------------------------------ */

void
check_position (Trial *trial)
{
  const CgRules *rules = trial->rules;
  g_autofree char *text = cg_position_to_text (rules, trial->state);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) session = NULL;
  const char *wrong = cg_validate (rules, trial->state);

  CHECK (trial, wrong == NULL, "a position that was reached: %s", wrong);
  session = cg_session_from_text (cg_games_all, text, -1, NULL, &error);
  CHECK (trial, session != NULL, "%s", error->message);
  CHECK (trial, memcmp (cg_session_state (session), trial->state,
                        trial->size) == 0,
         "the position's text reads back as another state");
  again = cg_position_to_text (rules, cg_session_state (session));
  CHECK (trial, strcmp (text, again) == 0, "the text changes by reading it");
}
