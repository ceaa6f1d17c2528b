import fc from "fast-check";
import { NOTHING_REFUNDED } from "../../../src/domain/budgets/refunds.ts";
import { describe, expect, it } from "vitest";
import { budgetId, goalId, transactionId } from "../../../src/domain/shared/ids.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents, type Cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { alertKey, type SmartAlert } from "../../../src/domain/notifications/smart-alert.ts";
import type { AlertFacts } from "../../../src/domain/notifications/alert-facts.ts";
import { smartAlerts } from "../../../src/domain/notifications/smart-alerts.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { monthlySums } from "../../../src/domain/transactions/category-sums.ts";
import { planned } from "../../support/recurrences.ts";
import { OWN_CATEGORIES, OWN_EXPENSES } from "../../support/categories.ts";

const TODAY = civilDate(2026, 11, 20);
const MONTH = "2026-11" as YearMonth;

const amountUpTo = (max: number) => fc.integer({ min: 1, max }).map(cents);
const amount = amountUpTo(10_000_000);

let records = 0;
const record = (
  kind: Transaction["kind"],
  date: string,
  value: number,
  category = "Lazer",
): Transaction => ({
  id: transactionId(`record-${(records += 1)}`),
  kind,
  date: date as CivilDate,
  category,
  amount: cents(value),
  description: null,
});
const expense = (date: string, value: number, category?: string) =>
  record("expense", date, value, category);
const income = (date: string, value: number) => record("income", date, value, "Salário");

const budgetOf = (limit: number, category = "Lazer", month = MONTH): Budget => ({
  id: budgetId("budget"),
  category,
  limit: cents(limit),
  month,
  repeats: false,
});

const goalOf = (total: number, current: number, deadline: CivilDate | null = null): Goal => ({
  id: goalId("goal"),
  name: "Casa",
  total: cents(total),
  current: cents(current),
  deadline,
  photoUrl: null,
});

const LEISURE = OWN_EXPENSES.get("Lazer")?.id;

const alertsOf = (facts: Partial<AlertFacts>) =>
  smartAlerts({
    today: TODAY,
    transactions: [],
    sumsOf: monthlySums(facts.transactions ?? []),
    budgets: [],
    refunded: NOTHING_REFUNDED,
    goals: [],
    categories: OWN_CATEGORIES,
    recurrences: [],
    planned: [],
    ended: [],
    belowZero: null,
    ...facts,
  });
const typesOf = (facts: Partial<AlertFacts>) => alertsOf(facts).map(({ type }) => type);
const has = (type: SmartAlert["type"], facts: Partial<AlertFacts>) => typesOf(facts).includes(type);

describe("an alert of a day below zero", () => {
  it("is told of the days of a week once, whatever they come to", () => {
    const monday = civilDate(2026, 11, 23);
    const keyOn = (days: number, balance: number) =>
      alertsOf({ belowZero: { date: addDays(monday, days), balance: cents(balance) } }).map(
        alertKey,
      );
    for (let days = 0; days < 7; days += 1)
      expect(keyOn(days, -1 - days)).toEqual(["below-zero:2026-11-23"]);
    expect(keyOn(7, -1)).toEqual(["below-zero:2026-11-30"]);
    expect(has("below-zero", {})).toBe(false);
  });
});

describe("an alert on a budget", () => {
  const spentOf = (limit: number, spent: number) =>
    typesOf({
      budgets: [budgetOf(limit)],
      transactions: [income("2026-11-01", spent), expense("2026-11-02", spent)],
    });

  it("begins at 80 % of its limit, and becomes another one at 100 %, to the cent", () => {
    fc.assert(
      fc.property(amountUpTo(10_000_000), (fifth) => {
        const limit = fifth * 5;
        expect(spentOf(limit, fifth * 4 - 1)).toEqual([]);
        expect(spentOf(limit, fifth * 4)).toEqual(["budget-near-limit"]);
        expect(spentOf(limit, limit)).toEqual(["budget-at-limit"]);
        expect(spentOf(limit, limit + 1)).toEqual(["budget-at-limit"]);
        if (fifth > 1) expect(spentOf(limit, limit - 1)).toEqual(["budget-near-limit"]);
      }),
    );
  });

  it("tells what was spent of what", () => {
    const facts = { budgets: [budgetOf(100)], transactions: [expense("2026-11-02", 85)] };
    expect(alertsOf(facts)[0]).toEqual({
      type: "budget-near-limit",
      categoryId: LEISURE,
      category: "Lazer",
      month: MONTH,
      spent: 85,
      limit: 100,
      left: 15,
      isOnPace: false,
    });
  });

  it("says whether it is used no further than the month has gone, to the cent and the day", () => {
    const onPace = (spent: number, today: CivilDate) =>
      alertsOf({
        today,
        budgets: [budgetOf(100_00)],
        transactions: [income("2026-11-01", spent), expense("2026-11-02", spent)],
      }).map((alert) => alert.type === "budget-near-limit" && alert.isOnPace);
    expect(onPace(80_00, civilDate(2026, 11, 24))).toEqual([true]);
    expect(onPace(80_01, civilDate(2026, 11, 24))).toEqual([false]);
    expect(onPace(80_00, civilDate(2026, 11, 23))).toEqual([false]);
  });

  it("is not raised by another category, another month, or income", () => {
    const transactions = [
      expense("2026-11-02", 85, "Compras"),
      expense("2026-10-31", 85),
      { ...income("2026-11-30", 200), category: "Lazer" },
    ];
    expect(typesOf({ budgets: [budgetOf(100)], transactions })).toEqual([]);
  });

  it("of nothing at all needs an expense", () => {
    expect(spentOf(0, 0)).toEqual([]);
    expect(spentOf(0, 1)).toEqual(["budget-at-limit"]);
  });
});

it("no alert cries about what was planned, and one about what came beside it", () => {
  const yearly = { date: "2027-11-10" as CivilDate, amount: cents(420_00), description: "Seguro" };
  const insurance = { ...yearly, kind: "expense", category: "Lazer", recurrence: "car" } as const;
  const transactions = [
    expense("2026-10-02", 100_00),
    expense("2026-09-14", 100_00),
    expense("2026-08-02", 100_00),
    { ...expense("2026-11-10", 418_00), description: "SEGURO" },
  ];
  const loud = ["category-above-mean", "unusual-expense", "negative-balance"];
  expect(typesOf({ transactions })).toEqual(loud);
  const typesBeside = (all: readonly Transaction[]) =>
    typesOf({ transactions: all, planned: [insurance] });
  expect(typesBeside(transactions)).toEqual(["negative-balance"]);
  expect(typesBeside([...transactions, expense("2026-11-12", 390_00)])).toEqual(loud);
});

describe("an alert on a category", () => {
  /** A category with such means, and such spending in the month of a day. */
  const rose = (mean: number, spent: number, today: CivilDate = TODAY) =>
    has("category-above-mean", {
      today,
      transactions: [
        ...["2026-08-01", "2026-09-15", "2026-10-27"].map((date) => expense(date, mean)),
        expense("2026-11-01", spent),
      ],
    });

  it("begins 25 % above its mean, to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1250, max: 1_000_000 }), (quarter) => {
        expect(rose(quarter * 4, quarter * 5)).toBe(true);
        expect(rose(quarter * 4, quarter * 5 - 1)).toBe(false);
      }),
    );
  });

  it("needs a mean of 50 €", () => {
    fc.assert(
      fc.property(amount, (spent) => {
        expect(rose(49_99, spent)).toBe(false);
        expect(rose(50_00, 62_50 + spent)).toBe(true);
      }),
    );
  });

  it("waits for the eighth day of the month", () => {
    expect(rose(50_00, 500_00, civilDate(2026, 11, 7))).toBe(false);
    expect(rose(50_00, 500_00, civilDate(2026, 11, 8))).toBe(true);
  });

  it("counts what came back", () => {
    const months = ["2026-08-03", "2026-09-25", "2026-10-10"].map((date) => expense(date, 100_00));
    const bought = expense("2026-11-10", 400_00);
    const transactions = [...months, bought];
    const loudOf = (facts: Partial<AlertFacts>) =>
      alertsOf({ transactions, ...facts }).map(({ type }) => type);
    expect(loudOf({})).toEqual(expect.arrayContaining(["category-above-mean", "unusual-expense"]));
    expect(loudOf({ refunded: new Map([["Lazer", cents(300_00)]]) })).not.toContain(
      "category-above-mean",
    );
    const back = { ...income("2026-11-20", 400_00), refundOf: bought.id };
    expect(loudOf({ transactions: [...transactions, back] })).not.toContain("unusual-expense");
  });

  it("takes the mean that the category has in a normal month", () => {
    const alerts = (transactions: readonly Transaction[]) =>
      alertsOf({ transactions }).filter(({ type }) => type === "category-above-mean");
    const sparse = [
      ...["2026-08-10", "2026-09-10", "2026-10-10"].map((date) => expense(date, 1, "Compras")),
      expense("2026-10-10", 300_00),
      expense("2026-11-10", 125_00),
    ];
    expect(alerts(sparse)).toEqual([
      {
        type: "category-above-mean",
        categoryId: LEISURE,
        category: "Lazer",
        month: MONTH,
        spent: 125_00,
        mean: 100_00,
        part: 0.25,
      },
    ]);
    expect(alerts([...sparse, expense("2026-07-10", 1, "Compras")])).toMatchObject([
      { mean: 75_00 },
    ]);
    expect(alerts([expense("2026-11-10", 125_00)])).toEqual([]);
  });
});

describe("an alert on an expense", () => {
  const isUnusual = (earlier: readonly number[], spent: number, category = "Lazer") =>
    has("unusual-expense", {
      transactions: [
        ...earlier.map((value) => expense("2026-10-05", value)),
        expense("2026-11-05", spent, category),
      ],
    });

  it("begins above three times the mean of its category, to the cent", () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), (earlier) => {
        const total = earlier.reduce((sum: number, value) => sum + value, 0);
        const triple = Math.floor((total * 3) / earlier.length);
        expect(isUnusual(earlier, triple)).toBe(false);
        expect(isUnusual(earlier, triple + 1)).toBe(true);
        expect(isUnusual(earlier, triple + 1, "Saúde")).toBe(false);
      }),
    );
  });

  it("waits for the eighth day of the month", () => {
    const transactions = [expense("2026-10-05", 100), expense("2026-11-01", 400)];
    const isTold = (today: CivilDate) => has("unusual-expense", { today, transactions });
    expect(isTold(civilDate(2026, 11, 7))).toBe(false);
    expect(isTold(civilDate(2026, 11, 8))).toBe(true);
  });

  it("is raised by nothing that has no mean, or one of nothing", () => {
    fc.assert(
      fc.property(amount, (spent) => {
        expect(isUnusual([], spent)).toBe(false);
        expect(isUnusual([0, 0], spent)).toBe(false);
      }),
    );
  });

  it("names each such expense of the month, and none of an earlier one or of income", () => {
    const unusual = [expense("2026-11-05", 400), expense("2026-11-06", 500)];
    const transactions = [
      expense("2026-10-05", 100),
      expense("2026-10-06", 100),
      expense("2026-09-05", 100),
      expense("2026-09-06", 200),
      { ...income("2026-11-05", 9_000), category: "Lazer" },
      ...unusual,
    ];
    const found = alertsOf({ transactions }).filter(({ type }) => type === "unusual-expense");
    expect(found).toEqual(
      unusual.map(({ id, category, date, amount: value }) => ({
        type: "unusual-expense",
        id,
        category,
        date,
        amount: value,
        mean: 125,
      })),
    );
  });
});

describe("an alert on the balance", () => {
  it("comes neither in the first week nor while what is planned makes up for it", () => {
    const spent = { transactions: [expense("2026-11-01", 600)] };
    const isTold = (facts: Partial<AlertFacts>) => has("negative-balance", { ...spent, ...facts });
    expect(isTold({ today: civilDate(2026, 11, 7) })).toBe(false);
    expect(isTold({ today: civilDate(2026, 11, 8) })).toBe(true);
    const salaryOf = (value: number) =>
      planned({
        kind: "income",
        cost: { of: "each", amount: cents(value) },
        start: civilDate(2026, 11, 30),
      });
    expect(isTold({ recurrences: [salaryOf(599)] })).toBe(true);
    expect(isTold({ recurrences: [salaryOf(600)] })).toBe(false);
  });

  it("begins one cent below zero", () => {
    fc.assert(
      fc.property(amount, (value) => {
        const of = (earned: number) => ({
          transactions: [income("2026-11-01", earned), expense("2026-11-30", value)],
        });
        expect(has("negative-balance", of(value))).toBe(false);
        expect(alertsOf(of(value - 1))).toContainEqual({
          type: "negative-balance",
          month: MONTH,
          balance: -1,
        });
      }),
    );
  });

  it("is about the current month only", () => {
    const transactions = [expense("2026-10-31", 5), expense("2026-12-01", 5)];
    expect(typesOf({ transactions })).toEqual([]);
  });
});

describe("an alert on a goal", () => {
  /** A user with such a monthly balance. */
  const saving = (balance: number) =>
    ["2026-08-01", "2026-09-01", "2026-10-01"].map((date) => income(date, balance));

  it("that nears its deadline begins one cent above what a month leaves", () => {
    fc.assert(
      fc.property(amount, (left) => {
        const within = (missing: number) =>
          typesOf({
            transactions: saving(left),
            goals: [goalOf(missing + 1, 1, civilDate(2026, 12, 1))],
          });
        expect(within(left)).toEqual([]);
        expect(within(left + 1)).toEqual(["goal-out-of-reach"]);
      }),
    );
  });

  it("looks at the 30 days before its deadline, both ends included", () => {
    const at = (deadline: CivilDate | null) => typesOf({ goals: [goalOf(100, 1, deadline)] });
    expect(at(civilDate(2026, 11, 19))).toEqual([]);
    expect(at(TODAY)).toEqual(["goal-out-of-reach"]);
    expect(at(civilDate(2026, 12, 20))).toEqual(["goal-out-of-reach"]);
    expect(at(civilDate(2026, 12, 21))).toEqual([]);
    expect(at(null)).toEqual([]);
  });

  it("tells what is missing until when", () => {
    const [alert] = alertsOf({ goals: [goalOf(100, 1, TODAY)] });
    expect(alert).toEqual({
      type: "goal-out-of-reach",
      id: "goal",
      name: "Casa",
      month: MONTH,
      deadline: TODAY,
      missing: 99,
    });
  });

  it("that is reached says so, whatever its deadline", () => {
    fc.assert(
      fc.property(amount, fc.nat(5), (total, more) => {
        for (const deadline of [null, TODAY, civilDate(2020, 1, 1)]) {
          expect(alertsOf({ goals: [goalOf(total, total + more, deadline)] })).toEqual([
            { type: "goal-reached", id: "goal", name: "Casa", total },
          ]);
          expect(has("goal-reached", { goals: [goalOf(total, total - 1, deadline)] })).toBe(false);
        }
      }),
    );
  });
});

describe("the key of an alert", () => {
  const anyFacts: fc.Arbitrary<AlertFacts> = fc.record({
    today: fc.constant(civilDate(2026, 3, 10)),
    transactions: transactionsOf(),
    sumsOf: fc.constant(() => []),
    budgets: fc.constant(
      ["Lazer", "Saúde"].map((category) => budgetOf(5, category, "2026-03" as YearMonth)),
    ),
    refunded: fc.constant(NOTHING_REFUNDED),
    goals: fc.uniqueArray(anyGoal, { maxLength: 5, selector: ({ id }) => id }),
    categories: fc.constant(OWN_CATEGORIES),
    recurrences: fc.constant([]),
    planned: fc.constant([]),
    ended: fc.constant([]),
    belowZero: fc.option(fc.constant({ date: civilDate(2026, 3, 12), balance: cents(-1) })),
  });

  it("belongs to no other alert", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const keys = smartAlerts(facts).map(alertKey);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it("stays the same while only amounts and names change", () => {
    const grown = (value: Cents) => cents(value + 1);
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const alert of smartAlerts(facts)) {
          const changed: SmartAlert =
            alert.type === "negative-balance" || alert.type === "below-zero"
              ? { ...alert, balance: grown(alert.balance) }
              : alert.type === "goal-reached"
                ? { ...alert, name: "Outro", total: grown(alert.total) }
                : alert.type === "goal-out-of-reach"
                  ? { ...alert, name: "Outro", missing: grown(alert.missing) }
                  : alert.type === "unusual-expense"
                    ? { ...alert, amount: grown(alert.amount), mean: grown(alert.mean) }
                    : alert.type === "price-rise"
                      ? { ...alert, name: "Outro", to: grown(alert.to) }
                      : { ...alert, category: "Outra", spent: grown(alert.spent) };
          expect(alertKey(changed)).toBe(alertKey(alert));
        }
      }),
    );
  });

  it("is another one in another month, but for what happens once", () => {
    const keysOn = (today: CivilDate) => {
      const date = `${monthOf(today)}-02`;
      return alertsOf({
        today,
        budgets: [budgetOf(1, "Lazer", monthOf(today))],
        transactions: [
          ...["2026-06-02", "2026-07-30", "2026-08-16"].map((one) => expense(one, 100_00)),
          { ...expense(date, 400_00), id: transactionId("big") },
        ],
        goals: [goalOf(5, 5), { ...goalOf(5, 1, civilDate(2026, 10, 30)), id: goalId("late") }],
      }).map(alertKey);
    };
    expect(keysOn(civilDate(2026, 9, 30))).toEqual([
      `budget-at-limit:2026-09:${LEISURE}`,
      `category-above-mean:2026-09:${LEISURE}`,
      "unusual-expense:big",
      "negative-balance:2026-09",
      "goal-reached:goal",
      "goal-out-of-reach:2026-09:late",
    ]);
    expect(keysOn(civilDate(2026, 10, 30))).toEqual([
      `budget-at-limit:2026-10:${LEISURE}`,
      `category-above-mean:2026-10:${LEISURE}`,
      "unusual-expense:big",
      "negative-balance:2026-10",
      "goal-reached:goal",
      "goal-out-of-reach:2026-10:late",
    ]);
  });
});
