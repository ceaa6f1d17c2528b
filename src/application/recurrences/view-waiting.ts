import type { Book } from "../../domain/ledger/book.ts";
import { monthsOf, rowsOf } from "../../domain/ledger/read-book.ts";
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import type { Row } from "../../domain/ledger/row.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { nextOf } from "../../domain/recurrences/due.ts";
import { SAME_WITHIN_DAYS } from "../../domain/recurrences/recorded-already.ts";
import type { Recurrence } from "../../domain/recurrences/recurrence.ts";
import { waitingMovements, type WaitingMovement } from "../../domain/recurrences/waiting.ts";
import { addDays } from "../../domain/shared/add-days.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { monthOf } from "../../domain/shared/year-month.ts";

/** The movements of a book that wait for an answer. */
export type WaitingAnswers = readonly WaitingMovement<WithRevision<Recurrence>, Row>[];

type Known = { readonly today: CivilDate; readonly waiting: WaitingAnswers };

const known = new WeakMap<Book, Known>();

/** The movements that wait for an answer on a day; the same ones for every screen. */
export const viewWaiting =
  (today: CivilDate) =>
  (book: Book): WaitingAnswers => {
    const found = known.get(book);
    if (found?.today === today) return found.waiting;
    const waiting = waitingIn(book, today);
    known.set(book, { today, waiting });
    return waiting;
  };

function waitingIn(book: Book, today: CivilDate): WaitingAnswers {
  const due = recurrencesOf(book).filter((plan) => (nextOf(plan)?.date ?? today) <= today);
  const firsts = due.flatMap((plan) => nextOf(plan)?.date ?? []).toSorted();
  const first = firsts[0];
  if (first === undefined) return [];
  const from = monthOf(addDays(first, -SAME_WITHIN_DAYS));
  const until = monthOf(addDays(today, SAME_WITHIN_DAYS));
  const months = monthsOf(book).filter((month) => month >= from && month <= until);
  return waitingMovements(
    due,
    months.flatMap((month) => rowsOf(book, month)),
    today,
  );
}
