import { addDays } from "../shared/add-days.ts";
import { cents, subtract, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import type { FieldIssue } from "../fields/field-issue.ts";
import { daysOf, monthOf } from "../shared/year-month.ts";
import type { Horizon } from "./horizon.ts";
import {
  laterOf,
  ALLOWANCE_DAYS,
  tightestOf,
  type DayAllowance,
  type DailyAllowance,
} from "./daily-allowance.ts";

/** A planned purchase: its price in cents, and its day, which is today or one of the 61 days after it. */
export type Purchase = { readonly amount: Cents; readonly date: CivilDate };

/** A day that ends below the cushion, and how much is missing, in cents. */
export type Short = { readonly date: CivilDate; readonly missing: Cents };

/** Whether a purchase can be made; amounts in cents. */
export type PurchaseAnswer =
  /** The amount per day that remains after it; if that is zero today, from when on there is some. */
  | { readonly type: "yes"; readonly perDay: Cents; readonly later: DayAllowance | null }
  /**
   * The first day that it pulls below the cushion, and the day on which most would be missing, which may be the same.
   */
  | { readonly type: "no"; readonly first: Short; readonly worst: Short }
  /**
   * It pulls no further day below the cushion; `worst` is the worst of the days that were below it already and that it
   * makes worse, as it is without the purchase.
   */
  | { readonly type: "short-already"; readonly worst: Short };

/**
 * Counts a purchase as one more expected expense of its day. "no" if it pulls a day of the 62 below the cushion that is
 * not below it anyway; "yes" if no day from the purchase on is below it.
 */
export function answerPurchase(
  { spare }: Pick<DailyAllowance, "spare">,
  today: CivilDate,
  { amount, date }: Purchase,
): PurchaseAnswer {
  const from = daysBetween(today, date);
  const after = spare.map((left, day) => (day < from ? left : subtract(left, amount)));
  const made = shortOf(after, today, (day) => (spare[day] ?? 0) >= 0);
  const [first] = made;
  if (first !== undefined) return { type: "no", first, worst: worstOf(made, first) };
  const before = shortOf(spare, today, (day) => day >= from);
  const [known] = before;
  if (known !== undefined) return { type: "short-already", worst: worstOf(before, known) };
  const { perDay } = tightestOf(after, 0);
  return perDay > 0
    ? { type: "yes", perDay: cents(perDay), later: null }
    : { type: "yes", perDay: ZERO, later: laterOf(after, today).from };
}

/** The last days that can be asked for: on this plan, and on the widest. */
export type Askable = { readonly until: CivilDate; readonly atMost: CivilDate };

/**
 * The last day that a question may be about: the last of the 62 days, or the end of the month where the plan ends
 * there.
 */
export function askable(today: CivilDate, horizon: Horizon): Askable {
  const atMost = addDays(today, ALLOWANCE_DAYS);
  return { until: horizon === "year" ? atMost : daysOf(monthOf(today)).to, atMost };
}

/** The first fault of a question, and its field; a day out of reach has its own sentence. */
export type PurchaseFault =
  | { readonly field: keyof Purchase; readonly issue: FieldIssue }
  | { readonly field: "date"; readonly issue: "out-of-reach" };

/** The wanted days that end below the cushion, in their order. */
const shortOf = (
  spare: readonly Cents[],
  today: CivilDate,
  isWanted: (day: number) => boolean,
): readonly Short[] =>
  spare.flatMap((left, day) =>
    left < 0 && isWanted(day) ? { date: addDays(today, day), missing: subtract(ZERO, left) } : [],
  );

/** The day on which most is missing, the first of several. */
const worstOf = (some: readonly Short[], first: Short): Short =>
  some.reduce((worst, one) => (one.missing > worst.missing ? one : worst), first);
