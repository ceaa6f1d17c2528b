import { createRoute, redirect } from "@tanstack/react-router";
import { signedInRoot } from "./root.route.tsx";

/** Any other path redirects to the dashboard. */
export const otherRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});
