import { describe, expect, it } from "vitest";
import { saveTransaction } from "../../../src/application/use-cases/save-transaction.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { TransactionDraft } from "../../../src/domain/transactions/transaction.ts";
import { fakeTransactions } from "../../support/fakes/fake-transactions.ts";
import { noBook } from "../../support/no-book.ts";
import { brokenLine } from "../../support/fakes/line.ts";

const DRAFT: TransactionDraft = {
  date: "2026-01-31" as CivilDate,
  category: "Lazer",
  amount: cents(1250),
  description: null,
};
const CREATE = { mode: { type: "create" }, tries: [{ draft: DRAFT, key: "key" }] } as const;

describe("saving a record", () => {
  it("that is new records it, under its kind", async () => {
    const transactions = fakeTransactions();
    await saveTransaction(transactions, noBook, "expense")(CREATE);
    expect(transactions.list("expense")).toMatchObject([DRAFT]);
    expect(transactions.list("income")).toEqual([]);
  });

  it("twice under one key records it once", async () => {
    const transactions = fakeTransactions();
    const save = saveTransaction(transactions, noBook, "expense");
    await Promise.all([save(CREATE), save(CREATE)]);
    expect(transactions.list("expense").length).toBe(1);
  });

  it("that is old changes it, and makes no other", async () => {
    const id = transactionId("t1");
    const transactions = fakeTransactions([{ ...DRAFT, id, kind: "expense" }]);
    const draft = { ...DRAFT, amount: cents(1) };
    await saveTransaction(
      transactions,
      noBook,
      "expense",
    )({
      mode: { type: "edit", id: { ...DRAFT, id, kind: "expense", revision: 1 } },
      tries: [{ draft, key: "key" }],
    });
    expect(transactions.list("expense")).toEqual([{ ...draft, id, kind: "expense" }]);
  });

  it("fails with the failure of the call", async () => {
    const away = fakeTransactions([], brokenLine({ type: "offline" }));
    await expect(saveTransaction(away, noBook, "expense")(CREATE)).rejects.toEqual({
      type: "offline",
    });
  });
});
