import { EMPTY_BOOK, type Book } from "../../src/domain/ledger/book.ts";
import type { LedgerPart } from "../../src/domain/ledger/changes.ts";
import { applyPart } from "../../src/domain/ledger/apply-part.ts";
import { fakeLedger, type BegunLedger } from "./fakes/fake-ledger.ts";

/** Returns the book of a ledger that was read completely. */
export const wholeBook = (part: LedgerPart): Book =>
  applyPart(EMPTY_BOOK, part, { since: 0, held: "all" });

/** Returns the book of a ledger with initial records. */
export const bookOf = async (begun: BegunLedger = {}): Promise<Book> =>
  wholeBook(await fakeLedger(begun).log.changes(0));
