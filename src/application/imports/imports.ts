import type {
  ImportDraft,
  ImportOutcome,
  ImportUndone,
  MadeImport,
  UndoOutlook,
} from "../../domain/imports/import.ts";
import type { CountedLine, KeptLine } from "../../domain/imports/kept-line.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { ChangeId, ImportId, ImportLineId, TransactionId } from "../../domain/shared/ids.ts";

/** Whether a movement is to count; if so, under which category, null for its own. */
export type LineWish = { readonly counts: boolean; readonly category: string | null };

/** Which movements are asked for. */
export type LinesOf = { readonly from: CivilDate } | { readonly import: ImportId };

/** The imports from banks' files (/importacoes). Every call rejects with a Failure. */
export type Imports = {
  /** All or nothing; sent again with the same content it answers what it answered. */
  make(draft: ImportDraft, change: ChangeId): Promise<ImportOutcome>;
  /** Newest first. */
  list(): Promise<readonly MadeImport[]>;
  /** Every movement that is kept, of all imports, or those from a day on, or those of one import; by their ids. */
  lines(of?: LinesOf): Promise<readonly KeptLine[]>;
  /** The outcome that taking an import back would have. */
  tryUndo(id: ImportId): Promise<UndoOutlook>;
  /** Takes an import back; of its edited records only those that are named. */
  undo(id: ImportId, edited: readonly TransactionId[], change: ChangeId): Promise<ImportUndone>;
  /** Makes a record of a movement, or takes it away. */
  count(id: ImportLineId, wish: LineWish, change: ChangeId): Promise<CountedLine>;
};
