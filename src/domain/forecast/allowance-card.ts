import { addDays } from "../shared/add-days.ts";
import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import type { BalanceRange } from "./look-ahead.ts";
import type { Expected } from "./planned.ts";
import { ALLOWANCE_DAYS, type DailyAllowance, type DayAllowance } from "./daily-allowance.ts";

/**
 * The end of the time that the money has to last for: the income of the day after the tightest one; the end of the 62 days, on whose last
 * one nothing comes; else the tightest day itself.
 */
export type Bound =
  | { readonly type: "income"; readonly income: Expected }
  | { readonly type: "end" }
  | { readonly type: "day"; readonly date: CivilDate };

/** The usual spending a day until the tightest one, and the balance on it that this leads to; in cents. */
export type Pace = {
  readonly perDay: Cents;
  readonly date: CivilDate;
  readonly balance: Cents;
};

/** The card of the daily allowance; amounts in cents. */
export type AllowanceCard =
  | {
      readonly type: "some";
      readonly perDay: Cents;
      /** The amount that may be spent until the tightest day, in all. */
      readonly left: Cents;
      readonly bound: Bound;
      /** Where the usual spending leads, if it is more than what may be spent. */
      readonly pace: Pace | null;
      /** Whether it is known what one usually spends. */
      readonly isUsualKnown: boolean;
      readonly accountReserve: Cents;
    }
  | {
      readonly type: "nothing";
      /** How much is missing at most before something may be spent. */
      readonly missing: Cents;
      readonly from: DayAllowance | null;
      readonly accountReserve: Cents;
    };

/** The forecast beside which the allowance is seen. */
export type AllowanceContext = {
  readonly expected: readonly Expected[];
  /** The balances of today and of the days after it, as one usually spends; null if that is not known. */
  readonly curve: readonly BalanceRange[] | null;
};

/** An allowance that has to last for fewer days than this within the 62 is not told: what comes after them is not in it. */
const LEAST_LATER_DAYS = 28;

/** Says what may be spent, what it has to last until, and where one gets as one usually spends. */
export function allowanceCard(allowance: DailyAllowance, context: AllowanceContext): AllowanceCard {
  const { perDay, accountReserve, days, spare, later } = allowance;
  if (later !== null)
    return { type: "nothing", missing: later.missing, from: laterIn(allowance), accountReserve };
  return {
    type: "some",
    perDay,
    left: spare[days - 1] ?? cents(0),
    bound: boundOf(allowance, context.expected),
    pace: paceOf(allowance, context.curve),
    isUsualKnown: context.curve !== null,
    accountReserve,
  };
}

function laterIn({ later, spare, tightest, days }: DailyAllowance): DayAllowance | null {
  const from = later?.from ?? null;
  if (from === null) return null;
  const last = addDays(tightest, spare.length - days);
  return daysBetween(from.date, last) + 1 < LEAST_LATER_DAYS ? null : from;
}

function boundOf({ tightest, days }: DailyAllowance, expected: readonly Expected[]): Bound {
  const next = addDays(tightest, 1);
  const income = expected
    .filter(
      ({ kind, cause, date, amount }) =>
        kind === "income" && cause !== "assumed" && date === next && amount > 0,
    )
    .reduce<Expected | null>(
      (largest, one) => (largest === null || one.amount > largest.amount ? one : largest),
      null,
    );
  if (income !== null) return { type: "income", income };
  const isEnd = days - 1 === ALLOWANCE_DAYS && expected.every(({ date }) => date !== tightest);
  return isEnd ? { type: "end" } : { type: "day", date: tightest };
}

function paceOf(
  { perDay, accountReserve, days, spare, tightest }: DailyAllowance,
  curve: AllowanceContext["curve"],
): Pace | null {
  const balance = curve?.[days - 1]?.balance;
  if (balance === undefined || balance >= accountReserve) return null;
  const left = (spare[days - 1] ?? 0) + accountReserve;
  const usual = cents(Math.round((left - balance) / days));
  return usual > perDay ? { perDay: usual, date: tightest, balance } : null;
}
