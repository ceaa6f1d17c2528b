import { createRoute } from "@tanstack/react-router";
import { publicRoot, type PublicContext } from "./root.route.tsx";

export const registrationRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/register",
  loader: ({ context }: { readonly context: PublicContext }) => context.Registration.preload(),
  component: function RegistrationRoute() {
    const { Registration }: PublicContext = registrationRoute.useRouteContext();
    return <Registration />;
  },
});
