import type { Fulfilment } from "../recurrences/fulfilment.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { ImportId, ImportLineId, TransactionId } from "../shared/ids.ts";
import type { TransactionDraft, TransactionKind } from "../transactions/transaction.ts";
import type { Account, Closing } from "../accounts/account.ts";
import type { LeftOut, Ousted } from "./left-out.ts";

/** A part of a movement that was divided; one that does not count makes no record. */
export type ImportPart = {
  readonly id: TransactionId;
  readonly category: string;
  /** Never negative; all parts add up to the movement. */
  readonly amount: Cents;
  readonly description: string | null;
  readonly counts: boolean;
};

/** The use of a movement: a record of its own, none, a record that is there already, or several. */
export type LineUse =
  | { readonly type: "record" }
  | { readonly type: "not-counted" }
  | { readonly type: "join"; readonly record: TransactionId }
  | { readonly type: "split"; readonly parts: readonly ImportPart[] };

/** A movement as it is sent to be imported; its record, where it makes one, has its id. */
export type ImportLine = TransactionDraft & {
  readonly id: ImportLineId;
  readonly kind: TransactionKind;
  /** The mark by which it is known again within its account. */
  readonly identity: string;
  /** As the bank wrote it; null where that is the description. */
  readonly original: string | null;
  /** Whether its category was chosen by hand. */
  readonly chosen: boolean;
  readonly use: LineUse;
  /** Why it does not count; null where it does, or nobody can say. */
  readonly leftOut: LeftOut | null;
  /** The movements that do not count any more because of it; they count again once it is gone. */
  readonly ousts: readonly Ousted[];
  /** The planned movement that it is, which is then no longer open; null if it is none. */
  readonly fulfils: Fulfilment | null;
  /** Whether it comes again if the person had removed its record. */
  readonly again: boolean;
};

/** An account as an import tells of it. */
export type ImportAccount = Pick<Account, "id" | "label" | "digits" | "kind">;

/** A bank's file as it is sent to be imported: all of its rows, the known ones too. */
export type ImportDraft = {
  readonly id: ImportId;
  /** Of the file. */
  readonly name: string;
  readonly bank: string;
  readonly account: ImportAccount;
  /** The account's last balance, where the file tells it. */
  readonly closing: Closing | null;
  readonly lines: readonly ImportLine[];
};

/** The outcome of an import: of its movements, how many made records and how many were known already. */
export type ImportOutcome = {
  readonly id: ImportId;
  readonly created: number;
  readonly repeated: number;
};

/** An import that was made, with what is left of it. */
export type MadeImport = ImportOutcome & {
  readonly name: string;
  readonly bank: string;
  readonly account: ImportAccount;
  /** In Unix milliseconds. */
  readonly madeAt: number;
  readonly notCounted: number;
  readonly joined: number;
  /** How many of its movements a later import saw again. */
  readonly seenAgain: number;
  /** The first and the last day of its movements. */
  readonly from: CivilDate;
  readonly to: CivilDate;
};

/** The outcome of undoing an import: how many movements went, and which records stay because they were edited. */
export type ImportUndone = {
  readonly removed: number;
  readonly edited: readonly TransactionId[];
};

/** The outcome that undoing an import would have. */
export type UndoOutlook = ImportUndone & {
  /** How many records would go. */
  readonly records: number;
  /** How many of the movements that would go a later import counted as repeated. */
  readonly repeated: number;
  /** How many joined records would get back the day and the cents that they had. */
  readonly restored: number;
  /** How many movements of the file stay because other imports had brought them. */
  readonly others: number;
};
