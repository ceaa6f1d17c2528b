import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { anyLife, anyLifeParts } from "../../support/lives/any-life.ts";
import { figuresOf, forecastOf, normalOf } from "../../support/lives/figures-of.ts";
import { lived, type Life } from "../../support/lives/life.ts";
import { runs } from "../../support/runs.ts";

const LIVES = { numRuns: runs(500) };

/** Amounts that a threshold in euros divides are not alike: so many times any amount of a life is above all of them. */
const ABOVE_THRESHOLDS = 64;

const HELD = 500_00;

/** The extra is what is above the normal income in each of so many months. */
const MAX_MONTHS = 12;

/** After so many years days fall on the same weekdays, in years of the same lengths. */
const CALENDAR_YEARS = 28;

describe("a life", () => {
  it("has the same figures 28 years later", () => {
    const later = <Date extends CivilDate | YearMonth>(date: Date) =>
      `${Number(date.slice(0, 4)) + CALENDAR_YEARS}${date.slice(4)}` as Date;
    const moved = <Each extends { readonly date: CivilDate }>(one: Each): Each => ({
      ...one,
      date: later(one.date),
    });
    fc.assert(
      fc.property(anyLife, (life) => {
        const shifted: Life = {
          today: later(life.today),
          records: life.records.map(moved),
          ahead: life.ahead.map(moved),
          recurrences: life.recurrences.map((one) => ({
            ...one,
            start: later(one.start),
            openFrom: later(one.openFrom),
          })),
        };
        const written = JSON.stringify(figuresOf(life), withMaps);
        const dates = /\b(20\d\d)(?=-\d\d)/g;
        expect(JSON.stringify(figuresOf(shifted), withMaps)).toBe(
          written.replace(dates, (year) => `${Number(year) + CALENDAR_YEARS}`),
        );
      }),
      LIVES,
    );
  });

  it("has twice the figures with twice the amounts, but for a cent for each rounded part", () => {
    fc.assert(
      fc.property(anyLifeParts, ({ streams, recording }) => {
        const times = (factor: number) =>
          lived(
            streams.map((one) => ({ ...one, inMonth: (month) => one.inMonth(month) * factor })),
            {
              ...recording,
              strays: recording.strays.map((one) => ({ ...one, euros: one.euros * factor })),
            },
          );
        const once = amountsOf(times(ABOVE_THRESHOLDS), HELD);
        const twice = amountsOf(times(2 * ABOVE_THRESHOLDS), 2 * HELD);
        for (const [name, { amount, parts }] of Object.entries(twice)) {
          const before = once[name]?.amount ?? null;
          const off = Math.abs((amount ?? 0) - 2 * (before ?? 0));
          const isTwice = (amount === null) === (before === null) && off <= parts;
          expect(isTwice ? null : { name, amount, before }).toBeNull();
        }
      }),
      LIVES,
    );
  });
});

type Amounts = Readonly<Record<string, { readonly amount: Cents | null; readonly parts: number }>>;

/** The amounts that a life is told, with so many cents in its account, and of how many rounded parts each is the sum. */
function amountsOf(life: Life, held: number): Amounts {
  const { income, expenses, surplus, extra } = normalOf(life);
  const { allowance, endOfMonth, lowest, assumed } = forecastOf(life, held);
  return {
    income: { amount: income, parts: 1 },
    expenses: { amount: expenses, parts: 1 },
    surplus: { amount: surplus, parts: 3 },
    extra: { amount: extra, parts: MAX_MONTHS },
    perDay: { amount: allowance.perDay, parts: 1 },
    endOfMonth: { amount: endOfMonth.balance, parts: 2 },
    lowest: { amount: lowest.balance, parts: 5 },
    assumed: { amount: assumed, parts: 0 },
  };
}

const withMaps = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
