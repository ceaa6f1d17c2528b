import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { instalmentsLeft } from "../../../src/domain/recurrences/instalments-left.ts";
import { dueUntil, nextOf } from "../../../src/domain/recurrences/due.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import {
  monthlyWeight,
  nextFirst,
  recurrenceTotals,
  yearlyWeight,
} from "../../../src/domain/recurrences/recurrence-totals.ts";
import { parted } from "../../../src/domain/recurrences/changes/change.ts";
import { occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import { draftOf } from "../../../src/domain/recurrences/patch.ts";
import type { Recurrence, RecurrenceDraft } from "../../../src/domain/recurrences/recurrence.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import { settled } from "../../../src/domain/recurrences/settle.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";
import { planned } from "../../support/recurrences.ts";
import { runs } from "../../support/runs.ts";

const day = (text: string) => text as CivilDate;
const NEW_YEAR = day("2031-01-01");
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
    expect(monthlyWeight(planned({ unit, every, cost: each(amount) }), NEW_YEAR)).toBe(weight);
  });

  it("is a part of instalments", () => {
    const cost = { of: "parts", total: cents(12_000), fee: cents(500) } as const;
    expect(monthlyWeight(planned({ cost, times: 4 }), NEW_YEAR)).toBe(3_000);
  });

  it("is nothing of what is paused or over", () => {
    expect(monthlyWeight(planned({ paused: true }), NEW_YEAR)).toBe(0);
    expect(monthlyWeight(settled(planned({ times: 1 }), [NEW_YEAR]), NEW_YEAR)).toBe(0);
  });

  it("is nothing of what begins only after a year", () => {
    const later = planned({ start: day("2032-02-01") });
    expect([monthlyWeight(later, NEW_YEAR), yearlyWeight(later, NEW_YEAR)]).toEqual([0, 0]);
  });
});

describe("what a recurrence comes to in the next twelve months", () => {
  it("is no more than what is left of it: six instalments are six", () => {
    const cost = { of: "parts", total: cents(60_000), fee: cents(0) } as const;
    const phone = planned({ cost, times: 6 });
    expect(monthlyWeight(phone, NEW_YEAR)).toBe(10_000);
    expect(yearlyWeight(phone, NEW_YEAR)).toBe(60_000);
    expect(yearlyWeight(planned({ times: 3 }), NEW_YEAR)).toBe(3 * 650_00);
    expect(yearlyWeight(planned({ end: day("2031-05-15") }), NEW_YEAR)).toBe(5 * 650_00);
    expect(yearlyWeight(planned({ paused: true }), NEW_YEAR)).toBe(0);
  });

  it("is twelve times a month without an end, whether today's is open, recorded, or one still waits", () => {
    const today = anyCivilDate("2028-01-01", "2032-12-31");
    const plans = fc.tuple(today, anyAmount, fc.integer({ min: -20, max: 28 }), fc.boolean());
    fc.assert(
      fc.property(plans, ([on, amount, away, isRecorded]) => {
        // Twelve months from the 29 of February have no day of their own to end on.
        fc.pre(!/-02-2[89]$/.test(on));
        const start = addDays(on, away);
        const plan = planned({ start, cost: each(amount) });
        const open = isRecorded && away <= 0 ? settled(plan, [start]) : plan;
        expect(yearlyWeight(open, on)).toBe(12 * monthlyWeight(open, on));
      }),
    );
  });

  it("is all that is left of instalments that are over within them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), anyAmount, (times, total) => {
        const cost = { of: "parts", total, fee: cents(250) } as const;
        const parts = planned({ cost, times });
        expect(yearlyWeight(parts, NEW_YEAR)).toBe(instalmentsLeft(parts)?.amount);
      }),
    );
  });

  it("never grows with an earlier end, and is nothing where nothing comes", () => {
    const days = anyCivilDate("2019-01-01", "2034-12-31");
    fc.assert(
      fc.property(anyRecurrence, days, days, (recurrence, on, end) => {
        const whole = yearlyWeight({ ...recurrence, end: null }, on);
        expect(yearlyWeight({ ...recurrence, end }, on)).toBeLessThanOrEqual(whole);
        if (nextOf(recurrence) === null) expect(yearlyWeight(recurrence, on)).toBe(0);
      }),
    );
  });
});

describe("what a plan and the one after it come to in a month", () => {
  const second = () => recurrenceId("second");
  const totals = (plans: readonly (Recurrence | null)[], today: CivilDate) =>
    recurrenceTotals(
      plans.filter((one) => one !== null),
      today,
    );

  it("is that of the one in force: a salary that rises in June", () => {
    const salary = planned({ kind: "income", start: day("2031-01-25"), cost: each(1500_00) });
    const june = occurrenceOn(salary, day("2031-06-25"));
    if (june === null) throw new Error("planned");
    const raised = { ...draftOf(salary), cost: each(1600_00), description: "Ordenado novo" };
    const { before, after } = parted(salary, june, raised, second);
    const at = (today: string) => totals([after, before], day(today));
    expect(at("2031-01-01")).toEqual({ month: 1500_00, year: 5 * 1500_00 + 7 * 1600_00 });
    const paid = before && settled(before, salaryDays.map(day));
    expect(totals([paid, after], day("2031-05-26")).month).toBe(1600_00);
    expect(at("2031-08-01").month).toBe(1600_00);
  });

  const salaryDays = ["01", "02", "03", "04", "05"].map((month) => `2031-${month}-25`);

  it("is that of the whole, wherever it is parted, whatever is answered, on any day", () => {
    const days = fc.array(fc.nat(40), { maxLength: 40 });
    const plans = fc.tuple(anyRecurrence, fc.nat(20), fc.integer({ min: -400, max: 800 }), days);
    fc.assert(
      fc.property(plans, ([any, at, away, answered]) => {
        const plan: Recurrence = { ...any, cost: each(1200_00) };
        const open = dueUntil(plan, day("2199-12-31"), 41);
        const from = open[at];
        fc.pre(from !== undefined);
        const { before, after } = parted(plan, from, draftOf(plan), second);
        const today = addDays(from.day, away);
        const done = answered.flatMap((index) => open[index]?.day ?? []);
        const whole = totals([settled(plan, done)], today);
        const parts = [
          before &&
            settled(
              before,
              done.filter((one) => one < from.day),
            ),
          settled(
            after,
            done.filter((one) => one >= from.day),
          ),
        ];
        const both = totals(parts, today);
        expect(both.month).toBe(whole.month);
        expect(both.month > 0).toBe(both.year > 0);
      }),
      { numRuns: runs(500) },
    );
  });

  it("is that of both where they are two things", () => {
    const gym = planned({ description: "Ginásio", category: "Lazer", end: day("2031-03-31") });
    const car = planned({ description: "Carro", category: "Transporte", start: day("2031-04-01") });
    expect(totals([gym, car], NEW_YEAR).month).toBe(2 * 650_00);
    const other = planned({ description: "Piano", category: "Lazer", start: day("2031-02-01") });
    expect(totals([gym, other], NEW_YEAR).month).toBe(2 * 650_00);
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
