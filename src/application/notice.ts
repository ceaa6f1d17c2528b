import type { TransactionKind } from "../domain/transactions/transaction.ts";
import type { Failure } from "./failure.ts";

/** What a successful write did to a record. */
export type Change = "created" | "updated" | "removed";

/** All that a toast can tell (§8, success notices and failed saves). */
export type Notice =
  | {
      readonly type: "transaction-changed";
      readonly kind: TransactionKind;
      readonly change: Change;
    }
  | { readonly type: "failed"; readonly failure: Failure };
