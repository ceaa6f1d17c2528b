import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { filterTransactions } from "../../../src/domain/transactions/filter-transactions.ts";
import {
  NO_FILTER,
  withKind,
  type TransactionFilter,
} from "../../../src/domain/transactions/filter.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionOf, transactionsOf } from "../../support/arbitraries/transaction.ts";

const anyKind = fc.constantFrom<TransactionKind>("income", "expense");
const anyDay = anyCivilDate("2026-02-20", "2026-03-10");

const anyFilter: fc.Arbitrary<TransactionFilter> = fc.record({
  kind: fc.option(anyKind),
  category: fc.option(fc.constantFrom(...CATEGORIES.income, ...CATEGORIES.expense), { freq: 1 }),
  from: fc.option(anyDay),
  to: fc.option(anyDay),
  least: fc.option(anyAmount),
  most: fc.option(anyAmount),
  search: fc.constantFrom("", "  ", "a", "SAU", "habitacao", "Outros", "a o"),
});

const only = (part: Partial<TransactionFilter>): TransactionFilter => ({ ...NO_FILTER, ...part });

describe("a filtered list", () => {
  it("never gains a record and never changes the order", () => {
    fc.assert(
      fc.property(transactionsOf(), anyFilter, (transactions, filter) => {
        const kept = new Set(filterTransactions(transactions, filter));
        expect(transactions.filter((record) => kept.has(record))).toEqual([...kept]);
      }),
    );
  });

  it("loses nothing more when it is filtered again", () => {
    fc.assert(
      fc.property(transactionsOf(), anyFilter, (transactions, filter) => {
        const once = filterTransactions(transactions, filter);
        expect(filterTransactions(once, filter)).toEqual(once);
      }),
    );
  });

  it("keeps what every part of the filter keeps by itself", () => {
    fc.assert(
      fc.property(transactionsOf(), anyFilter, (transactions, filter) => {
        const parts = Object.entries(filter).map(([name, value]) => only({ [name]: value }));
        const kept = parts.reduce<typeof transactions>(
          (left, part) => [...filterTransactions(left, part)],
          transactions,
        );
        expect(filterTransactions(transactions, filter)).toEqual(kept);
      }),
    );
  });

  it("is the whole list without a filter", () => {
    fc.assert(
      fc.property(transactionsOf(), (transactions) => {
        expect(filterTransactions(transactions, NO_FILTER)).toEqual(transactions);
      }),
    );
  });

  it("is of one kind and of one category where these are chosen", () => {
    fc.assert(
      fc.property(transactionsOf(), anyKind, (transactions, kind) => {
        expect(filterTransactions(transactions, only({ kind }))).toEqual(
          transactions.filter((record) => record.kind === kind),
        );
        expect(filterTransactions(transactions, only({ category: "Outros" }))).toEqual(
          transactions.filter(({ category }) => category === "Outros"),
        );
      }),
    );
  });

  it("lies within its days and amounts, both ends included", () => {
    fc.assert(
      fc.property(transactionsOf(), anyDay, anyAmount, (transactions, day, amount) => {
        const kept = (part: Partial<TransactionFilter>) =>
          filterTransactions(transactions, only(part));
        expect(kept({ from: day })).toEqual(transactions.filter(({ date }) => date >= day));
        expect(kept({ to: day })).toEqual(transactions.filter(({ date }) => date <= day));
        expect(kept({ least: amount })).toEqual(transactions.filter((t) => t.amount >= amount));
        expect(kept({ most: amount })).toEqual(transactions.filter((t) => t.amount <= amount));
      }),
    );
  });

  it("keeps a record at exactly its own day and amount", () => {
    fc.assert(
      fc.property(transactionOf(), (record) => {
        const { date, amount } = record;
        const exact = only({ from: date, to: date, least: amount, most: amount });
        expect(filterTransactions([record], exact)).toEqual([record]);
      }),
    );
  });
});

describe("a search", () => {
  const found = (search: string, category: string, description: string | null) => {
    const [record] = fc.sample(transactionOf(), 1);
    const searched = { ...record!, category, description };
    return filterTransactions([searched], only({ search })).length === 1;
  };

  it("finds words in category and description, whatever their case, accents and order", () => {
    expect(found("habitacao", "Habitação", null)).toBe(true);
    expect(found("CAFÉ", "Lazer", "Dois cafes no centro")).toBe(true);
    expect(found("centro lazer", "Lazer", "Dois cafes no centro")).toBe(true);
    expect(found("  cen  caf ", "Lazer", "Dois cafés no centro")).toBe(true);
  });

  it("wants every word, and finds none across the two", () => {
    expect(found("cafe praia", "Lazer", "Dois cafes")).toBe(false);
    expect(found("lazerdois", "Lazer", "Dois cafes")).toBe(false);
  });
});

describe("another kind", () => {
  it("resets the category and nothing else", () => {
    fc.assert(
      fc.property(anyFilter, fc.option(anyKind), (filter, kind) => {
        expect(withKind(filter, kind)).toEqual({ ...filter, kind, category: null });
      }),
    );
  });
});
