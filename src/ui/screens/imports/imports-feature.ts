import type { ActorRefFrom } from "xstate";
import type { Act } from "../../../application/acts/act.machine.ts";
import type { importMachine } from "../../../application/imports/import.machine.ts";
import type { leftOutMachine } from "../../../application/imports/left-out.machine.ts";
import type { RuleArrangement } from "../../../application/rules/arrange-rules.ts";
import type { ImportView } from "../../../application/imports/view-import.ts";
import type { ImportUndone, MadeImport, UndoOutlook } from "../../../domain/imports/import.ts";
import type { ReviewLine } from "../../../domain/imports/review/review.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Rule, RuledRecord } from "../../../domain/rules/rule.ts";
import type { TransactionId } from "../../../domain/shared/ids.ts";
import type { DivisionActor } from "../shared/DivideDialog.tsx";
import type { RuleDialogActor } from "../rules/RuleDialog.tsx";

export type ImportActor = ActorRefFrom<typeof importMachine>;

/** Takes back an import, and its records that were edited since by another act. */
export type ImportUndoActs = {
  readonly whole: Act<MadeImport, ImportUndone, UndoOutlook>;
  readonly edited: Act<EditedSince, ImportUndone>;
};

/** The records of an import that were edited since, and so are still there. */
export type EditedSince = Pick<MadeImport, "id"> & { readonly edited: readonly TransactionId[] };

export type LeftOutActor = ActorRefFrom<typeof leftOutMachine>;
/** Applies a rule to the past: it is looked at what that changes, before it does. */
export type RuleApplicationAct = Act<Rule, readonly RuledRecord[], readonly RuledRecord[]>;

export type RuleActors = {
  /** Removes and moves rules, one at a time. */
  readonly list: Act<RuleArrangement>;
  /** Changes a rule. */
  readonly editing: RuleDialogActor;
  readonly applying: RuleApplicationAct;
};

export type ImportActors = {
  readonly importing: ImportActor;
  /** Divides a line of the review. */
  readonly dividing: DivisionActor<ReviewLine>;
  /** Makes a rule of a line of the review. */
  readonly ruling: RuleDialogActor;
  readonly undoing: ImportUndoActs;
  readonly leftOut: LeftOutActor;
  readonly rules: RuleActors;
};

/** What composition gives the import of banks' files. */
export type ImportsFeature = {
  /** The imports that were made, newest first; rejects with a Failure. */
  readonly load: () => Promise<readonly MadeImport[]>;
  readonly view: (book: Book) => ImportView;
  readonly actors: ImportActors;
};
