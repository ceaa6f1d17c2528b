import type { ActorRefFrom } from "xstate";
import type { MadeCategories, NewCategory } from "../../../application/imports/make-categories.ts";
import type { Offline } from "../../../application/offline.ts";
import type { Act } from "../../../application/acts/act.machine.ts";
import type { importMachine } from "../../../application/imports/import.machine.ts";
import type { leftOutMachine } from "../../../application/imports/left-out.machine.ts";
import type { RuleArrangement } from "../../../application/rules/arrange-rules.ts";
import type { ExampleWish } from "../../../application/imports/import-steps.ts";
import type { FileExample } from "../../../application/imports/statement-files.ts";
import type { ImportView } from "../../../application/imports/view-import.ts";
import type { ImportUndone, MadeImport, UndoOutlook } from "../../../domain/imports/import.ts";
import type { ReviewLine } from "../../../domain/imports/review/review.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Rule, RuledRecord } from "../../../domain/rules/rule.ts";
import type { TransactionId } from "../../../domain/shared/ids.ts";
import type { DivisionActor } from "../shared/DivideDialog.tsx";
import type { RuleDialogActor } from "../rules/RuleDialog.tsx";

export type ImportActor = ActorRefFrom<typeof importMachine>;

/** Undoes an import; another act removes its records that were edited since. */
export type ImportUndoActs = {
  readonly whole: Act<MadeImport, ImportUndone, UndoOutlook>;
  readonly edited: Act<EditedSince, ImportUndone>;
};

/** The records of an import that were edited since, and so were not removed. */
export type EditedSince = Pick<MadeImport, "id"> & { readonly edited: readonly TransactionId[] };

export type MakeCategoriesAct = Act<readonly NewCategory[], MadeCategories>;

export type ExampleAct = Act<ExampleWish, void, FileExample | null>;

export type LeftOutActor = ActorRefFrom<typeof leftOutMachine>;
/** Applies a rule to past records; looks first which ones it changes. */
export type RuleApplicationAct = Act<Rule, readonly RuledRecord[], readonly RuledRecord[]>;

export type RuleActors = {
  /** Removes and moves rules, one at a time. */
  readonly list: Act<RuleArrangement>;
  readonly editing: RuleDialogActor;
  readonly applying: RuleApplicationAct;
};

export type ImportActors = {
  readonly importing: ImportActor;
  /** Splits a line of the review. */
  readonly dividing: DivisionActor<ReviewLine>;
  /** Creates a rule from a line of the review. */
  readonly ruling: RuleDialogActor;
  readonly undoing: ImportUndoActs;
  /** Makes categories that a file names. */
  readonly makeCategories: MakeCategoriesAct;
  /** Shows an example of a file in which nothing can be recognised, and saves it. */
  readonly example: ExampleAct;
  readonly leftOut: LeftOutActor;
  readonly rules: RuleActors;
};

/** The parts that composition provides to the import of bank files. */
export type ImportsFeature = {
  /** The past imports, newest first; rejects with a Failure, but not for lack of a network. */
  readonly load: () => Promise<readonly MadeImport[] | Offline>;
  readonly view: (book: Book) => ImportView;
  readonly actors: ImportActors;
};
