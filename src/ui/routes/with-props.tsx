import type { AsyncRouteComponent } from "@tanstack/react-router";

/** A route's component: its lazily loaded screen, given what the route knows; still preloaded on intent. */
export const withProps = <Props extends object>(
  Screen: AsyncRouteComponent<Props>,
  useProps: () => Props,
): AsyncRouteComponent<object> =>
  Object.assign(
    function RouteScreen() {
      return <Screen {...useProps()} />;
    },
    Screen.preload && { preload: Screen.preload },
  );
