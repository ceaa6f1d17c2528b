import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";

export type RowActionsProps = {
  readonly transaction: WithRevision<Transaction>;
  /** -1 in a row without the Tab stop. */
  readonly tabIndex: 0 | -1;
};
