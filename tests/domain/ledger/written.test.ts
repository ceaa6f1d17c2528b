import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Account, ToldBalance } from "../../../src/domain/accounts/account.ts";
import type { Book } from "../../../src/domain/ledger/book.ts";
import { applyPart } from "../../../src/domain/ledger/apply-part.ts";
import { applyPending } from "../../../src/domain/ledger/pending.ts";
import { accountsOf, openAccountsOf } from "../../../src/domain/ledger/accounts-of.ts";
import { UNCONFIRMED } from "../../../src/domain/ledger/revision.ts";
import { findRow } from "../../../src/domain/ledger/row-index.ts";
import { movesToToldDay } from "../../../src/domain/ledger/told-days.ts";
import { logPartOf, recordOf, revisionOf } from "../../../src/domain/ledger/written.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import {
  accountId,
  budgetId,
  changeId,
  goalId,
  transactionId,
} from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { anyRule } from "../../support/arbitraries/import.ts";
import { goalWith } from "../../support/goals.ts";
import { bookOf } from "../../support/read-whole.ts";
import { recordWith } from "../../ui/support/records.ts";

const [MONDAY, TUESDAY] = ["2026-11-02", "2026-11-03"] as CivilDate[] as [CivilDate, CivilDate];

const account = (id: string, more: Partial<Account> = {}): Account => ({
  id: accountId(id),
  label: "Ordem",
  bank: null,
  digits: null,
  kind: "current",
  ofTheDay: true,
  main: false,
  closed: false,
  balance: null,
  ...more,
});
const told = (date: CivilDate, includes: ToldBalance["includes"]): ToldBalance => ({
  amount: cents(100),
  date,
  includes,
});
const written = <Record>(record: Record, revision = 7) => ({ record, revision, removed: false });

describe("the accounts of a book", () => {
  it("stand by their labels, then by their ids, and the closed ones are not open", async () => {
    const anyAccounts = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        label: fc.constantFrom("A ordem", "Banco", "Cofre"),
        closed: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    );
    await fc.assert(
      fc.asyncProperty(anyAccounts, async (some) => {
        const accounts = some.map(({ id, ...more }) => account(id, more));
        const book = await bookOf({ accounts });
        const order = accounts
          .map(({ label, id }) => `${label} ${id}`)
          .toSorted((one, other) => (one < other ? -1 : 1));
        expect(accountsOf(book).map(({ label, id }) => `${label} ${id}`)).toEqual(order);
        expect(new Set(openAccountsOf(book).map(({ id }) => id))).toEqual(
          new Set(accounts.flatMap(({ id, closed }) => (closed ? [] : [id]))),
        );
      }),
    );
  });
});

describe("a write of an account", () => {
  it("leaves the balance that is known while it is pending, and tells the server's afterwards", async () => {
    const [known, other] = [told(MONDAY, null), told(TUESDAY, [])];
    const book = await bookOf({ accounts: [account("a", { balance: known })] });
    const balanceOf = (id: string, revision: number) =>
      logPartOf(book, {
        type: "accounts",
        kept: written(account(id, { label: "Novo", balance: other }), revision),
      })?.accounts.map(({ record: { label, balance } }) => [label, balance]);
    expect(balanceOf("a", UNCONFIRMED)).toEqual([["Novo", known]]);
    expect(balanceOf("b", UNCONFIRMED)).toEqual([["Novo", null]]);
    expect(balanceOf("a", 8)).toEqual([["Novo", other]]);
  });
});

describe("a write", () => {
  const lunch = recordWith({ category: "Lazer", kind: "expense" });

  it("is filed under the id of its category, of its own kind, and cannot be without it", async () => {
    const book = await bookOf();
    const idOf = (kind: string, name: string) =>
      [...book.categories.values()].find(
        ({ record }) => record.kind === kind && record.name === name,
      )?.record.id;
    expect(idOf("expense", "Lazer")).toBeDefined();
    const part = logPartOf(book, { type: "transactions", kept: written(lunch) });
    expect(part).toMatchObject({
      epoch: book.epoch,
      revision: 7,
      whole: true,
      continuation: null,
      transactions: [{ record: { category: idOf("expense", "Lazer") } }],
      goals: [],
    });
    const income = { ...lunch, kind: "income" } as const;
    expect(logPartOf(book, { type: "transactions", kept: written(income) })).toBeNull();
    const budget = { id: budgetId("b"), category: "Lazer", limit: cents(1), repeats: false };
    const month = "2026-11" as YearMonth;
    expect(
      logPartOf(book, { type: "budgets", kept: written({ ...budget, month }) })?.budgets,
    ).toMatchObject([{ record: { category: idOf("expense", "Lazer") } }]);
  });

  it("of a rule without a category needs none, and of a goal has none", async () => {
    const book = await bookOf();
    const [rule] = fc.sample(anyRule, { numRuns: 1, seed: 1 });
    if (rule === undefined) throw new Error("no rule");
    const kept = written({ ...rule, category: null });
    const filed = logPartOf(book, { type: "rules", kept })?.rules;
    expect(filed?.map(({ record }) => record.category)).toEqual([null]);
    const goal = goalWith();
    expect(logPartOf(book, { type: "goals", kept: written(goal) })?.goals).toEqual([written(goal)]);
  });

  it("that removes tells what is gone; each names its record and its revision", async () => {
    const book = await bookOf();
    const removal = { type: "removed", ids: { goals: [goalId("g")] }, revision: 9 } as const;
    expect(logPartOf(book, removal)).toMatchObject({
      revision: 9,
      goals: [],
      removed: { goals: ["g"], budgets: [] },
    });
    expect([recordOf(removal), revisionOf(removal)]).toEqual(["g", 9]);
    const goal = goalWith();
    const made = { type: "goals", kept: written(goal) } as const;
    expect([recordOf(made), revisionOf(made)]).toEqual([goal.id, 7]);
  });
});

describe("a record that a plan recorded, or that fulfils one", () => {
  const rent = { ...recordWith({ description: "Renda" }), id: transactionId("rent") };
  const write = (record: Transaction) =>
    ({ type: "transactions", kept: written(record, UNCONFIRMED) }) as const;
  const planOf = (book: Book) => findRow(book.index, rent.id)?.plan;

  it("stays so in the book when it is written, since no write says it", async () => {
    const book = await bookOf({ transactions: [{ ...rent, plan: "recorded" }] });
    const part = logPartOf(book, write({ ...rent, description: "Casa" }));
    expect(part?.transactions).toMatchObject([
      { record: { description: "Casa", plan: "recorded" } },
    ]);
    expect(planOf(book)).toBe("recorded");
  });

  it("ceases to be so once the log says so", async () => {
    const book = await bookOf({ transactions: [{ ...rent, plan: "recorded" }] });
    const plain = await bookOf({ transactions: [rent] });
    const part = logPartOf(plain, write(rent));
    expect(part && planOf(applyPart(book, { ...part, epoch: book.epoch }))).toBeUndefined();
  });

  it("stays so while it waits, with the changes that wait after it", async () => {
    const writes = [
      { ...rent, plan: "fulfilled" as const },
      { ...rent, amount: cents(5) },
    ];
    const pending = writes.map((record, at) => ({
      change: changeId(`change-${at}`),
      written: write(record),
    }));
    const shown = findRow(applyPending(await bookOf(), pending).index, rent.id);
    expect(shown).toMatchObject({ amount: 5, plan: "fulfilled" });
  });
});

describe("a record of an account", () => {
  it("is a row that names it; one of the main account names none", async () => {
    const named = {
      ...recordWith({ description: "a" }),
      id: transactionId("a"),
      account: accountId("x"),
    };
    const plain = { ...recordWith({ description: "b" }), id: transactionId("b") };
    const { index } = await bookOf({ transactions: [named, plain] });
    expect(findRow(index, named.id)?.account).toBe("x");
    expect(findRow(index, plain.id)).not.toHaveProperty("account");
  });

  it("moves to a told day if that day's balance says which records it includes", async () => {
    const [a, b] = ["a", "b"].map((id) => ({
      ...recordWith({ date: MONDAY }),
      id: transactionId(id),
    }));
    if (a === undefined || b === undefined) throw new Error("two records");
    const moves = async (balance: ToldBalance | null, date: CivilDate, id = "a") => {
      const book = await bookOf({ transactions: [a], accounts: [account("x", { balance })] });
      const record = { ...a, id: transactionId(id), date };
      return movesToToldDay(book, { type: "transactions", kept: written(record) });
    };
    expect(await moves(told(TUESDAY, []), TUESDAY)).toBe(true);
    expect(await moves(told(TUESDAY, null), TUESDAY)).toBe(false);
    expect(await moves(null, TUESDAY)).toBe(false);
    expect(await moves(told(MONDAY, []), TUESDAY)).toBe(false);
    // One that stays on its day, and one that is new, were not there when the balance was told.
    expect(await moves(told(MONDAY, []), MONDAY)).toBe(false);
    expect(await moves(told(TUESDAY, []), TUESDAY, "b")).toBe(false);
    const book = await bookOf({ accounts: [account("x", { balance: told(TUESDAY, []) })] });
    expect(movesToToldDay(book, { type: "goals", kept: written(goalWith()) })).toBe(false);
    expect(
      movesToToldDay(book, { type: "removed", ids: { transactions: [a.id] }, revision: 9 }),
    ).toBe(false);
  });
});
