import { describe, expect, it } from "vitest";
import { findSubject } from "../../../src/application/notifications/find-subject.ts";
import type { NotificationSubject } from "../../../src/domain/notifications/subject.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { categoryId, transactionId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { filterTransactions } from "../../../src/domain/transactions/filter-transactions.ts";
import { NO_FILTER } from "../../../src/domain/transactions/filter.ts";
import { OWN_EXPENSES } from "../../support/categories.ts";
import { goalWith } from "../../support/goals.ts";
import { bookOf } from "../../support/read-whole.ts";
import { recordWith } from "../../ui/support/records.ts";

const month = "2026-11" as YearMonth;
const LEISURE = OWN_EXPENSES.get("Lazer")?.id ?? categoryId("");
const CINEMA = recordWith({ category: "Lazer", amount: cents(90_00) });
const OTHERS = [recordWith(), recordWith({ kind: "income", category: "Salário" })];
const GOAL = goalWith();

const find = async (subject: NotificationSubject | null) =>
  findSubject(subject)(await bookOf({ transactions: [CINEMA, ...OTHERS], goals: [GOAL] }));
const records = async (subject: NotificationSubject) => {
  const place = await find(subject);
  if (place?.screen !== "history") return null;
  return filterTransactions([CINEMA, ...OTHERS], { ...NO_FILTER, ...place.filter });
};

describe("what somebody is told about", () => {
  it("is found among the records of the history", async () => {
    expect(await records({ type: "month", month })).toEqual([CINEMA, ...OTHERS]);
    expect(await records({ type: "month", month: "2026-10" as YearMonth })).toEqual([]);
    expect(await records({ type: "category", month, category: LEISURE })).toEqual([CINEMA]);
    expect(await records({ type: "expense", id: CINEMA.id })).toEqual([CINEMA]);
  });

  it("is all expenses of the month where its category is not known", async () => {
    const unknown = { type: "category", month, category: categoryId("Lazer") } as const;
    expect(await records(unknown)).toEqual([CINEMA, OTHERS[0]]);
  });

  it("is found among budgets and goals", async () => {
    expect(await find({ type: "budgets", month })).toEqual({ screen: "budgets", month });
    expect(await find({ type: "forecast" })).toEqual({ screen: "forecast" });
    expect(await find({ type: "goal", id: GOAL.id })).toEqual({ screen: "goals" });
  });

  it("is nowhere once it was removed, or where nothing is told", async () => {
    expect(await find({ type: "expense", id: transactionId("gone") })).toBeNull();
    expect(await find({ type: "goal", id: "gone" as typeof GOAL.id })).toBeNull();
    expect(await find(null)).toBeNull();
  });
});
