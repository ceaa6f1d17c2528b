import { describe, expect, it } from "vitest";
import type { Period, Transactions } from "../../../src/application/ports/transactions.ts";
import { cents, MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { TransactionDraft } from "../../../src/domain/transactions/transaction.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";

const NOBODYS = transactionId("01900000-0000-7000-8000-000000000000");

const draft = (changes: Partial<TransactionDraft> = {}): TransactionDraft => ({
  date: "2026-02-28" as CivilDate,
  category: "Outros",
  amount: cents(123_456),
  description: null,
  ...changes,
});
const on = (date: string) => draft({ date: date as CivilDate });
const rejected = (status: number, detail: string) => ({ type: "rejected", status, detail });

/** What every keeper of income and expenses does; each opening begins without records. */
export function transactionsSuite(open: () => Promise<Lines<Transactions>>): void {
  const opened = async () => (await open()).signedIn;

  describe("transactions", () => {
    it.each(["income", "expense"] as const)("keep what is recorded as %s", async (kind) => {
      const transactions = await opened();
      const made = await transactions.create(kind, draft(), "key");
      expect(made).toEqual({ ...draft(), kind, id: made.id });
      expect(await transactions.list(kind, {})).toEqual([made]);
      const other = kind === "income" ? "expense" : "income";
      expect(await transactions.list(other, {})).toEqual([]);
    });

    it.each([
      ["nothing", draft({ amount: cents(0) })],
      ["one cent", draft({ amount: cents(1) })],
      ["the largest amount", draft({ amount: MAX_AMOUNT })],
      ["markup, a formula and emoji", draft({ description: '<img onerror=x> =1+1 🎉 "' })],
      ["a right-to-left text", draft({ description: "\u202eשלום" })],
      ["a leap day", on("2024-02-29")],
      ["the first day that there is", on("1900-01-01")],
      ["the last day that there is", on("2199-12-31")],
    ])("give %s back to the letter", async (_, wanted) => {
      const transactions = await opened();
      await transactions.create("expense", wanted, "key");
      expect(await transactions.list("expense", {})).toMatchObject([wanted]);
    });

    it("record a draft once, however often it is sent under its key", async () => {
      const transactions = await opened();
      const first = await transactions.create("income", draft(), "key");
      const again = () => transactions.create("income", draft(), "key");
      expect(await Promise.all([again(), again()])).toEqual([first, first]);
      expect(await transactions.list("income", {})).toEqual([first]);
    });

    it("record equal drafts under different keys as different records", async () => {
      const transactions = await opened();
      const first = await transactions.create("income", draft(), "key-1");
      const second = await transactions.create("income", draft(), "key-2");
      expect(second.id).not.toBe(first.id);
      expect((await transactions.list("income", {})).length).toBe(2);
    });

    it("refuse another draft, or another kind, under a key that was used", async () => {
      const transactions = await opened();
      const first = await transactions.create("income", draft(), "key");
      const reused = rejected(409, serverProblems["key-reused"]);
      const other = draft({ amount: cents(1) });
      await expect(transactions.create("income", other, "key")).rejects.toEqual(reused);
      await expect(transactions.create("expense", draft(), "key")).rejects.toEqual(reused);
      expect(await transactions.list("income", {})).toEqual([first]);
      expect(await transactions.list("expense", {})).toEqual([]);
    });

    it("change one record and no other", async () => {
      const transactions = await opened();
      const kept = await transactions.create("income", draft(), "key-1");
      const old = await transactions.create("income", draft(), "key-2");
      const wanted = draft({ amount: cents(1), description: "Renda", category: "Salário" });
      const changed = await transactions.update("income", old.id, wanted);
      expect(changed).toEqual({ ...wanted, kind: "income", id: old.id });
      expect(new Set(await transactions.list("income", {}))).toEqual(new Set([kept, changed]));
    });

    it("remove one record and no other, once", async () => {
      const transactions = await opened();
      const kept = await transactions.create("income", draft(), "key-1");
      const old = await transactions.create("income", draft(), "key-2");
      await transactions.remove("income", old.id);
      expect(await transactions.list("income", {})).toEqual([kept]);
      const gone = rejected(404, serverProblems["record-removed"]);
      await expect(transactions.remove("income", old.id)).rejects.toEqual(gone);
      await expect(transactions.update("income", old.id, draft())).rejects.toEqual(gone);
    });

    it("know a record by its kind and its id alone", async () => {
      const transactions = await opened();
      const { id } = await transactions.create("income", draft(), "key");
      const missing = rejected(404, serverProblems["no-such-record"]);
      await expect(transactions.update("expense", id, draft())).rejects.toEqual(missing);
      await expect(transactions.remove("expense", id)).rejects.toEqual(missing);
      await expect(transactions.update("income", NOBODYS, draft())).rejects.toEqual(missing);
      expect((await transactions.list("income", {})).length).toBe(1);
    });

    it("refuse a category of the other kind, and record nothing", async () => {
      const transactions = await opened();
      const wrong = draft({ category: "Salário" });
      const refusal = rejected(422, fieldIssues["bad-category"]);
      await expect(transactions.create("expense", wrong, "key")).rejects.toEqual(refusal);
      expect(await transactions.list("expense", {})).toEqual([]);
    });

    it.each([
      [{}, ["2026-01-31", "2026-02-01", "2026-02-28", "2026-03-01"]],
      [{ from: "2026-02-01" }, ["2026-02-01", "2026-02-28", "2026-03-01"]],
      [{ to: "2026-02-28" }, ["2026-01-31", "2026-02-01", "2026-02-28"]],
      [{ from: "2026-02-01", to: "2026-02-28" }, ["2026-02-01", "2026-02-28"]],
      [{ from: "2026-02-02", to: "2026-02-02" }, []],
      [{ from: "2026-03-01", to: "2026-01-31" }, []],
    ])("within %j are those of its days, both ends included", async (period, dates) => {
      const transactions = await opened();
      const days = ["2026-01-31", "2026-02-01", "2026-02-28", "2026-03-01"];
      for (const day of days) await transactions.create("expense", on(day), day);
      const listed = await transactions.list("expense", period as Period);
      expect(listed.map(({ date }) => date as string).toSorted()).toEqual(dates);
    });

    it("reject every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff } = await open();
      const calls = (port: Transactions) => [
        port.list("income", {}),
        port.create("income", draft(), "key"),
        port.update("income", NOBODYS, draft()),
        port.remove("income", NOBODYS),
      ];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(4).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(4).fill("offline"));
    });
  });
}
