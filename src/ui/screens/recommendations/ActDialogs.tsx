import { viewCategories } from "../../../application/categories/view-categories.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { BudgetDialog } from "../budgets/BudgetDialog.tsx";
import { GoalDialog } from "../goals/GoalDialog.tsx";
import { PutAsideDialog } from "../goals/PutAsideDialog.tsx";
import type { RecommendationDialogs } from "./recommendations-feature.ts";

/** The dialogs of budgets and goals, over the advice that opens them. */
export function ActDialogs({ budget, goal, photo, putAside }: RecommendationDialogs) {
  const { expense } = useLedgerView(viewCategories);
  return (
    <>
      <BudgetDialog dialog={budget} categories={expense} />
      <GoalDialog dialog={goal} photo={photo} />
      <PutAsideDialog dialog={putAside} />
    </>
  );
}
