import { createRoute } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { lazyComponent } from "../../lazy-component.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const PrivacyPolicy = lazyComponent(
  async () => (await import("../../screens/legal/PrivacyPolicy.tsx")).PrivacyPolicy,
);
const Terms = lazyComponent(async () => (await import("../../screens/legal/Terms.tsx")).Terms);

type LegalProps = ComponentProps<typeof Terms>;

export const privacyRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/privacidade",
  loader: ({ context }) => context.operator(),
  component: withProps(PrivacyPolicy, (): LegalProps => ({
    operator: privacyRoute.useLoaderData(),
  })),
});

export const termsRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/termos",
  loader: ({ context }) => context.operator(),
  component: withProps(Terms, (): LegalProps => ({ operator: termsRoute.useLoaderData() })),
});
