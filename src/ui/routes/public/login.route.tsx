import { createRoute } from "@tanstack/react-router";
import { Login } from "../../screens/login/Login.tsx";
import { publicRoot, type PublicContext } from "./root.route.tsx";

export const loginRoute = createRoute({
  getParentRoute: () => publicRoot,
  path: "/login",
  component: function LoginRoute() {
    const { login, knownUsername, CodeStep }: PublicContext = loginRoute.useRouteContext();
    return <Login machine={login} knownUsername={knownUsername()} CodeStep={CodeStep} />;
  },
});
