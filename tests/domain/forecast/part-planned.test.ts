import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutPlanned } from "../../../src/domain/forecast/part-planned.ts";
import type { Moved } from "../../../src/domain/transactions/movement-words.ts";
import type { Planned } from "../../../src/domain/forecast/planned.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyHouseholdAmount, plannedBetween } from "../../support/arbitraries/forecast.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";
import { coming, moved } from "../../support/forecast.ts";

/** The amounts of the records that no planned movement stands for. */
const unplanned = (records: readonly Moved[], planned: readonly Planned[]) =>
  withoutPlanned(records, planned).map(({ amount }) => amount);

describe("a recurring movement", () => {
  it("stands for some of the records there are, and for nothing where nothing is planned", () => {
    const records = fc.array(
      transactionOf({ date: anyCivilDate("2026-01-01", "2026-03-31"), amount: anyHouseholdAmount }),
    );
    const planned = fc.array(plannedBetween("2026-04-01", "2026-06-30"));
    fc.assert(
      fc.property(records, planned, (some, known) => {
        const rest = withoutPlanned(some, known);
        expect(some.filter((one) => rest.includes(one))).toEqual(rest);
        expect(withoutPlanned(some, [])).toEqual(some);
      }),
    );
  });

  it("stands for as many of a month as it has in a month to come, the nearest amounts first", () => {
    const records = [
      moved("2026-01-03", 10_500),
      moved("2026-01-20", 10_100),
      moved("2026-01-25", 9_300),
      moved("2026-02-05", 9_500),
    ];
    const once = coming("2026-04-02", 10_000);
    expect(unplanned(records, [once])).toEqual([10_500, 9_300]);
    const twice = [once, coming("2026-04-16", 10_000), coming("2026-05-14", 10_000)];
    expect(unplanned(records, twice)).toEqual([9_300]);
  });

  it("stands for what lies within a tenth of its amount, or has its words", () => {
    const rent = coming("2026-04-02", 10_000, { description: "Renda" });
    const within = (amount: number, description: string | null) =>
      unplanned([moved("2026-01-05", amount, { description })], [rent]).length === 0;
    expect([11_000, 11_001, 9_000, 8_999].map((amount) => within(amount, "Loja"))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(within(20_000, "RENDA 01 2026")).toBe(true);
    expect(within(20_000, "Renda, 01/2026.")).toBe(true);
    expect(within(20_000, null)).toBe(false);
  });

  it("stands for its words rather than for its amount", () => {
    const rent = coming("2026-04-02", 10_000, { description: "Renda" });
    const records = [
      moved("2026-01-05", 10_000, { description: "Loja" }),
      moved("2026-01-06", 15_000, { description: "Renda" }),
    ];
    expect(unplanned(records, [rent])).toEqual([10_000]);
  });

  it("is not known by words where it has none", () => {
    expect(unplanned([moved("2026-01-05", 20_000)], [coming("2026-04-02", 10_000)])).toEqual([
      20_000,
    ]);
  });

  it("stands for its own kind and category alone", () => {
    const income = coming("2026-04-02", 10_000, { kind: "income" });
    const records = [
      moved("2026-01-05", 10_000),
      moved("2026-01-06", 10_001, { kind: "income" }),
      moved("2026-01-07", 10_002, { kind: "income", category: "Outros" }),
    ];
    expect(unplanned(records, [income])).toEqual([10_000, 10_002]);
  });

  it("leaves to others what another one stands for", () => {
    const records = [
      moved("2026-01-05", 10_100),
      moved("2026-01-06", 10_900),
      moved("2026-01-07", 50_000),
    ];
    const planned = [
      coming("2026-04-02", 10_000),
      coming("2026-04-03", 10_200, { recurrence: "another" }),
      coming("2026-04-04", 50_000, { recurrence: "a third" }),
    ];
    expect(unplanned(records, planned)).toEqual([]);
  });

  it("is one that recurs: what is planned once stands for nothing", () => {
    const once = coming("2026-04-02", 10_000, { recurrence: null });
    expect(unplanned([moved("2026-01-05", 10_000)], [once])).toEqual([10_000]);
  });
});
