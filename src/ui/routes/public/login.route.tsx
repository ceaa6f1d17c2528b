import { createRoute } from "@tanstack/react-router";
import { Login } from "../../screens/login/Login.tsx";
import { publicRoot, type PublicContext } from "./root.route.tsx";

export const loginRoute = createRoute({
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
