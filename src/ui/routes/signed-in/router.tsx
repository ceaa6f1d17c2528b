import { createRouter, type AnyRoute, createRoute, redirect } from "@tanstack/react-router";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { signedInRoot, type RouteContext } from "./root.route.tsx";

/** Any other path redirects to the dashboard. */
const otherRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});

/** The routes of signed-in users who have consented. */
export const signedInRouter = (screens: readonly AnyRoute[], context: RouteContext) =>
  createRouter({
    routeTree: signedInRoot.addChildren([...screens, otherRoute]),
    context,
    defaultPreload: "intent",
    // The first screen is loaded before the router is shown, which would load it again.
    defaultStaleTime: 1000,
    // The skeleton is replaced as soon as there is content.
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 150,
    defaultErrorComponent: LoadFailure,
    // Errors without a boundary of their own are shown by the page as a whole, in its own words.
    disableGlobalCatchBoundary: true,
    scrollRestoration: true,
  });
