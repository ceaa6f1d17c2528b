import { useSelector } from "@xstate/react";
import { Copy } from "lucide-react";
import type { BudgetBook } from "../../../application/budgets/view-budgets.ts";
import { addMonths } from "../../../domain/shared/year-month.ts";
import { budgetTexts as texts } from "../../../text/budgets/budgets.ts";
import { Button } from "../../components/Button/Button.tsx";
import type { BudgetsActors } from "./budgets-feature.ts";

type CopyBudgetsProps = {
  readonly book: BudgetBook;
  readonly copy: BudgetsActors["copy"];
  readonly variant?: "primary" | "secondary";
};

/** Copies the budgets that last month has and this month does not; without any, there is no button. */
export function CopyBudgets({ book, copy, variant = "secondary" }: CopyBudgetsProps) {
  const { month, copyable } = book;
  const copying = useSelector(copy, (snapshot) => snapshot.hasTag("busy"));
  const from = addMonths(month, -1);
  const count = copyable.length;
  if (count === 0) return null;
  return (
    <Button
      variant={variant}
      icon={<Copy size={16} aria-hidden />}
      title={texts.copyHint(count, from)}
      pending={copying}
      pendingLabel={texts.copying}
      onClick={() => copy.send({ type: "DO", of: copyable })}
    >
      {texts.copy(count, from)}
    </Button>
  );
}
