import { ChartPie } from "lucide-react";
import type { CategoryShare } from "../../../domain/transactions/category-shares.ts";
import { dashboardTexts as texts } from "../../../text/dashboard.ts";
import { Card } from "../Card/Card.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { PieRing } from "../PieRing/PieRing.tsx";

/** Where the month's money went. Expenses of nothing have no shares to draw. */
export const ExpenseRing = ({ shares }: { readonly shares: readonly CategoryShare[] }) => (
  <Card title={texts.byCategory}>
    {shares.some(({ amount }) => amount > 0) ? (
      <PieRing caption={texts.byCategory} shares={shares} />
    ) : (
      <EmptyState icon={<ChartPie size={24} />} message={texts.noExpenses} />
    )}
  </Card>
);
