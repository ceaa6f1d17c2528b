import type { Fulfilment } from "../recurrences/fulfilment.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { ImportId, ImportLineId, TransactionId } from "../shared/ids.ts";
import type { TransactionDraft, TransactionKind } from "../transactions/transaction.ts";
import type { Account, Closing } from "../accounts/account.ts";
import type { LeftOut, Excluded } from "./left-out.ts";

/** A part of a divided movement; one that does not count makes no record. */
export type ImportPart = {
  readonly id: TransactionId;
  readonly category: string;
  /** Never negative; all parts add up to the movement. */
  readonly amount: Cents;
  readonly description: string | null;
  readonly counts: boolean;
};

/** The use of a movement: a record of its own, none, an existing record, or several. */
export type LineUse =
  | { readonly type: "record" }
  | { readonly type: "not-counted" }
  | { readonly type: "join"; readonly record: TransactionId }
  | { readonly type: "split"; readonly parts: readonly ImportPart[] };

/** A movement as it is sent to be imported; its record, if it makes one, has the same id. */
export type ImportLine = TransactionDraft & {
  readonly id: ImportLineId;
  readonly kind: TransactionKind;
  /** Its identity within the account. */
  readonly identity: string;
  /** The bank's own reference, if the file states it. */
  readonly reference?: string;
  /** The bank's text; null if it equals the description. */
  readonly original: string | null;
  /** Whether its category was chosen by hand. */
  readonly chosen: boolean;
  readonly use: LineUse;
  /** Why it does not count; null if it does, or the reason is unknown. */
  readonly leftOut: LeftOut | null;
  /** The movements that stop counting because of it; they count again once it is removed. */
  readonly excludes: readonly Excluded[];
  /** The planned movement that it fulfils; null if none. */
  readonly fulfils: Fulfilment | null;
  /** Whether it is imported again although the user had removed its record. */
  readonly again: boolean;
};

/** An account, as an import names it. */
export type ImportAccount = Pick<Account, "id" | "label" | "digits" | "kind">;

/** A bank's file as it is sent to be imported: all of its rows, known ones included. */
export type ImportDraft = {
  readonly id: ImportId;
  /** The name of the file. */
  readonly name: string;
  readonly bank: string;
  readonly account: ImportAccount;
  /** The account's last balance, if the file states it. */
  readonly closing: Closing | null;
  readonly lines: readonly ImportLine[];
};

/** The outcome of an import: how many of its movements made records, and how many were already known. */
export type ImportOutcome = {
  readonly id: ImportId;
  readonly created: number;
  readonly repeated: number;
};

/** A finished import, with its remaining movements. */
export type MadeImport = ImportOutcome & {
  readonly name: string;
  readonly bank: string;
  readonly account: ImportAccount;
  /** In Unix milliseconds. */
  readonly madeAt: number;
  readonly notCounted: number;
  readonly joined: number;
  /** How many of its movements were in a later import again. */
  readonly seenAgain: number;
  /** The first and the last day of its movements. */
  readonly from: CivilDate;
  readonly to: CivilDate;
};

/**
 * The outcome of undoing an import: how many movements were removed, and which records remain because they were edited.
 */
export type ImportUndone = {
  readonly removed: number;
  readonly edited: readonly TransactionId[];
};

/** The outcome that undoing an import would have. */
export type UndoOutlook = ImportUndone & {
  /** How many records would be removed. */
  readonly records: number;
  /** How many of the movements to be removed were counted as repeated by a later import. */
  readonly repeated: number;
  /** How many joined records would get their earlier date and amount back. */
  readonly restored: number;
  /** How many movements of the file remain because other imports had brought them. */
  readonly others: number;
};
