import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entriesByMonth } from "../../../src/domain/goals/goal-entry.ts";
import { sum } from "../../../src/domain/shared/cents.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { anyGoalEntry } from "../../support/arbitraries/goal.ts";

describe("the entries of a goal by month", () => {
  const newestFirst = fc
    .array(anyGoalEntry, { maxLength: 40 })
    .map((entries) => entries.toSorted((a, b) => (a.date < b.date ? 1 : -1)));

  it("are all of them, in their order, each in its own month", () => {
    fc.assert(
      fc.property(newestFirst, (entries) => {
        const months = entriesByMonth(entries);
        expect(months.flatMap((month) => month.entries)).toEqual(entries);
        expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
        for (const { month, entries: own } of months)
          for (const { date } of own) expect(monthOf(date)).toBe(month);
      }),
    );
  });

  it("come to their sum", () => {
    fc.assert(
      fc.property(newestFirst, (entries) => {
        for (const { total, entries: own } of entriesByMonth(entries))
          expect(total).toBe(sum(own.map(({ amount }) => amount)));
      }),
    );
  });
});
