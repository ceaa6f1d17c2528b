import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";

export type RowActionsProps = {
  readonly transaction: Seen<Transaction>;
  /** -1 in a row that Tab passes over. */
  readonly tabIndex: 0 | -1;
};
