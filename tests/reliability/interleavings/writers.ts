import { accountsInBook } from "../../../src/application/kinds/accounts.ts";
import { budgetsInBook } from "../../../src/application/kinds/budgets.ts";
import { goalsInBook } from "../../../src/application/kinds/goals.ts";
import { rulesInBook } from "../../../src/application/kinds/rules.ts";
import { transactionsInBook } from "../../../src/application/kinds/transactions.ts";
import type { Ledger } from "../../../src/application/ledger/ledger.ts";
import type { Mode } from "../../../src/application/acts/form-dialog.machine.ts";
import type { Balances } from "../../../src/application/forecast/read-forecast-basis.ts";
import type { Records } from "../../../src/application/ledger/records.ts";
import type { Recurrences } from "../../../src/application/recurrences/recurrences.ts";
import type { Transactions } from "../../../src/application/entries/transactions.ts";
import type { Undo } from "../../../src/application/ledger/undo.ts";
import { actOnRecurrence } from "../../../src/application/recurrences/act-on-recurrence.ts";
import { removeRecord } from "../../../src/application/entries/remove-record.ts";
import { saveRecurrence } from "../../../src/application/recurrences/save-recurrence.ts";
import { saveRecord } from "../../../src/application/entries/save-record.ts";
import type {
  Account,
  AccountDraft,
  AccountPatch,
  Closing,
} from "../../../src/domain/accounts/account.ts";
import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import type { Goal, GoalDraft } from "../../../src/domain/goals/goal.ts";
import { draftOf } from "../../../src/domain/recurrences/patch.ts";
import type {
  Occurrence,
  Recurrence,
  RecurrenceDraft,
} from "../../../src/domain/recurrences/recurrence.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Rule, RuleDraft } from "../../../src/domain/rules/rule.ts";
import type { WithRevision } from "../../../src/domain/ledger/stored-record.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { contentOf, planOf, type Kind } from "./content.ts";

/** A record shown by a device. */
export type Shown =
  | { readonly kind: "income" | "expense"; readonly seen: WithRevision<Transaction> }
  | { readonly kind: "budget"; readonly seen: WithRevision<Budget> }
  | { readonly kind: "goal"; readonly seen: WithRevision<Goal> }
  | { readonly kind: "rule"; readonly seen: WithRevision<Rule> }
  | ShownAccount
  | ShownPlan;

export type ShownAccount = { readonly kind: "account"; readonly seen: WithRevision<Account> };

export type ShownPlan = { readonly kind: "recurrence"; readonly seen: WithRevision<Recurrence> };

/**
 * A write that a user wants: a new record, as of a day, another content of a shown one, or its removal; for a plan also
 * recording or skipping a movement, or pausing or resuming it, and for an account a told balance.
 */
export type Wish =
  | {
      readonly type: "create";
      readonly kind: Kind;
      readonly content: number;
      readonly today: CivilDate;
    }
  | { readonly type: "change"; readonly shown: Shown; readonly content: number }
  | { readonly type: "remove"; readonly shown: Shown }
  | {
      readonly type: "confirm" | "skip";
      readonly shown: ShownPlan;
      readonly occurrence: Occurrence;
    }
  | { readonly type: "pause"; readonly shown: ShownPlan }
  | { readonly type: "tell"; readonly shown: ShownAccount; readonly balance: Closing };

type Simple = Exclude<Shown, ShownPlan>;

/** A write of another kind than a plan's. */
type SimpleWish =
  | { readonly type: "create"; readonly kind: Simple["kind"]; readonly content: number }
  | { readonly type: "change"; readonly shown: Simple; readonly content: number }
  | { readonly type: "remove"; readonly shown: Simple };

type Ports = {
  readonly transactions: Transactions;
  readonly budgets: Records<Budget, BudgetDraft>;
  readonly goals: Records<Goal, GoalDraft>;
  readonly rules: Records<Rule, RuleDraft>;
  readonly accounts: Records<Account, AccountDraft, AccountPatch>;
  readonly balances: Pick<Balances, "tell">;
  readonly recurrences: Recurrences;
  readonly undo: Undo;
};

/** Carries out writes with the use cases of the screens; each rejects with a Failure. */
export function writersOf(
  ledger: Pick<Ledger, "write">,
  { transactions, budgets, goals, rules, accounts, balances, recurrences, undo }: Ports,
): (wish: Wish, key: string) => Promise<unknown> {
  const act = actOnRecurrence(recurrences);
  const savePlan = saveRecurrence(recurrences, undo, { next: () => crypto.randomUUID() });
  const savingOf = (draft: RecurrenceDraft, key: string) => ({
    draft: { draft, withEarlier: false, of: { scope: "all" } as const },
    key,
  });
  /** Carries out a plan's write; null for any other. */
  const plan = (wish: Wish, key: string): Promise<unknown> | null => {
    if (wish.type === "create") {
      if (wish.kind !== "recurrence") return null;
      const saving = savingOf(planOf(wish.content, wish.today), key);
      return savePlan({ mode: { type: "create" }, ...saving });
    }
    if (wish.shown.kind !== "recurrence") return null;
    const { seen: of } = wish.shown;
    switch (wish.type) {
      case "tell":
        return null;
      case "confirm":
      case "skip": {
        const { type, occurrence } = wish;
        return act({ act: { type, of, occurrence, amount: occurrence.amount }, key });
      }
      case "pause":
        return act({ act: { type: of.paused ? "resume" : "pause", of }, key });
      case "remove":
        return act({ act: { type: "remove", of }, key });
      case "change": {
        const draft = { ...draftOf(of), ...contentOf.recurrence(wish.content) };
        return savePlan({ mode: { type: "edit", id: of }, ...savingOf(draft, key) });
      }
    }
  };

  const write = (kind: Simple["kind"], shown: Simple | null, content: number, key: string) => {
    const mode = <Entity>(): Mode<Entity> =>
      shown === null ? { type: "create" } : { type: "edit", id: shown.seen as Entity };
    const tries = <Draft>(draft: Draft) => ({ mode: mode<never>(), tries: [{ draft, key }] });
    if (kind === "budget")
      return saveRecord(budgetsInBook, budgets, ledger)(tries(contentOf.budget(content)));
    if (kind === "goal")
      return saveRecord(goalsInBook, goals, ledger)(tries(contentOf.goal(content)));
    if (kind === "rule")
      return saveRecord(rulesInBook, rules, ledger)(tries(contentOf.rule(content)));
    if (kind === "account")
      return saveRecord(accountsInBook, accounts, ledger)(tries(contentOf.account(content)));
    const save = saveRecord(transactionsInBook[kind], transactions[kind], ledger);
    return save(tries(contentOf[kind](content)));
  };

  const remove = ({ kind, seen: target }: Simple, key: string) => {
    const wanted = { target, key };
    if (kind === "budget") return removeRecord(budgetsInBook, budgets, ledger)(wanted);
    if (kind === "goal") return removeRecord(goalsInBook, goals, ledger)(wanted);
    if (kind === "rule") return removeRecord(rulesInBook, rules, ledger)(wanted);
    if (kind === "account") return removeRecord(accountsInBook, accounts, ledger)(wanted);
    return removeRecord(transactionsInBook[kind], transactions[kind], ledger)(wanted);
  };

  return (wish, key) => {
    const planned = plan(wish, key);
    if (planned !== null) return planned;
    if (wish.type === "tell") {
      const of = { id: wish.shown.seen.id, label: null };
      return balances.tell(wish.balance, of, changeId(key));
    }
    const simple = wish as SimpleWish;
    if (simple.type === "remove") return remove(simple.shown, key);
    const [kind, shown] =
      simple.type === "create" ? [simple.kind, null] : [simple.shown.kind, simple.shown];
    return write(kind, shown, simple.content, key);
  };
}
