import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withProps } from "../with-props.tsx";
import { publicRoot } from "./root.route.tsx";

const PublicLegal = lazyRouteComponent(
  () => import("../../screens/legal/PublicLegal.tsx"),
  "PublicLegal",
);

export const publicPrivacyRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/privacidade",
  component: withProps(PublicLegal, () => ({ document: "privacy" as const })),
});

export const publicTermsRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/termos",
  component: withProps(PublicLegal, () => ({ document: "terms" as const })),
});
