import { createRootRouteWithContext } from "@tanstack/react-router";
import type { Plan } from "../../../domain/plans/plan.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import type { CategoryLists } from "../../../application/use-cases/load-categories.ts";
import type { Dashboard } from "../../../application/use-cases/load-dashboard.ts";
import type { TransactionBook } from "../../../application/use-cases/load-transactions.ts";
import type { AchievementsFeature } from "../../screens/achievements/achievements-feature.ts";
import type { DataExportFeature } from "../../screens/data-export/data-export-feature.ts";
import type { AdminFeature } from "../../screens/admin/admin-feature.ts";
import type { HistoryFeature } from "../../screens/history/history-feature.ts";
import type { BudgetsFeature } from "../../screens/budgets/budgets-feature.ts";
import { Layout } from "../../screens/layout/Layout.tsx";
import type { ProfileFeature } from "../../screens/profile/profile-feature.ts";
import type { RecommendationsFeature } from "../../screens/recommendations/recommendations-feature.ts";
import type { SimulatorFeature } from "../../screens/simulator/simulator-feature.ts";
import type { ReportsFeature } from "../../screens/reports/reports-feature.ts";

/** The reads of the signed-in routes; every one rejects with a Failure. */
export type SignedInLoaders = {
  /** The user's plan at this moment. */
  readonly plan: () => Plan;
  readonly isAdmin: () => boolean;
  readonly loadCategories: () => Promise<CategoryLists>;
  readonly loadDashboard: () => Promise<Dashboard>;
  readonly history: () => Promise<HistoryFeature>;
  readonly reports: () => Promise<ReportsFeature>;
  readonly budgets: () => Promise<BudgetsFeature>;
  readonly simulator: () => Promise<SimulatorFeature>;
  readonly achievements: () => Promise<AchievementsFeature>;
  readonly dataExport: () => Promise<DataExportFeature>;
  readonly admin: () => Promise<AdminFeature>;
  readonly profile: () => Promise<ProfileFeature>;
  readonly recommendations: () => Promise<RecommendationsFeature>;
  readonly loadTransactions: (kind: TransactionKind) => Promise<TransactionBook>;
};

export const signedInRoot = createRootRouteWithContext<SignedInLoaders>()({
  loader: ({ context }) => context.loadCategories(),
  staleTime: Infinity,
  component: function SignedInLayout() {
    return <Layout categories={signedInRoot.useLoaderData()} />;
  },
});
