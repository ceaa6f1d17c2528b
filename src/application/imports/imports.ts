import type {
  ImportDraft,
  ImportOutcome,
  ImportUndone,
  MadeImport,
  UndoOutlook,
} from "../../domain/imports/import.ts";
import type { CountedLine, StoredLine } from "../../domain/imports/stored-line.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { ChangeId, ImportId, ImportLineId, TransactionId } from "../../domain/shared/ids.ts";

/** Whether a movement is to count, and under which category; null for its own. */
export type LineWish = { readonly counts: boolean; readonly category: string | null };

/** The movements that are asked for. */
export type LinesOf = { readonly from: CivilDate } | { readonly import: ImportId };

/** The imports from banks' files (/importacoes). Every call rejects with a Failure. */
export type Imports = {
  /** All or nothing; repeated with the same content it returns the same outcome. */
  make(draft: ImportDraft, change: ChangeId): Promise<ImportOutcome>;
  /** Newest first. */
  list(): Promise<readonly MadeImport[]>;
  /** All stored movements, of all imports, or those since a day, or those of one import; sorted by id. */
  lines(of?: LinesOf): Promise<readonly StoredLine[]>;
  /** The outcome that an undo of an import would have. */
  tryUndo(id: ImportId): Promise<UndoOutlook>;
  /** Undoes an import; of its edited records, only the listed ones are removed. */
  undo(id: ImportId, edited: readonly TransactionId[], change: ChangeId): Promise<ImportUndone>;
  /** Makes a record of a movement, or removes it. */
  count(id: ImportLineId, wish: LineWish, change: ChangeId): Promise<CountedLine>;
};
