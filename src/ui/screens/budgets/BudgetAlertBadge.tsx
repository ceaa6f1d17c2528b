import { CircleExclamationPoint, CircleCheck, TriangleExclamationPoint } from "lucide-react";
import type { BudgetAlert } from "../../../domain/budgets/budget-status.ts";
import { budgetTexts as texts } from "../../../text/budgets/budgets.ts";
import { Badge } from "../../components/Badge/Badge.tsx";

const LOOKS = {
  high: { tone: "negative", icon: CircleExclamationPoint },
  medium: { tone: "warning", icon: TriangleExclamationPoint },
  low: { tone: "positive", icon: CircleCheck },
} as const;

type BudgetAlertBadgeProps = { readonly alert: BudgetAlert; readonly over: boolean };

/** Says in words and by a sign what the colour of the bar says. */
export function BudgetAlertBadge({ alert, over }: BudgetAlertBadgeProps) {
  const { tone, icon: Icon } = LOOKS[alert];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {texts.alerts[over ? "over" : alert]}
    </Badge>
  );
}
