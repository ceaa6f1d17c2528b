import fc, { type Arbitrary } from "fast-check";
import { EMPTY_BOOK, type Book } from "../../src/domain/ledger/book.ts";
import { applyPart } from "../../src/domain/ledger/apply-part.ts";
import { anyHistory } from "./arbitraries/ledger-history.ts";
import { fakeLedger } from "./fakes/fake-ledger.ts";

/** The books of a ledger, with all rows, after each part of a history. */
export const anyBooks: Arbitrary<Promise<readonly Book[]>> = anyHistory.map(async (history) => {
  const ledger = fakeLedger();
  const books: Book[] = [];
  let book = EMPTY_BOOK;
  for (const happenings of history) {
    for (const happen of happenings) happen(ledger);
    const part = await ledger.log.changes(book.revision);
    book = applyPart(book, part, { since: book.revision, held: "all" });
    books.push(book);
  }
  return books;
});

/** Returns a few successive books of one ledger. */
export const someBooks = (): Promise<readonly Book[]> =>
  fc.sample(anyBooks, { numRuns: 1, seed: 20_261_122 })[0] ?? Promise.resolve([]);
