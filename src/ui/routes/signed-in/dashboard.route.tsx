import { createRoute } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { Dashboard as DashboardData } from "../../../application/dashboard/view-dashboard.ts";
import { reachOf } from "../../../domain/forecast/reach.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Plan } from "../../../domain/plans/plan.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { arrivalOf } from "../../arrival.ts";
import { laterUnasked } from "../../later-unasked.ts";
import { monthAddress } from "../../month-address.ts";
import type { AwaitedComing, ComingFeature } from "../../screens/coming/coming-feature.ts";
import { DashboardSkeleton } from "../../screens/dashboard/DashboardSkeleton.tsx";
import { shownLater } from "../../shown-later.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const Dashboard = shownLater(
  async () => (await import("../../screens/dashboard/Dashboard.tsx")).Dashboard,
);

type View = (book: Book) => DashboardData;

type Loaded = { readonly view: View; readonly coming: AwaitedComing };

export function dashboardRoute(
  viewOf: (month: YearMonth | null) => View,
  feature: () => Promise<ComingFeature>,
) {
  /**
   * The coming days are fetched after the screen is painted; a module that cannot be fetched is retried until it can.
   */
  const fetchComing = async (plan: Plan) => {
    const { load } = await laterUnasked(feature);
    return load(reachOf(plan)).catch(() => null);
  };
  let last: AwaitedComing | null = null;
  const comingOf = (plan: Plan): AwaitedComing => {
    last = arrivalOf(() => fetchComing(plan), last?.latest());
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
      return { view: viewOf(month), coming: comingOf(context.plan()) };
    },
    pendingComponent: DashboardSkeleton,
    component: withProps(Dashboard, (): ComponentProps<typeof Dashboard> => {
      const { view, coming }: Loaded = route.useLoaderData();
      return { ...useLedgerView(view), coming };
    }),
  });
  return route;
}
