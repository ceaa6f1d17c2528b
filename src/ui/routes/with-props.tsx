import type { ShownLater } from "../lazy-component.tsx";

/** A route's component: its screen with props from the route; still preloaded on intent. */
export const withProps = <Props extends object>(
  Screen: ShownLater<Props>,
  useProps: () => Props,
): ShownLater<object> =>
  Object.assign(
    function RouteScreen() {
      return <Screen {...useProps()} />;
    },
    { preload: Screen.preload },
  );
