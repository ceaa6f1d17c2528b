import { describe, expect, it } from "vitest";
import { transactionsInBook } from "../../../src/application/kinds/transactions.ts";
import type { Divide } from "../../../src/application/entries/division.ts";
import type { Transactions } from "../../../src/application/entries/transactions.ts";
import type { ProblemCode } from "../../../src/contract/errors.ts";
import { cents, MAX_AMOUNT } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId, transactionId, type TransactionId } from "../../../src/domain/shared/ids.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { DIVISION_REFUSED } from "../../../src/text/transactions/division.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";
import { recordsSuite } from "./records.suite.ts";
import { creatingAs, named, simply } from "./simply.ts";

const NOBODYS = transactionId("01900000-0000-7000-8000-000000000000");

const AS_SEEN = { seen: 1, change: changeId(named("seen")) };

const draft = (changes: Partial<TransactionDraft> = {}): TransactionDraft => ({
  date: "2026-02-28" as CivilDate,
  category: "Outros",
  amount: cents(123_456),
  description: null,
  ...changes,
});
const on = (date: string) => draft({ date: date as CivilDate });
const rejected = (status: number, detail: string, code?: ProblemCode) => ({
  type: "rejected",
  status,
  detail,
  ...(code && { code }),
});

type Opened = Lines<Transactions & { readonly divide: Divide }> & {
  readonly list: (kind: TransactionKind) => Promise<readonly Transaction[]>;
};

/** What every keeper of income and expenses does; each opening begins without records. */
export function transactionsSuite(open: () => Promise<Opened>): void {
  const opened = async () => {
    const { signedIn, list } = await open();
    const of = (kind: TransactionKind) => simply<TransactionDraft, Transaction>(signedIn[kind]);
    const kinds = { income: of("income"), expense: of("expense") };
    return {
      raw: signedIn,
      list,
      create: (kind: TransactionKind, wanted: TransactionDraft, word: string) =>
        kinds[kind].create(wanted, word),
      update: (kind: TransactionKind, id: TransactionId, wanted: TransactionDraft) =>
        kinds[kind].update(id, wanted),
      remove: (kind: TransactionKind, id: TransactionId) => kinds[kind].remove(id),
    };
  };

  const rent = draft({ amount: cents(1), description: "Renda" });
  for (const kind of ["income", "expense"] as const)
    recordsSuite(
      kind,
      transactionsInBook[kind],
      [draft(), draft({ amount: cents(2) }), rent],
      async () => {
        const { signedIn, signedOut, cutOff, list } = await open();
        return {
          signedIn: signedIn[kind],
          signedOut: signedOut[kind],
          cutOff: cutOff[kind],
          list: () => list(kind),
        };
      },
    );

  describe("transactions", () => {
    it.each(["income", "expense"] as const)("keep what is recorded as %s", async (kind) => {
      const transactions = await opened();
      const made = await transactions.create(kind, draft(), "key");
      expect(made).toEqual({ ...draft(), kind, id: made.id });
      expect(await transactions.list(kind)).toEqual([made]);
      const other = kind === "income" ? "expense" : "income";
      expect(await transactions.list(other)).toEqual([]);
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
      expect(await transactions.list("expense")).toMatchObject([wanted]);
    });

    it("record equal drafts under different keys as different records", async () => {
      const transactions = await opened();
      const first = await transactions.create("income", draft(), "key-1");
      const second = await transactions.create("income", draft(), "key-2");
      expect(second.id).not.toBe(first.id);
      expect((await transactions.list("income")).length).toBe(2);
    });

    it("refuse the other kind under a key that was used", async () => {
      const transactions = await opened();
      const first = await transactions.create("income", draft(), "key");
      const reused = rejected(409, serverProblems["change-reused"], "alteracao_reutilizada");
      await expect(transactions.create("expense", draft(), "key")).rejects.toEqual(reused);
      expect(await transactions.list("income")).toEqual([first]);
      expect(await transactions.list("expense")).toEqual([]);
    });

    it("know a record by its kind and its id alone", async () => {
      const transactions = await opened();
      const { id } = await transactions.create("income", draft(), "key");
      const missing = rejected(404, serverProblems["no-such-record"]);
      await expect(transactions.update("expense", id, draft())).rejects.toEqual(missing);
      await expect(transactions.remove("expense", id)).rejects.toEqual(missing);
      await expect(transactions.update("income", NOBODYS, draft())).rejects.toEqual(missing);
      expect((await transactions.list("income")).length).toBe(1);
    });

    it("refuse a category of the other kind, and record nothing", async () => {
      const transactions = await opened();
      const wrong = draft({ category: "Salário" });
      const refusal = { ...rejected(422, fieldIssues["bad-category"]), field: "categoria" };
      await expect(transactions.create("expense", wrong, "key")).rejects.toEqual(refusal);
      expect(await transactions.list("expense")).toEqual([]);
    });

    it("divide a record at once, under its own name and others, as it was seen", async () => {
      const { raw, list } = await opened();
      const made = await raw.expense.create(draft({ description: "Feira" }), creatingAs("a"));
      const part = {
        id: creatingAs<TransactionId>("part").id,
        category: "Lazer",
        amount: cents(56),
        description: "Feira",
      };
      const division = { category: "Compras", amount: cents(123_000), parts: [part] };
      const change = (word: string, seen: number) => ({ seen, change: changeId(named(word)) });
      const divide = (wanted = division, as = change("b", made.revision)) =>
        raw.divide("expense", made.record.id, wanted, as);
      const more = { ...division, amount: cents(123_456) };
      const refusal = { ...rejected(422, DIVISION_REFUSED), field: "partes" };
      await expect(divide(more, change("c", made.revision))).rejects.toEqual(refusal);
      const into = [
        { ...made.record, category: "Compras", amount: cents(123_000), uncounted: cents(400) },
        { ...made.record, ...part, dividedFrom: made.record.id },
      ];
      expect(await divide()).toEqual(into);
      expect(await divide()).toEqual(into);
      expect(new Set(await list("expense"))).toEqual(new Set(into));
      await expect(divide(division, change("d", made.revision))).rejects.toMatchObject({
        type: "conflict",
        detail: serverProblems.stale,
      });
      const elsewhere = raw.divide("income", made.record.id, division, change("e", made.revision));
      await expect(elsewhere).rejects.toEqual(rejected(404, serverProblems["no-such-record"]));
    });

    it("are divided for whoever is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open();
      const division = { category: "Outros", amount: cents(1), parts: [] };
      const calls = [signedOut, cutOff].map((port) =>
        port.divide("income", NOBODYS, division, AS_SEEN),
      );
      expect(await failuresOf(calls)).toEqual(["unauthenticated", "offline"]);
    });
  });
}
