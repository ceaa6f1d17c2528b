import { add, cents, subtract, sum, type Cents } from "../shared/cents.ts";
import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { daysBetween } from "../shared/days-between.ts";
import { daysOf, monthOf } from "../shared/year-month.ts";
import { effectOf, type Expected, type Planned } from "./planned.ts";

/** The number of days after today that are checked. */
export const ALLOWANCE_DAYS = 61;

/** The amount that may be spent each day, and its basis; amounts in cents. */
export type DailyAllowance = {
  readonly perDay: Cents;
  readonly balance: Cents;
  /** The part that is never to be touched. */
  readonly accountReserve: Cents;
  /**
   * The amounts above the cushion at the end of today and of each of the 61 days after it, if only expected movements
   * happen.
   */
  readonly spare: readonly Cents[];
  /** The day up to which the money is tightest. */
  readonly tightest: CivilDate;
  /** The expected movements until the end of that day. */
  readonly movements: readonly Expected[];
  /** How many days the money has to last until then, today included. */
  readonly days: number;
  /**
   * If nothing may be spent today: how much of the cushion is missing at most, and from when on how much may be spent a
   * day.
   */
  readonly later: { readonly missing: Cents; readonly from: DayAllowance | null } | null;
  /**
   * The overdue incomes that nobody has confirmed, and the amount that could be spent a day with them; null if there
   * are none.
   */
  readonly unconfirmed: {
    readonly incomes: readonly Planned[];
    readonly amount: Cents;
    readonly perDay: Cents;
  } | null;
  /** The first planned or recorded income after today. */
  readonly nextIncome: Expected | null;
};

/** A day, and the amount that may be spent each day from it on, in cents. */
export type DayAllowance = { readonly date: CivilDate; readonly perDay: Cents };

/** The facts of the spending room; `unconfirmed` are past incomes that nobody has confirmed. */
export type AllowanceFacts = {
  readonly today: CivilDate;
  readonly balance: Cents;
  readonly accountReserve: Cents;
  readonly expected: readonly Expected[];
  readonly unconfirmed: readonly Planned[];
};

/**
 * The amount that may be spent each day so that no day within 62 days ends below the cushion: the smallest of (balance
 * + all expected until then - cushion) / days until then, today included, rounded down; never below zero.
 */
export function dailyAllowance(facts: AllowanceFacts): DailyAllowance {
  const { today, balance, accountReserve, expected, unconfirmed } = facts;
  const spare = spareOf(facts);
  const { perDay, at } = tightestOf(spare, 0);
  const tightest = addDays(today, at);
  const waiting = unconfirmed.reduce((all, { amount }) => all + amount, 0);
  const withAll = spare.map((one) => one + waiting);
  return {
    perDay: cents(Math.max(0, perDay)),
    balance,
    accountReserve,
    spare,
    tightest,
    movements: expected.filter(({ date }) => date <= tightest),
    days: at + 1,
    later: perDay > 0 ? null : laterOf(spare, today),
    unconfirmed:
      waiting === 0
        ? null
        : {
            incomes: unconfirmed,
            amount: cents(waiting),
            perDay: cents(Math.max(0, tightestOf(withAll, 0).perDay)),
          },
    nextIncome:
      expected
        .filter(
          ({ kind, cause, date, amount }) =>
            kind === "income" && cause !== "assumed" && date > today && amount > 0,
        )
        .toSorted((a, b) => compareText(a.date, b.date))[0] ?? null,
  };
}

/** The amounts above the cushion at the end of each day, today first, if only expected movements happen. */
function spareOf({ today, balance, accountReserve, expected }: AllowanceFacts): readonly Cents[] {
  const moved = Array<number>(ALLOWANCE_DAYS + 1).fill(0);
  for (const one of expected) {
    const at = one.date < today ? 0 : daysBetween(today, one.date);
    if (at <= ALLOWANCE_DAYS) moved[at] = (moved[at] ?? 0) + effectOf(one);
  }
  let left = balance - accountReserve;
  return moved.map((one) => cents((left += one)));
}

/**
 * The day that allows the least per day, counted from a first day; the earliest of several, with the amount in whole
 * cents.
 */
export function tightestOf(spare: readonly number[], first: number) {
  let least = Number.POSITIVE_INFINITY;
  let at = first;
  for (let day = first; day < spare.length; day += 1) {
    const share = (spare[day] ?? 0) / (day - first + 1);
    if (share < least) [least, at] = [share, day];
  }
  return { perDay: Math.floor(least), at };
}

/**
 * The first day from which on something may be spent, and what is missing at most before it, or at all if there is
 * none.
 */
export function laterOf(
  spare: readonly number[],
  today: CivilDate,
): NonNullable<DailyAllowance["later"]> {
  const first = spare.findIndex((_, day) => tightestOf(spare, day).perDay >= 1);
  const before = first === -1 ? spare : spare.slice(0, first);
  const missing = cents(Math.max(0, ...before.map((one) => -one)));
  if (first === -1) return { missing, from: null };
  const { perDay } = tightestOf(spare, first);
  return { missing, from: { date: addDays(today, first), perDay: cents(perDay) } };
}

/** The sums of income and expenses after the end of the current month, until the tightest day; in cents. */
export function beyondMonth(
  { movements }: Pick<DailyAllowance, "movements">,
  today: CivilDate,
): { readonly income: Cents; readonly outgoing: Cents; readonly balance: Cents } {
  const { to } = daysOf(monthOf(today));
  const sumOf = (wanted: Expected["kind"]) =>
    cents(
      movements.reduce(
        (all, { kind, date, amount }) => (kind === wanted && date > to ? all + amount : all),
        0,
      ),
    );
  const [income, outgoing] = [sumOf("income"), sumOf("expense")];
  return { income, outgoing, balance: subtract(income, outgoing) };
}

/** The amount that is shared among the days until the tightest one, in cents. */
export const sharedAmount = ({
  balance,
  accountReserve,
  movements,
}: Pick<DailyAllowance, "balance" | "accountReserve" | "movements">): Cents =>
  subtract(add(balance, sum(movements.map(effectOf))), accountReserve);
