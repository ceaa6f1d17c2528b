import type { Book } from "./book.ts";
import { RECORD_LISTS, type ListedKinds } from "./changes.ts";
import { UNCONFIRMED } from "./revision.ts";
import { findRow } from "./row-index.ts";
import { namesOf } from "./apply-part.ts";
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
  for (const type of RECORD_LISTS) {
    const kept = book[type].get(id);
    // A record in a list is of the list's kind, which the compiler does not follow through a union of kinds.
    if (kept) return { type, kept: { ...kept, record: named(book, kept.record) } } as WrittenRecord;
  }
  return null;
}

/** A record of a list, with the name of its category instead of the id. */
const named = ({ categories }: Book, record: ListedKinds[keyof ListedKinds]) =>
  "category" in record && record.category !== null
    ? { ...record, category: namesOf(categories).get(record.category) ?? "" }
    : record;
