import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { RecommendationsFeature } from "../../screens/recommendations/recommendations-feature.ts";
import { TransactionsSkeleton } from "../../screens/transactions/TransactionsSkeleton.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const RecommendationsScreen = lazyRouteComponent(
  () => import("../../screens/recommendations/RecommendationsScreen.tsx"),
  "RecommendationsScreen",
);

export const recommendationsRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/recomendacoes",
  loader: ({ context }) => context.recommendations(),
  pendingComponent: TransactionsSkeleton,
  component: withProps(RecommendationsScreen, (): RecommendationsFeature =>
    recommendationsRoute.useLoaderData(),
  ),
});
