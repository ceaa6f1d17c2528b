import type {
  ExportedAccount,
  ExportedBudget,
  ExportedImport,
  ExportedLine,
  ExportedNotification,
  ExportedRecord,
  ExportedRecurrence,
} from "../../../src/domain/exports/export-content.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import type { Member } from "../ledger/ledgers.ts";

/** Reads what an export holds beside what other calls answer: enough to restore every row. */
export type Exported = {
  /** Newest first, in pages that are each quick to read. */
  readonly records: (
    member: Member,
    kind: TransactionKind,
  ) => AsyncIterable<readonly ExportedRecord[]>;
  readonly budgets: (member: Member) => Promise<readonly ExportedBudget[]>;
  readonly recurrences: (member: Member) => Promise<readonly ExportedRecurrence[]>;
  /** In pages that are each quick to read. */
  readonly accounts: (member: Member) => AsyncIterable<readonly ExportedAccount[]>;
  readonly imports: (member: Member) => Promise<readonly ExportedImport[]>;
  readonly lines: (member: Member) => AsyncIterable<readonly ExportedLine[]>;
  /** The notifications in the bell, or those removed from it, newest first. */
  readonly notifications: (
    member: Member,
    which: "shown" | "dismissed",
  ) => Promise<readonly ExportedNotification[]>;
  readonly dismissedProposals: (member: Member) => Promise<readonly string[]>;
};
