import fc from "fast-check";
import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import { describe, expect, it } from "vitest";
import type { AchievementId } from "../../../src/domain/achievements/achievement.ts";
import { earnedBy } from "../../../src/domain/achievements/earned.ts";
import type { AchievementFacts, CategoryTotal } from "../../../src/domain/achievements/facts.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { budgetId, goalId, transactionId } from "../../../src/domain/shared/ids.ts";
import { livedMonths } from "../../../src/domain/lived-months/lived-months.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { addMonths, monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { activityUntil } from "../../support/activity.ts";
import {
  anyFacts,
  anyFactsWith,
  anyPastRecords,
} from "../../support/arbitraries/achievement-facts.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";

const TODAY = civilDate(2026, 11, 20);

const record = (
  kind: Transaction["kind"],
  date: string,
  value: number,
  category: string,
): Transaction => ({
  id: transactionId("record"),
  kind,
  date: date as CivilDate,
  category,
  amount: cents(value),
  description: null,
});
const income = (date: string, value = 100) => record("income", date, value, "Salário");
const expense = (date: string, value = 1, category = "Lazer") =>
  record("expense", date, value, category);

const budgetOf = (month: string, limit: number, category = "Lazer"): Budget => ({
  id: budgetId(`${month} ${category}`),
  category,
  limit: cents(limit),
  month: month as YearMonth,
  repeats: false,
});

const goalOf = (total: number, current: number): Goal => ({
  id: goalId("goal"),
  name: "Casa",
  total: cents(total),
  current: cents(current),
  deadline: null,
  photoUrl: null,
});

type Given = Partial<Omit<AchievementFacts, "activity">> & {
  readonly records?: readonly Transaction[];
};

const earned = ({ records = [], today = TODAY, ...given }: Given) =>
  earnedBy({
    today,
    activity: activityUntil(today, records),
    budgets: [],
    refundedIn: () => NOTHING_REFUNDED,
    goals: [],
    profile: null,
    ...given,
  });

/** Records of nothing by which months are lived. */
const lived = (...months: readonly string[]) =>
  months.flatMap((month) =>
    ["01", "08", "15", "22", "28"].map((day) => expense(`${month}-${day}`, 0, "Outros")),
  );

const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** So many days in a row, from a first one. */
function daysFrom(first: string, count: number): CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = first as CivilDate; days.length < count; day = addDays(day, 1)) days.push(day);
  return days;
}

/** One achievement each, without which the next cannot be. */
const LADDERS: readonly (readonly AchievementId[])[] = [
  ["ten-entries", "hundred-entries", "thousand-entries"],
  ["first-goal", "goal-reached", "three-goals-reached"],
  ["first-budget", "budgets-kept", "budgets-kept-three"],
  ["positive-month", "positive-three", "positive-six", "positive-twelve"],
  ["positive-month", "saved-ten", "saved-twenty", "saved-thirty"],
  ["seven-days", "thirty-days"],
];

describe("what is earned", () => {
  it("does not depend on the order of anything", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const reversed: AchievementFacts = {
          ...facts,
          activity: {
            totals: facts.activity.totals.toReversed(),
            days: facts.activity.days.toReversed(),
            lives: new Map([...facts.activity.lives].toReversed()),
          },
          budgets: facts.budgets.toReversed(),
          goals: facts.goals.toReversed(),
        };
        expect(earnedBy(reversed)).toEqual(earnedBy(facts));
      }),
    );
  });

  it("is the same whether records are summed up or told one by one", () => {
    fc.assert(
      fc.property(anyPastRecords, anyFacts, (records, facts) => {
        const single = ({ date, kind, category, amount }: Transaction): CategoryTotal => ({
          month: monthOf(date),
          kind,
          category,
          amount,
          count: 1,
        });
        const summed = activityUntil(TODAY, records);
        const apart = {
          totals: records.map(single),
          days: records.map(({ date }) => date),
          lives: summed.lives,
        };
        expect(earnedBy({ ...facts, activity: apart })).toEqual(
          earnedBy({ ...facts, activity: summed }),
        );
      }),
    );
  });

  it("by counting, or by days, is never lost by one more record", () => {
    const counted = /entries$|^first|days$|goal|profile/;
    fc.assert(
      fc.property(anyPastRecords, transactionOf(), anyFacts, (records, more, facts) => {
        const earnedWith = (all: readonly Transaction[]) =>
          earnedBy({ ...facts, activity: activityUntil(TODAY, all) });
        const before = earnedWith(records).filter((id) => counted.test(id));
        expect(earnedWith([...records, more])).toEqual(expect.arrayContaining(before));
      }),
    );
  });

  it("of whatever kind is never lost by one more goal or a complete profile", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const after = earnedBy({
          ...facts,
          goals: [...facts.goals, goalOf(2, 1)],
          profile: { name: "Rui", age: 30 },
        });
        expect(after).toEqual(expect.arrayContaining([...earnedBy(facts)]));
      }),
    );
  });

  it("of months is earned by lived ones alone", () => {
    const ofMonths = (facts: AchievementFacts) =>
      earnedBy(facts).filter((id) => /kept|positive|saved/.test(id));
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { totals, lives } = facts.activity;
        const months = new Set(livedMonths(lives, monthOf(TODAY), 12));
        const ofLived = totals.filter(({ month }) => months.has(month));
        const activity = { ...facts.activity, totals: ofLived };
        expect(ofMonths({ ...facts, activity })).toEqual(ofMonths(facts));
      }),
    );
  });

  it("never leaves out what is easier", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const all = earnedBy(facts);
        for (const ladder of LADDERS) {
          const steps = ladder.map((id) => all.includes(id));
          expect(steps).toEqual(steps.toSorted((a, b) => Number(b) - Number(a)));
        }
      }),
    );
  });

  it("is nothing of months while the only month with records is the current one", () => {
    const thisMonth = anyPastRecords.map((records) =>
      records.map((one) => ({ ...one, date: `2026-11-${one.date.slice(8)}` as CivilDate })),
    );
    fc.assert(
      fc.property(anyFactsWith(thisMonth), (facts) => {
        for (const id of earnedBy(facts)) expect(id).not.toMatch(/kept|positive|saved/);
      }),
    );
  });

  it("is nothing for nobody's nothing", () => {
    expect(earned({})).toEqual([]);
  });
});

describe("entries", () => {
  it("are counted once they are of today, not before", () => {
    expect(earned({ records: [income("2026-11-20")] })).toEqual(["first-income"]);
    expect(earned({ records: [expense("2026-11-20")] })).toEqual(["first-expense"]);
    expect(earned({ records: [income("2026-11-21"), expense("2026-12-01")] })).toEqual([]);
  });

  it.each([
    ["ten-entries", 10],
    ["hundred-entries", 100],
    ["thousand-entries", 1000],
  ] as const)("earn %s from %i on, of both kinds together", (id, count) => {
    const records = times(count, (index) =>
      index % 3 === 0 ? income("2026-11-01") : expense("2026-11-02"),
    );
    expect(earned({ records })).toContain(id);
    expect(earned({ records: records.slice(1) })).not.toContain(id);
  });
});

describe("days with entries", () => {
  const onDays = (days: readonly string[]) => days.map((day) => expense(day));

  it.each([
    ["seven-days", 7, "2026-11-14"],
    ["seven-days", 7, "2026-10-28"],
    ["seven-days", 7, "2025-12-28"],
    ["seven-days", 7, "2024-02-25"],
    ["seven-days", 7, "2025-02-25"],
    ["thirty-days", 30, "2025-12-15"],
    ["thirty-days", 30, "2024-02-01"],
  ] as const)("earn %s by %i running from %s, in whatever order", (id, count, first) => {
    const days = daysFrom(first, count);
    expect(earned({ records: onDays(days.toReversed()) })).toContain(id);
    for (const missing of [0, count - 1])
      expect(earned({ records: onDays(days.toSpliced(missing, 1)) })).not.toContain(id);
  });

  it("earn nothing by a run that one day breaks, however many entries the others have", () => {
    const days = daysFrom("2026-10-01", 13).toSpliced(6, 1);
    expect(earned({ records: onDays([...days, ...days]) })).not.toContain("seven-days");
  });

  it("are of the calendar: 29 February is missed in a leap year and in no other", () => {
    const around = (year: number) =>
      onDays(daysFrom(`${year}-02-25`, 4).concat(daysFrom(`${year}-03-01`, 3)));
    expect(earned({ records: around(2024) })).not.toContain("seven-days");
    expect(earned({ records: around(2025) })).toContain("seven-days");
  });

  it("to come are no part of a run", () => {
    expect(earned({ records: onDays(daysFrom("2026-11-15", 7)) })).not.toContain("seven-days");
  });
});

describe("a full month", () => {
  const positive = (count: number, last: string) =>
    times(count, (index) => addMonths(last as YearMonth, -index)).flatMap((month) => [
      income(`${month}-15`),
      ...lived(month),
    ]);

  it.each([
    ["positive-month", 1],
    ["positive-three", 3],
    ["positive-six", 6],
    ["positive-twelve", 12],
  ] as const)("earns %s as one of %i in a row, over the turn of a year", (id, count) => {
    expect(earned({ records: positive(count, "2026-02") })).toContain(id);
    expect(earned({ records: positive(count - 1, "2026-02") })).not.toContain(id);
  });

  it("is over: the current one does not count, the one before does on the first day", () => {
    const records = [income("2026-10-31"), ...lived("2026-10")];
    expect(earned({ records, today: civilDate(2026, 10, 31) })).not.toContain("positive-month");
    expect(earned({ records, today: civilDate(2026, 11, 1) })).toContain("positive-month");
  });

  it("without records breaks a row", () => {
    const records = [...positive(2, "2026-10"), ...positive(2, "2026-07")];
    expect(earned({ records })).not.toContain("positive-three");
    const between = [...records, income("2026-08-01")];
    expect(earned({ records: between })).not.toContain("positive-three");
    expect(earned({ records: [...between, ...lived("2026-08")] })).toContain("positive-three");
  });

  it("with nothing left is not positive", () => {
    const records = [income("2026-10-01", 5), expense("2026-10-31", 5), ...lived("2026-10")];
    expect(earned({ records })).not.toContain("positive-month");
    expect(earned({ records: [...records, income("2026-10-15", 1)] })).toContain("positive-month");
  });

  it.each([
    ["saved-ten", 10],
    ["saved-twenty", 20],
    ["saved-thirty", 30],
  ] as const)("earns %s with just %i %% of its income left", (id, percent) => {
    const left = (cost: number) => [
      income("2026-10-01", 333_30),
      expense("2026-10-02", cost),
      ...lived("2026-10"),
    ];
    const cost = 333_30 - 33_33 * (percent / 10);
    expect(earned({ records: left(cost) })).toContain(id);
    expect(earned({ records: left(cost + 1) })).not.toContain(id);
  });

  it("without income has saved nothing", () => {
    const records = [expense("2026-10-01", 0), income("2026-10-02", 0), ...lived("2026-10")];
    expect(earned({ records })).not.toContain("saved-ten");
  });

  it("saves by itself: what another month leaves does not help", () => {
    const records = [income("2026-09-01", 100), income("2026-10-01", 100)];
    const spent = [expense("2026-09-30", 95), expense("2026-10-01", 95)];
    const all = [...records, ...spent, ...lived("2026-09", "2026-10")];
    expect(earned({ records: all })).not.toContain("saved-ten");
  });
});

describe("budgets", () => {
  const lazer = (month: string, spent: number) => expense(`${month}-10`, spent);

  it("are kept by spending all of the limit and not a cent more, in their category and month", () => {
    const budgets = [budgetOf("2026-10", 50)];
    const kept = (records: readonly Transaction[]) =>
      earned({ budgets, records: [...records, ...lived("2026-10")] }).includes("budgets-kept");
    expect(kept([lazer("2026-10", 50)])).toBe(true);
    expect(kept([lazer("2026-10", 51)])).toBe(false);
    expect(kept([lazer("2026-10", 50), lazer("2026-09", 50)])).toBe(true);
    expect(kept([expense("2026-10-01", 51, "Saúde")])).toBe(true);
    expect(kept([{ ...income("2026-10-01", 51), category: "Lazer" }])).toBe(true);
  });

  it("are kept only all together", () => {
    const budgets = [budgetOf("2026-10", 50), budgetOf("2026-10", 0, "Saúde")];
    const records = [lazer("2026-10", 1), ...lived("2026-10")];
    expect(earned({ budgets, records })).toContain("budgets-kept");
    const ill = [...records, expense("2026-10-01", 1, "Saúde")];
    expect(earned({ budgets, records: ill })).not.toContain("budgets-kept");
  });

  it("of a month without records, or of one that is not over, are not kept yet", () => {
    for (const month of ["2026-10", "2026-11", "2026-12"]) {
      const budgets = [budgetOf(month, 50)];
      const records = [lazer("2026-11", 1), lazer("2026-12", 1)];
      expect(earned({ budgets, records })).not.toContain("budgets-kept");
      expect(earned({ budgets })).toEqual(["first-budget"]);
    }
  });

  it("are kept three months running only in months that follow one another", () => {
    const months = ["2025-12", "2026-01", "2026-02"];
    const records = [...months, "2026-03"].map((month) => lazer(month, 5));
    const budgets = months.map((month) => budgetOf(month, 5));
    expect(earned({ budgets, records })).toContain("budgets-kept-three");
    const gap = [...budgets.slice(0, 2), budgetOf("2026-03", 5)];
    expect(earned({ budgets: gap, records })).not.toContain("budgets-kept-three");
    const broken = [...records, lazer("2026-01", 1)];
    expect(earned({ budgets, records: broken })).not.toContain("budgets-kept-three");
  });
});

describe("goals and the profile", () => {
  it("are reached with their last cent", () => {
    expect(earned({ goals: [goalOf(5, 4)] })).toEqual(["first-goal"]);
    expect(earned({ goals: [goalOf(5, 5)] })).toEqual(["first-goal", "goal-reached"]);
    const two = [goalOf(5, 6), goalOf(5, 5), goalOf(5, 4)];
    expect(earned({ goals: two })).not.toContain("three-goals-reached");
    expect(earned({ goals: [...two, goalOf(1, 1)] })).toContain("three-goals-reached");
  });

  it("are complete with a name and an age, be it zero", () => {
    expect(earned({ profile: { name: "Rui", age: null } })).toEqual([]);
    expect(earned({ profile: { name: "Rui", age: 0 } })).toEqual(["profile-complete"]);
  });
});
