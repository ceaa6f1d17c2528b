import { budgetsInBook } from "../../../src/application/kinds/budgets.ts";
import { goalsInBook } from "../../../src/application/kinds/goals.ts";
import { rulesInBook } from "../../../src/application/kinds/rules.ts";
import { transactionsInBook } from "../../../src/application/kinds/transactions.ts";
import type { Ledger } from "../../../src/application/ledger.ts";
import type { Mode } from "../../../src/application/machines/form-dialog.machine.ts";
import type { Records } from "../../../src/application/ports/records.ts";
import type { Transactions } from "../../../src/application/ports/transactions.ts";
import { removeRecord } from "../../../src/application/use-cases/remove-record.ts";
import { saveRecord } from "../../../src/application/use-cases/save-record.ts";
import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import type { Goal, GoalDraft } from "../../../src/domain/goals/goal.ts";
import type { Rule, RuleDraft } from "../../../src/domain/rules/rule.ts";
import type { Seen } from "../../../src/domain/ledger/stamped.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { contentOf, type Kind } from "./content.ts";

/** A record as a device shows it. */
export type Shown =
  | { readonly kind: "income" | "expense"; readonly seen: Seen<Transaction> }
  | { readonly kind: "budget"; readonly seen: Seen<Budget> }
  | { readonly kind: "goal"; readonly seen: Seen<Goal> }
  | { readonly kind: "rule"; readonly seen: Seen<Rule> };

/** What somebody wants: a new record, another content of one that is shown, or that it be gone. */
export type Wish =
  | { readonly type: "create"; readonly kind: Kind; readonly content: number }
  | { readonly type: "change"; readonly shown: Shown; readonly content: number }
  | { readonly type: "remove"; readonly shown: Shown };

type Ports = {
  readonly transactions: Transactions;
  readonly budgets: Records<Budget, BudgetDraft>;
  readonly goals: Records<Goal, GoalDraft>;
  readonly rules: Records<Rule, RuleDraft>;
};

/** Carries wishes out by the use cases of the screens; each rejects with a Failure. */
export function writersOf(
  ledger: Pick<Ledger, "write">,
  { transactions, budgets, goals, rules }: Ports,
): (wish: Wish, key: string) => Promise<unknown> {
  const write = (kind: Kind, shown: Shown | null, content: number, key: string) => {
    const mode = <Kept>(): Mode<Kept> =>
      shown === null ? { type: "create" } : { type: "edit", id: shown.seen as Kept };
    const tries = <Draft>(draft: Draft) => ({ mode: mode<never>(), tries: [{ draft, key }] });
    if (kind === "budget")
      return saveRecord(budgetsInBook, budgets, ledger)(tries(contentOf.budget(content)));
    if (kind === "goal")
      return saveRecord(goalsInBook, goals, ledger)(tries(contentOf.goal(content)));
    if (kind === "rule")
      return saveRecord(rulesInBook, rules, ledger)(tries(contentOf.rule(content)));
    const save = saveRecord(transactionsInBook[kind], transactions[kind], ledger);
    return save(tries(contentOf[kind](content)));
  };

  const remove = ({ kind, seen: target }: Shown, key: string) => {
    const wanted = { target, key };
    if (kind === "budget") return removeRecord(budgetsInBook, budgets, ledger)(wanted);
    if (kind === "goal") return removeRecord(goalsInBook, goals, ledger)(wanted);
    if (kind === "rule") return removeRecord(rulesInBook, rules, ledger)(wanted);
    return removeRecord(transactionsInBook[kind], transactions[kind], ledger)(wanted);
  };

  return (wish, key) => {
    if (wish.type === "remove") return remove(wish.shown, key);
    const [kind, shown] =
      wish.type === "create" ? [wish.kind, null] : [wish.shown.kind, wish.shown];
    return write(kind, shown, wish.content, key);
  };
}
