import { createRoute, type ErrorComponentProps } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { PickedFile } from "../../../application/imports/import-steps.ts";
import { historyFailureText } from "../../../text/failures.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { Search } from "../../address.ts";
import { TotalsSkeleton } from "../../components/TotalsStrip/TotalsSkeleton.tsx";
import type { HistoryFeature } from "../../screens/history/history-feature.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { signedInRoot } from "./root.route.tsx";

const HistoryScreen = lazyComponent(
  async () => (await import("../../screens/history/HistoryScreen.tsx")).HistoryScreen,
);

type Props = ComponentProps<typeof HistoryScreen>;

/** The history; its screen parses the address, since that code is fetched only for this screen. */
export function historyRoute(
  feature: () => Promise<HistoryFeature>,
  /** Reads files for an import. */
  readFiles: (files: readonly PickedFile[]) => Promise<void>,
) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/historico",
    validateSearch: (search: Search) => search,
    loader: async ({ context }): Promise<HistoryFeature> => {
      const [started] = await Promise.all([feature(), context.openRecords()]);
      return started;
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.history}>
        <ListSkeleton figures={<TotalsSkeleton />} />
      </ScreenAwaited>
    ),
    // The skeleton is replaced as soon as the figures are loaded: nothing moves then.
    pendingMinMs: 0,
    errorComponent: (props: ErrorComponentProps) => (
      <LoadFailure {...props} sentence={historyFailureText} />
    ),
    component: withProps(HistoryScreen, (): Props => {
      const navigate = route.useNavigate();
      const { view, actors }: HistoryFeature = route.useLoaderData();
      return {
        history: useLedgerView(view),
        actors,
        search: route.useSearch(),
        onSearch: (search: Search, replace: boolean) =>
          void navigate({ search, replace, resetScroll: false }),
        onFiles: (files) => void readFiles(files).then(() => navigate({ to: "/importar" })),
      };
    }),
  });
  return route;
}
