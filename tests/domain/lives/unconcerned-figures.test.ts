import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LIVED_WITHIN_MONTHS, livedMonths } from "../../../src/domain/lived-months/lived-months.ts";
import { livesOf } from "../../../src/domain/lived-months/lives-of.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { addMonths, monthOf } from "../../../src/domain/shared/year-month.ts";
import { anyLife } from "../../support/lives/any-life.ts";
import { figuresOf, normalOf } from "../../support/lives/figures-of.ts";
import { dayOf } from "../../support/lives/life.ts";
import { runs } from "../../support/runs.ts";

const LIVES = { numRuns: runs(500) };

/** How far back a stray record may lie. */
const STRAY_MONTHS = 40;

describe("the figures of any life", () => {
  it("are the same with a stray record alone in its month, with unknown months around", () => {
    const anyStray = fc.record({
      at: fc.nat({ max: STRAY_MONTHS }),
      day: fc.integer({ min: 1, max: 31 }),
      kind: fc.constantFrom("income", "expense"),
      category: fc.constantFrom("Compras", "Habitação", "Salário"),
      description: fc.constantFrom("Garantia", "Prenda", null),
      amount: fc.integer({ min: 1, max: 3_000_00 }).map(cents),
    });
    fc.assert(
      fc.property(anyLife, anyStray, (life, { at, day, ...stray }) => {
        const month = addMonths(monthOf(life.today), -at - 1);
        const around = { from: addMonths(month, -1), to: addMonths(month, 1) };
        const isAlone = !life.records.some(
          ({ date }) => monthOf(date) >= around.from && monthOf(date) <= around.to,
        );
        fc.pre(isAlone);
        const record = { ...stray, id: transactionId("stray"), date: dayOf(month, day) };
        expect(figuresOf({ ...life, records: [record, ...life.records] })).toEqual(figuresOf(life));
      }),
      LIVES,
    );
  });

  it("are the same in whatever order all was entered", () => {
    fc.assert(
      fc.property(anyLife, fc.infiniteStream(fc.nat()), (life, order) => {
        const keyed = life.records.map((one) => [Number(order.next().value), one] as const);
        const records = keyed.toSorted(([one], [other]) => one - other).map(([, one]) => one);
        expect(figuresOf({ ...life, records })).toEqual(figuresOf(life));
      }),
      LIVES,
    );
  });

  it("of a normal month are the same with a record in two parts, where as many months are lived", () => {
    fc.assert(
      fc.property(
        anyLife,
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (life, at, part) => {
          fc.pre(life.records.length > 0);
          const whole = life.records[at % life.records.length];
          fc.pre(whole !== undefined);
          const first = cents(Math.floor(whole.amount * part));
          const parts = [
            { ...whole, amount: first },
            { ...whole, id: transactionId("part"), amount: cents(whole.amount - first) },
          ];
          const records = life.records.flatMap((one) => (one === whole ? parts : [one]));
          const [after, before] = [normalOf({ ...life, records }), normalOf(life)];
          fc.pre(after.months.join() === before.months.join());
          expect(after.income).toBe(before.income);
          expect(after.extra).toBe(before.extra);
        },
      ),
      LIVES,
    );
  });

  it("rest on the same lived months with more records of a running month that has some and is not the fullest", () => {
    fc.assert(
      fc.property(anyLife, (life) => {
        const livesNow = livesOf(life.records, life.today);
        const current = livesNow.get(monthOf(life.today));
        const yearAgo = addMonths(monthOf(life.today), -LIVED_WITHIN_MONTHS);
        const ofYear = [...livesNow].filter(([month]) => month >= yearAgo);
        const fullest = Math.max(...ofYear.map(([, { count }]) => count));
        fc.pre(current !== undefined && current.count < fullest);
        const one = {
          id: transactionId("more"),
          kind: "expense",
          category: "Lazer",
          date: life.today,
          amount: cents(1),
          description: null,
        } as const;
        const lives = livesOf([...life.records, one], life.today);
        const running = monthOf(life.today);
        expect(livedMonths(lives, running)).toEqual(livedMonths(livesNow, running));
      }),
      LIVES,
    );
  });
});
