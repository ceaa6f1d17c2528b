import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Dashboard as DashboardData } from "../../../application/use-cases/view-dashboard.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import { DashboardSkeleton } from "../../screens/dashboard/DashboardSkeleton.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const Dashboard = lazyRouteComponent(
  () => import("../../screens/dashboard/Dashboard.tsx"),
  "Dashboard",
);

type Loaded = { readonly view: (book: Book) => DashboardData };

export const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/",
  loader: async ({ context }): Promise<Loaded> => {
    await context.openLedger();
    return { view: context.viewDashboard };
  },
  pendingComponent: DashboardSkeleton,
  component: withProps(Dashboard, (): DashboardData => useLedgerView(useLoaded().view)),
});

function useLoaded(): Loaded {
  return dashboardRoute.useLoaderData();
}
