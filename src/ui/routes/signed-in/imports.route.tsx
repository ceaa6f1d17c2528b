import { createRoute, type ErrorComponentProps } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { Offline } from "../../../application/offline.ts";
import type { MadeImport } from "../../../domain/imports/import.ts";
import { importsFailureText } from "../../../text/failures.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { ImportsFeature } from "../../screens/imports/imports-feature.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { signedInRoot } from "./root.route.tsx";

const ImportScreen = lazyComponent(
  async () => (await import("../../screens/imports/ImportScreen.tsx")).ImportScreen,
);

type Loaded = {
  readonly feature: ImportsFeature;
  readonly imports: readonly MadeImport[] | Offline;
};

export function importsRoute(feature: () => Promise<ImportsFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/importar",
    loader: async ({ context }): Promise<Loaded> => {
      const [started] = await Promise.all([feature(), context.openLedger()]);
      return { feature: started, imports: await started.load() };
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.imports}>
        <ListSkeleton />
      </ScreenAwaited>
    ),
    errorComponent: (props: ErrorComponentProps) => (
      <LoadFailure {...props} sentence={importsFailureText} />
    ),
    component: withProps(ImportScreen, (): ComponentProps<typeof ImportScreen> => {
      const {
        feature: { view, actors },
        imports,
      }: Loaded = route.useLoaderData();
      return { ...useLedgerView(view), actors, imports };
    }),
  });
  return route;
}
