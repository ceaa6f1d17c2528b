import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { signedInRoot } from "./root.route.tsx";

export const privacyRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/privacidade",
  component: lazyRouteComponent(
    () => import("../../screens/legal/PrivacyPolicy.tsx"),
    "PrivacyPolicy",
  ),
});

export const termsRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/termos",
  component: lazyRouteComponent(() => import("../../screens/legal/Terms.tsx"), "Terms"),
});
