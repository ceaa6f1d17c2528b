import { cents, type Cents } from "../shared/cents.ts";
import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { daysBetween } from "../shared/days-between.ts";
import { daysOf, monthOf } from "../shared/year-month.ts";
import { effectOf, type Expected, type Planned } from "./planned.ts";

/** Today and so many days after it are looked at. */
export const ROOM_DAYS = 61;

/** The amount that may be spent a day, and what it is made of; amounts in cents. */
export type SpendingRoom = {
  readonly perDay: Cents;
  readonly balance: Cents;
  /** The part that is never to be touched. */
  readonly cushion: Cents;
  /** The amounts above the cushion at the end of today and of each of the 61 days after it, if nothing but the expected happens. */
  readonly spare: readonly Cents[];
  /** The day until which the money is shortest. */
  readonly tightest: CivilDate;
  /** The movements until the end of that day. */
  readonly movements: readonly Expected[];
  /** How many days the money has to last until then, today included. */
  readonly days: number;
  /** Where nothing may be spent today, by how much the cushion is missed at most, and from when on how much may be spent a day. */
  readonly later: { readonly missing: Cents; readonly from: DayRoom | null } | null;
  /**
   * The overdue incomes that nobody has confirmed, and the amount that might be spent a day with them; null where
   * nothing waits.
   */
  readonly unconfirmed: { readonly amount: Cents; readonly perDay: Cents } | null;
  /** The first income after today that is planned or recorded. */
  readonly nextIncome: Expected | null;
};

/** A day, and what may be spent from it on a day, in cents. */
export type DayRoom = { readonly date: CivilDate; readonly perDay: Cents };

/** The facts from which the room is told; `unconfirmed` are incomes of days gone by that nobody has confirmed. */
export type RoomFacts = {
  readonly today: CivilDate;
  readonly balance: Cents;
  readonly cushion: Cents;
  readonly expected: readonly Expected[];
  readonly unconfirmed: readonly Planned[];
};

/**
 * The amount that may be spent each day so that at no day's end within 62 days less than the cushion is left: the
 * smallest of (balance + all expected until then - cushion) / days until then, today included, rounded down; never
 * below nothing.
 */
export function spendingRoom(facts: RoomFacts): SpendingRoom {
  const { today, balance, cushion, expected, unconfirmed } = facts;
  const spare = spareOf(facts);
  const { perDay, at } = tightestOf(spare, 0);
  const tightest = addDays(today, at);
  const waiting = unconfirmed.reduce((all, { amount }) => all + amount, 0);
  const withAll = spare.map((one) => one + waiting);
  return {
    perDay: cents(Math.max(0, perDay)),
    balance,
    cushion,
    spare,
    tightest,
    movements: expected.filter(({ date }) => date <= tightest),
    days: at + 1,
    later: perDay > 0 ? null : laterOf(spare, today),
    unconfirmed:
      waiting === 0
        ? null
        : { amount: cents(waiting), perDay: cents(Math.max(0, tightestOf(withAll, 0).perDay)) },
    nextIncome:
      expected
        .filter(
          ({ kind, cause, date, amount }) =>
            kind === "income" && cause !== "assumed" && date > today && amount > 0,
        )
        .toSorted((a, b) => compareText(a.date, b.date))[0] ?? null,
  };
}

/** The amounts above the cushion at the end of each day, today first, if nothing but the expected happens. */
function spareOf({ today, balance, cushion, expected }: RoomFacts): readonly Cents[] {
  const moved = Array<number>(ROOM_DAYS + 1).fill(0);
  for (const one of expected) {
    const at = one.date < today ? 0 : daysBetween(today, one.date);
    if (at <= ROOM_DAYS) moved[at] = (moved[at] ?? 0) + effectOf(one);
  }
  let left = balance - cushion;
  return moved.map((one) => cents((left += one)));
}

/** The day that allows least a day from a first one on, the earliest of several, and how much, in whole cents. */
export function tightestOf(spare: readonly number[], first: number) {
  let least = Number.POSITIVE_INFINITY;
  let at = first;
  for (let day = first; day < spare.length; day += 1) {
    const share = (spare[day] ?? 0) / (day - first + 1);
    if (share < least) [least, at] = [share, day];
  }
  return { perDay: Math.floor(least), at };
}

/** The first day from which on something may be spent, and what is missing at most before it, or ever if there is none. */
export function laterOf(
  spare: readonly number[],
  today: CivilDate,
): NonNullable<SpendingRoom["later"]> {
  const first = spare.findIndex((_, day) => tightestOf(spare, day).perDay >= 1);
  const before = first === -1 ? spare : spare.slice(0, first);
  const missing = cents(Math.max(0, ...before.map((one) => -one)));
  if (first === -1) return { missing, from: null };
  const { perDay } = tightestOf(spare, first);
  return { missing, from: { date: addDays(today, first), perDay: cents(perDay) } };
}

/** The movements until the tightest day that lie beyond the end of the current month, in two sums of cents. */
export function beyondMonth(
  { movements }: Pick<SpendingRoom, "movements">,
  today: CivilDate,
): { readonly income: Cents; readonly outgoing: Cents } {
  const { to } = daysOf(monthOf(today));
  const sumOf = (wanted: Expected["kind"]) =>
    cents(
      movements.reduce(
        (all, { kind, date, amount }) => (kind === wanted && date > to ? all + amount : all),
        0,
      ),
    );
  return { income: sumOf("income"), outgoing: sumOf("expense") };
}
