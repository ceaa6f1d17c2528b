import type { TransactionId, UserId } from "../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { Transactions } from "../ports/transactions.ts";

type Ports = { readonly transactions: Transactions };

/** Removes an income or an expense; false if its owner has no such record (§2). */
export const removeTransaction =
  ({ transactions }: Ports) =>
  (owner: UserId, kind: TransactionKind, id: TransactionId): Promise<boolean> =>
    transactions.remove(owner, kind, id);
