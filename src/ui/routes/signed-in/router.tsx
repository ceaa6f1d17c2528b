import { createRouter, type AnyRoute } from "@tanstack/react-router";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { otherRoute } from "./other.route.ts";
import { signedInRoot, type RouteContext } from "./root.route.tsx";

/** The routes of those who are signed in and have consented. */
export const signedInRouter = (screens: readonly AnyRoute[], context: RouteContext) =>
  createRouter({
    routeTree: signedInRoot.addChildren([...screens, otherRoute]),
    context,
    defaultPreload: "intent",
    // The first screen is loaded before the router is shown, which asks once more.
    defaultStaleTime: 1000,
    // A skeleton makes room as soon as there is something to show.
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 150,
    defaultErrorComponent: LoadFailure,
    // What it cannot stand in for is told by the page as a whole, in its own words.
    disableGlobalCatchBoundary: true,
    scrollRestoration: true,
  });
