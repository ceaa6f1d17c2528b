import { createRootRouteWithContext } from "@tanstack/react-router";
import type { Plan } from "../../../domain/plans/plan.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import type { CategoryLists } from "../../../application/use-cases/load-categories.ts";
import type { Dashboard } from "../../../application/use-cases/load-dashboard.ts";
import type { TransactionBook } from "../../../application/use-cases/load-transactions.ts";
import { Layout } from "../../screens/layout/Layout.tsx";

/** The reads of the signed-in routes; every one rejects with a Failure. */
export type SignedInLoaders = {
  /** The user's plan at this moment. */
  readonly plan: () => Plan;
  readonly loadCategories: () => Promise<CategoryLists>;
  readonly loadDashboard: () => Promise<Dashboard>;
  readonly loadTransactions: (kind: TransactionKind) => Promise<TransactionBook>;
};

export const signedInRoot = createRootRouteWithContext<SignedInLoaders>()({
  loader: ({ context }) => context.loadCategories(),
  staleTime: Infinity,
  component: function SignedInLayout() {
    return <Layout categories={signedInRoot.useLoaderData()} />;
  },
});
