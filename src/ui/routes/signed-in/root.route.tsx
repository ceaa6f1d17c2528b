import { createRootRouteWithContext } from "@tanstack/react-router";
import { viewCategories } from "../../../application/categories/view-categories.ts";
import type { Operator } from "../../../domain/operator/operator.ts";
import type { Plan } from "../../../domain/plans/plan.ts";
import { Layout } from "../../screens/layout/Layout.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";

/** What every signed-in route may ask for. */
export type RouteContext = {
  /** The user's plan at this moment. */
  readonly plan: () => Plan;
  readonly isAdmin: () => boolean;
  /** Who runs the installation; null where that cannot be learnt now. */
  readonly operator: () => Promise<Operator | null>;
  /** Has the ledger read; once there is something to show, it is there from then on. Rejects with a Failure. */
  readonly openLedger: () => Promise<void>;
  /** Has it read as far as a list of records is long. Rejects with a Failure. */
  readonly openRecords: () => Promise<void>;
};

export const signedInRoot = createRootRouteWithContext<RouteContext>()({
  component: function SignedInLayout() {
    return <Layout categories={useLedgerView(viewCategories)} />;
  },
});
