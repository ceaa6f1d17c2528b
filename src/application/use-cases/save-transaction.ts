import { transactionId } from "../../domain/shared/ids.ts";
import type {
  Transaction,
  TransactionDraft,
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
  saveRecord<TransactionDraft, Transaction>(ledger, {
    create: (...call) => transactions.create(kind, ...call),
    update: (...call) => transactions.update(kind, ...call),
    id: transactionId,
    made: (id, draft) => ({ ...draft, id, kind }),
    written: (kept) => ({ type: "transaction", kept }),
  });
