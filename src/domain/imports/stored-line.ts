import type { Cents } from "../shared/cents.ts";
import { compareText } from "../shared/compare-text.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { AccountId, ImportId, ImportLineId, TransactionId } from "../shared/ids.ts";
import type { Revision } from "../ledger/revision.ts";
import type { LeftOut } from "./left-out.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/**
 * The state of a stored movement: it has records, has none because it does not count, or has none because they were
 * removed.
 */
export type LineState = "counted" | "not-counted" | "joined" | "removed";

/** A movement of a bank's file, as the ledger stores it. */
export type StoredLine = {
  readonly account: AccountId;
  readonly id: ImportLineId;
  /** The import that brought it. */
  readonly import: ImportId;
  /** Its existing records; none unless it is counted or joined. */
  readonly records: readonly TransactionId[];
  readonly state: LineState;
  readonly kind: TransactionKind;
  readonly date: CivilDate;
  readonly amount: Cents;
  readonly identity: string;
  /** The bank's own reference, if its file stated it. */
  readonly reference?: string;
  /** The bank's text. */
  readonly original: string;
  /** The category with which it was imported, under its current name. */
  readonly category: string;
  /** Whether the category was chosen by hand. */
  readonly chosen: boolean;
  /** Why it does not count; null if it does, or the reason is unknown. */
  readonly leftOut: LeftOut | null;
  /** The revision in which the line was last written. */
  readonly revision: Revision;
};

/** A movement after it was made to count, or not to count. */
export type CountedLine = Pick<StoredLine, "id" | "records" | "state" | "category">;

/** The movements of an import that do not count, the newest first. */
export const leftOutOf = (lines: readonly StoredLine[], id: ImportId): readonly StoredLine[] =>
  lines
    .filter((line) => line.import === id && line.state === "not-counted")
    .toSorted((one, other) => compareText(other.date, one.date));
