import { describe, expect, it } from "vitest";
import { monthlyWeight, nextFirst } from "../../../src/domain/recurrences/weight.ts";
import type { RecurrenceDraft } from "../../../src/domain/recurrences/recurrence.ts";
import { settled } from "../../../src/domain/recurrences/settle.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { planned } from "../../support/recurrences.ts";

const day = (text: string) => text as CivilDate;
const each = (amount: number) => ({ of: "each", amount: cents(amount) }) as const;

describe("what a recurrence comes to in a month", () => {
  it.each([
    ["day", 1, 100, 3_042],
    ["week", 1, 6_000, 26_000],
    ["week", 2, 10_000, 21_667],
    ["month", 1, 65_000, 65_000],
    ["month", 3, 30_000, 10_000],
    ["year", 1, 12_000, 1_000],
  ] as const)("every %s (%i) of %i cents is %i cents", (unit, every, amount, weight) => {
    expect(monthlyWeight(planned({ unit, every, cost: each(amount) }))).toBe(weight);
  });

  it("is a part of instalments", () => {
    const cost = { of: "parts", total: cents(12_000), fee: cents(500) } as const;
    expect(monthlyWeight(planned({ cost, times: 4 }))).toBe(3_000);
  });

  it("is nothing of what is paused or over", () => {
    expect(monthlyWeight(planned({ paused: true }))).toBe(0);
    expect(monthlyWeight(settled(planned({ times: 1 }), [day("2031-01-01")]))).toBe(0);
  });
});

describe("recurrences", () => {
  it("are listed by their next day, what comes no more last, and else as they were", () => {
    const named = (id: string, over: Partial<RecurrenceDraft>) => planned({ ...over, id });
    const all = [
      named("paused", { paused: true }),
      named("late", { start: day("2031-03-01") }),
      named("early", { start: day("2031-02-01") }),
      named("late too", { start: day("2031-03-01") }),
      named("over", { start: day("2030-01-01"), end: day("2029-01-01") }),
    ];
    expect(nextFirst(all).map(({ id }) => id)).toEqual([
      "early",
      "late",
      "late too",
      "paused",
      "over",
    ]);
  });
});
