import type { Ledger } from "../../../src/application/ledger.ts";
import type { Mode } from "../../../src/application/machines/form-dialog.machine.ts";
import type { Budgets } from "../../../src/application/ports/budgets.ts";
import type { Goals } from "../../../src/application/ports/goals.ts";
import type { Changing } from "../../../src/application/ports/naming.ts";
import type { Transactions } from "../../../src/application/ports/transactions.ts";
import { removeRecord } from "../../../src/application/use-cases/remove-record.ts";
import { saveBudget } from "../../../src/application/use-cases/save-budget.ts";
import { saveGoal } from "../../../src/application/use-cases/save-goal.ts";
import { saveTransaction } from "../../../src/application/use-cases/save-transaction.ts";
import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { RemovedIds } from "../../../src/domain/ledger/changes.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Seen } from "../../../src/domain/ledger/stamped.ts";
import { budgetId, goalId, transactionId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { contentOf, type Kind } from "./content.ts";

/** A record as a device shows it. */
export type Shown =
  | { readonly kind: "income" | "expense"; readonly seen: Seen<Transaction> }
  | { readonly kind: "budget"; readonly seen: Seen<Budget> }
  | { readonly kind: "goal"; readonly seen: Seen<Goal> };

/** What somebody wants: a new record, another content of one that is shown, or that it be gone. */
export type Wish =
  | { readonly type: "create"; readonly kind: Kind; readonly content: number }
  | { readonly type: "change"; readonly shown: Shown; readonly content: number }
  | { readonly type: "remove"; readonly shown: Shown };

type Ports = {
  readonly transactions: Transactions;
  readonly budgets: Budgets;
  readonly goals: Goals;
};

/** Carries wishes out by the use cases of the screens; each rejects with a Failure. */
export function writersOf(
  ledger: Pick<Ledger, "write">,
  { transactions, budgets, goals }: Ports,
): (wish: Wish, key: string) => Promise<unknown> {
  const save = (kind: Kind, shown: Shown | null, content: number, key: string) => {
    const mode = <Kept>(): Mode<Kept> =>
      shown === null ? { type: "create" } : { type: "edit", id: shown.seen as Kept };
    if (kind === "budget")
      return saveBudget(
        budgets,
        ledger,
      )({ mode: mode(), tries: [{ draft: contentOf.budget(content), key }] });
    if (kind === "goal")
      return saveGoal(
        goals,
        ledger,
      )({ mode: mode(), tries: [{ draft: contentOf.goal(content), key }] });
    const draft = contentOf[kind](content);
    return saveTransaction(transactions, ledger, kind)({ mode: mode(), tries: [{ draft, key }] });
  };

  const remove = ({ kind, seen: { id, revision } }: Shown, key: string) => {
    const by = (call: (as: Changing) => Promise<Revision>, ids: Partial<RemovedIds>) =>
      removeRecord(
        ledger,
        (_id, as) => call(as),
        () => ids,
      )({ target: { id, revision, label: "" }, key });
    if (kind === "budget")
      return by((as) => budgets.remove(budgetId(id), as), { budgets: [budgetId(id)] });
    if (kind === "goal") return by((as) => goals.remove(goalId(id), as), { goals: [goalId(id)] });
    const row = transactionId(id);
    return by((as) => transactions.remove(kind, row, as), { transactions: [row] });
  };

  return (wish, key) => {
    if (wish.type === "remove") return remove(wish.shown, key);
    const [kind, shown] =
      wish.type === "create" ? [wish.kind, null] : [wish.shown.kind, wish.shown];
    return save(kind, shown, wish.content, key);
  };
}
