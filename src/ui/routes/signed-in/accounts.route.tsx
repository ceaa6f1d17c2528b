import { createRoute } from "@tanstack/react-router";
import { useMemo, type ComponentProps } from "react";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { AccountsFeature } from "../../screens/accounts/accounts-feature.ts";
import type { ForecastFeature } from "../../screens/forecast/forecast-feature.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const AccountsScreen = lazyComponent(
  async () => (await import("../../screens/accounts/AccountsScreen.tsx")).AccountsScreen,
);

type Loaded = {
  readonly started: AccountsFeature;
  readonly balance: ForecastFeature["balance"];
  readonly lines: Awaited<ReturnType<ForecastFeature["moves"]>>;
};

/** The accounts, with the forecast's dialog for balances. */
export function accountsRoute(
  feature: () => Promise<AccountsFeature>,
  forecast: () => Promise<Pick<ForecastFeature, "balance" | "moves">>,
) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/contas",
    loader: async ({ context }): Promise<Loaded> => {
      const [started, { balance, moves }] = await Promise.all([
        feature(),
        forecast(),
        context.openLedger(),
      ]);
      return { started, balance, lines: await moves() };
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.accounts}>
        <ListSkeleton />
      </ScreenAwaited>
    ),
    component: withProps(AccountsScreen, (): ComponentProps<typeof AccountsScreen> => {
      const { started, balance, lines }: Loaded = route.useLoaderData();
      const view = useMemo(() => started.view(lines), [started, lines]);
      return { accounts: useLedgerView(view), actors: started.actors, balance };
    }),
  });
  return route;
}
