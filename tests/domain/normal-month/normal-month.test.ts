import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Moved } from "../../../src/domain/transactions/movement-words.ts";
import { normalMonth, type NormalMonth } from "../../../src/domain/normal-month/normal-month.ts";
import { cents, sum } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { addMonths, daysOf, monthOf } from "../../../src/domain/shared/year-month.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { sumsOfMoved } from "../../support/lives/months-of.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";

const TODAY = civilDate(2026, 11, 20);
const CURRENT = monthOf(TODAY);

/** What came in or went out on the first day of the month that lies so many months back. */
const moved = (
  kind: Moved["kind"],
  ago: number,
  euros: number,
  category = kind === "income" ? "Salário" : "Alimentação",
  description: string | null = null,
): Moved => ({
  kind,
  date: daysOf(addMonths(CURRENT, -ago)).from,
  category,
  amount: cents(Math.round(euros * 100)),
  description,
});

/** The same in each of the last months that are over. */
const each = (months: number, kind: Moved["kind"], euros: number, ...rest: string[]) =>
  Array.from({ length: months }, (_, index) =>
    moved(kind, index + 1, euros, ...(rest as [string?, string?])),
  );

const normalOf = (records: readonly Moved[]): NormalMonth =>
  normalMonth({ today: TODAY, records, sumsOf: sumsOfMoved(records) });

/** In whole euros. */
const euros = ({ income, expenses, surplus, extra, rare, countedExtra }: NormalMonth) =>
  Object.fromEntries(
    Object.entries({ income, expenses, surplus, extra, rare, countedExtra }).map(
      ([name, amount]) => [name, Math.round(amount / 100)],
    ),
  );

const anyAmountOfLife = fc.oneof(
  fc.integer({ min: 0, max: 3_000_00 }).map(cents),
  fc.integer({ min: 0, max: 5 }).map(cents),
);

const anyRecords = transactionsOf({
  date: anyCivilDate("2025-09-01", "2026-11-30"),
  amount: anyAmountOfLife,
});

describe("a normal month, as it was decided", () => {
  it("keeps holiday pay and yearly bills apart from what comes and goes each month", () => {
    const records = [
      ...each(12, "income", 1350),
      moved("income", 5, 1350, "Subsídios"),
      moved("income", 12, 1350, "Subsídios"),
      ...each(12, "expense", 1150),
      moved("expense", 3, 450, "Seguros", "Seguro do carro"),
      moved("expense", 8, 300, "Impostos", "IMI"),
    ];
    expect(euros(normalOf(records))).toEqual({
      income: 1350,
      expenses: 1150,
      surplus: 200,
      extra: 2700,
      rare: 750,
      countedExtra: 0,
    });
  });

  it("counts the extra of who cannot live on what comes each month", () => {
    const records = [
      ...each(12, "income", 300),
      moved("income", 4, 800),
      moved("income", 3, 800),
      ...each(12, "expense", 350),
    ];
    expect(euros(normalOf(records))).toEqual({
      income: 300,
      expenses: 350,
      surplus: 83,
      extra: 1600,
      rare: 0,
      countedExtra: 133,
    });
  });

  it("takes the mean of an income that is different each month", () => {
    const totals = [0, 4000, 800, 2500, 0, 1200, 3300, 400, 2100, 0, 3900, 1000];
    const normal = normalOf([
      ...totals.map((total, index) => moved("income", index + 1, total)),
      moved("expense", 12, 100),
    ]);
    expect(normal.isUneven).toBe(true);
    expect(normal.income).toBe(160_000);
    expect(normal.extra).toBe(0);
  });

  it.each([
    [[900], 900],
    [[900, 1350], 900],
    [[1350, 0], 0],
  ])(
    "of the totals %j takes the smallest, as long as there are fewer than 3",
    (totals, smallest) => {
      const normal = normalOf([
        ...totals.map((total, index) => moved("income", index + 1, total)),
        ...totals.flatMap((_, index) =>
          ["a", "b", "c", "d", "e"].map((text) => moved("expense", index + 1, 10, "Lazer", text)),
        ),
        moved("expense", 0, 10),
        moved("expense", totals.length + 1, 10),
      ]);
      expect(normal.income).toBe(smallest * 100);
    },
  );

  it("tells an even income from an uneven one at two thirds within 20 %", () => {
    const unevenOf = (...totals: number[]) =>
      normalOf(totals.map((total, index) => moved("income", index + 1, total))).isUneven;
    expect(unevenOf(1000, 800, 1200, 1000, 2000, 100)).toBe(false);
    expect(unevenOf(1000, 799, 1200, 1000, 2000, 100)).toBe(true);
    expect(unevenOf(1000, 800, 1201, 1000, 2000, 100)).toBe(true);
  });

  it("adds what rare expenses the extra does not pay, by month", () => {
    const records = [
      ...each(12, "income", 1000),
      moved("income", 6, 300),
      ...each(12, "expense", 500),
      moved("expense", 7, 900, "Seguros", "Seguro"),
    ];
    const normal = normalOf(records);
    expect(euros(normal)).toMatchObject({ expenses: 550, extra: 300, rare: 900, surplus: 450 });
    expect(normal.byCategory.get("Seguros")).toBe(5_000);
    expect(normal.byCategory.get("Alimentação")).toBe(50_000);
  });

  it("takes the spending of the last 6 months alone", () => {
    const records = [...each(12, "income", 1000), ...each(12, "expense", 800).slice(6)];
    expect(normalOf(records).expenses).toBe(0);
    expect(normalOf([...records, ...each(6, "expense", 600)]).expenses).toBe(60_000);
  });
});

describe("a rare expense", () => {
  const rareOf = (months: number, ...expenses: readonly Moved[]) =>
    normalOf([...each(months, "income", 1000), ...expenses]).rare / 100;

  it("comes at most twice in the months that are known", () => {
    const bill = (ago: number) => moved("expense", ago, 100, "Seguros", `Seguro ${ago}/2026`);
    expect(rareOf(12, bill(1), bill(7))).toBe(200);
    expect(rareOf(12, bill(1), bill(7), bill(12))).toBe(0);
  });

  it("is known by its category and words, whatever its numbers and the month it names", () => {
    const rent = (ago: number, month: string) =>
      moved("expense", ago, 600, "Habitação", `Renda de ${month} ${ago}`);
    expect(rareOf(12, rent(1, "outubro"), rent(2, "setembro"), rent(3, "agosto"))).toBe(0);
    const other = moved("expense", 4, 600, "Lazer", "Renda de julho");
    expect(rareOf(12, rent(1, "outubro"), rent(2, "setembro"), other)).toBe(1800);
  });

  it.each([
    [1000, 50, 50],
    [1000, 49.99, 0],
    [1200, 60, 60],
    [1200, 59.99, 0],
  ])(
    "of an income of %i is none below 50 € and 5 %%: of %d counts %d",
    (income, amount, counted) => {
      const one = moved("expense", 2, amount, "Saúde", "Óculos");
      expect(normalOf([...each(12, "income", income), one]).rare / 100).toBe(counted);
    },
  );

  it("is none as long as fewer than 6 months are known", () => {
    const one = (months: number) => moved("expense", months, 500, "Saúde", "Óculos");
    expect(rareOf(5, one(5))).toBe(0);
    expect(rareOf(6, one(6))).toBe(500);
  });
});

describe("the months that a normal month is told from", () => {
  const monthsOf = (records: readonly Moved[]) => normalOf(records).months;

  it("are the lived ones of the last 12, the current one as long as there is none", () => {
    expect(monthsOf(each(20, "income", 900))).toEqual(
      Array.from({ length: 12 }, (_, index) => addMonths(CURRENT, index - 12)),
    );
    expect(monthsOf([moved("income", 30, 1)])).toEqual([CURRENT]);
    const records = [moved("income", 0, 900), moved("expense", 0, 300)];
    expect(monthsOf(records)).toEqual([CURRENT]);
    expect(euros(normalOf(records))).toMatchObject({ income: 900, expenses: 300, surplus: 600 });
    expect(euros(normalOf([]))).toMatchObject({ income: 0, expenses: 0, surplus: 0 });
  });
});

describe("any normal month", () => {
  const holds = (law: (normal: NormalMonth, records: readonly Moved[]) => void) =>
    fc.assert(fc.property(anyRecords, (records) => law(normalOf(records), records)));

  it("spends what the means of its categories add up to, to the cent", () => {
    holds(({ expenses, byCategory }) => {
      expect(sum(byCategory.values())).toBe(expenses);
      for (const mean of byCategory.values()) expect(mean).toBeGreaterThanOrEqual(0);
    });
  });

  it("leaves its income less its expenses, and what it counts of the extra", () => {
    holds(({ income, expenses, surplus, countedExtra }) => {
      expect(surplus).toBe(income - expenses + countedExtra);
      if (countedExtra > 0) expect(income).toBeLessThan(expenses);
    });
  });

  it("never depends on the order of the records", () => {
    fc.assert(
      fc.property(
        anyRecords.chain((records) =>
          fc.tuple(
            fc.constant(records),
            fc.shuffledSubarray(records, { minLength: records.length }),
          ),
        ),
        ([records, shuffled]) => {
          const [sorted, mixed] = [records, shuffled].map((some) => {
            const { rareOnes, ...figures } = normalOf(some);
            return {
              ...figures,
              rareOnes: rareOnes.map((rare) => JSON.stringify(rare)).toSorted(),
            };
          });
          expect(mixed).toEqual(sorted);
        },
      ),
    );
  });

  it("never brings in more than the best of its months, nor less than the worst", () => {
    holds(({ income, months }, records) => {
      const totals = months.map((month) =>
        sum(
          records
            .filter(({ kind, date }) => kind === "income" && monthOf(date) === month)
            .map(({ amount }) => amount),
        ),
      );
      expect(income).toBeGreaterThanOrEqual(Math.min(...totals));
      expect(income).toBeLessThanOrEqual(Math.max(...totals));
    });
  });

  it("keeps what is extra and rare within what came and went", () => {
    holds(({ extra, rare, countedExtra, months }, records) => {
      const of = (wanted: Moved["kind"]) =>
        sum(records.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
      expect(extra).toBeGreaterThanOrEqual(0);
      expect(extra).toBeLessThanOrEqual(of("income"));
      expect(rare).toBeLessThanOrEqual(of("expense"));
      expect(countedExtra * months.length).toBeLessThanOrEqual(extra + months.length);
    });
  });

  it("brings in the same whatever holiday pay one of its months brought beside", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 12 }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.nat(11),
        (months, salary, pay, place) => {
          const regular = each(months, "income", salary);
          const { income, extra } = normalOf([
            ...regular,
            // What the oldest month alone brought more is a step.
            moved("income", 1 + (place % (months - 1)), pay, "Subsídios"),
          ]);
          expect(income).toBe(salary * 100);
          expect(extra).toBe(pay * 100);
        },
      ),
    );
  });
});
