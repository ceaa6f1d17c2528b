import { EMPTY_BOOK, type Book } from "../../src/domain/ledger/book.ts";
import type { LedgerPart } from "../../src/domain/ledger/changes.ts";
import { takeIn } from "../../src/domain/ledger/take-in.ts";
import { fakeLedger, type BegunLedger } from "./fakes/fake-ledger.ts";

/** The book of somebody who has read everything. */
export const wholeBook = (part: LedgerPart): Book =>
  takeIn(EMPTY_BOOK, part, { since: 0, held: "all" });

/** The book of a ledger that begins with some records. */
export const bookOf = async (begun: BegunLedger = {}): Promise<Book> =>
  wholeBook(await fakeLedger(begun).log.changes(0));
