import type { Ledger } from "../../src/application/ledger/ledger.ts";
import { EMPTY_BOOK } from "../../src/domain/ledger/book.ts";

/** Makes writes without a book to show them. */
export const noBook: Pick<
  Ledger,
  "write" | "getSnapshot" | "subscribe" | "openRecords" | "catchUp" | "upToDate" | "latestRevision"
> = {
  write: ({ call }) => call(null),
  getSnapshot: () => EMPTY_BOOK,
  subscribe: () => () => undefined,
  openRecords: async () => undefined,
  upToDate: () => Promise.resolve(),
  catchUp: () => undefined,
  latestRevision: () => EMPTY_BOOK.revision,
};
