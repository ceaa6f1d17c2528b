import { describe, expect, it } from "vitest";
import { transactionsInBook } from "../../../src/application/kinds/transactions.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { recurrenceId, transactionId } from "../../../src/domain/shared/ids.ts";

describe("an entry that is shown while it waits", () => {
  it("fulfils a planned movement only if it was entered as that", () => {
    const { made } = transactionsInBook.expense;
    const date = civilDate(2026, 11, 27);
    const entry = { date, category: "Lazer", amount: cents(1_000), description: null };
    const fulfils = { recurrence: recurrenceId("club"), day: date };
    const own = { ...entry, id: transactionId("a"), kind: "expense" };
    expect(made(transactionId("a"), { ...entry, fulfils })).toEqual({ ...own, plan: "fulfilled" });
    expect(made(transactionId("a"), entry)).toEqual(own);
  });
});
