import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftOf, planFault } from "../../../src/domain/recurrences/patch.ts";
import type { Recurrence, RecurrenceDraft } from "../../../src/domain/recurrences/recurrence.ts";
import { begun, settled, withChanged } from "../../../src/domain/recurrences/settle.ts";
import { occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import { anyRecurrenceDraft } from "../../support/arbitraries/recurrence.ts";
import { planned } from "../../support/recurrences.ts";

const day = (text: string) => text as CivilDate;
const instalments = planned({
  cost: { of: "parts", total: cents(120_000), fee: cents(0) },
  times: 12,
});
const changeOf = (before: Recurrence | null, over: Partial<RecurrenceDraft>) =>
  planFault(before, { ...draftOf(before ?? instalments), ...over });

/** Another value of each field that says on which day comes what. */
const OTHERS: readonly Partial<RecurrenceDraft>[] = [
  { cost: { of: "parts", total: cents(120_001), fee: cents(0) } },
  { start: day("2031-01-02") },
  { every: 2 },
  { unit: "week" },
  { times: 11 },
  { weekend: "after" },
];

describe("a plan", () => {
  it("is what its person said, however far it has come", () => {
    fc.assert(
      fc.property(anyRecurrenceDraft, (draft) => {
        const recurrence = begun(draft, recurrenceId("r"), day("2031-01-01"), "today");
        expect(draftOf(recurrence)).toEqual(draft);
      }),
    );
  });

  it("ends on its first day at the earliest", () => {
    const rent = planned();
    expect(changeOf(rent, { end: day("2030-12-31") })).toBe("end-before-start");
    expect(changeOf(rent, { end: day("2031-01-01") })).toBeNull();
    expect(planFault(null, { ...draftOf(rent), end: day("2030-12-31") })).toBe("end-before-start");
  });

  it("leaves weekends only where its movements are more than two days apart", () => {
    for (const weekend of ["before", "after"] as const) {
      const daily = (every: number) =>
        planFault(null, draftOf(planned({ unit: "day", every, weekend })));
      expect([1, 2, 3].map(daily)).toEqual(["weekend-too-close", "weekend-too-close", null]);
      const weekly = planned({ unit: "week", weekend });
      expect(changeOf(weekly, { unit: "day" })).toBe("weekend-too-close");
      expect(changeOf(weekly, { unit: "day", weekend: "keep" })).toBeNull();
    }
  });

  it("may change in all but whether it is in parts, once it goes on", () => {
    const paid = settled(planned(), [day("2031-01-01")]);
    for (const other of OTHERS) expect(changeOf(paid, { ...other, cost: paid.cost })).toBeNull();
    expect(changeOf(paid, { paused: true })).toBeNull();
    expect(changeOf(paid, { cost: instalments.cost, times: 12 })).toBe("instalments-fixed");
    expect(changeOf(instalments, { cost: paid.cost })).toBe("instalments-fixed");
  });
});

describe("the plan of instalments", () => {
  it("has a number, and neither a last day nor a pause", () => {
    for (const before of [null, instalments]) {
      expect(changeOf(before, {})).toBeNull();
      expect(changeOf(before, { times: null })).toBe("instalments-fixed");
      expect(changeOf(before, { end: day("2031-12-31") })).toBe("instalments-fixed");
      expect(changeOf(before, { paused: true })).toBe("instalments-fixed");
    }
  });

  it("may change in every way until the first part is settled", () => {
    const february = occurrenceOn(instalments, day("2031-02-01"));
    if (february === null) throw new Error("planned");
    const later = withChanged(instalments, february, { ...february, date: day("2031-02-03") });
    for (const before of [instalments, later])
      for (const other of OTHERS) expect(changeOf(before, other)).toBeNull();
  });

  it.each([
    ["the first part", [day("2031-01-01")]],
    ["a later one", [day("2031-03-01")]],
  ])("moves no day and no cent once %s is settled", (_, days) => {
    const begunOnes = settled(instalments, days);
    for (const other of OTHERS) expect(changeOf(begunOnes, other)).toBe("instalments-fixed");
    const free = { category: "Lazer", description: "Portátil", mode: "confirm", kind: "income" };
    expect(changeOf(begunOnes, free as Partial<RecurrenceDraft>)).toBeNull();
  });
});
