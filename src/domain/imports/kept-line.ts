import type { Cents } from "../shared/cents.ts";
import { compareText } from "../shared/compare-text.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { AccountId, ImportId, ImportLineId, TransactionId } from "../shared/ids.ts";
import type { Revision } from "../ledger/revision.ts";
import type { LeftOut } from "./left-out.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/** The state of a kept movement: its records, none because it does not count, or none because they were removed. */
export type LineState = "counted" | "not-counted" | "joined" | "removed";

/** A movement of a bank's file as the ledger keeps it. */
export type KeptLine = {
  readonly account: AccountId;
  readonly id: ImportLineId;
  /** The one that it came with. */
  readonly import: ImportId;
  /** Those that are there; none unless it is counted or joined. */
  readonly records: readonly TransactionId[];
  readonly state: LineState;
  readonly kind: TransactionKind;
  readonly date: CivilDate;
  readonly amount: Cents;
  readonly identity: string;
  /** As the bank wrote it. */
  readonly original: string;
  /** As it was imported, under its name of today. */
  readonly category: string;
  /** Whether the category was chosen by hand. */
  readonly chosen: boolean;
  /** Why it does not count; null where it does, or nobody can say. */
  readonly leftOut: LeftOut | null;
  /** In which the line was last written. */
  readonly revision: Revision;
};

/** A movement after it was counted, or no longer counted. */
export type CountedLine = Pick<KeptLine, "id" | "records" | "state" | "category">;

/** The movements of an import that do not count, the newest first. */
export const leftOutOf = (lines: readonly KeptLine[], id: ImportId): readonly KeptLine[] =>
  lines
    .filter((line) => line.import === id && line.state === "not-counted")
    .toSorted((one, other) => compareText(other.date, one.date));
