import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Transactions } from "../ports/transactions.ts";

type Ports = { readonly transactions: Transactions };

/** Replaces an income or an expense; false if its owner has no such record (§2). */
export const updateTransaction =
  ({ transactions }: Ports) =>
  (owner: UserId, transaction: Transaction): Promise<boolean> =>
    transactions.replace(owner, transaction);
