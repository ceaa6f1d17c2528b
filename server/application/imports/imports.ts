import type {
  ImportDraft,
  ImportLine,
  ImportOutcome,
  MadeImport,
} from "../../../src/domain/imports/import.ts";
import type { LeftOut } from "../../../src/domain/imports/left-out.ts";
import type { KeptLine } from "../../../src/domain/imports/kept-line.ts";
import type { KnownLine } from "../../../src/domain/imports/plan-import.ts";
import type { Former, MadeLine } from "../../../src/domain/imports/undo.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type {
  AccountId,
  ChangeId,
  ImportId,
  ImportLineId,
  LedgerId,
  TransactionId,
} from "../../../src/domain/shared/ids.ts";

/** The bank's words for records, and the records that are parts of a divided movement. */
export type Originals = {
  readonly of: ReadonlyMap<TransactionId, string>;
  readonly divided: ReadonlySet<TransactionId>;
};

/** Which movements are wanted: those behind one, those from a day on, and those of one import. */
export type LinePart = {
  readonly after?: ImportLineId | null;
  readonly from?: CivilDate | null;
  readonly of?: ImportId | null;
};

/** The imports to read; every call reaches only what is in one ledger. */
export type Imports = {
  /** Newest first; those of which nothing is left are gone. */
  readonly list: (ledger: LedgerId) => Promise<readonly MadeImport[]>;
  /** The movements by their ids, all or a part of them, in parts that are each short enough to read in a moment. */
  readonly linePages: (ledger: LedgerId, part?: LinePart) => AsyncIterable<readonly KeptLine[]>;
  readonly originals: (ledger: LedgerId) => Promise<Originals>;
};

/** An import that was made, or whose making was taken back. */
export type FoundImport = {
  readonly removed: boolean;
  /** A digest of what was asked for. */
  readonly fingerprint: string;
  readonly outcome: ImportOutcome;
  readonly revision: Revision;
  /** The change that last took something of it back, and how many movements that removed. */
  readonly undone: { readonly change: ChangeId; readonly removed: number } | null;
};

/** A movement that begins or ceases to count. */
export type LineToCount = MadeLine & {
  readonly import: ImportId;
  readonly counted: boolean;
  /** Under its name of today. */
  readonly category: string;
  /** In which it was last written. */
  readonly revision: Revision;
  /** As the bank wrote it. */
  readonly original: string;
  readonly leftOut: LeftOut | null;
};

/** A purchase with a card. */
export type Bought = { readonly id: ImportLineId; readonly date: CivilDate };

/** The only way to imports for whoever writes, within a unit of work. */
export type ImportWriter = {
  readonly find: (id: ImportId) => Promise<FoundImport | null>;
  /** Those of some identities that an account has movements of. */
  readonly known: (
    account: AccountId,
    identities: readonly string[],
  ) => Promise<ReadonlyMap<string, KnownLine>>;
  /** Those of some records that belong to a movement. */
  readonly linked: (records: readonly TransactionId[]) => Promise<ReadonlySet<TransactionId>>;
  /** Makes an import of an account that is there, still empty. */
  readonly add: (
    draft: Omit<ImportDraft, "lines" | "closing">,
    made: Pick<MadeImport, "created" | "repeated" | "notCounted" | "joined" | "from" | "to"> & {
      readonly fingerprint: string;
    },
  ) => Promise<Revision>;
  /** Keeps movements, with what the records that they are joined to said before; rejects with `IdTaken`. */
  readonly addLines: (
    draft: Pick<ImportDraft, "id" | "account">,
    lines: readonly ImportLine[],
    former: ReadonlyMap<TransactionId, Former>,
  ) => Promise<void>;
  /** Remembers movements of earlier imports that a later one saw again. */
  readonly addRepeats: (later: ImportId, lines: readonly ImportLineId[]) => Promise<void>;
  /** Those of some movements that a later import saw again. */
  readonly repeated: (lines: readonly ImportLineId[]) => Promise<ReadonlySet<ImportLineId>>;
  /** Those of earlier imports that an import saw again. */
  readonly repeatedBy: (later: ImportId) => Promise<readonly ImportLineId[]>;
  readonly linesOf: (id: ImportId) => Promise<readonly MadeLine[]>;
  readonly forget: (lines: readonly ImportLineId[]) => Promise<void>;
  /** Forgets parts of divided movements, by their records. */
  readonly forgetParts: (records: readonly TransactionId[]) => Promise<void>;
  /** Those of some movements that are there. */
  readonly lines: (ids: readonly ImportLineId[]) => Promise<readonly LineToCount[]>;
  /** Those that do not count because of some others. */
  readonly leftOutBecauseOf: (ids: readonly ImportLineId[]) => Promise<readonly LineToCount[]>;
  /** Has a movement count, under another category if one is named; that was then chosen by hand. */
  readonly count: (line: LineToCount, category: string | null) => Promise<void>;
  /** Has a movement not count, and keeps why. */
  readonly leaveOut: (line: LineToCount, why: LeftOut) => Promise<void>;
  /** Keeps another reason why a movement does not count. */
  readonly explain: (line: LineToCount, why: LeftOut) => Promise<void>;
  /** The purchases with cards on some days, without those that the person has removed. */
  readonly bought: (from: CivilDate, to: CivilDate) => Promise<readonly Bought[]>;
  /**
   * Counts anew what is left of an import after something of it was taken back. With nothing left it goes, and its account
   * if nothing else is of that.
   */
  readonly settle: (id: ImportId, undone: FoundImport["undone"]) => Promise<Revision>;
};
