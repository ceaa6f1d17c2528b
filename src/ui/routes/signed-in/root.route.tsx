import { createRootRouteWithContext } from "@tanstack/react-router";
import { viewCategories } from "../../../application/categories/view-categories.ts";
import type { Operator } from "../../../domain/operator/operator.ts";
import type { Plan } from "../../../domain/plans/plan.ts";
import { Layout } from "../../screens/layout/Layout.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";

/** The context of every signed-in route. */
export type RouteContext = {
  /** The user's current plan. */
  readonly plan: () => Plan;
  readonly isAdmin: () => boolean;
  /** The operator of the installation; null where the request fails. */
  readonly operator: () => Promise<Operator | null>;
  /** Opens the ledger; resolves once there is something to show. Rejects with a Failure. */
  readonly openLedger: () => Promise<void>;
  /** Opens the ledger as far as a list of records needs it. Rejects with a Failure. */
  readonly openRecords: () => Promise<void>;
};

export const signedInRoot = createRootRouteWithContext<RouteContext>()({
  component: function SignedInLayout() {
    return <Layout categories={useLedgerView(viewCategories)} />;
  },
});
