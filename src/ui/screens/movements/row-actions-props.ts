import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";

export type RowActionsProps = {
  readonly transaction: Seen<Transaction>;
  /** -1 in a row without the Tab stop. */
  readonly tabIndex: 0 | -1;
};
