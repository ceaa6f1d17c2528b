import fc, { type Arbitrary } from "fast-check";
import type { RecurrencePatch } from "../../../src/domain/recurrences/patch.ts";

/** A step in the life of a plan: an answer to one of its next movements, a change of it, or time that passes. */
export type PlanStep =
  | { readonly type: "settle"; readonly at: number }
  | { readonly type: "amount"; readonly at: number }
  | { readonly type: "change"; readonly patch: PlanChange }
  | { readonly type: "part"; readonly at: number; readonly patch: PlanChange }
  | { readonly type: "wait"; readonly days: number };

/** A change whose first day is told in days from the one before. */
export type PlanChange = Pick<
  RecurrencePatch,
  "every" | "unit" | "weekend" | "dayOfMonth" | "paused" | "times"
> & { readonly later?: number; readonly price?: number; readonly lasts?: number };

const anyPlanChange: Arbitrary<PlanChange> = fc
  .record(
    {
      later: fc.integer({ min: -40, max: 40 }),
      every: fc.integer({ min: 1, max: 4 }),
      unit: fc.constantFrom("day", "week", "month", "month", "month", "year"),
      weekend: fc.constantFrom("keep", "before", "after"),
      dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
      price: fc.integer({ min: 1, max: 20 }),
      paused: fc.boolean(),
      lasts: fc.integer({ min: -1, max: 900 }),
    } as const,
    { requiredKeys: [] },
  )
  .map(({ unit, ...change }) => ({
    ...change,
    ...(unit !== undefined && { unit, every: change.every ?? 1 }),
  }));

const anyAt = fc.nat(5);

/** Any life of a plan: answers, at most 20 changes, and days that pass. */
export const anyPlanLife: Arbitrary<readonly PlanStep[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant("settle"), at: anyAt } as const) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("amount"), at: anyAt } as const) },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant("change"), patch: anyPlanChange } as const),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant("part"), at: anyAt, patch: anyPlanChange } as const),
    },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant("wait"), days: fc.nat(60) } as const),
    },
  ),
  { maxLength: 40 },
);
