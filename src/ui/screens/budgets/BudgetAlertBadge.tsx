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

/** States the alert that the bar's colour shows, in words and with an icon. */
export function BudgetAlertBadge({ alert, over }: BudgetAlertBadgeProps) {
  const { tone, icon: Icon } = LOOKS[alert];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {texts.alerts[over ? "over" : alert]}
    </Badge>
  );
}
