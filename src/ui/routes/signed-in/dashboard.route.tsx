import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Dashboard as DashboardData } from "../../../application/use-cases/load-dashboard.ts";
import { DashboardSkeleton } from "../../screens/dashboard/DashboardSkeleton.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const Dashboard = lazyRouteComponent(
  () => import("../../screens/dashboard/Dashboard.tsx"),
  "Dashboard",
);

export const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/",
  loader: ({ context }) => context.loadDashboard(),
  pendingComponent: DashboardSkeleton,
  component: withProps(Dashboard, (): DashboardData => dashboardRoute.useLoaderData()),
});
