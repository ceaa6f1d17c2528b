import type { CategoryContent } from "../../src/application/categories/category-form.ts";
import type { Recurrences } from "../../src/application/recurrences/recurrences.ts";
import type { BudgetDraft } from "../../src/domain/budgets/budget.ts";
import type { GoalDraft } from "../../src/domain/goals/goal.ts";
import type { RuleDraft } from "../../src/domain/rules/rule.ts";
import type { Revision } from "../../src/domain/ledger/revision.ts";
import type { WithRevision, StoredRecord } from "../../src/domain/ledger/stored-record.ts";
import type { ChangeId } from "../../src/domain/shared/ids.ts";
import type { TransactionEntry } from "../../src/domain/entries/entry.ts";

/** Something that has an identity, as each build knows it. */
export type Known = { readonly id: string };

/** The writes of one kind of record, by the product's own ways from a form to the server. */
export type Writer<Draft> = {
  make(draft: Draft, change: string): Promise<StoredRecord<Known>>;
  alter(seen: WithRevision<Known>, draft: Draft, change: string): Promise<StoredRecord<Known>>;
  remove(seen: WithRevision<Known>, change: string): Promise<void>;
};

export type Writers = {
  readonly income: Writer<TransactionEntry>;
  readonly expense: Writer<TransactionEntry>;
  readonly budgets: Writer<BudgetDraft>;
  readonly goals: Writer<GoalDraft>;
  readonly categories: Writer<CategoryContent>;
  readonly rules: Writer<RuleDraft>;
};

/** The calls about what comes again, whatever a build makes of their answers. */
export type Plans = {
  create(...call: Parameters<Recurrences["create"]>): Promise<unknown>;
  settle(...call: Parameters<Recurrences["settle"]>): Promise<unknown>;
  remove(...call: Parameters<Recurrences["remove"]>): Promise<unknown>;
};

/** The records that a book shows, of every kind that both builds hold in it. */
export type Shown = Readonly<
  Record<"income" | "expense" | "budgets" | "goals" | "categories", readonly Known[]>
>;

/** A client with an open session, of whichever build. */
export type Client = {
  readonly writers: Writers;
  readonly plans: Plans;
  readonly shown: () => Shown;
  /** Begins; settles once the whole ledger is held. */
  readonly open: () => Promise<void>;
  /** Looks for what others have changed; settles once everything up to a revision is held. */
  readonly reach: (revision: Revision) => Promise<void>;
  readonly undo: (undone: ChangeId, change: ChangeId) => Promise<object>;
};
