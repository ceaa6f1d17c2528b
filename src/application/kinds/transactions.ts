import { cents } from "../../domain/shared/cents.ts";
import { transactionId } from "../../domain/shared/ids.ts";
import type { TransactionEntry } from "../../domain/entries/entry.ts";
import type {
  Transaction,
  TransactionChange,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";
import type { TransactionContent } from "../entries/transaction-form.ts";
import type { BookKind } from "../ledger/book-kind.ts";

/** The receipt is fixed when the record is made, and so is its planned movement. */
const changeOf = ({ receipt: _, fulfils: __, ...change }: TransactionContent): TransactionChange =>
  change;

/** Without an account it is of the main one, without a purchase it is tied to none; all of a new record counts. */
const entryOf = ({
  account,
  refundOf,
  uncounted: _,
  ...content
}: TransactionContent): TransactionEntry => ({
  ...content,
  ...(account && { account }),
  ...(refundOf && { refundOf }),
});

const ZERO = cents(0);

const inBook = (
  kind: TransactionKind,
): BookKind<Transaction, TransactionContent, TransactionEntry, TransactionChange> => ({
  id: transactionId,
  made: (id, content) => ({
    ...entryOf(changeOf(content)),
    id,
    kind,
    // An emptied rest is said, so that the book does not keep the one that it knows.
    ...(content.uncounted !== undefined && { uncounted: content.uncounted ?? ZERO }),
    ...(content.fulfils && { plan: "fulfilled" }),
  }),
  draft: entryOf,
  patch: changeOf,
  written: (kept) => ({ type: "transactions", kept }),
  removed: (id) => ({ transactions: [id] }),
  // The recurrence whose movement it is, or was.
  reachesOthers: (entry) => entry === null || entry.fulfils !== undefined,
});

export const transactionsInBook = { income: inBook("income"), expense: inBook("expense") };
