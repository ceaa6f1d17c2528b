import { transactionId } from "../../domain/shared/ids.ts";
import type {
  Transaction,
  TransactionChange,
  TransactionDraft,
  TransactionEntry,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";
import type { BookKind } from "./book-kind.ts";

/** The receipt stays the one that the record was made with, and the planned movement settled. */
const draftOf = ({ receipt: _, fulfils: __, ...draft }: TransactionEntry): TransactionDraft =>
  draft;

const inBook = (
  kind: TransactionKind,
): BookKind<Transaction, TransactionEntry, TransactionEntry, TransactionChange> => ({
  id: transactionId,
  made: (id, entry) => ({ ...draftOf(entry), id, kind }),
  draft: (entry) => entry,
  patch: draftOf,
  written: (kept) => ({ type: "transaction", kept }),
  removed: (id) => ({ transactions: [id] }),
  // The plan whose movement it is, or was.
  reachesOthers: (entry) => entry === null || entry.fulfils !== undefined,
});

/** Income and expenses. */
export const transactionsInBook = { income: inBook("income"), expense: inBook("expense") };
