import { createRoute } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { Dashboard as DashboardData } from "../../../application/dashboard/view-dashboard.ts";
import { reachOf } from "../../../domain/forecast/horizon.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Plan } from "../../../domain/plans/plan.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { arrivalOf } from "../../arrival.ts";
import { prefetched } from "../../prefetched.ts";
import { monthAddress } from "../../month-address.ts";
import type { AwaitedUpcoming, UpcomingFeature } from "../../screens/upcoming/upcoming-feature.ts";
import { DashboardSkeleton } from "../../screens/dashboard/DashboardSkeleton.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const Dashboard = lazyComponent(
  async () => (await import("../../screens/dashboard/Dashboard.tsx")).Dashboard,
);

type View = (book: Book) => DashboardData;

type Loaded = { readonly view: View; readonly upcoming: AwaitedUpcoming };

export function dashboardRoute(
  viewOf: (month: YearMonth | null) => View,
  feature: () => Promise<UpcomingFeature>,
) {
  /**
   * The coming days are fetched after the screen is painted; a module that cannot be fetched is retried until it can.
   */
  const fetchUpcoming = async (plan: Plan) => {
    const { load } = await prefetched(feature);
    return load(reachOf(plan)).catch(() => null);
  };
  let last: AwaitedUpcoming | null = null;
  const upcomingOf = (plan: Plan): AwaitedUpcoming => {
    last = arrivalOf(() => fetchUpcoming(plan), last?.latest());
    return last;
  };

  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/",
    validateSearch: monthAddress.clean,
    loaderDeps: ({ search }) => monthAddress.read(search),
    loader: async ({ context, deps: { month } }): Promise<Loaded> => {
      // The newest months are loaded first; any other needs all records.
      await (month === null ? context.openLedger() : context.openRecords());
      return { view: viewOf(month), upcoming: upcomingOf(context.plan()) };
    },
    pendingComponent: DashboardSkeleton,
    component: withProps(Dashboard, (): ComponentProps<typeof Dashboard> => {
      const { view, upcoming }: Loaded = route.useLoaderData();
      return { ...useLedgerView(view), upcoming };
    }),
  });
  return route;
}
