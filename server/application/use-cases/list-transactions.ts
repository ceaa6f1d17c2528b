import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Transaction, TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { Period, Transactions } from "../ports/transactions.ts";

type Ports = { readonly transactions: Transactions };

/** The income or the expenses of a user, newest first (§2, Receitas and Despesas). */
export const listTransactions =
  ({ transactions }: Ports) =>
  (owner: UserId, kind: TransactionKind, period: Period): Promise<readonly Transaction[]> =>
    transactions.list(owner, kind, period);
