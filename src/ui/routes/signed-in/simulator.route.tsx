import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { SimulatorContent } from "../../screens/simulator/simulator-feature.ts";
import { TransactionsSkeleton } from "../../screens/transactions/TransactionsSkeleton.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";
import { whenUnlocked } from "./when-unlocked.ts";

const SimulatorScreen = lazyRouteComponent(
  () => import("../../screens/simulator/SimulatorScreen.tsx"),
  "SimulatorScreen",
);

type ScreenProps = { readonly content: SimulatorContent | null };

export const simulatorRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/simulador",
  loader: ({ context }) =>
    whenUnlocked(context, "simulator", async () => {
      const { load, actors } = await context.simulator();
      return { choices: await load(), actors };
    }),
  pendingComponent: TransactionsSkeleton,
  component: withProps(SimulatorScreen, (): ScreenProps => ({
    content: simulatorRoute.useLoaderData(),
  })),
});
