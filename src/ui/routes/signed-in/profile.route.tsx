import { createRoute } from "@tanstack/react-router";
import { goalsOf } from "../../../domain/ledger/read-book.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { ProfileFeature } from "../../screens/profile/profile-feature.ts";
import type { ProfileScreenProps } from "../../screens/profile/ProfileScreen.tsx";
import { ProfileSkeleton } from "../../screens/profile/ProfileSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const ProfileScreen = lazyComponent(
  async () => (await import("../../screens/profile/ProfileScreen.tsx")).ProfileScreen,
);

type Loaded = Pick<ProfileScreenProps, "profile" | "actors"> & Pick<ProfileFeature, "planOf">;

export function profileRoute(feature: () => Promise<ProfileFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/perfil",
    loader: async ({ context }): Promise<Loaded> => {
      const { load, planOf, actors } = await feature();
      const [profile] = await Promise.all([load(), context.openLedger()]);
      return { profile, planOf, actors };
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.profile}>
        <ProfileSkeleton />
      </ScreenAwaited>
    ),
    component: withProps(ProfileScreen, (): ProfileScreenProps => {
      const { profile, planOf, actors }: Loaded = route.useLoaderData();
      return { profile, actors, goals: useLedgerView(goalsOf), plan: useLedgerView(planOf) };
    }),
  });
  return route;
}
