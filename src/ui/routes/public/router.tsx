import { createRouter, createRoute, redirect } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { publicPrivacyRoute, publicTermsRoute } from "./legal.route.tsx";
import { emailRoute, recoveryRoute } from "./link.routes.tsx";
import { publicRoot, type PublicContext } from "./root.route.tsx";
import { Login } from "../../screens/login/Login.tsx";

const registrationRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/register",
  loader: ({ context }: { readonly context: PublicContext }) => context.Registration.preload(),
  component: function RegistrationRoute() {
    const { Registration }: PublicContext = registrationRoute.useRouteContext();
    return <Registration />;
  },
});

const loginRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/login",
  component: function LoginRoute() {
    const context: PublicContext = loginRoute.useRouteContext();
    const { login, knownUsername, changed, CodeStep } = context;
    return (
      <Login
        machine={login}
        knownUsername={knownUsername()}
        changed={changed()}
        CodeStep={CodeStep}
      />
    );
  },
});

const toLanding = () => {
  throw redirect({ href: "/", reloadDocument: true });
};

/** The landing page is a document of its own, so the browser has to load it. */
const landingRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/",
  beforeLoad: toLanding,
});

/** Any other path redirects to the landing page. */
const otherPublicRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "$",
  beforeLoad: toLanding,
});

const departedRoute = (component: FunctionComponent) =>
  createRoute({ getParentRoute: () => publicRoot, path: "/conta-eliminada", component });

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
