import { createRoute } from "@tanstack/react-router";
import { Registration } from "../../screens/registration/Registration.tsx";
import { publicRoot, type PublicContext } from "./root.route.tsx";

export const registrationRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/register",
  component: function RegistrationRoute() {
    const { registration }: PublicContext = registrationRoute.useRouteContext();
    return <Registration machine={registration} />;
  },
});
