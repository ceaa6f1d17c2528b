import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fulfilments, reachOf } from "../../../src/domain/recurrences/fulfil.ts";
import { dueUntil } from "../../../src/domain/recurrences/due.ts";
import { openOccurrences } from "../../../src/domain/recurrences/occurrences.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { reopened, settled } from "../../../src/domain/recurrences/settle.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { daysBetween } from "../../../src/domain/shared/days-between.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import { anyRecurrence } from "../../support/arbitraries/recurrence.ts";
import { planned } from "../../support/recurrences.ts";
import { recordWith } from "../../ui/support/records.ts";

const LATE = civilDate(2199, 12, 31);

const anyMovement = fc.record({
  kind: fc.constantFrom("income", "expense"),
  date: fc.nat(80).map((days) => addDays(civilDate(2031, 1, 1), days)),
  amount: fc.constantFrom(585_00, 584_99, 650_00, 715_00, 715_01, 30_00).map(cents),
  description: fc.constantFrom(null, "TRF RENDA", "GINASIO LISBOA"),
} as const);

const anyPlans = fc
  .array(
    fc.record({
      kind: fc.constantFrom("income", "expense"),
      start: fc.nat(40).map((days) => addDays(civilDate(2031, 1, 1), days)),
      unit: fc.constantFrom("day", "week", "month"),
      every: fc.integer({ min: 1, max: 3 }),
    } as const),
    { maxLength: 4 },
  )
  .map((plans) => plans.map((plan, at) => planned({ ...plan, id: `plan ${at}` })));

describe("what was planned and now is there", () => {
  it("is paired one to one with records of its kind, near in days and within a tenth of the amount", () => {
    fc.assert(
      fc.property(fc.array(anyMovement, { maxLength: 12 }), anyPlans, (movements, plans) => {
        const found = fulfilments(movements, plans);
        const named = [...found.values()].map(
          ({ occurrence: { recurrenceId: id, day } }) => `${id} ${day}`,
        );
        expect(new Set(named).size).toBe(named.length);
        for (const [movement, { occurrence }] of found) {
          const plan = plans.find(({ id }) => id === occurrence.recurrenceId);
          expect(occurrence.kind).toBe(movement.kind);
          expect(Math.abs(daysBetween(movement.date, occurrence.date))).toBeLessThanOrEqual(
            plan === undefined ? -1 : reachOf(plan),
          );
          expect(Math.abs(movement.amount - occurrence.amount) * 10).toBeLessThanOrEqual(
            occurrence.amount,
          );
        }
      }),
    );
  });

  it("lies seven days away at most, for an amount a tenth away at most", () => {
    const rent = planned({ start: civilDate(2031, 1, 15) });
    const isFound = (date: number, amount: number) =>
      fulfilments([recordWith({ date: civilDate(2031, 1, date), amount: cents(amount) })], [rent])
        .size > 0;
    expect([7, 8, 22, 23].map((date) => isFound(date, 650_00))).toEqual([false, true, true, false]);
    const amounts = [584_99, 585_00, 715_00, 715_01];
    expect(amounts.map((amount) => isFound(15, amount))).toEqual([false, true, true, false]);
  });

  it("shares a telling word, else is the nearest in days, else in cents", () => {
    const nearest = (
      description: string | null,
      ...records: readonly Parameters<typeof recordWith>[0][]
    ) => {
      const rent = planned({ start: civilDate(2031, 1, 15), description });
      const all = records.map((one) => recordWith({ amount: cents(650_00), ...one }));
      const [found] = fulfilments(all, [rent]).keys();
      return found === undefined ? -1 : all.indexOf(found);
    };
    const [same, near] = [civilDate(2031, 1, 15), civilDate(2031, 1, 18)];
    const words = { date: near, description: "TRF Renda Lisboa" };
    expect(nearest("Renda da casa", { date: same, description: "Oficina" }, words)).toBe(1);
    expect(
      nearest(null, { date: near, description: null }, { date: same, description: "Loja" }),
    ).toBe(1);
    const cheap = { date: same, description: null, amount: cents(600_00) };
    expect(nearest("Renda", { date: near, description: null }, cheap)).toBe(1);
    expect(nearest("Renda", cheap, { date: same, description: null })).toBe(1);
  });

  it("is nothing where there is no record", () => {
    expect(fulfilments([], [planned()]).size).toBe(0);
  });

  it("is not what is settled already, or paused", () => {
    const rent = planned({ start: civilDate(2031, 1, 5) });
    const paid = recordWith({ date: civilDate(2031, 1, 4), amount: cents(650_00) });
    const isFound = (one: Recurrence) => fulfilments([paid], [one]).size > 0;
    expect(isFound(rent)).toBe(true);
    expect(isFound(settled(rent, [civilDate(2031, 1, 5)]))).toBe(false);
    expect(isFound({ ...rent, paused: true })).toBe(false);
  });

  it("is sure only of what has no rival, and prefers the same words to a nearer day", () => {
    const rent = planned({ start: civilDate(2031, 1, 5) });
    const named = recordWith({
      date: civilDate(2031, 1, 2),
      amount: cents(650_00),
      description: "Renda",
    });
    const other = recordWith({ ...named, date: civilDate(2031, 1, 5), description: "Oficina" });
    expect(fulfilments([other, named], [rent]).get(named)).toMatchObject({ sure: true });
    expect(fulfilments([other, named], [rent]).has(other)).toBe(false);
    const twin = recordWith({ ...named, date: civilDate(2031, 1, 8) });
    expect([...fulfilments([named, twin], [rent]).values()]).toMatchObject([{ sure: false }]);
  });

  it.each([
    [1, "day", 0],
    [1, "week", 3],
    [2, "week", 7],
    [1, "month", 7],
    [1, "year", 7],
  ] as const)("every %i %s may lie %i days away", (every, unit, days) => {
    expect(reachOf({ every, unit })).toBe(days);
  });
});

describe("a planned movement that was settled", () => {
  const opens = (recurrence: Recurrence) => dueUntil(recurrence, LATE, 30).map(({ day }) => day);

  it("is open again as if it had never been, in whatever order", () => {
    fc.assert(
      fc.property(anyRecurrence, fc.array(fc.nat(8), { minLength: 1 }), (recurrence, picks) => {
        const open = opens(recurrence);
        const days = [...new Set(picks.flatMap((at) => open[at] ?? []))];
        const closed = settled(recurrence, days);
        expect(opens(closed).slice(0, 15)).toEqual(
          open.filter((day) => !days.includes(day)).slice(0, 15),
        );
        expect(opens(days.reduce(reopened, closed))).toEqual(open);
        const [first] = days;
        if (first !== undefined) expect(opens(reopened(closed, first))).toContain(first);
      }),
    );
  });

  it("that nobody ever planned opens nothing", () => {
    fc.assert(
      fc.property(anyRecurrence, fc.nat(40), (recurrence, after) => {
        const [first] = openOccurrences(recurrence);
        const before = addDays(recurrence.start, -1 - after);
        expect(reopened(recurrence, before)).toEqual(recurrence);
        if (first !== undefined) expect(reopened(recurrence, first.day)).toEqual(recurrence);
      }),
    );
  });
});

it("a rent, a salary and a subscription are known in what a bank says", () => {
  const plans = [
    planned({ start: civilDate(2026, 11, 1) }),
    planned({
      id: recurrenceId("salary"),
      kind: "income",
      description: "Ordenado",
      cost: { of: "each", amount: cents(1_450_00) },
      start: civilDate(2026, 11, 25),
    }),
    planned({
      id: recurrenceId("gym"),
      description: "Ginásio",
      cost: { of: "each", amount: cents(29_90) },
      start: civilDate(2026, 11, 8),
    }),
  ];
  const lines = [
    recordWith({
      date: civilDate(2026, 11, 2),
      amount: cents(650_00),
      description: "TRF P/ SENHORIO",
    }),
    recordWith({
      kind: "income",
      date: civilDate(2026, 11, 24),
      amount: cents(1_462_13),
      description: "ORDENADO NOV",
    }),
    recordWith({
      date: civilDate(2026, 11, 9),
      amount: cents(29_90),
      description: "DD GINASIO FIT",
    }),
    recordWith({ date: civilDate(2026, 11, 9), amount: cents(12_40), description: "PINGO DOCE" }),
  ];
  const found = fulfilments(lines, plans);
  expect(lines.map((line) => found.get(line)?.occurrence.description ?? null)).toEqual([
    "Renda",
    "Ordenado",
    "Ginásio",
    null,
  ]);
});
