import type {
  TransactionDraft,
  TransactionKind,
} from "../../src/domain/transactions/transaction.ts";

/** A made-up income or expense. */
export type DemoRecord = { readonly kind: TransactionKind; readonly draft: TransactionDraft };

/** Where a rule's records belong; an expense unless it says otherwise. */
export type Entry = { readonly kind?: TransactionKind; readonly category: string };
