import { createRoute, redirect } from "@tanstack/react-router";
import { lazyComponent } from "../../lazy-component.tsx";
import { publicRoot, type PublicContext } from "./root.route.tsx";

const LinkScreen = lazyComponent(
  async () => (await import("../../screens/recovery/LinkScreen.tsx")).LinkScreen,
);

/**
 * A route for a link with a token, which is removed from the address before it can be read there or is stored in the
 * browser's history.
 */
const linkRoute = <const Path extends string>(path: Path) => {
  const route = createRoute({
    getParentRoute: () => publicRoot,
    path,
    beforeLoad: ({ context: { link }, location: { hash } }) => {
      if (hash === "") return { token: link.token };
      link.token = hash;
      throw redirect({ to: path, replace: true });
    },
    loader: ({ context }) => context.recovery(),
    component: function LinkRoute() {
      const { token }: PublicContext["link"] = route.useRouteContext();
      return <LinkScreen key={token} path={path} token={token} machines={route.useLoaderData()} />;
    },
  });
  return route;
};

export const recoveryRoute = linkRoute("/recuperar");
export const emailRoute = linkRoute("/confirmar-email");
