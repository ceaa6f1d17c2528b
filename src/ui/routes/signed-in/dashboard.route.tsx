import { createRoute } from "@tanstack/react-router";
import type { Dashboard as DashboardData } from "../../../application/use-cases/view-dashboard.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import { DashboardSkeleton } from "../../screens/dashboard/DashboardSkeleton.tsx";
import { shownLater } from "../../shown-later.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const Dashboard = shownLater(
  async () => (await import("../../screens/dashboard/Dashboard.tsx")).Dashboard,
);

export const dashboardRoute = (view: (book: Book) => DashboardData) =>
  createRoute({
    getParentRoute: () => signedInRoot,
    path: "/",
    loader: ({ context }) => context.openLedger(),
    pendingComponent: DashboardSkeleton,
    component: withProps(Dashboard, (): DashboardData => useLedgerView(view)),
  });
