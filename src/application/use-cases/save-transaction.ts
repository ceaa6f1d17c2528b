import type { TransactionId } from "../../domain/shared/ids.ts";
import type { TransactionDraft, TransactionKind } from "../../domain/transactions/transaction.ts";
import type { SaveInput } from "../machines/form-dialog.machine.ts";
import type { Transactions } from "../ports/transactions.ts";

/** Records a new entry or changes an old one (§4, Form dialogs). Rejects with a Failure. */
export const saveTransaction =
  (transactions: Transactions, kind: TransactionKind) =>
  async ({ mode, draft, key }: SaveInput<TransactionDraft, TransactionId>): Promise<void> => {
    await (mode.type === "create"
      ? transactions.create(kind, draft, key)
      : transactions.update(kind, mode.id, draft));
  };
