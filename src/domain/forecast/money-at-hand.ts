import { cents, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBelowZero } from "./days-below-zero.ts";
import { ALLOWANCE_DAYS } from "./daily-allowance.ts";
import type { HeldToday } from "./held-today.ts";
import type { ForecastDay } from "./look-ahead.ts";

/** Days that end below zero, as one usually spends; amounts in cents. */
export type BelowZero = {
  readonly first: CivilDate;
  readonly lowest: { readonly date: CivilDate; readonly balance: Cents };
  /** By how much less one has to spend a day, until the lowest day, to end none below zero; null if that is too much. */
  readonly lessPerDay: Cents | null;
  /** What a day misses at most even if nothing is spent but what is expected; zero if none does. */
  readonly missing: Cents;
};

/** What the accounts hold and can spare over today and the 61 days after it, as one usually spends; in cents. */
export type MoneyAtHand = {
  /** The lowest balance of these days, less the reserve. */
  readonly spare: Cents;
  readonly belowZero: BelowZero | null;
  /** What the accounts kept apart hold, such as savings. */
  readonly apart: Cents;
  /** What all accounts with a told balance hold, those kept apart too. */
  readonly held: Cents;
  /** The overdue incomes that nobody has confirmed, which count nowhere else. */
  readonly unconfirmed: Cents;
};

/** Looks at the days of a forecast, today first. */
export function moneyAtHand(
  { amount, apart }: Pick<HeldToday, "amount" | "apart">,
  days: readonly ForecastDay[],
  { accountReserve, unconfirmed }: { readonly accountReserve: Cents; readonly unconfirmed: Cents },
): MoneyAtHand {
  const near = days.slice(0, ALLOWANCE_DAYS + 1);
  const keptApart = apart.reduce((all, one) => all + one.amount, 0);
  return {
    spare: cents(Math.min(...near.map(({ balance }) => balance)) - accountReserve),
    belowZero: belowZeroIn(near, daysBelowZero(days)),
    apart: cents(keptApart),
    held: cents(amount + keptApart),
    unconfirmed,
  };
}

function belowZeroIn(
  days: readonly ForecastDay[],
  below: readonly ForecastDay[],
): BelowZero | null {
  const known = new Set(below);
  const first = days.find((day) => known.has(day));
  if (first === undefined) return null;
  const { date, balance } = days.reduce((low, day) => (day.balance < low.balance ? day : low));
  const lowest = { date, balance };
  return { first: first.date, lowest, lessPerDay: lessPerDay(days), missing: missingIn(days) };
}

/** The largest part of a day that a day below zero misses; null if the usual spending until then is not that much. */
function lessPerDay(days: readonly ForecastDay[]): Cents | null {
  let usual = 0;
  let most = 0;
  for (const [index, day] of days.entries()) {
    usual += day.usual;
    if (usual + day.balance < 0) return null;
    most = Math.max(most, Math.ceil(-day.balance / (index + 1)));
  }
  return cents(most);
}

function missingIn(days: readonly ForecastDay[]): Cents {
  let usual = 0;
  return cents(
    days.reduce((most, day) => {
      usual += day.usual;
      return Math.max(most, -day.balance - usual);
    }, 0),
  );
}

/** The money that advice to put aside goes by: of the accounts, null if no balance was told, and of a normal month. */
export type Means = { readonly atHand: MoneyAtHand | null; readonly surplus: Cents };

/**
 * The part of an amount that may be advised to be put aside: now, what the accounts spare, and without a told balance
 * the surplus of a normal month; in a coming month, its surplus. Never below zero.
 */
export function advisable(
  amount: Cents,
  when: "now" | "monthly",
  { atHand, surplus }: Means,
): Cents {
  const most = when === "now" && atHand !== null ? atHand.spare : surplus;
  return cents(Math.max(ZERO, Math.min(amount, most)));
}
