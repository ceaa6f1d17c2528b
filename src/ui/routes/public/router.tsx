import { createRouter } from "@tanstack/react-router";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { departedRoute } from "./departed.route.ts";
import { landingRoute, otherPublicRoute } from "./landing.route.ts";
import { publicPrivacyRoute, publicTermsRoute } from "./legal.route.tsx";
import { loginRoute } from "./login.route.tsx";
import { emailRoute, recoveryRoute } from "./link.routes.tsx";
import { registrationRoute } from "./registration.route.tsx";
import { publicRoot, type PublicContext } from "./root.route.tsx";

/** The routes for visitors. */
export const publicRouter = (context: PublicContext) =>
  createRouter({
    routeTree: publicRoot.addChildren([
      landingRoute,
      loginRoute,
      registrationRoute,
      recoveryRoute,
      emailRoute,
      publicPrivacyRoute,
      publicTermsRoute,
      departedRoute(context.departed),
      otherPublicRoute,
    ]),
    context,
    defaultPreload: "intent",
    // The first screen is loaded before the router is shown, which would load it again.
    defaultStaleTime: 1000,
    // The skeleton is replaced as soon as there is content.
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSpinner,
    // Errors without a boundary of their own are shown by the page as a whole, in its own words.
    disableGlobalCatchBoundary: true,
    scrollRestoration: true,
  });
