import type { RecurrenceDraft } from "../../src/domain/recurrences/recurrence.ts";
import { repeated } from "../../src/domain/recurrences/repeat.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { civilDate, partsOf, type CivilDate } from "../../src/domain/shared/civil-date.ts";
import { addMonths, daysOf, monthOf } from "../../src/domain/shared/year-month.ts";
import type { Bill } from "./bills.ts";
import type { DemoRecord } from "./records.ts";

/** A recurrence of a made-up person, and whether its movements before today are recorded. */
export type DemoPlan = { readonly draft: RecurrenceDraft; readonly withEarlier: boolean };

/** A payment in instalments: its text, cents, number, day, and how many months ago it began. */
export type DemoInstalments = {
  readonly category: string;
  readonly description: string;
  readonly total: number;
  readonly times: number;
  readonly day: number;
  readonly since: number;
};

/** A weekly payment to confirm, from the last day of the data on. */
export type DemoWeekly = {
  readonly category: string;
  readonly description: string;
  readonly amount: number;
};

const PLAN = {
  kind: "expense",
  every: 1,
  end: null,
  times: null,
  weekend: "keep",
  paused: false,
} as const;

/** Planned bills continue after their last records. */
export const plannedBills = (
  bills: readonly Bill[],
  records: readonly DemoRecord[],
  today: CivilDate,
): readonly DemoPlan[] =>
  bills.flatMap(({ planned, description }) => {
    const last = records.findLast(({ draft }) => draft.description === description);
    if (planned === undefined || last === undefined) return [];
    const draft = repeated({ ...last.draft, kind: last.kind ?? "expense" }, today);
    return draft === null ? [] : [{ draft: { ...draft, mode: planned }, withEarlier: false }];
  });

export function plannedInstalments(
  { category, description, total, times, day, since }: DemoInstalments,
  today: CivilDate,
): DemoPlan {
  const { year, month } = partsOf(daysOf(addMonths(monthOf(today), -since)).from);
  const draft = {
    ...PLAN,
    category,
    description,
    cost: { of: "parts", total: cents(total), fee: cents(0) },
    start: civilDate(year, month, day),
    unit: "month",
    times,
    mode: "automatic",
  } as const;
  return { draft, withEarlier: true };
}

export const plannedWeekly = (
  { category, description, amount }: DemoWeekly,
  today: CivilDate,
): DemoPlan => ({
  draft: {
    ...PLAN,
    category,
    description,
    cost: { of: "each", amount: cents(amount) },
    start: today,
    unit: "week",
    mode: "confirm",
  },
  withEarlier: false,
});
