import type { ActorRefFrom } from "xstate";
import type { Act } from "../../../application/machines/act.machine.ts";
import type { importUndoMachine } from "../../../application/machines/import-undo.machine.ts";
import type { importMachine } from "../../../application/machines/import.machine.ts";
import type { leftOutMachine } from "../../../application/machines/left-out.machine.ts";
import type { rulesMachine } from "../../../application/machines/rules.machine.ts";
import type { ImportView } from "../../../application/use-cases/view-import.ts";
import type { MadeImport } from "../../../domain/imports/import.ts";
import type { ReviewLine } from "../../../domain/imports/review/review.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Rule, RuledRecord } from "../../../domain/rules/rule.ts";
import type { DivisionActor } from "../shared/DivideDialog.tsx";
import type { RuleDialogActor } from "./RuleDialog.tsx";

export type ImportActor = ActorRefFrom<typeof importMachine>;
export type ImportUndoActor = ActorRefFrom<typeof importUndoMachine>;

export type LeftOutActor = ActorRefFrom<typeof leftOutMachine>;
export type RuleListActor = ActorRefFrom<ReturnType<typeof rulesMachine>>;
/** Applies a rule to the past: it is looked at what that changes, before it does. */
export type RuleApplicationAct = Act<Rule, readonly RuledRecord[], readonly RuledRecord[]>;

export type RuleActors = {
  readonly list: RuleListActor;
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
  readonly undoing: ImportUndoActor;
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
