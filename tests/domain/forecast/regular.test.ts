import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Moved } from "../../../src/domain/transactions/movement-words.ts";
import type { Planned } from "../../../src/domain/forecast/planned.ts";
import { expectedOf, regularAmong } from "../../../src/domain/forecast/regular.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { finish } from "../../../src/domain/shared/slices.ts";
import { coming, day, moved } from "../../support/forecast.ts";

const rent = (date: string, euros = 500, more: Partial<Moved> = {}) =>
  moved(date, euros * 100, { category: "Habitação", description: "Renda", ...more });

const regularOf = (
  records: readonly Moved[],
  today: string,
  planned: readonly Planned[] = [],
  ended: readonly string[] = [],
) => finish(regularAmong(records, { today: day(today), planned, ended }));

/** The expected days until a day, with euros. */
const ahead = (records: readonly Moved[], today: string, until: string) =>
  regularOf(records, today)
    .flatMap((one) => expectedOf(one, day(until)))
    .map(({ date, amount }) => [date, amount / 100]);

describe("a payment that always comes", () => {
  const THREE = [rent("2026-09-01"), rent("2026-10-01"), rent("2026-11-02")];

  it("is expected once its latest three came in time", () => {
    expect(ahead(THREE, "2026-11-27", "2027-01-31")).toEqual([
      ["2026-12-01", 500],
      ["2027-01-01", 500],
    ]);
    expect(ahead(THREE.slice(1), "2026-11-27", "2027-01-31")).toEqual([]);
    expect(ahead([...THREE.slice(0, 2), rent("2026-11-09")], "2026-11-27", "2027-01-31")).toEqual(
      [],
    );
  });

  it.each([
    [["2026-05-15", "2026-08-15", "2026-11-14"], "2027-02-15"],
    [["2026-01-20", "2026-03-20", "2026-05-21", "2026-07-20", "2026-09-20"], "2026-11-20"],
    [["2024-11-25", "2025-11-20", "2026-11-22"], "2027-11-22"],
  ])("knows the rhythm of %j", (days, next) => {
    expect(
      ahead(
        days.map((date) => rent(date)),
        days.at(-1)!,
        next,
      ),
    ).toEqual([[next, 500]]);
  });

  it("goes on where one was not recorded, or none in a pause", () => {
    const all = Array.from({ length: 12 }, (_, at) =>
      rent(at === 0 ? "2025-12-02" : `2026-${String(at).padStart(2, "0")}-02`),
    );
    const whole = ahead(all, "2026-11-27", "2027-02-28");
    expect(whole).toHaveLength(3);
    fc.assert(
      fc.property(fc.nat({ max: 11 }), fc.integer({ min: 1, max: 6 }), (from, count) => {
        const to = Math.min(11, from + count);
        const kept = all.filter((_, at) => at < from || at >= to);
        fc.pre(from > 3 || to < 8);
        expect(ahead(kept, "2026-11-27", "2027-02-28")).toEqual(whole);
      }),
    );
    const seldom = ["2026-05-02", "2026-07-02", "2026-08-02", "2026-10-02", "2026-11-02"];
    expect(
      ahead(
        seldom.map((date) => rent(date)),
        "2026-11-27",
        "2027-02-28",
      ),
    ).toEqual([]);
  });

  it("stays on the last day of the month", () => {
    const days = ["2025-12-31", "2026-01-31", "2026-02-28"].map((date) => rent(date));
    expect(ahead(days, "2026-03-01", "2026-05-31").map(([date]) => date)).toEqual([
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
    ]);
  });

  it("is known without words by its category and about its amount", () => {
    const wordless = [
      rent("2026-09-01", 450, { description: null }),
      rent("2026-10-01", 455, { description: null }),
      rent("2026-10-14", 60, { description: null }),
      rent("2026-11-01", 460, { description: null }),
    ];
    expect(ahead(wordless, "2026-11-27", "2026-12-31")).toEqual([["2026-12-01", 460]]);
  });

  it("costs its latest amount, or the largest of the last three where they differ", () => {
    const bills = (...euros: readonly number[]) =>
      ahead(
        euros.map((one, index) => rent(`2026-${String(9 + index).padStart(2, "0")}-05`, one)),
        "2026-11-27",
        "2026-12-31",
      );
    expect(bills(50, 52, 51)).toEqual([["2026-12-05", 51]]);
    expect(bills(50, 90, 51)).toEqual([["2026-12-05", 90]]);
  });

  it("is awaited for seven days, and then not until it comes again", () => {
    expect(ahead(THREE, "2026-12-08", "2027-01-31")[0]).toEqual(["2026-12-01", 500]);
    expect(ahead(THREE, "2026-12-09", "2027-01-31")).toEqual([]);
    expect(ahead([...THREE, rent("2026-12-02")], "2026-12-09", "2027-01-31")).toEqual([
      ["2027-01-02", 500],
    ]);
  });

  it("is none that is planned or fulfilled a plan", () => {
    const plan = [coming("2026-12-03", 51_000, { category: "Habitação" })];
    expect(regularOf(THREE, "2026-11-27", plan)).toEqual([]);
    const other = [coming("2026-12-03", 56_000, { category: "Habitação" })];
    expect(regularOf(THREE, "2026-11-27", other)).toHaveLength(1);
    expect(
      regularOf(
        THREE.map((one) => ({ ...one, plan: "fulfilled" as const })),
        "2026-11-27",
      ),
    ).toEqual([]);
  });

  it("depends on no order, and claims each record once", () => {
    const anyDay = fc
      .integer({ min: 0, max: 500 })
      .map((count) => addDays(day("2025-08-01"), count));
    const anyOne = fc
      .tuple(anyDay, fc.constantFrom(null, "Renda", "Ginásio"), fc.constantFrom(30, 31, 500))
      .map(([date, description, euros]) => rent(date, euros, { description }));
    fc.assert(
      fc.property(fc.array(anyOne, { maxLength: 40 }), (records) => {
        const found = regularOf(records, "2026-12-15");
        const claimed = found.flatMap((one) => one.records);
        expect(new Set(claimed).size).toBe(claimed.length);
        const expected = (some: readonly Moved[]) =>
          regularOf(some, "2026-12-15").flatMap((one) => expectedOf(one, day("2027-12-31")));
        expect(expected(records.toReversed()).map(({ date, amount }) => [date, amount])).toEqual(
          expected(records).map(({ date, amount }) => [date, amount]),
        );
      }),
    );
  });
});
