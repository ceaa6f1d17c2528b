import { createRoute } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { lazyComponent } from "../../lazy-component.tsx";
import { withProps } from "../with-props.tsx";
import { publicRoot } from "./root.route.tsx";

const PublicLegal = lazyComponent(
  async () => (await import("../../screens/legal/PublicLegal.tsx")).PublicLegal,
);

type LegalProps = ComponentProps<typeof PublicLegal>;

export const publicPrivacyRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/privacidade",
  loader: ({ context }) => context.operator(),
  component: withProps(PublicLegal, (): LegalProps => ({
    document: "privacy",
    operator: publicPrivacyRoute.useLoaderData(),
  })),
});

export const publicTermsRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/termos",
  loader: ({ context }) => context.operator(),
  component: withProps(PublicLegal, (): LegalProps => ({
    document: "terms",
    operator: publicTermsRoute.useLoaderData(),
  })),
});
