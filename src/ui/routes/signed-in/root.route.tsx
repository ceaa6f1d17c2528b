import { createRootRouteWithContext } from "@tanstack/react-router";
import type { Plan } from "../../../domain/plans/plan.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { viewCategories } from "../../../application/use-cases/view-categories.ts";
import type { Dashboard } from "../../../application/use-cases/view-dashboard.ts";
import type { TransactionBook } from "../../../application/use-cases/view-transactions.ts";
import type { Book } from "../../../domain/ledger/book.ts";
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
import { useLedgerView } from "../../use-ledger-view.ts";

/** The reads of the signed-in routes; every one rejects with a Failure. */
export type SignedInLoaders = {
  /** The user's plan at this moment. */
  readonly plan: () => Plan;
  readonly isAdmin: () => boolean;
  /** Has the ledger read; once there is something to show, it is there from then on. */
  readonly openLedger: () => Promise<void>;
  /** Has it read as far as a list of records is long. */
  readonly openRecords: () => Promise<void>;
  readonly viewDashboard: (book: Book) => Dashboard;
  readonly viewTransactions: Readonly<Record<TransactionKind, (book: Book) => TransactionBook>>;
  readonly history: () => Promise<HistoryFeature>;
  readonly reports: () => Promise<ReportsFeature>;
  readonly budgets: () => Promise<BudgetsFeature>;
  readonly simulator: () => Promise<SimulatorFeature>;
  readonly achievements: () => Promise<AchievementsFeature>;
  readonly dataExport: () => Promise<DataExportFeature>;
  readonly admin: () => Promise<AdminFeature>;
  readonly profile: () => Promise<ProfileFeature>;
  readonly recommendations: () => Promise<RecommendationsFeature>;
};

export const signedInRoot = createRootRouteWithContext<SignedInLoaders>()({
  component: function SignedInLayout() {
    return <Layout categories={useLedgerView(viewCategories)} />;
  },
});
