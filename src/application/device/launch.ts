import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** The part of the product that a shortcut of the device, or a text shared with it, opens at the start. */
export type Launch =
  | { readonly type: "receipt" }
  /** An entry, filled in from a shared text if there is one. */
  | { readonly type: "entry"; readonly kind: TransactionKind; readonly text: string };
