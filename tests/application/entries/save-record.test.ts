import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import { budgetsInBook } from "../../../src/application/kinds/budgets.ts";
import { categoriesInBook } from "../../../src/application/kinds/categories.ts";
import type { BookKind } from "../../../src/application/ledger/book-kind.ts";
import { goalsInBook } from "../../../src/application/kinds/goals.ts";
import { transactionsInBook } from "../../../src/application/kinds/transactions.ts";
import type { Records } from "../../../src/application/ledger/records.ts";
import type { TransactionRecords } from "../../../src/application/entries/transactions.ts";
import { saveRecord } from "../../../src/application/entries/save-record.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { TransactionDraft } from "../../../src/domain/transactions/transaction.ts";
import { draftOf } from "../../support/arbitraries/transaction.ts";
import { fakeBudgets } from "../../support/fakes/fake-budgets.ts";
import { fakeCategories } from "../../support/fakes/fake-categories.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import type { FakeLedger } from "../../support/fakes/fake-ledger.ts";
import { fakeTransactions } from "../../support/fakes/fake-transactions.ts";
import { brokenLine, openLine, type Line } from "../../support/fakes/line.ts";
import { goalWith } from "../../support/goals.ts";
import { noBook } from "../../support/no-book.ts";

const OFFLINE: Failure = { type: "offline" };
const REFUSED: Failure = { type: "rejected", status: 422, detail: null };

/** What becomes of a call: it arrives and is answered, it arrives unanswered, never arrives, or is refused. */
const anyFate = fc.constantFrom("answered", "unanswered", "lost", "refused");
type Fate = "answered" | "unanswered" | "lost" | "refused";

/** A server behind a line of which each call meets its fate. */
function behind(fates: readonly Fate[]) {
  const server = fakeTransactions();
  let calls = 0;
  const meet = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const fate = fates[calls] ?? "answered";
    calls += 1;
    if (fate === "refused") throw REFUSED;
    if (fate === "lost") throw OFFLINE;
    const answer = await call();
    if (fate === "unanswered") throw OFFLINE;
    return answer;
  };
  const port: TransactionRecords = {
    create: (...call) => meet(() => server.expense.create(...call)),
    update: (...call) => meet(() => server.expense.update(...call)),
    remove: (...call) => meet(() => server.expense.remove(...call)),
  };
  return { port, list: () => server.list("expense") };
}

/** Saves a draft, and after each failure the next one, as somebody does who changes their mind meanwhile. */
async function insist(port: TransactionRecords, drafts: readonly TransactionDraft[]) {
  const save = saveRecord(transactionsInBook.expense, port, noBook);
  let tries: readonly { readonly draft: TransactionDraft; readonly key: string }[] = [];
  for (const [at, draft] of drafts.entries()) {
    const next = [...tries, { draft, key: `key-${at}` }];
    try {
      return await save({ mode: { type: "create" }, tries: next });
    } catch (failure) {
      if (failure === OFFLINE) tries = next;
    }
  }
  return save({
    mode: { type: "create" },
    tries: [...tries, { draft: drafts.at(-1)!, key: "end" }],
  });
}

describe("an entry that is saved until it works", () => {
  it("is one record in the end, as it was last wanted, whatever became of the calls before", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(draftOf("expense"), { minLength: 1, maxLength: 5 }),
        fc.array(anyFate, { maxLength: 12 }),
        async (drafts, fates) => {
          const { port, list } = behind(fates);
          const kept = await insist(port, drafts).catch(() => null);
          expect(list().length).toBeLessThanOrEqual(1);
          if (kept !== null) expect(list()).toEqual([kept.record]);
        },
      ),
    );
  });
});

type List = "transactions" | "budgets" | "goals" | "categories";

/** The laws of saving a record of a kind, given two contents of one. */
function saves<Entity extends { readonly id: string }, Content, Draft, Patch>(
  kind: BookKind<Entity, Content, Draft, Patch>,
  list: List,
  [content, another]: readonly [Content, Content],
  port: (line: Line) => Records<Entity, Draft, Patch> & { readonly server: FakeLedger },
) {
  const own = kind.id("own");
  const sent = (draft: Content, key = "own") => ({ tries: [{ draft, key }] });
  const create = { mode: { type: "create" }, ...sent(content) } as const;
  const open = () => {
    const { server, ...records } = port(openLine());
    const there: readonly string[] = server.living(list).map(({ id }) => id);
    return {
      save: saveRecord(kind, records, noBook),
      made: () => server.living(list).filter(({ id }) => !there.includes(id)),
    };
  };

  it("that is new makes it, twice under one key only once", async () => {
    const { save, made } = open();
    const [kept] = await Promise.all([save(create), save(create)]);
    expect(kept.record).toEqual(kind.made(own, content));
    expect(made()).toEqual([kept.record]);
  });

  it("that is old changes it, and makes no other", async () => {
    const { save, made } = open();
    const { record, revision } = await save(create);
    await save({ mode: { type: "edit", id: { ...record, revision } }, ...sent(another, "k") });
    expect(made()).toEqual([kind.made(own, another)]);
  });

  it("that was changed elsewhere since it was seen leaves it alone", async () => {
    const { save, made } = open();
    const { record, revision } = await save(create);
    const edit = { mode: { type: "edit", id: { ...record, revision } } } as const;
    const faster = await save({ ...edit, ...sent(another, "k") });
    const late = save({ ...edit, ...sent(content, "l") });
    await expect(late).rejects.toMatchObject({ type: "conflict", current: kind.written(faster) });
    expect(made()).toEqual([faster.record]);
  });

  it("fails with the failure of the call", async () => {
    const { server: _, ...away } = port(brokenLine({ type: "offline" }));
    await expect(saveRecord(kind, away, noBook)(create)).rejects.toEqual({ type: "offline" });
  });
}

describe("saving a budget", () => {
  const month = "2026-11" as YearMonth;
  const budget = { category: "Lazer", limit: cents(1_250), month, repeats: false };
  const contents = [budget, { ...budget, limit: cents(1) }] as const;
  saves(budgetsInBook, "budgets", contents, (line) => fakeBudgets({}, line));
});

describe("saving a goal", () => {
  const { id: _, ...goal } = goalWith();
  const contents = [goal, { ...goal, name: "Casa" }] as const;
  saves(goalsInBook, "goals", contents, (line) => fakeGoals([], line));
});

describe("saving a category", () => {
  const looks = { role: null, fixed: false, colour: null, icon: null, archived: false } as const;
  const category = { kind: "expense", name: "Carro", position: 700, ...looks } as const;
  const contents = [category, { ...category, name: "Mota" }] as const;
  saves(categoriesInBook, "categories", contents, (line) => fakeCategories({}, line));
});

describe.each(["income", "expense"] as const)("saving an entry of the kind %s", (kind) => {
  const date = civilDate(2026, 1, 31);
  const entry = { date, category: "Outros", amount: cents(1_250), description: null };
  const contents = [entry, { ...entry, amount: cents(1) }] as const;
  saves(transactionsInBook[kind], "transactions", contents, (line) => {
    const { server, ...transactions } = fakeTransactions([], line);
    return { ...transactions[kind], server };
  });
});
