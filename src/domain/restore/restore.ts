import type { ExportHead, ExportLists } from "../exports/export-content.ts";

/** How a copy is restored: added to the existing records, or replacing them (juntar | substituir on the wire). */
export type RestoreMode = "join" | "replace";

/** The versions of the export's file. */
export type CopyVersion = 1 | 2 | 3;

/** The content of a copy; what its version does not tell is absent, and stays as it is. */
export type Copy = { readonly version: CopyVersion } & Partial<ExportHead> & {
    readonly lists: { readonly [Name in keyof ExportLists]?: readonly ExportLists[Name][] };
  };

/** Why a file cannot be restored at all. */
export type CopyFault =
  /** It is neither JSON nor a zip. */
  | "unreadable"
  /** It is none of our exports. */
  | "not-a-copy"
  /** A newer program wrote it. */
  | "newer"
  /** It was changed or cut off since it was written. */
  | "damaged"
  /** Its uncompressed content is too large. */
  | "too-much";

/** Why a file is not sent: it cannot be read any more, or is larger than a copy may be. */
export type CopyFileFault = "file-gone" | "file-too-large";

/** The kinds of rows that a copy restores one by one. */
export const RESTORED_KINDS = [
  "income",
  "expense",
  "goal",
  "budget",
  "category",
  "rule",
  "recurrence",
  "account",
  "import",
  "line",
  "notification",
] as const;

export type RestoredKind = (typeof RESTORED_KINDS)[number];

/** Why one row of a copy is refused. */
export type RowFault =
  | "category-missing"
  | "account-missing"
  | "import-missing"
  | "twice"
  | "other-kind"
  | "budget-exists"
  | "too-many-categories"
  | "too-many-accounts"
  | "rule-limit"
  | "recurrence-limit"
  | "too-many-lines"
  | "too-many-parts"
  | "last-category"
  | "name-taken"
  | "day-recorded"
  | "line-known"
  | "photo-refused"
  | "photos-full";

/** A row that is refused. */
export type RefusedRow = {
  readonly kind: RestoredKind;
  readonly id: string;
  readonly fault: RowFault;
};

/** How many rows of a copy are new, equal and changed, and how many things that it lacks go to the trash. */
export type RestoreCounts = {
  readonly added: number;
  readonly same: number;
  readonly changed: number;
  readonly removed: number;
};

/**
 * How many automatic plans of a copy have been open for so long that only their latest movements will be recorded by
 * themselves.
 */
type Late = { readonly openTooLong: number };

/** The outcome of a restore, made or simulated. */
export type RestoreOutcome = RestoreCounts & Late & { readonly refused: readonly RefusedRow[] };

/** A refused row as the server reports it: its reason is a sentence; a kind that only a newer server knows is null. */
export type ReportedRow = {
  readonly kind: RestoredKind | null;
  readonly id: string;
  readonly reason: string;
};

/** The outcome of a restore, made or simulated, as the server reports it. */
export type RestoreReport = RestoreCounts & Late & { readonly refused: readonly ReportedRow[] };
