import { expect, it } from "vitest";
import { yearlyIncomes } from "../../../src/domain/goals/yearly-incomes.ts";
import type { RecurrenceUnit } from "../../../src/domain/recurrences/recurrence.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { planned } from "../../support/recurrences.ts";

const TODAY = civilDate(2026, 11, 27);

it.each<[number, RecurrenceUnit, boolean]>([
  [1, "year", true],
  [6, "month", true],
  [5, "month", false],
  [26, "week", true],
  [25, "week", false],
  [180, "day", false],
])("an income of every %s %s is a yearly one: %s", (every, unit, is) => {
  const plan = planned({ kind: "income", every, unit, start: civilDate(2027, 1, 20) });
  expect(yearlyIncomes([plan], TODAY).length > 0).toBe(is);
});

it("tells each planned day of the next 12 months by its description, else its category", () => {
  const plan = (month: number, description: string | null, year = 2026) =>
    planned({
      kind: "income",
      category: "Salário",
      cost: { of: "each", amount: cents(1_480_00) },
      description,
      start: civilDate(year, month, 28),
      unit: "year",
    });
  const plans = [plan(11, null), plan(6, "Subsídio de férias"), plan(12, "Tarde", 2027)];
  expect(yearlyIncomes(plans, TODAY)).toEqual([
    { month: "2027-06", amount: 1_480_00, name: "Subsídio de férias" },
    { month: "2027-11", amount: 1_480_00, name: "Salário" },
  ]);
  expect(yearlyIncomes([{ ...plan(6, null), kind: "expense" }], TODAY)).toEqual([]);
});
