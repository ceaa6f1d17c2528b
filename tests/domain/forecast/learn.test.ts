import { describe, expect, it } from "vitest";
import { forecast, type ForecastFacts } from "../../../src/domain/forecast/forecast.ts";
import { monthsAhead } from "../../../src/domain/forecast/months-ahead.ts";
import { wordsOf, type Moved } from "../../../src/domain/forecast/moved.ts";
import type { Reach } from "../../../src/domain/forecast/reach.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { parseYearMonth } from "../../../src/domain/shared/year-month.ts";
import { coming, day, moved } from "../../support/forecast.ts";

const factsOf = (over: Partial<ForecastFacts>, told = "2026-03-10"): ForecastFacts => ({
  today: day("2026-03-10"),
  accounts: [
    {
      id: accountId("a"),
      label: "Conta",
      bank: null,
      digits: null,
      kind: "current",
      balance: { amount: cents(100_000), date: day(told) },
    },
  ],
  records: [],
  firstMonth: parseYearMonth("2024-01"),
  planned: [],
  imagined: [],
  ...over,
});

const told = (facts: ForecastFacts, reach: Reach = "year") => forecast(facts, reach)!;

/** The day and the cause of all that is expected. */
const expectedOf = (over: Partial<ForecastFacts>) =>
  told(factsOf(over)).months.flatMap(({ movements }) =>
    movements.map(({ date, cause }) => [date, cause]),
  );

const insurance = (date: string): Moved => moved(date, 30_000, { description: "Seguro do carro" });
const holiday = (date: string): Moved => moved(date, 90_000, { description: "Algarve" });

describe("what is learnt from records", () => {
  it("comes from the last 24 full months", () => {
    expect(expectedOf({ records: [holiday("2024-03-01"), holiday("2025-03-20")] })).toEqual([
      ["2026-03-20", "yearly"],
    ]);
    expect(expectedOf({ records: [holiday("2024-02-29"), holiday("2025-03-20")] })).toEqual([]);
  });

  it("is nothing yearly below three full months", () => {
    const records = [insurance("2025-12-20")];
    expect(expectedOf({ records, firstMonth: parseYearMonth("2026-01") })).toEqual([]);
    expect(expectedOf({ records, firstMonth: parseYearMonth("2025-12") })).toEqual([
      ["2026-12-20", "yearly"],
    ]);
  });

  it("is not expected once more where it is recorded with a day to come, nor where it came today", () => {
    const lastYear = insurance("2025-03-20");
    expect(expectedOf({ records: [lastYear, insurance("2026-03-18")] })).toEqual([
      ["2026-03-18", "recorded"],
    ]);
    expect(expectedOf({ records: [lastYear, insurance("2026-03-10")] })).toEqual([]);
  });

  it("counts what was recorded until the told day in the balance alone, be that to come", () => {
    const facts = factsOf(
      { records: [moved("2026-03-12", 100), moved("2026-03-13", 1_000)] },
      "2026-03-12",
    );
    expect(told(facts).endOfMonth).toMatchObject({ outgoing: 1_000, balance: 99_000 });
  });

  it("counts what was recorded today once", () => {
    const facts = factsOf({ records: [moved("2026-03-10", 100)] }, "2026-03-09");
    expect(told(facts)).toMatchObject({ opening: { moved: -100 }, endOfMonth: { outgoing: 0 } });
  });

  it("is the same for the months ahead, whatever the accounts hold, and none below three full months", () => {
    const records = ["2025-12-15", "2026-01-15", "2026-02-15"].map((date) => moved(date, 2_000));
    const facts = factsOf({ records, firstMonth: parseYearMonth("2025-12") });
    expect(monthsAhead(facts, 3)?.map(({ usual }) => usual)).toEqual(
      told(facts)
        .months.slice(0, 3)
        .map(({ usual }) => usual),
    );
    expect(monthsAhead({ ...facts, firstMonth: parseYearMonth("2026-01") }, 3)).toBeNull();
  });

  it("is known by words without case, accents, digits and the space around them", () => {
    expect(wordsOf({ description: "12 Renda de Março 2026" })).toBe("renda de marco");
    expect(wordsOf({ description: null })).toBe("");
  });
});

describe("the next income", () => {
  const nextIncome = (over: Partial<ForecastFacts>, reach?: Reach) =>
    told(factsOf(over), reach).room.nextIncome;
  const salary = (date: string, amount: number) => coming(date, amount, { kind: "income" });
  const monthly = Array.from({ length: 12 }, (_, index) => {
    const month = `${index < 10 ? 2025 : 2026}-${String(((index + 2) % 12) + 1).padStart(2, "0")}`;
    return moved(`${month}-20`, 100_000, { kind: "income" });
  });

  it("is measured by the income of the last 12 full months alone", () => {
    const others = [
      moved("2025-02-28", 9_000_000, { kind: "income" }),
      moved("2026-03-01", 9_000_000, { kind: "income" }),
      moved("2026-01-10", 9_000_000),
    ];
    const records = [...monthly, ...others];
    expect(nextIncome({ records, planned: [salary("2026-03-15", 24_999)] })).toBeNull();
    expect(nextIncome({ records, planned: [salary("2026-03-15", 25_000)] })).not.toBeNull();
  });

  it("is the first after today, however they are listed", () => {
    const days = ["2026-03-10", "2026-03-25", "2026-03-15", "2026-03-20"];
    const planned = days.map((date) => salary(date, 50_000));
    expect(nextIncome({ planned })?.date).toBe("2026-03-15");
    expect(nextIncome({ planned: planned.toReversed() })?.date).toBe("2026-03-15");
  });

  it("comes as long as the forecast looks, and brings something", () => {
    const next = (date: string, reach: Reach) =>
      nextIncome({ planned: [salary(date, 50_000)] }, reach)?.date ?? null;
    expect(next("2026-03-31", "month")).toBe("2026-03-31");
    expect(next("2026-04-01", "month")).toBeNull();
    expect(next("2026-04-01", "year")).toBe("2026-04-01");
    expect(nextIncome({ planned: [salary("2026-03-15", 0)] })).toBeNull();
  });

  it("has only outgoings come before it, or before the month is over", () => {
    const planned = [
      salary("2026-03-12", 100),
      coming("2026-03-31", 5_000),
      coming("2026-04-01", 7_000),
    ];
    expect(told(factsOf({ records: monthly, planned }), "month").room).toMatchObject({
      outgoing: 5_000,
      days: 22,
    });
  });
});
