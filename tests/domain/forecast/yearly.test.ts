import { describe, expect, it } from "vitest";
import { partYearly } from "../../../src/domain/forecast/yearly.ts";
import type { Moved } from "../../../src/domain/transactions/movement-words.ts";
import { finish } from "../../../src/domain/shared/slices.ts";
import { day, moved } from "../../support/forecast.ts";

const paid = (date: string, amount: number, description: string | null, other?: Partial<Moved>) =>
  moved(date, amount, { description, ...other });

const yearly = (records: readonly Moved[], today = "2026-03-10") => {
  const { expected, incomes, rest } = finish(partYearly(records, day(today), () => false));
  return { dates: [...expected, ...incomes].map(({ date }) => date), rest };
};

describe("what comes once a year", () => {
  it("is told apart by its kind, category and words", () => {
    const records = [
      paid("2025-05-10", 30_000, "Seguro do carro"),
      paid("2025-08-10", 20_000, "Seguro da casa"),
      paid("2025-09-10", 20_000, "Seguro da casa", { category: "Habitação" }),
      paid("2025-10-10", 20_000, "Seguro da casa", { kind: "income" }),
    ];
    expect(yearly(records).dates).toEqual(["2026-05-10", "2026-08-10", "2026-09-10", "2026-10-10"]);
  });

  it("is known whatever the order of the records", () => {
    const records = [paid("2025-08-05", 90_000, "Algarve"), paid("2024-08-03", 90_000, "Algarve")];
    expect(yearly(records)).toEqual({ dates: ["2026-08-05"], rest: [] });
    expect(yearly(records.toReversed())).toEqual({ dates: ["2026-08-05"], rest: [] });
  });

  it("costs at least 50 €, and has words", () => {
    expect(yearly([paid("2025-08-05", 5_000, "IUC")]).dates).toEqual(["2026-08-05"]);
    expect(yearly([paid("2025-08-05", 5_000, null, { category: "Impostos" })]).dates).toEqual([]);
  });

  it("came within the last 12 full months", () => {
    expect(yearly([paid("2025-03-20", 30_000, "IUC")]).dates).toEqual(["2026-03-20"]);
    const old = [paid("2025-02-20", 30_000, "IUC")];
    expect(yearly(old)).toEqual({ dates: [], rest: old });
  });

  it("is not what came in a third month", () => {
    const records = ["2024-05-03", "2024-08-03", "2025-08-05"].map((date) =>
      paid(date, 90_000, "Algarve"),
    );
    expect(yearly(records)).toEqual({ dates: [], rest: records });
  });

  it.each([
    ["2024-06-28", 0],
    ["2024-07-01", 1],
    ["2024-08-31", 1],
    ["2024-09-30", 1],
    ["2024-10-01", 0],
  ])("came in the same month of the year before or in a neighbour of it: %s", (before, times) => {
    const records = [paid(before, 90_000, "Algarve"), paid("2025-08-05", 90_000, "Algarve")];
    expect(yearly(records).dates).toHaveLength(times);
  });

  it.each([
    [74_999, 0],
    [75_000, 1],
    [125_000, 1],
    [125_001, 0],
  ])("cost about as much, within a quarter of the later: %i cents", (before, times) => {
    const records = [paid("2024-08-05", before, "Algarve"), paid("2025-08-05", 100_000, "Algarve")];
    expect(yearly(records).dates).toHaveLength(times);
  });

  it("is one of several of one insurer, which come at other times of the year", () => {
    const policies = [
      paid("2024-12-10", 41_000, "Fidelidade", { category: "Seguros" }),
      paid("2025-03-14", 18_000, "Fidelidade", { category: "Seguros" }),
      paid("2025-12-10", 42_500, "Fidelidade", { category: "Seguros" }),
      paid("2026-03-05", 18_500, "Fidelidade", { category: "Seguros" }),
    ];
    expect(yearly(policies, "2026-04-10").dates.toSorted()).toEqual(["2026-12-10", "2027-03-05"]);
  });

  it("is expected on the last of its month where its day is over, as long as that is not", () => {
    const early = [paid("2025-03-05", 30_000, "IUC")];
    expect(yearly(early, "2026-03-04").dates).toEqual(["2026-03-05"]);
    expect(yearly(early, "2026-03-05").dates).toEqual(["2026-03-31"]);
    expect(yearly(early, "2026-03-30").dates).toEqual(["2026-03-31"]);
    expect(yearly(early, "2026-03-31")).toEqual({ dates: [], rest: [] });
  });

  it("comes on 28 February where it came on the 29th", () => {
    expect(yearly([paid("2024-02-29", 30_000, "IUC")], "2025-01-10").dates).toEqual(["2025-02-28"]);
  });
});
