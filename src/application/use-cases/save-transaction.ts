import { transactionId } from "../../domain/shared/ids.ts";
import type {
  Transaction,
  TransactionEntry,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";
import type { Ledger } from "../ledger.ts";
import type { Transactions } from "../ports/transactions.ts";
import { saveRecord } from "./save-record.ts";

/** Records a new entry or changes an old one as it was seen. Rejects with a Failure. */
export const saveTransaction = (
  transactions: Transactions,
  ledger: Pick<Ledger, "write">,
  kind: TransactionKind,
) =>
  saveRecord<TransactionEntry, Transaction>(ledger, {
    create: (...call) => transactions.create(kind, ...call),
    // The receipt stays the one that the record was made with, and the planned movement settled.
    update: (id, { receipt: _, fulfils: __, ...draft }, as) =>
      transactions.update(kind, id, draft, as),
    id: transactionId,
    made: (id, { receipt: _, fulfils: __, ...draft }) => ({ ...draft, id, kind }),
    written: (kept) => ({ type: "transaction", kept }),
  });
