import { addDays } from "../shared/add-days.ts";
import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { BalanceRange } from "./look-ahead.ts";
import type { Expected } from "./planned.ts";
import { ALLOWANCE_DAYS, type DailyAllowance, type DayAllowance } from "./daily-allowance.ts";

/**
 * What the money has to last until: the income of the day after the tightest one; the end of the 62 days, on whose last
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

/** What is said of the daily allowance; amounts in cents. */
export type AllowanceCard =
  | {
      readonly type: "some";
      readonly perDay: Cents;
      /** What may be spent until the tightest day, in all. */
      readonly left: Cents;
      readonly bound: Bound;
      /** Where the usual spending leads, if it is more than what may be spent. */
      readonly pace: Pace | null;
      readonly accountReserve: Cents;
    }
  | {
      readonly type: "nothing";
      /** How much is missing at most before something may be spent. */
      readonly missing: Cents;
      readonly from: DayAllowance | null;
      readonly accountReserve: Cents;
    };

/** What the allowance is seen beside. */
export type AllowanceContext = {
  readonly expected: readonly Expected[];
  /** The balances of today and of the days after it, as one usually spends; null if that is not known. */
  readonly curve: readonly BalanceRange[] | null;
};

/** Says what may be spent, what it has to last until, and where one gets as one usually spends. */
export function allowanceCard(allowance: DailyAllowance, context: AllowanceContext): AllowanceCard {
  const { perDay, accountReserve, days, spare, later } = allowance;
  if (later !== null)
    return { type: "nothing", missing: later.missing, from: later.from, accountReserve };
  return {
    type: "some",
    perDay,
    left: spare[days - 1] ?? cents(0),
    bound: boundOf(allowance, context.expected),
    pace: paceOf(allowance, context.curve),
    accountReserve,
  };
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
