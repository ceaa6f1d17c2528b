import { createRoute } from "@tanstack/react-router";
import { shownLater } from "../../shown-later.tsx";
import { withProps } from "../with-props.tsx";
import { publicRoot } from "./root.route.tsx";

const PublicLegal = shownLater(
  async () => (await import("../../screens/legal/PublicLegal.tsx")).PublicLegal,
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
