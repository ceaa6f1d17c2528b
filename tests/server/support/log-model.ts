import fc from "fast-check";
import type { RecordWriters } from "../../../server/application/ledger/ledger-work.ts";
import type { RecordWriter } from "../../../server/application/ledger/record-writer.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { budgetId, goalId, transactionId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";

/** A record of each kind; a removed one still has its last content. */
export type Kept = {
  readonly transactions: Transaction;
  readonly budgets: Budget;
  readonly goals: Goal;
};
export type Resource = keyof Kept;
export type Model = { readonly [R in Resource]: Map<string, StoredRecord<Kept[R]>> };

/** Wants a record to exist, with a content, or to be removed. */
export type Wish = {
  readonly resource: Resource;
  readonly place: number;
  readonly content: number | null;
};

const anyWish = fc.record({
  resource: fc.constantFrom<Resource>("transactions", "transactions", "budgets", "goals"),
  place: fc.nat(3),
  content: fc.option(fc.nat(11), { freq: 4 }),
});

/** Works of a few writes each, all of different records; a work may fail in the end. */
export const anyWorks = fc.array(
  fc.record({
    wishes: fc.uniqueArray(anyWish, {
      maxLength: 3,
      selector: ({ resource, place }) => `${resource} ${place}`,
    }),
    fails: fc.nat(9).map((drawn) => drawn === 0),
  }),
  { minLength: 1, maxLength: 8 },
);

/** The content of each record: movements with few days and categories, budgets of a month each. */
export const CONTENT = {
  transactions: (id: string, place: number, content: number): Transaction => ({
    id: transactionId(id),
    kind: place % 2 === 0 ? "income" : "expense",
    date: civilDate(2026, 1 + (content % 3), 1 + (content % 2)),
    category: content % 4 === 0 ? "Outros" : place % 2 === 0 ? "Salário" : "Lazer",
    amount: cents(content * 100 + place),
    description: content % 2 === 0 ? null : `n.º ${content}`,
  }),
  budgets: (id: string, place: number, content: number): Budget => ({
    id: budgetId(id),
    category: content % 2 === 0 ? "Lazer" : "Saúde",
    limit: cents(content),
    month: `2026-0${place + 1}` as YearMonth,
    repeats: content % 3 === 0,
  }),
  goals: (id: string, _place: number, content: number): Goal => ({
    id: goalId(id),
    name: `Objetivo ${content}`,
    total: cents(1 + content),
    current: ZERO,
    deadline: null,
    photoUrl: null,
  }),
};

/** A ledger in memory: it gets the writes of the real one once their work is done. */
export function logModel() {
  const model: Model = { transactions: new Map(), budgets: new Map(), goals: new Map() };
  const held = new Map<string, string>();
  let revision = 1;

  async function write<R extends Resource>(
    resource: R,
    writer: RecordWriter<Kept[R]>,
    { place, content }: Wish,
  ): Promise<(() => void) | null> {
    const at = `${resource} ${place}`;
    const id = held.get(at);
    if (id === undefined && content === null) return null;
    const named = (id ?? timeOrderedId()) as Kept[R]["id"];
    const contentOf = CONTENT[resource] as (...parts: [string, number, number]) => Kept[R];
    const stamped =
      content === null
        ? await writer.remove(named)
        : await (id === undefined ? writer.create : writer.replace)(
            contentOf(named, place, content),
          );
    return () => {
      model[resource].set(named, stamped);
      if (stamped.removed) held.delete(at);
      else held.set(at, named);
    };
  }

  return {
    model,
    revision: () => revision,
    /** Writes to the real ledger; the returned function applies the same to the model. */
    perform: async (wishes: readonly Wish[], records: RecordWriters): Promise<() => void> => {
      const done: (() => void)[] = [];
      for (const wish of wishes) {
        const taken = await write(wish.resource, records[wish.resource] as never, wish);
        if (taken !== null) done.push(taken);
      }
      return () => {
        if (done.length > 0) revision += 1;
        for (const take of done) take();
      };
    },
  };
}
