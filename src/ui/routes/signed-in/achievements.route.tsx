import { createRoute, type ErrorComponentProps } from "@tanstack/react-router";
import { ACHIEVEMENTS_MISSING } from "../../../text/failures.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type {
  AchievementsContent,
  AchievementsFeature,
} from "../../screens/achievements/achievements-feature.ts";
import { AchievementsSkeleton } from "../../screens/achievements/AchievementsSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { withProps } from "../with-props.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { signedInRoot } from "./root.route.tsx";
import { whenUnlocked } from "./when-unlocked.ts";

const AchievementsScreen = lazyComponent(
  async () =>
    (await import("../../screens/achievements/AchievementsScreen.tsx")).AchievementsScreen,
);

type ScreenProps = { readonly content: AchievementsContent | null };

export function achievementsRoute(feature: () => Promise<AchievementsFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/gamificacao",
    loader: ({ context, preload }) =>
      whenUnlocked(context, "achievements", async (): Promise<AchievementsContent> => {
        const { load, actors } = await feature();
        return { status: await load({ quietly: preload }), actors };
      }),
    pendingComponent: () => (
      <ScreenAwaited title={names.achievements}>
        <AchievementsSkeleton />
      </ScreenAwaited>
    ),
    errorComponent: (props: ErrorComponentProps) => (
      <LoadFailure {...props} sentence={() => ACHIEVEMENTS_MISSING} />
    ),
    component: withProps(AchievementsScreen, (): ScreenProps => ({
      content: route.useLoaderData(),
    })),
  });
  return route;
}
