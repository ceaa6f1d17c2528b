import type {
  TransactionDraft,
  TransactionKind,
} from "../../src/domain/transactions/transaction.ts";

/** A made-up income or expense. */
export type DemoRecord = { readonly kind: TransactionKind; readonly draft: TransactionDraft };

/** The category of a rule's records; expenses unless it says otherwise. */
export type Entry = { readonly kind?: TransactionKind; readonly category: string };
