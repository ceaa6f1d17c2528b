import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  forecast,
  type Forecast,
  type ForecastFacts,
} from "../../../src/domain/forecast/forecast.ts";
import { reachOf, type Horizon } from "../../../src/domain/forecast/horizon.ts";
import { FORECAST_MONTHS } from "../../../src/domain/forecast/learn.ts";
import { effectOf, type Planned } from "../../../src/domain/forecast/planned.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { parseCivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import {
  addMonths,
  daysOf,
  monthOf,
  parseYearMonth,
} from "../../../src/domain/shared/year-month.ts";
import { anyForecastFacts, plannedBetween } from "../../support/arbitraries/forecast.ts";
import { toldAccount } from "../../support/forecast.ts";

const day = (text: string) => parseCivilDate(text)!;
const told = (facts: ForecastFacts, horizon: Horizon = "year"): Forecast =>
  forecast(facts, horizon)!;
const netOf = (movements: readonly Planned[]) =>
  movements.reduce((all, one) => all + effectOf(one), 0);

const EMPTY: ForecastFacts = {
  today: day("2026-03-10"),
  accounts: [toldAccount(100_000, "2026-03-10")],
  lines: [],
  records: [],
  planned: [],
  ended: [],
  accountReserve: ZERO,
  saving: null,
};

const planned = (date: string, kind: Planned["kind"], amount: number): Planned => ({
  date: day(date),
  kind,
  category: "Outros",
  amount: cents(amount),
  description: null,
  recurrence: "r",
});

/** The same as records, each under an id of its own. */
const records = (...some: readonly Planned[]) =>
  some.map((one, index) => ({ ...one, id: transactionId(`record-${index}`) }));

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
        for (const { balance, movements, usual, saved } of days) {
          expect(balance).toBe(before + netOf(movements) - usual + saved);
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
            expect(month.saved).toBe(own.reduce((all, { saved }) => all + saved, 0));
            expect(own.at(-1)?.balance).toBe(month.balance);
          }
          expect(month.opening).toBe(before);
          expect(month.balance).toBe(
            month.opening + month.income - month.outgoing - month.usual.middle + month.saved,
          );
          before = month.balance;
        }
      }),
    );
  });

  it("holds the middle in its band, in whole cents", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const { days, months, allowance } = told(facts);
        for (const { low, balance, high } of [...days, ...months]) {
          expect(low).toBeLessThanOrEqual(balance);
          expect(balance).toBeLessThanOrEqual(high);
          for (const amount of [low, balance, high]) expect(Number.isInteger(amount)).toBe(true);
        }
        expect(Number.isInteger(allowance.perDay)).toBe(true);
        expect(allowance.perDay).toBeGreaterThanOrEqual(0);
        expect(allowance.days).toBeGreaterThan(0);
      }),
    );
  });

  it("has no balance raised by one more planned outgoing, nor what may be spent", () => {
    const more = plannedBetween("2025-12-31", "2027-12-31");
    fc.assert(
      fc.property(anyForecastFacts, more, (facts, extra) => {
        // Of nothing else it could be the series: then records would count as planned.
        const outgoing = { ...extra, kind: "expense", recurrence: null } as const;
        const before = told(facts);
        const after = told({ ...facts, planned: [...facts.planned, outgoing] });
        for (const [index, one] of before.days.entries())
          for (const key of ["low", "balance", "high"] as const)
            expect(after.days[index]![key]).toBeLessThanOrEqual(one[key]);
        expect(after.allowance.perDay).toBeLessThanOrEqual(before.allowance.perDay);
      }),
    );
  });

  it("says the same may be spent on every plan, and no imagined saving raises it", () => {
    fc.assert(
      fc.property(anyForecastFacts, (facts) => {
        const { allowance } = told(facts);
        expect(told(facts, "month").allowance).toEqual(allowance);
        expect(told({ ...facts, saving: null }).allowance).toEqual(allowance);
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

  it("lists what lies ahead alike in whatever order the records are read", () => {
    const ahead = records(
      planned("2026-03-12", "expense", 100),
      planned("2026-03-12", "income", 100),
      planned("2026-03-11", "expense", 100),
    );
    const listed = (some: typeof ahead) =>
      told({ ...EMPTY, records: some }).days.flatMap(({ movements }) => movements);
    expect(listed(ahead)).toHaveLength(3);
    expect(listed(ahead.toReversed())).toEqual(listed(ahead));
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
    const spent = (month: string) =>
      ["05", "07", "11", "14", "27"].map((at) => ({
        ...planned(`${month}-${at}`, "expense", 5_000),
        description: "Café",
      }));
    const two = { ...EMPTY, records: records(...["2026-01", "2026-02", "2026-03"].flatMap(spent)) };
    expect(told(two)).toMatchObject({ usual: null, fullMonths: 2 });
    for (const one of told(two).days)
      expect([one.low, one.high]).toEqual([one.balance, one.balance]);
    const three = { ...two, records: [...two.records, ...records(...spent("2025-12"))] };
    expect(told(three).usual).not.toBeNull();
  });

  it("counts what was recorded after the told day once, and what lies ahead on its day", () => {
    const accounts = [toldAccount(100_000, "2026-03-05")];
    const some = records(
      planned("2026-03-01", "expense", 1_000),
      planned("2026-03-09", "income", 300),
      planned("2026-03-12", "expense", 5_000),
    );
    const { opening, days } = told({ ...EMPTY, accounts, records: some });
    expect(opening).toMatchObject({ amount: 100_300, accounts: [{ moved: 300, count: 1 }] });
    expect(days.find(({ date }) => date === "2026-03-12")).toMatchObject({
      balance: 95_300,
      movements: [{ cause: "recorded", amount: 5_000 }],
    });
  });

  it("has what should have gone out already fall on today, and counts no income that nobody has confirmed", () => {
    const facts = {
      ...EMPTY,
      planned: [planned("2026-03-02", "expense", 4_000), planned("2026-03-03", "income", 9_000)],
    };
    const { days, allowance } = told(facts);
    expect(days[0]).toMatchObject({ date: "2026-03-10", balance: 96_000 });
    expect(allowance.unconfirmed).toMatchObject({ amount: 9_000 });
  });

  it("has a planned income of today count once, before and after it is confirmed", () => {
    const salary = planned("2026-03-10", "income", 135_000);
    const accounts = [
      toldAccount(100_000, "2026-03-10", {
        balance: { amount: cents(100_000), date: day("2026-03-10"), includes: [] },
      }),
    ];
    const before = told({ ...EMPTY, accounts, planned: [salary] });
    const after = told({ ...EMPTY, accounts, records: records(salary) });
    expect(before.endOfMonth.balance).toBe(235_000);
    expect(after.endOfMonth.balance).toBe(235_000);
  });

  it("counts what always comes once, planned or not", () => {
    const rent = (date: string) => ({
      ...planned(date, "expense", 50_000),
      category: "Habitação",
      description: "Renda",
    });
    const facts = {
      ...EMPTY,
      records: records(...["2025-12", "2026-01", "2026-02"].map((month) => rent(`${month}-05`))),
    };
    const april = { usual: { middle: 0 }, outgoing: 50_000 };
    expect(told(facts).months[1]).toMatchObject(april);
    const plans = { ...facts, planned: [rent("2026-04-05"), rent("2026-05-05")] };
    expect(told(plans).months[1]).toMatchObject(april);
    expect(told(plans).regular).toEqual([]);
  });
});

describe("an income that nobody has planned", () => {
  const salaries = (amounts: readonly number[], first = "2025-09") =>
    records(
      ...amounts.map((amount, index) =>
        planned(`${addMonths(parseYearMonth(first)!, index)}-25`, "income", amount),
      ),
    );
  const facts = EMPTY;

  it("is assumed on each month's last day, as small as the smallest of the last six months", () => {
    const { assumed, months } = told({
      ...facts,
      records: salaries([135_000, 135_000, 270_000, 134_000, 135_000, 135_000]),
    });
    expect(assumed).toBe(134_000);
    expect(months).toHaveLength(FORECAST_MONTHS);
    for (const { month, movements } of months)
      expect(movements).toMatchObject([
        { cause: "assumed", amount: 134_000, date: daysOf(month).to },
      ]);
  });

  it("is this month only as much as has not come yet", () => {
    const come = (amount: number) =>
      told({
        ...facts,
        records: records(
          ...salaries([135_000, 135_000, 135_000, 135_000, 135_000, 135_000]),
          planned("2026-03-04", "income", amount),
        ),
      }).months.map(({ income }) => income);
    expect(come(35_000).slice(0, 2)).toEqual([100_000, 135_000]);
    expect(come(200_000).slice(0, 2)).toEqual([0, 135_000]);
  });

  it("is nothing below two lived months, and nothing where a month brought none", () => {
    expect(told({ ...facts, records: salaries([9], "2026-01") }).assumed).toBe(0);
    expect(told({ ...facts, records: salaries([135_000, 0, 135_000]) }).assumed).toBe(0);
  });

  it("is not assumed where one is planned or recorded within 62 days", () => {
    const past = salaries([135_000, 135_000, 135_000, 135_000, 135_000, 135_000]);
    const next = (date: string) =>
      told({ ...facts, records: past, planned: [planned(date, "income", 1)] }).assumed;
    expect(next("2026-05-10")).toBeNull();
    expect(next("2026-05-11")).toBe(135_000);
    const recorded = records(...past, planned("2026-03-20", "income", 500));
    expect(told({ ...facts, records: recorded }).assumed).toBeNull();
  });

  it("is not last year's: that is offered for planning", () => {
    const christmas = {
      ...planned("2025-12-20", "income", 135_000),
      description: "Subsídio de Natal",
    };
    const toldOn = (today: string) =>
      told({
        ...facts,
        today: day(today),
        accounts: [toldAccount(100_000, today)],
        records: [...salaries([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]), ...records(christmas)],
      });
    const { offers, months } = toldOn("2026-11-23");
    expect(offers).toMatchObject([{ last: { amount: 135_000 }, date: "2026-12-20" }]);
    expect(
      months.flatMap(({ movements }) => movements.filter(({ cause }) => cause !== "assumed")),
    ).toEqual([]);
    expect(toldOn("2026-09-21").offers).toHaveLength(1);
    expect(toldOn("2026-09-20").offers).toEqual([]);
  });
});
