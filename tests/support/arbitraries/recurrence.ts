import fc, { type Arbitrary } from "fast-check";
import { canLeaveWeekends } from "../../../src/domain/recurrences/planned-days.ts";
import type {
  Recurrence,
  RecurrenceDraft,
  RecurrenceUnit,
} from "../../../src/domain/recurrences/recurrence.ts";
import { begun } from "../../../src/domain/recurrences/settle.ts";
import { cents, MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import { anyAmount } from "./cents.ts";
import { anyCivilDate } from "./civil-date.ts";

const anyPlan = fc
  .record({
    kind: fc.constantFrom("income", "expense"),
    category: fc.constantFrom("Habitação", "Outros"),
    description: fc.option(fc.constantFrom("Renda", "Ginásio")),
    start: anyCivilDate("2020-01-01", "2032-12-31"),
    every: fc.integer({ min: 1, max: 40 }),
    unit: fc.constantFrom("day", "week", "month", "year"),
    end: fc.option(anyCivilDate("2020-01-01", "2040-12-31")),
    weekend: fc.constantFrom("keep", "before", "after"),
    mode: fc.constantFrom("automatic", "confirm"),
    paused: fc.constant(false),
  } as const)
  .map((plan) => (canLeaveWeekends(plan) ? plan : { ...plan, weekend: "keep" as const }));

/** A day of the month, of plans in months and years alone. */
const anyDayOfMonth = fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined });

const onDay = <Plan extends { readonly unit: RecurrenceUnit }>(
  plan: Plan,
  dayOfMonth: number | undefined,
) =>
  dayOfMonth === undefined || plan.unit === "day" || plan.unit === "week"
    ? plan
    : { ...plan, dayOfMonth };

const anyEach = fc.record({
  cost: fc.record({ of: fc.constant("each"), amount: anyAmount } as const),
  times: fc.option(fc.integer({ min: 1, max: 60 })),
});

const anyParts = fc.record({
  cost: fc
    .record({ of: fc.constant("parts"), total: anyAmount, fee: anyAmount } as const)
    // A plan is refused whose first instalment could be more than a record can hold.
    .map((cost) => ({ ...cost, fee: cents(Math.min(cost.fee, MAX_AMOUNT - cost.total)) })),
  times: fc.integer({ min: 1, max: 60 }),
});

/** Any plan of a recurring movement, none of them paused. */
export const anyRecurrenceDraft: Arbitrary<RecurrenceDraft> = fc
  .tuple(anyPlan, fc.oneof(anyEach, anyParts), anyDayOfMonth)
  .map(([plan, cost, dayOfMonth]) => onDay({ ...plan, ...cost }, dayOfMonth));

/** Any instalments. */
export const anyInstalments: Arbitrary<RecurrenceDraft> = fc
  .tuple(anyPlan, anyParts)
  .map(([plan, cost]) => ({ ...plan, ...cost, unit: "week", end: null }));

/** Any recurrence without settled days. */
export const anyRecurrence: Arbitrary<Recurrence> = anyRecurrenceDraft.map((draft) =>
  begun(draft, recurrenceId("01890000-0000-7000-8000-000000000001"), draft.start, "start"),
);
