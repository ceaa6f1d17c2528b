import { createRoute, redirect } from "@tanstack/react-router";
import { publicRoot } from "./root.route.tsx";

const toLanding = () => {
  throw redirect({ href: "/", reloadDocument: true });
};

/** The landing page is a document of its own, so the browser has to load it. */
export const landingRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/",
  beforeLoad: toLanding,
});

/** Any other path redirects to the landing page. */
export const otherPublicRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "$",
  beforeLoad: toLanding,
});
