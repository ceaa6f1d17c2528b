import fc, { type Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  endedBefore,
  parted,
  replanned,
} from "../../../../src/domain/recurrences/changes/change.ts";
import { dueUntil } from "../../../../src/domain/recurrences/due.ts";
import { continued } from "../../../../src/domain/recurrences/outcomes.ts";
import { droppedBy } from "../../../../src/domain/recurrences/changes/open-periods.ts";
import {
  draftOf,
  patched,
  planFault,
  type RecurrencePatch,
} from "../../../../src/domain/recurrences/patch.ts";
import { plannedDays } from "../../../../src/domain/recurrences/planned-days.ts";
import type { Occurrence, Recurrence } from "../../../../src/domain/recurrences/recurrence.ts";
import { begun } from "../../../../src/domain/recurrences/settle.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { recurrenceId } from "../../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../../src/domain/shared/year-month.ts";
import { anyCivilDate } from "../../../support/arbitraries/civil-date.ts";
import { planned } from "../../../support/recurrences.ts";
import { runs } from "../../../support/runs.ts";
import { storedAs, wholeOf, type Stored } from "../../../support/stored-plan.ts";

const day = (text: string) => text as CivilDate;

const opens = (one: Recurrence): readonly Occurrence[] => dueUntil(one, day("2199-12-31"), 40);
const monthsOf = (one: Recurrence) => opens(one).map((movement) => monthOf(movement.day));

const firstMonth = (one: Recurrence) => {
  const [first] = plannedDays({ ...one, end: null }, 0);
  return first && monthOf(first.day);
};

/** A change of a day: the first one, by days, that of the month, or the rule for weekends. */
type DayChange =
  | { readonly dayOfMonth: number | null }
  | { readonly later: number }
  | { readonly weekend: "keep" | "before" | "after" };

const anyDayChange: Arbitrary<DayChange> = fc.oneof(
  fc.record({ dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })) }),
  fc.record({ later: fc.integer({ min: -45, max: 45 }) }),
  fc.record({ weekend: fc.constantFrom("keep", "before", "after") } as const),
);

const patchOf = (plan: Recurrence, change: DayChange): RecurrencePatch =>
  "later" in change ? { start: addDays(plan.start, change.later) } : change;

const anyMonthly = fc
  .record({
    start: anyCivilDate("2031-01-01", "2031-12-31"),
    every: fc.integer({ min: 1, max: 3 }),
    dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined }),
    lasts: fc.option(fc.integer({ min: 60, max: 900 })),
    times: fc.option(fc.integer({ min: 3, max: 20 })),
    weekend: fc.constantFrom("keep", "before", "after"),
    away: fc.integer({ min: -40, max: 200 }),
  } as const)
  .map(({ lasts, dayOfMonth, away, ...plan }) => {
    const today = addDays(plan.start, away);
    const end = lasts === null ? null : addDays(plan.start, lasts);
    const draft = draftOf(planned({ ...plan, end, ...(dayOfMonth && { dayOfMonth }) }));
    return { today, plan: begun(draft, recurrenceId("first"), today, "today") };
  });

const changed = (one: Stored, change: DayChange, today: CivilDate): Stored | null => {
  const before = wholeOf(one);
  const after = replanned(before, patched(before, patchOf(before, change)), today);
  return planFault(before, after) === null ? storedAs(one, after) : null;
};

describe("the two parts of a plan", () => {
  it("have no month in common, whatever days of either change", () => {
    const changes = fc.array(fc.tuple(fc.boolean(), anyDayChange, fc.nat(30)), { maxLength: 8 });
    fc.assert(
      fc.property(anyMonthly, fc.nat(6), changes, ({ plan, ...life }, at, all) => {
        let { today } = life;
        const from = opens(plan)[at];
        if (from === undefined) return;
        const dearer = { ...draftOf(plan), cost: { of: "each", amount: cents(1) } } as const;
        const { before, after } = parted(plan, from, dearer, () => recurrenceId("second"));
        if (before === null) return;
        const parts: [Stored, Stored] = [
          storedAs({ plan, outcomes: [] }, before),
          { plan: { ...after, exceptions: [] }, outcomes: continued(after, from.day, plan, []) },
        ];
        for (const [isSecond, change, days] of all) {
          today = addDays(today, days);
          const index = isSecond ? 1 : 0;
          parts[index] = changed(parts[index], change, today) ?? parts[index];
          const first = new Set(monthsOf(wholeOf(parts[0])));
          expect(monthsOf(wholeOf(parts[1])).filter((month) => first.has(month))).toEqual([]);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it("are told by their last days: the first ends with the month of its last movement", () => {
    const rent = planned({ start: day("2031-03-31") });
    const [, , may] = opens(rent);
    if (may === undefined) throw new Error("planned");
    expect(endedBefore(rent, may).end).toBe("2031-04-30");
    const yearly = planned({ unit: "year" });
    const [, second] = opens(yearly);
    if (second === undefined) throw new Error("planned");
    expect(endedBefore(yearly, second).end).toBe("2031-01-31");
  });
});

describe("another day of a plan", () => {
  it("neither loses a month that is open nor opens another one", () => {
    fc.assert(
      fc.property(anyMonthly, fc.array(anyDayChange, { maxLength: 6 }), ({ today, plan }, all) => {
        fc.pre(opens(plan).length > 0);
        let one: Stored = { plan, outcomes: [] };
        for (const change of all) {
          const before = wholeOf(one);
          const next = changed(one, change, today);
          if (next === null) continue;
          one = next;
          if ("later" in change && firstMonth(wholeOf(next)) !== firstMonth(before)) continue;
          expect(monthsOf(wholeOf(next))).toEqual(monthsOf(before));
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  const rent = (over: object) =>
    begun(draftOf(planned(over)), recurrenceId("rent"), day("2031-04-20"), "today");
  const dates = (one: Recurrence, patch: RecurrencePatch, today: string) =>
    opens(replanned(one, patched(one, patch), day(today))).map(({ date }) => date);

  it("leaves the movement of the month that runs when it was due, if the new day has passed", () => {
    const late = rent({ start: day("2031-03-31") });
    expect(dates(late, { dayOfMonth: 5 }, "2031-04-20").slice(0, 3)).toEqual([
      "2031-04-30",
      "2031-05-05",
      "2031-06-05",
    ]);
  });

  it("keeps the first and the last movement, whether its day is before the first one or after the end", () => {
    const may = rent({ start: day("2031-05-31") });
    expect(dates(may, { dayOfMonth: 5 }, "2031-04-20")[0]).toBe("2031-05-05");
    const few = rent({ start: day("2031-05-15"), end: day("2031-07-20") });
    const last = ["2031-05-31", "2031-06-30", "2031-07-31"];
    expect(dates(few, { dayOfMonth: 31 }, "2031-04-20")).toEqual(last);
    const some = rent({ start: day("2031-05-31"), end: day("2031-07-20") });
    expect(dates(some, { dayOfMonth: 5 }, "2031-04-20")).toEqual(["2031-05-05", "2031-06-05"]);
  });

  it("says how many open movements have no day any more, which another day alone never has", () => {
    const today = day("2031-04-20");
    const waiting = planned({ start: day("2031-03-31"), mode: "confirm" });
    const dropped = (patch: RecurrencePatch) =>
      droppedBy(waiting, replanned(waiting, patched(waiting, patch), today), today);
    expect(dropped({ dayOfMonth: 1 })).toBe(0);
    expect(dropped({ start: day("2031-04-05") })).toBe(1);
    expect(dropped({ start: day("2031-06-05") })).toBe(3);
    expect(dropped({ unit: "week", start: day("2031-04-21") })).toBe(1);
    expect(dropped({ end: day("2031-03-31") })).toBe(0);
    expect(dropped({ start: day("2031-06-05"), end: day("2031-06-04") })).toBe(3);
  });
});
