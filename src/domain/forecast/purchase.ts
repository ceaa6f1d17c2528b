import { addDays } from "../shared/add-days.ts";
import { cents, subtract, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import type { FieldIssue } from "../fields/field-issue.ts";
import { daysOf, monthOf } from "../shared/year-month.ts";
import type { Reach } from "./reach.ts";
import {
  laterOf,
  ROOM_DAYS,
  tightestOf,
  type DayRoom,
  type SpendingRoom,
} from "./spending-room.ts";

/** A purchase that somebody thinks of: its price in cents, and its day, which is today or one of the 61 days after it. */
export type Purchase = { readonly amount: Cents; readonly date: CivilDate };

/** A day at whose end less than the cushion is left, and how much is missing, in cents. */
export type Short = { readonly date: CivilDate; readonly missing: Cents };

/** Whether a purchase can be made; amounts in cents. */
export type PurchaseAnswer =
  /** The amount that may be spent a day after it, and, where that is nothing today, from when on it is something. */
  | { readonly type: "yes"; readonly perDay: Cents; readonly later: DayRoom | null }
  /** The first day that it would make short, and the day on which most would be missing, which may be the same. */
  | { readonly type: "no"; readonly first: Short; readonly worst: Short }
  /** It makes no day short that is not short without it; the worst of those it would make worse, as it is without it. */
  | { readonly type: "short-already"; readonly worst: Short };

/**
 * Counts a purchase as one more expected outgoing of its day. "no" exactly where the money would be short of the cushion
 * at the end of a day of the 62 that is not short without it; "yes" where no day from the purchase on is short.
 */
export function answerPurchase(
  { spare }: Pick<SpendingRoom, "spare">,
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

/** The last days that can be asked for: on a plan, and on the widest. */
export type Askable = { readonly until: CivilDate; readonly atMost: CivilDate };

/** How far a question may reach: to the last of the 62 days, and where the plan ends with the month, to its end. */
export function askable(today: CivilDate, reach: Reach): Askable {
  const atMost = addDays(today, ROOM_DAYS);
  return { until: reach === "year" ? atMost : daysOf(monthOf(today)).to, atMost };
}

/** The first thing that is wrong with a question, and of which field; a day that is out of reach has its own sentence. */
export type PurchaseFault =
  | { readonly field: keyof Purchase; readonly issue: FieldIssue }
  | { readonly field: "date"; readonly issue: "out-of-reach" };

/** The wanted days at whose end less than the cushion is left, in their order. */
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
