import type { Seen } from "../../domain/ledger/stamped.ts";
import { changeId, transactionId } from "../../domain/shared/ids.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";
import type { Ledger } from "../ledger.ts";
import type { SaveInput } from "../machines/form-dialog.machine.ts";
import type { Transactions } from "../ports/transactions.ts";

/** Records a new entry or changes an old one as it was seen. Rejects with a Failure. */
export const saveTransaction =
  (transactions: Transactions, ledger: Pick<Ledger, "write">, kind: TransactionKind) =>
  async ({ mode, draft, key }: SaveInput<TransactionDraft, Seen<Transaction>>): Promise<void> => {
    const change = changeId(key);
    await ledger.write(
      () =>
        mode.type === "create"
          ? transactions.create(kind, draft, { id: transactionId(key), change })
          : transactions.update(kind, mode.id.id, draft, { seen: mode.id.revision, change }),
      (kept) => ({ type: "transaction", kept }),
    );
  };
