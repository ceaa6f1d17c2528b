import type {
  ImportDraft,
  ImportLine,
  ImportOutcome,
  MadeImport,
} from "../../../src/domain/imports/import.ts";
import type { LeftOut } from "../../../src/domain/imports/left-out.ts";
import type { StoredLine } from "../../../src/domain/imports/stored-line.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { KnownLine } from "../../../src/domain/imports/plan-import.ts";
import type { RecordBeforeJoin, MadeLine } from "../../../src/domain/imports/undo.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type {
  AccountId,
  ChangeId,
  ImportId,
  ImportLineId,
  LedgerId,
  RecurrenceId,
  TransactionId,
} from "../../../src/domain/shared/ids.ts";

/** The bank's texts of records, and the records that are parts of a divided movement. */
export type Originals = {
  readonly of: ReadonlyMap<TransactionId, string>;
  readonly divided: ReadonlySet<TransactionId>;
};

/** Selects movements: those after a given one, those since a day (also if only their records are), and those of one import. */
export type LinePart = {
  readonly after?: ImportLineId | null;
  readonly from?: CivilDate | null;
  readonly of?: ImportId | null;
};

/** Reads the imports; every call reaches one ledger only. */
export type Imports = {
  /** Newest first; without those that have no movements left. */
  readonly list: (ledger: LedgerId) => Promise<readonly MadeImport[]>;
  /** The movements by id, all or a selection, in pages that are each quick to read. */
  readonly linePages: (ledger: LedgerId, part?: LinePart) => AsyncIterable<readonly StoredLine[]>;
  readonly originals: (ledger: LedgerId) => Promise<Originals>;
};

/** An import that was made, perhaps undone since. */
export type FoundImport = {
  readonly removed: boolean;
  /** A digest of the request. */
  readonly fingerprint: string;
  readonly outcome: ImportOutcome;
  readonly revision: Revision;
  /** The change that last undid part of it, and how many movements that removed. */
  readonly undone: { readonly change: ChangeId; readonly removed: number } | null;
};

/** A movement that starts or stops counting. */
export type LineToCount = MadeLine & {
  readonly import: ImportId;
  readonly counted: boolean;
  /** By its current name. */
  readonly category: string;
  /** The revision that last wrote it. */
  readonly revision: Revision;
  /** The bank's text. */
  readonly original: string;
  readonly leftOut: LeftOut | null;
};

/** A card purchase. */
export type Bought = { readonly id: ImportLineId; readonly date: CivilDate };

/** The only way to write imports, within a unit of work. */
export type ImportWriter = {
  readonly find: (id: ImportId) => Promise<FoundImport | null>;
  /** The import that a change made; null if it made none. */
  readonly madeBy: (change: ChangeId) => Promise<ImportId | null>;
  /** The given identities that the account already has movements for. */
  readonly known: (
    account: AccountId,
    identities: readonly string[],
  ) => Promise<ReadonlyMap<string, KnownLine>>;
  /** The given records that belong to a movement. */
  readonly linked: (records: readonly TransactionId[]) => Promise<ReadonlySet<TransactionId>>;
  /** The existing parts that were divided by hand from some records, by record. */
  readonly partsOf: (
    records: readonly TransactionId[],
  ) => Promise<ReadonlyMap<TransactionId, readonly TransactionId[]>>;
  /** Creates an import for an existing account, still without movements. */
  readonly add: (
    draft: Omit<ImportDraft, "lines" | "closing">,
    made: Pick<MadeImport, "created" | "repeated" | "notCounted" | "joined" | "from" | "to"> & {
      readonly fingerprint: string;
    },
  ) => Promise<Revision>;
  /** Stores movements, and the previous content of the records that they are joined to; rejects with `IdTaken`. */
  readonly addLines: (
    draft: Pick<ImportDraft, "id" | "account">,
    lines: readonly ImportLine[],
    former: ReadonlyMap<TransactionId, RecordBeforeJoin>,
  ) => Promise<void>;
  /** Stores which movements of earlier imports a later import repeated. */
  readonly addRepeats: (later: ImportId, lines: readonly ImportLineId[]) => Promise<void>;
  /** The given movements that a later import repeated. */
  readonly repeated: (lines: readonly ImportLineId[]) => Promise<ReadonlySet<ImportLineId>>;
  /** The movements of earlier imports that an import repeated. */
  readonly repeatedBy: (later: ImportId) => Promise<readonly ImportLineId[]>;
  readonly linesOf: (id: ImportId) => Promise<readonly MadeLine[]>;
  readonly forget: (lines: readonly ImportLineId[]) => Promise<void>;
  /** Deletes parts of divided movements, by their records. */
  readonly forgetParts: (records: readonly TransactionId[]) => Promise<void>;
  /** The given movements that exist. */
  readonly lines: (ids: readonly ImportLineId[]) => Promise<readonly LineToCount[]>;
  /** The movements excluded because of the given ones. */
  readonly leftOutBecauseOf: (ids: readonly ImportLineId[]) => Promise<readonly LineToCount[]>;
  /** Counts a movement; a category, if given, counts as chosen by hand. */
  readonly count: (line: LineToCount, category: string | null) => Promise<void>;
  /** Excludes a movement, and stores the reason. */
  readonly leaveOut: (line: LineToCount, why: LeftOut) => Promise<void>;
  /** Stores another reason for excluding a movement. */
  readonly setExclusionReason: (line: LineToCount, why: LeftOut) => Promise<void>;
  /** The card purchases within a period, without those that the person has removed. */
  readonly bought: (from: CivilDate, to: CivilDate) => Promise<readonly Bought[]>;
  /**
   * Puts records back that an import was joined to or excluded; where all of their content is as before it, this undoes
   * the import.
   */
  readonly revertImportEffects: (id: ImportId, records: readonly Transaction[]) => Promise<void>;
  /** Puts days of a plan back that an import settled and nothing changed since; this undoes the import. Returns them. */
  readonly revertDays: (
    id: ImportId,
    plan: RecurrenceId,
    days: readonly CivilDate[],
  ) => Promise<ReadonlySet<CivilDate>>;
  /**
   * Recounts the remaining movements of an import after part of it was undone. An empty import is deleted, with its
   * account if nothing else belongs to that.
   */
  readonly finishImportUndo: (id: ImportId, undone: FoundImport["undone"]) => Promise<Revision>;
};
