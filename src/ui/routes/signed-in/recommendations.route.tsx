import { createRoute } from "@tanstack/react-router";
import type { RecommendationsFeature } from "../../screens/recommendations/recommendations-feature.ts";
import { TransactionsSkeleton } from "../../screens/transactions/TransactionsSkeleton.tsx";
import { shownLater } from "../../shown-later.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const RecommendationsScreen = shownLater(
  async () =>
    (await import("../../screens/recommendations/RecommendationsScreen.tsx")).RecommendationsScreen,
);

export function recommendationsRoute(feature: () => Promise<RecommendationsFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/recomendacoes",
    loader: feature,
    pendingComponent: TransactionsSkeleton,
    component: withProps(RecommendationsScreen, (): RecommendationsFeature =>
      route.useLoaderData(),
    ),
  });
  return route;
}
