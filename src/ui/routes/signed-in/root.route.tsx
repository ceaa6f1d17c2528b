import { createRootRouteWithContext } from "@tanstack/react-router";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import type { CategoryLists } from "../../../application/use-cases/load-categories.ts";
import type { Dashboard } from "../../../application/use-cases/load-dashboard.ts";
import type { TransactionBook } from "../../../application/use-cases/load-transactions.ts";
import { Layout } from "../../screens/layout/Layout.tsx";

/** The reads of the signed-in routes. */
export type SignedInLoaders = {
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
