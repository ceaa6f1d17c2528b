import type { Book } from "./book.ts";
import { UNCONFIRMED } from "./revision.ts";
import { findRow } from "./row-index.ts";
import { namesOf } from "./take-in.ts";
import type { WrittenRecord } from "./written.ts";

/**
 * The movement, budget, goal, category or account with an id, as the ledger has confirmed it; null if there is none.
 */
export function findRecord(book: Book, id: string): WrittenRecord | null {
  const found = find(book, id);
  return found === null || found.kept.revision === UNCONFIRMED ? null : found;
}

function find(book: Book, id: string): WrittenRecord | null {
  const { index, budgets, goals, categories, accounts } = book;
  const row = findRow(index, id);
  if (row !== null)
    return { type: "transaction", kept: { record: row, revision: row.revision, removed: false } };
  const [budget, goal, own] = [budgets.get(id), goals.get(id), categories.get(id)];
  const account = accounts.get(id);
  if (goal) return { type: "goal", kept: goal };
  if (own) return { type: "category", kept: own };
  if (account) return { type: "account", kept: account };
  if (!budget) return null;
  const category = namesOf(categories).get(budget.record.category) ?? "";
  return { type: "budget", kept: { ...budget, record: { ...budget.record, category } } };
}
