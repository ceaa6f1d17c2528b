import { Plus } from "lucide-react";
import { budgetFormTexts, budgetTexts as texts } from "../../../text/budgets/budgets.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import { RemovalDialog } from "../shared/RemovalDialog.tsx";
import { BudgetDialog } from "./BudgetDialog.tsx";
import { BudgetExample } from "./BudgetExample.tsx";
import { BudgetMonth } from "./BudgetMonth.tsx";
import type { BudgetsContent } from "./budgets-feature.ts";
import { BudgetsSkeleton } from "./BudgetsSkeleton.tsx";
import { blankBudget } from "../../../application/budgets/budget-form.ts";
import { Button } from "../../components/Button/Button.tsx";

/** The monthly budgets; without content the plan does not include them, or they are being loaded. */
export const BudgetsScreen = ({ content }: { readonly content: BudgetsContent | null }) => (
  <>
    <PageHeader
      title={texts.title}
      subtitle={content === null ? texts.subtitle : texts.subtitleOf(content.book.month)}
      actions={content === null ? <PremiumBadge /> : <NewBudget {...content} />}
    />
    <FeatureGate feature="budgets" example={<BudgetExample />}>
      {content === null ? (
        <BudgetsSkeleton />
      ) : (
        <>
          <BudgetMonth {...content} />
          <BudgetDialog dialog={content.actors.dialog} categories={content.book.categories} />
          <RemovalDialog
            removal={content.actors.removal}
            title={budgetFormTexts.removeTitle}
            question={budgetFormTexts.removeQuestion}
          />
        </>
      )}
    </FeatureGate>
  </>
);

/** Opens the dialog for a new budget in the shown month. */
const NewBudget = ({ book, actors }: BudgetsContent) => (
  <Button
    icon={<Plus size={16} aria-hidden />}
    onClick={() => actors.dialog.send({ type: "OPEN_ANEW", blank: blankBudget(book.month) })}
  >
    {texts.add}
  </Button>
);
