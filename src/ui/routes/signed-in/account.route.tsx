import { createRoute } from "@tanstack/react-router";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { AccountFeature } from "../../screens/account/account-feature.ts";
import type { AccountScreenProps } from "../../screens/account/AccountScreen.tsx";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const AccountScreen = lazyComponent(
  async () => (await import("../../screens/account/AccountScreen.tsx")).AccountScreen,
);

export function accountRoute(feature: () => Promise<AccountFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/conta",
    loader: async () => {
      const { load, actors } = await feature();
      return { ...(await load()), actors };
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.account}>
        <ListSkeleton />
      </ScreenAwaited>
    ),
    component: withProps(AccountScreen, (): AccountScreenProps => route.useLoaderData()),
  });
  return route;
}
