import { createRoute } from "@tanstack/react-router";
import { shownLater } from "../../shown-later.tsx";
import { signedInRoot } from "./root.route.tsx";

export const privacyRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/privacidade",
  component: shownLater(
    async () => (await import("../../screens/legal/PrivacyPolicy.tsx")).PrivacyPolicy,
  ),
});

export const termsRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/termos",
  component: shownLater(async () => (await import("../../screens/legal/Terms.tsx")).Terms),
});
