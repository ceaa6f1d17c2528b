import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadOf } from "../../../src/domain/forecast/spread.ts";
import { usuallySpent, usualOf } from "../../../src/domain/forecast/usual.ts";
import { partYearly } from "../../../src/domain/forecast/yearly.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { parseCivilDate } from "../../../src/domain/shared/civil-date.ts";
import { parseYearMonth } from "../../../src/domain/shared/year-month.ts";
import { anyHouseholdAmount } from "../../support/arbitraries/forecast.ts";
import { finish } from "../../../src/domain/shared/slices.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";

const day = (text: string) => parseCivilDate(text)!;
const spent = (date: string, amount: number, description: string | null, category = "Lazer") =>
  ({ date: day(date), kind: "expense", category, amount: cents(amount), description }) as const;

describe("a spread", () => {
  it("holds its middle, and nothing outside of what there was", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (amounts) => {
        const { low, middle, high } = spreadOf(amounts);
        expect(low).toBeGreaterThanOrEqual(Math.min(...amounts));
        expect(middle).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(middle);
        expect(high).toBeLessThanOrEqual(Math.max(...amounts));
      }),
    );
  });

  it("leaves out a tenth of further cases on either side", () => {
    expect(spreadOf([1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => one * 100))).toEqual({
      low: 100,
      middle: 500,
      high: 900,
    });
    const nineteen = Array.from({ length: 19 }, (_, index) => (index + 1) * 100);
    expect(spreadOf(nineteen)).toEqual({ low: 200, middle: 1_000, high: 1_800 });
    expect(spreadOf([100, 200])).toEqual({ low: 100, middle: 150, high: 200 });
  });
});

describe("what is usually spent", () => {
  const months = ["2026-01", "2026-02", "2026-03"].map((text) => parseYearMonth(text)!);

  it("never falls as the month goes on", () => {
    const anyRecord = transactionOf({
      date: anyCivilDate("2026-01-01", "2026-03-31"),
      amount: anyHouseholdAmount,
    });
    fc.assert(
      fc.property(fc.array(anyRecord), fc.nat({ max: 29 }), (records, from) => {
        const usual = usualOf(records, months);
        for (let to = from + 1; to <= 30; to += 1)
          for (const end of ["low", "middle", "high"] as const)
            expect(usuallySpent(usual, from, to, 30)[end]).toBeGreaterThanOrEqual(
              usuallySpent(usual, from, to - 1, 30)[end],
            );
      }),
    );
  });

  it("spreads the totals of whole months, of long ones in a short one too", () => {
    const records = [
      spent("2026-01-31", 3_000, null),
      spent("2026-02-28", 2_000, null),
      spent("2026-03-01", 500, null),
      spent("2026-03-31", 500, null),
    ];
    const usual = usualOf(records, months);
    expect(usual.months.map((month) => month.spent)).toEqual([3_000, 2_000, 1_000]);
    expect(usuallySpent(usual, 0, 28, 28)).toEqual({ low: 1_000, middle: 2_000, high: 3_000 });
    expect(usuallySpent(usual, 28, 28, 28)).toEqual({ low: 0, middle: 0, high: 0 });
    expect(usual.shares).toEqual([{ category: "Lazer", monthly: 2_000 }]);
  });

  it("is what went out of a day, whatever came in, and is shared among the categories of what went out", () => {
    const usual = usualOf(
      [
        spent("2026-01-10", 300, null, "Lazer"),
        spent("2026-01-10", 1_200, null, "Alimentação"),
        spent("2026-01-10", 600, null, "Transporte"),
        { ...spent("2026-01-10", 900, null, "Salário"), kind: "income" },
      ],
      months,
    );
    expect(usual.months[0]?.spent).toBe(2_100);
    expect(usual.shares).toEqual([
      { category: "Alimentação", monthly: 400 },
      { category: "Transporte", monthly: 200 },
      { category: "Lazer", monthly: 100 },
    ]);
  });
});

describe("what comes once a year", () => {
  const today = day("2026-03-10");
  const expectedOf = (records: Parameters<typeof partYearly>[0]) =>
    finish(partYearly(records, today, () => false)).expected.map(({ date, amount }) => [
      date,
      amount,
    ]);

  it("loses no record and invents none", () => {
    const record = transactionOf({ date: anyCivilDate("2024-03-01", "2026-03-10") });
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const { rest } = finish(partYearly(records, today, () => false));
        expect(records.filter((one) => rest.includes(one))).toEqual(rest);
      }),
    );
  });

  it("is what came in the same month of two years, and is expected on its day", () => {
    const twice = [
      spent("2024-08-03", 90_000, "Algarve 2024"),
      spent("2025-08-05", 100_000, "Algarve 2025"),
    ];
    expect(expectedOf(twice)).toEqual([["2026-08-05", 100_000]]);
    expect(finish(partYearly(twice, today, () => false)).rest).toEqual([]);
  });

  it("needs the year before, unless it is known to be yearly", () => {
    expect(expectedOf([spent("2025-08-05", 100_000, "Algarve")])).toEqual([]);
    expect(expectedOf([spent("2025-08-05", 30_000, "Seguro do carro")])).toEqual([
      ["2026-08-05", 30_000],
    ]);
    expect(expectedOf([spent("2025-05-29", 30_000, "Câmara", "Impostos")])).toEqual([
      ["2026-05-29", 30_000],
    ]);
  });

  it("is not what comes in several months, costs little, or has come this month", () => {
    expect(
      expectedOf([spent("2025-05-29", 30_000, "IMI"), spent("2025-08-29", 30_000, "IMI")]),
    ).toEqual([]);
    expect(expectedOf([spent("2025-08-05", 4_999, "IUC")])).toEqual([]);
    expect(
      expectedOf([spent("2025-03-20", 30_000, "IUC"), spent("2026-03-02", 30_000, "IUC")]),
    ).toEqual([]);
  });
});
