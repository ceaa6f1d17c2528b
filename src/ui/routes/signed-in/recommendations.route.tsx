import { createRoute } from "@tanstack/react-router";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type {
  RecommendationsFeature,
  RecommendationsPart,
} from "../../screens/recommendations/recommendations-feature.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const RecommendationsScreen = lazyComponent(
  async () =>
    (await import("../../screens/recommendations/RecommendationsScreen.tsx")).RecommendationsScreen,
);

export function recommendationsRoute(feature: () => Promise<RecommendationsPart>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/recomendacoes",
    loader: async ({ context }): Promise<RecommendationsFeature> => {
      const [{ load, ...given }] = await Promise.all([feature(), context.openLedger()]);
      return { last: await load(), ...given };
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.recommendations}>
        <ListSkeleton />
      </ScreenAwaited>
    ),
    component: withProps(RecommendationsScreen, (): RecommendationsFeature =>
      route.useLoaderData(),
    ),
  });
  return route;
}
