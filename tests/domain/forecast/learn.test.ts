import { describe, expect, it } from "vitest";
import { forecast, type ForecastFacts } from "../../../src/domain/forecast/forecast.ts";
import { monthsAhead } from "../../../src/domain/forecast/months-ahead.ts";
import { wordsOf } from "../../../src/domain/transactions/movement-words.ts";
import type { Horizon } from "../../../src/domain/forecast/horizon.ts";
import { ZERO } from "../../../src/domain/shared/cents.ts";
import type { Recorded } from "../../../src/domain/forecast/held-today.ts";
import { day, recorded, toldAccount } from "../../support/forecast.ts";

const factsOf = (over: Partial<ForecastFacts>, told = "2026-03-10"): ForecastFacts => ({
  today: day("2026-03-10"),
  accounts: [toldAccount(100_000, told)],
  lines: [],
  records: [],
  planned: [],
  ended: [],
  accountReserve: ZERO,
  saving: null,
  ...over,
});

const told = (facts: ForecastFacts, horizon: Horizon = "year") => forecast(facts, horizon)!;

/** The day and the cause of all that is expected. */
const expectedOf = (over: Partial<ForecastFacts>) =>
  told(factsOf(over)).months.flatMap(({ movements }) =>
    movements.map(({ date, cause }) => [date, cause]),
  );

/** Five coffees in each of the months that are over, so that they were lived. */
const lived = (...months: readonly string[]) =>
  months.flatMap((month) =>
    ["01", "07", "11", "14", "28"].map((at) =>
      recorded(`${month}-${at}`, 100, { description: "Café" }),
    ),
  );
const QUARTER = ["2025-12", "2026-01", "2026-02"];

const insurance = (date: string) => recorded(date, 30_000, { description: "Seguro do carro" });
const gym = (date: string) => recorded(date, 3_000, { description: "Ginásio" });
const holiday = (date: string) => recorded(date, 90_000, { description: "Algarve" });

describe("what is learnt from records", () => {
  it("comes from the last 24 full months", () => {
    const expectedWith = (...some: readonly Recorded[]) =>
      expectedOf({ records: [...lived(...QUARTER), ...some] });
    expect(expectedWith(holiday("2024-03-01"), holiday("2025-03-20"))).toEqual([
      ["2026-03-20", "yearly"],
    ]);
    expect(expectedWith(holiday("2024-02-29"), holiday("2025-03-20"))).toEqual([]);
  });

  it("is nothing that was said to have ended, which is usual again", () => {
    const records = [...lived(...QUARTER), ...QUARTER.map((month) => gym(`${month}-05`))];
    const usualOf = (ended: readonly string[]) =>
      told(factsOf({ records, ended })).usual?.months.map(({ spent }) => spent);
    expect(expectedOf({ records })[0]).toEqual(["2026-03-05", "regular"]);
    expect(usualOf([])).toEqual([500, 500, 500]);
    expect(expectedOf({ records, ended: ["expense ginasio"] })).toEqual([]);
    expect(usualOf(["expense ginasio"])).toEqual([3_500, 3_500, 3_500]);
    const yearly = [...lived(...QUARTER), insurance("2025-12-20")];
    expect(expectedOf({ records: yearly, ended: ["expense seguro do carro"] })).toEqual([]);
  });

  it("is nothing yearly below three lived months", () => {
    const yearlyOf = (...months: readonly string[]) =>
      expectedOf({ records: [...lived(...months), insurance("2025-12-20")] });
    expect(yearlyOf("2026-01", "2026-02")).toEqual([]);
    expect(yearlyOf(...QUARTER)).toEqual([["2026-12-20", "yearly"]]);
  });

  it("is not expected once more where it is recorded with a day to come, nor where it came today", () => {
    const lastYear = insurance("2025-03-20");
    const expectedWith = (date: string) =>
      expectedOf({ records: [...lived(...QUARTER), lastYear, insurance(date)] });
    expect(expectedWith("2026-03-18")).toEqual([["2026-03-18", "recorded"]]);
    expect(expectedWith("2026-03-10")).toEqual([]);
  });

  it("counts what was recorded until the told day in the balance alone, be that to come", () => {
    const facts = factsOf(
      { records: [recorded("2026-03-12", 100), recorded("2026-03-13", 1_000)] },
      "2026-03-12",
    );
    expect(told(facts).endOfMonth).toMatchObject({ outgoing: 1_000, balance: 99_000 });
  });

  it("counts what was recorded today once", () => {
    const facts = factsOf({ records: [recorded("2026-03-10", 100)] }, "2026-03-09");
    expect(told(facts)).toMatchObject({
      opening: { accounts: [{ moved: -100 }] },
      endOfMonth: { outgoing: 0 },
    });
  });

  it("is the same for the months ahead, whatever the accounts hold, and none below three lived months", () => {
    const facts = factsOf({ records: lived(...QUARTER) });
    expect(monthsAhead(facts, 3)?.map(({ usual }) => usual)).toEqual(
      told(facts)
        .months.slice(0, 3)
        .map(({ usual }) => usual),
    );
    expect(monthsAhead({ ...facts, records: lived("2026-01", "2026-02") }, 3)).toBeNull();
  });

  it("is known by words without case, accents, digits and the space around them", () => {
    expect(wordsOf({ description: "12 Renda de Março 2026" })).toBe("renda de marco");
    expect(wordsOf({ description: null })).toBe("");
  });
});
