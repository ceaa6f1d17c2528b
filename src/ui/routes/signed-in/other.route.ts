import { createRoute, redirect } from "@tanstack/react-router";
import { signedInRoot } from "./root.route.tsx";

/** Anything else leads to the dashboard (§2, Logged-in routes). */
export const otherRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});
