import { createRoute, type ErrorComponentProps } from "@tanstack/react-router";
import { useMemo, type ComponentProps } from "react";
import { openAccountsOf } from "../../../domain/ledger/accounts-of.ts";
import { reachOf, type Horizon } from "../../../domain/forecast/horizon.ts";
import { forecastFailureText } from "../../../text/failures.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { Search } from "../../address.ts";
import { TotalsSkeleton } from "../../components/TotalsStrip/TotalsSkeleton.tsx";
import type { ForecastBasis } from "../../../application/forecast/read-forecast-basis.ts";
import type { ForecastFeature } from "../../screens/forecast/forecast-feature.ts";
import { imaginedIn } from "../../screens/forecast/purchase/imagined-search.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { signedInRoot } from "./root.route.tsx";

const ForecastScreen = lazyComponent(
  async () => (await import("../../screens/forecast/ForecastScreen.tsx")).ForecastScreen,
);

type Loaded = {
  readonly feature: ForecastFeature;
  readonly basis: ForecastBasis;
  readonly horizon: Horizon;
};

export function forecastRoute(feature: () => Promise<ForecastFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/previsao",
    validateSearch: (search: Search) => search,
    loader: async ({ context }): Promise<Loaded> => {
      const [started] = await Promise.all([feature(), context.openLedger()]);
      return { feature: started, basis: await started.load(), horizon: reachOf(context.plan()) };
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.forecast}>
        <ListSkeleton figures={<TotalsSkeleton />} />
      </ScreenAwaited>
    ),
    errorComponent: (props: ErrorComponentProps) => (
      <LoadFailure {...props} sentence={forecastFailureText} />
    ),
    component: withProps(ForecastScreen, (): ComponentProps<typeof ForecastScreen> => {
      const { feature: started, basis, horizon }: Loaded = route.useLoaderData();
      const search: Search = route.useSearch();
      const saving = useMemo(() => imaginedIn(search), [search]);
      const view = useMemo(
        () => started.view(basis, horizon, saving),
        [started, basis, horizon, saving],
      );
      const forecast = useLedgerView(view);
      const accounts = useLedgerView(openAccountsOf);
      const { accountReserve: kept } = basis;
      const { balance, accountReserve } = started;
      return { forecast, accounts, horizon, saving, kept, balance, accountReserve };
    }),
  });
  return route;
}
