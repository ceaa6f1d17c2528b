import { createRoute } from "@tanstack/react-router";
import type { Dashboard as DashboardData } from "../../../application/use-cases/view-dashboard.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { monthAddress } from "../../month-address.ts";
import { DashboardSkeleton } from "../../screens/dashboard/DashboardSkeleton.tsx";
import { shownLater } from "../../shown-later.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const Dashboard = shownLater(
  async () => (await import("../../screens/dashboard/Dashboard.tsx")).Dashboard,
);

type View = (book: Book) => DashboardData;

export function dashboardRoute(viewOf: (month: YearMonth | null) => View) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/",
    validateSearch: monthAddress.clean,
    loaderDeps: ({ search }) => monthAddress.read(search),
    loader: async ({ context, deps: { month } }): Promise<{ readonly view: View }> => {
      // The newest months come first; any other only with all of them.
      await (month === null ? context.openLedger() : context.openRecords());
      return { view: viewOf(month) };
    },
    pendingComponent: DashboardSkeleton,
    component: withProps(Dashboard, (): DashboardData => {
      const { view }: { readonly view: View } = route.useLoaderData();
      return useLedgerView(view);
    }),
  });
  return route;
}
