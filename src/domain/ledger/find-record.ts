import type { Book } from "./book.ts";
import { SHELVES, type Shelved } from "./changes.ts";
import { UNCONFIRMED } from "./revision.ts";
import { findRow } from "./row-index.ts";
import { namesOf } from "./take-in.ts";
import type { WrittenRecord } from "./written.ts";

/** The record of any kind with an id, as the ledger has confirmed it; null if there is none. */
export function findRecord(book: Book, id: string): WrittenRecord | null {
  const found = find(book, id);
  return found === null || found.kept.revision === UNCONFIRMED ? null : found;
}

function find(book: Book, id: string): WrittenRecord | null {
  const row = findRow(book.index, id);
  if (row !== null)
    return { type: "transactions", kept: { record: row, revision: row.revision, removed: false } };
  for (const type of SHELVES) {
    const kept = book[type].get(id);
    // What lies on a shelf is of its kind, which the compiler does not follow through a union of kinds.
    if (kept) return { type, kept: { ...kept, record: named(book, kept.record) } } as WrittenRecord;
  }
  return null;
}

/** A record of a shelf with the name of its category for the id. */
const named = ({ categories }: Book, record: Shelved[keyof Shelved]) =>
  "category" in record && record.category !== null
    ? { ...record, category: namesOf(categories).get(record.category) ?? "" }
    : record;
