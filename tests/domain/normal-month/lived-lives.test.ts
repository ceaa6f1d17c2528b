import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Moved } from "../../../src/domain/transactions/movement-words.ts";
import { normalMonth } from "../../../src/domain/normal-month/normal-month.ts";
import { day } from "../../support/forecast.ts";
import { entry, on, sumsOfMoved } from "../../support/lives/months-of.ts";

const TODAY = "2026-11-27";

/** Normal income, expenses and surplus in euros, and the months they rest on. */
function normalOf(records: readonly Moved[], today = TODAY) {
  const normal = normalMonth({ today: day(today), records, sumsOf: sumsOfMoved(records) });
  const { income, expenses, surplus, months, isLived, incomeSince } = normal;
  return {
    figures: [income, expenses, surplus].map((amount) => amount / 100),
    months: isLived ? months : [],
    basis: months,
    since: incomeSince,
    extra: normal.extra / 100,
    isUneven: normal.isUneven,
  };
}

const first = (wanted: number) => wanted === 1;
const the = (wanted: number) => (date: number) => date === wanted;

/** A bank's file: 500 on each 1st, 40 on even days, 1300 on each 28th. */
const file = (from: string, to: string) => [
  ...on(from, to, first, "expense", 500, { category: "Habitação" }),
  ...on(from, to, (date) => date % 2 === 0, "expense", 40),
  ...on(from, to, the(28), "income", 1300),
];

/** An income and what is spent each month. */
const living = (from: string, to: string, earned: number, spent: number) => [
  ...on(from, to, the(25), "income", earned),
  ...on(from, to, the(8), "expense", spent * 0.6),
  ...on(from, to, the(18), "expense", spent * 0.4),
];

describe("a normal month of lives as they are", () => {
  it("leaves out the months that a bank's 90 days cut", () => {
    const records = file("2026-08-29", TODAY);
    expect(normalOf(records)).toMatchObject({
      figures: [1300, 1100, 200],
      months: ["2026-09", "2026-10"],
    });
    for (const stray of [
      entry("2025-11-03", "expense", 89.9),
      entry("2026-01-15", "income", 20),
      entry("2026-07-03", "expense", 30),
    ])
      expect(normalOf([stray, ...records]).figures).toEqual([1300, 1100, 200]);
  });

  it.each([
    ["2026-09-02", "2026-12-01", "2026-12-01"],
    ["2026-07-12", "2026-10-10", "2026-11-05"],
  ])("is the same of a file from %s to %s, seen on %s", (from, to, today) => {
    expect(normalOf(file(from, to), today).figures[2]).toBe(200);
  });

  it("rests on the current month where no month was lived", () => {
    const records = [
      entry("2026-11-02", "income", 1350),
      entry("2026-11-05", "expense", 500),
      entry("2026-11-09", "expense", 130),
      entry("2026-02-14", "expense", 42),
    ];
    expect(normalOf(records)).toMatchObject({
      figures: [1350, 630, 720],
      months: [],
      basis: ["2026-11"],
    });
  });

  it("rests on the month before where that is whole and was recorded for longer", () => {
    const records = [...file("2026-10-10", "2026-11-05")];
    expect(normalOf(records, "2026-11-05")).toMatchObject({ months: [], basis: ["2026-10"] });
    expect(normalOf(file("2026-10-10", TODAY))).toMatchObject({ months: [], basis: ["2026-11"] });
  });

  it("does not take a small income of January for a month", () => {
    const months = ["2026-09", "2026-10"].flatMap((month) => [
      entry(`${month}-25`, "income", 1100),
      entry(`${month}-01`, "expense", 400),
      entry(`${month}-09`, "expense", 300),
    ]);
    expect(normalOf([...months, entry("2026-01-10", "income", 20)]).figures).toEqual([
      1100, 700, 400,
    ]);
  });

  it("does not take for lived what plans recorded in a pause", () => {
    const byPlan = { plan: "recorded" } as const;
    const records = [
      ...on("2025-11-01", TODAY, the(23), "income", 1300, byPlan),
      ...on("2025-11-01", TODAY, the(1), "expense", 500, { ...byPlan, category: "Habitação" }),
      ...on(
        "2025-11-01",
        TODAY,
        (date, month) =>
          date % 2 === 0 &&
          date <= 24 &&
          !["2026-05", "2026-06", "2026-07", "2026-08"].includes(month),
        "expense",
        50,
      ),
    ];
    const normal = normalOf(records);
    expect(normal.figures[2]).toBe(200);
    expect(normal.months).not.toContain("2026-06");
    const onlyPlans = records.filter(({ plan }) => plan === "recorded");
    expect(normalOf(onlyPlans).figures).toEqual([1300, 500, 800]);
  });

  it("is August's where only single receipts followed", () => {
    const august = file("2026-08-01", "2026-08-31");
    const receipts = ["2026-09-14", "2026-10-12", "2026-11-16"].map((date) =>
      entry(date, "expense", 12),
    );
    expect(normalOf([...august, ...receipts])).toMatchObject({
      figures: [1300, 1100, 200],
      months: ["2026-08"],
    });
  });

  it("knows months of two records", () => {
    const records = [
      ...on("2026-06-01", TODAY, the(8), "income", 600),
      ...on("2026-06-01", TODAY, the(10), "expense", 400),
    ];
    expect(normalOf(records).figures).toEqual([600, 400, 200]);
  });

  it("takes the mean of who is paid every third month", () => {
    const records = [
      ...on(
        "2025-11-01",
        TODAY,
        (date, month) => date === 5 && ["02", "05", "08", "11"].includes(month.slice(5)),
        "income",
        4000,
      ),
      ...on("2025-11-01", TODAY, the(12), "expense", 900),
    ];
    expect(normalOf(records)).toMatchObject({ isUneven: true, figures: [1333.33, 900, 433.33] });
  });
});

it("is the same whatever the current month brings and in whatever order all was entered", () => {
  const life = file("2026-03-14", "2026-11-01");
  const now = fc.array(
    fc.tuple(
      fc.constantFrom("income", "expense"),
      fc.integer({ min: 2, max: 26 }),
      fc.integer({ min: 0, max: 9_000 }),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(now, fc.infiniteStream(fc.nat()), (some, order) => {
      const entries = some.map(([kind, at, euros]) =>
        entry(`2026-11-${String(at).padStart(2, "0")}`, kind, euros),
      );
      const keyed = [...life, ...entries].map((one) => [Number(order.next().value), one] as const);
      const shuffled = keyed.toSorted(([one], [other]) => one - other).map(([, one]) => one);
      expect(normalOf(shuffled)).toEqual(normalOf(life));
    }),
  );
});

describe("a step", () => {
  it.each([
    ["third", "2026-11-10"],
    ["eleventh", "2027-07-10"],
  ])("downwards counts in the %s month after it", (_, today) => {
    const records = [
      ...living("2025-06-01", "2026-07-31", 1450, 700),
      ...living("2026-08-01", today, 500, 700),
    ];
    expect(normalOf(records, today).figures).toEqual([500, 700, -200]);
  });

  it("says since when", () => {
    const records = [
      ...living("2025-06-01", "2026-07-31", 1450, 700),
      ...living("2026-08-01", TODAY, 500, 700),
    ];
    expect(normalOf(records).since).toBe("2026-08");
    expect(normalOf(records, "2026-10-30").since).toBeNull();
  });

  it("is none where holiday pay comes", () => {
    const records = [
      ...living("2025-11-01", TODAY, 1350, 1000),
      entry("2026-06-20", "income", 1350),
      entry("2025-11-20", "income", 1350),
    ];
    expect(normalOf(records)).toMatchObject({
      figures: [1350, 1000, 350],
      extra: 2700,
      since: null,
    });
  });

  it("upwards counts from the sixth month on", () => {
    const raised = (after: number, was: number, is: number) => {
      const from = `2026-${String(11 - after).padStart(2, "0")}-01`;
      return normalOf([
        ...living("2025-11-01", TODAY, was, 900).filter(({ date }) => date < from),
        ...living(from, TODAY, is, 900),
      ]).figures[0];
    };
    expect(raised(3, 300, 1100)).toBe(300);
    expect(raised(5, 1000, 1400)).toBeLessThan(1200);
    expect(raised(6, 1000, 1400)).toBe(1400);
  });

  it("is none that comes with the season", () => {
    const summer = (month: string) => month >= "04" && month <= "09";
    const records = [
      ...on(
        "2025-01-01",
        "2026-12-31",
        (date, month) => date === 25 && summer(month.slice(5)),
        "income",
        1500,
      ),
      ...on(
        "2025-01-01",
        "2026-12-31",
        (date, month) => date === 25 && !summer(month.slice(5)),
        "income",
        400,
      ),
      ...on("2025-01-01", "2026-12-31", the(10), "expense", 600),
    ];
    expect(normalOf(records, "2027-01-10")).toMatchObject({
      figures: [950, 600, 350],
      since: null,
    });
    expect(
      normalOf(
        records.filter(({ date }) => date >= "2026-01-01"),
        "2027-01-10",
      ).since,
    ).toBe("2026-10");
  });

  it("of expenses counts after three months upwards", () => {
    const records = [
      ...living("2025-11-01", "2026-07-31", 1500, 700),
      ...living("2026-08-01", TODAY, 1500, 1000),
    ];
    expect(normalOf(records).figures).toEqual([1500, 1000, 500]);
    expect(normalOf(records, "2026-10-10").figures[1]).toBe(800);
  });
});
