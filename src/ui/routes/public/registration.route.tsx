import { createRoute } from "@tanstack/react-router";
import { Registration } from "../../screens/registration/Registration.tsx";
import { publicRoot } from "./root.route.tsx";

export const registrationRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/register",
  component: function RegistrationRoute() {
    return <Registration machine={registrationRoute.useRouteContext().registration} />;
  },
});
