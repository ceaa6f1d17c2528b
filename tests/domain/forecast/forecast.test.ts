import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  forecast,
  type Forecast,
  type ForecastFacts,
} from "../../../src/domain/forecast/forecast.ts";
import { reachOf, type Reach } from "../../../src/domain/forecast/reach.ts";
import { effectOf, type Planned } from "../../../src/domain/forecast/planned.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { parseCivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { daysOf, monthOf, parseYearMonth } from "../../../src/domain/shared/year-month.ts";
import { anyForecastFacts, plannedBetween } from "../../support/arbitraries/forecast.ts";

const day = (text: string) => parseCivilDate(text)!;
const told = (facts: ForecastFacts, reach: Reach = "year"): Forecast => forecast(facts, reach)!;
const netOf = (movements: readonly Planned[]) =>
  movements.reduce((all, one) => all + effectOf(one), 0);

const EMPTY: ForecastFacts = {
  today: day("2026-03-10"),
  accounts: [
    {
      id: accountId("a"),
      label: "Conta",
      bank: null,
      digits: null,
      kind: "current",
      balance: { amount: cents(100_000), date: day("2026-03-10") },
    },
  ],
  records: [],
  firstMonth: null,
  planned: [],
  imagined: [],
};

const planned = (date: string, kind: Planned["kind"], amount: number): Planned => ({
  date: day(date),
  kind,
  category: "Outros",
  amount: cents(amount),
  description: null,
  recurrence: "r",
});

describe("a forecast", () => {
  it("is none as long as no balance was told", () => {
    expect(forecast({ ...EMPTY, accounts: [] }, "year")).toBeNull();
    const untold = EMPTY.accounts.map((account) => ({ ...account, balance: null }));
    expect(forecast({ ...EMPTY, accounts: untold }, "year")).toBeNull();
  });

  it("adds up day by day", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const { days, opening } = told(facts);
        let before: number = opening.amount;
        for (const { balance, movements, usual } of days) {
          expect(balance).toBe(before + netOf(movements) - usual);
          before = balance;
        }
      }),
    );
  });

  it("adds up month by month, and a month's movements are those of its days", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const { days, months, opening } = told(facts);
        let before: number = opening.amount;
        for (const month of months) {
          expect(month.income - month.outgoing).toBe(netOf(month.movements));
          const own = days.filter(({ date }) => monthOf(date) === month.month);
          // The days end before the months do.
          if (own.at(-1)?.date === daysOf(month.month).to) {
            expect(month.movements).toEqual(own.flatMap(({ movements }) => movements));
            expect(month.usual.middle).toBe(own.reduce((all, { usual }) => all + usual, 0));
            expect(own.at(-1)?.balance).toBe(month.balance);
          }
          expect(month.opening).toBe(before);
          expect(month.balance).toBe(
            month.opening + month.income - month.outgoing - month.usual.middle,
          );
          before = month.balance;
        }
      }),
    );
  });

  it("holds the middle in its band, in whole cents", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const { days, months, room } = told(facts);
        for (const { low, balance, high } of [...days, ...months]) {
          expect(low).toBeLessThanOrEqual(balance);
          expect(balance).toBeLessThanOrEqual(high);
          for (const amount of [low, balance, high]) expect(Number.isInteger(amount)).toBe(true);
        }
        expect(Number.isInteger(room.perDay)).toBe(true);
        expect(room.perDay).toBeGreaterThanOrEqual(0);
        expect(room.days).toBeGreaterThan(0);
      }),
    );
  });

  it("has no balance raised by one more outgoing that is imagined, nor what may be spent", () => {
    const more = plannedBetween("2025-12-31", "2027-12-31");
    fc.assert(
      fc.property(anyForecastFacts, more, (facts, extra) => {
        const outgoing = { ...extra, kind: "expense" } as const;
        const before = told(facts);
        const after = told({ ...facts, imagined: [...facts.imagined, outgoing] });
        for (const [index, one] of before.days.entries())
          for (const key of ["low", "balance", "high"] as const)
            expect(after.days[index]![key]).toBeLessThanOrEqual(one[key]);
        expect(after.room.perDay).toBeLessThanOrEqual(before.room.perDay);
      }),
    );
  });

  it("names the first of the days on which least is left, and ends the month as its last day", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const { days, lowest, endOfMonth } = told(facts);
        expect(days.filter(({ balance }) => balance < lowest.balance)).toEqual([]);
        expect(days.find(({ balance }) => balance === lowest.balance)).toBe(lowest);
        const month = told(facts, "month");
        expect(month.days.at(-1)?.balance).toBe(endOfMonth.balance);
        expect(monthOf(month.days.at(-1)!.date)).toBe(monthOf(facts.today));
        expect(month.months).toHaveLength(1);
      }),
    );
  });

  it("says the same of a day however far it looks", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const { days, months } = told(facts, "month");
        expect(days).toEqual(told(facts).days.slice(0, days.length));
        expect(months).toEqual(told(facts).months.slice(0, 1));
        expect(told(facts).days).toHaveLength(91);
        expect(told(facts).months).toHaveLength(12);
      }),
    );
  });

  it("looks no further than the end of the month without Premium", () => {
    expect(reachOf("free")).toBe("month");
    expect(reachOf("premium")).toBe("year");
  });

  it("knows of nothing unplanned below three full months", () => {
    const spent = { ...planned("2026-01-05", "expense", 5_000), description: "Café" };
    const two = { ...EMPTY, records: [spent], firstMonth: parseYearMonth("2026-01") };
    expect(told(two)).toMatchObject({ usual: null, fullMonths: 2 });
    for (const one of told(two).days)
      expect([one.low, one.high]).toEqual([one.balance, one.balance]);
    const three = { ...two, firstMonth: parseYearMonth("2025-12") };
    expect(told(three).usual).not.toBeNull();
  });

  it("counts what was recorded after the told day once, and what lies ahead on its day", () => {
    const records = [
      planned("2026-03-01", "expense", 1_000),
      planned("2026-03-09", "income", 300),
      planned("2026-03-12", "expense", 5_000),
    ];
    const [account] = EMPTY.accounts;
    const since = { amount: cents(100_000), date: day("2026-03-05") };
    const facts = { ...EMPTY, accounts: [{ ...account!, balance: since }], records };
    const { opening, days } = told(facts);
    expect(opening).toMatchObject({ amount: 100_300, moved: 300, count: 1 });
    expect(days.find(({ date }) => date === "2026-03-12")).toMatchObject({
      balance: 95_300,
      movements: [{ cause: "recorded", amount: 5_000 }],
    });
  });

  it("has what should have come already fall on today", () => {
    const facts = { ...EMPTY, planned: [planned("2026-03-02", "expense", 4_000)] };
    expect(told(facts).days[0]).toMatchObject({ date: "2026-03-10", balance: 96_000 });
  });

  it("does not count a recurring movement among the unplanned", () => {
    const rent = (date: string) => ({
      ...planned(date, "expense", 50_000),
      category: "Habitação",
      description: "Renda",
    });
    const months = ["2025-12", "2026-01", "2026-02"];
    const facts = {
      ...EMPTY,
      records: months.map((month) => rent(`${month}-02`)),
      firstMonth: parseYearMonth("2025-12"),
    };
    expect(told(facts).months[1]?.usual.middle).toBe(50_000);
    const known = told({ ...facts, planned: [rent("2026-04-02"), rent("2026-05-02")] });
    expect(known.months[1]?.usual.middle).toBe(0);
    expect(known.months[1]?.outgoing).toBe(50_000);
  });
});

describe("what may be spent a day", () => {
  it("is what is left after the outgoings before the next income, day by day until then", () => {
    const facts = {
      ...EMPTY,
      planned: [
        planned("2026-03-12", "expense", 30_000),
        planned("2026-03-20", "income", 90_000),
        planned("2026-03-20", "expense", 80_000),
      ],
    };
    expect(told(facts).room).toMatchObject({
      perDay: 7_000,
      days: 10,
      outgoing: 30_000,
      nextIncome: { date: "2026-03-20" },
    });
  });

  it("has to last to the end of the month without an income, and is never below nothing", () => {
    expect(told(EMPTY).room).toMatchObject({ perDay: 4_545, days: 22, nextIncome: null });
    const facts = { ...EMPTY, planned: [planned("2026-03-30", "expense", 200_000)] };
    expect(told(facts).room.perDay).toBe(ZERO);
  });

  it("passes over an income of less than a quarter of the monthly mean, and an imagined one", () => {
    const records = ["2025-12", "2026-01", "2026-02"].map((month) =>
      planned(`${month}-20`, "income", 100_000),
    );
    const facts = { ...EMPTY, records, firstMonth: parseYearMonth("2025-12") };
    const next = (amount: number) =>
      told({ ...facts, planned: [planned("2026-03-15", "income", amount)] }).room.nextIncome;
    expect(next(24_999)).toBeNull();
    expect(next(25_000)).not.toBeNull();
    const imagined = [planned("2026-03-15", "income", 50_000)];
    expect(told({ ...facts, imagined }).room.nextIncome).toBeNull();
  });
});
