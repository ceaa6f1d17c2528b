import type { TransactionEntry } from "../../domain/entries/entry.ts";
import type {
  Transaction,
  TransactionChange,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";
import type { Records } from "../ledger/records.ts";

/** The writes of the user's income, or of their expenses. */
export type TransactionRecords = Records<Transaction, TransactionEntry, TransactionChange>;

/** The writes of both. */
export type Transactions = Readonly<Record<TransactionKind, TransactionRecords>>;
