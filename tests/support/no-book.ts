import type { Ledger } from "../../src/application/ledger.ts";

/** Makes writes without a book that would show what they make. */
export const noBook: Pick<Ledger, "write"> = { write: ({ call }) => call(null) };
