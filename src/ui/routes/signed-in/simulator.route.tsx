import { createRoute } from "@tanstack/react-router";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type {
  SimulatorContent,
  SimulatorFeature,
} from "../../screens/simulator/simulator-feature.ts";
import { SimulatorSkeleton } from "../../screens/simulator/SimulatorSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";
import { whenUnlocked } from "./when-unlocked.ts";

const SimulatorScreen = lazyComponent(
  async () => (await import("../../screens/simulator/SimulatorScreen.tsx")).SimulatorScreen,
);

type ScreenProps = { readonly content: SimulatorContent | null };

export function simulatorRoute(feature: () => Promise<SimulatorFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/simulador",
    loader: ({ context }) =>
      whenUnlocked(context, "simulator", async (): Promise<SimulatorFeature> => {
        const [started] = await Promise.all([feature(), context.openLedger()]);
        return started;
      }),
    pendingComponent: () => (
      <ScreenAwaited title={names.simulator}>
        <SimulatorSkeleton />
      </ScreenAwaited>
    ),
    component: withProps(SimulatorScreen, (): ScreenProps => {
      const loaded: SimulatorFeature | null = route.useLoaderData();
      const choices = useLedgerView(loaded?.view ?? null);
      return { content: loaded && choices && { choices, actors: loaded.actors } };
    }),
  });
  return route;
}
