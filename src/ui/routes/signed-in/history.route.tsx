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
import { shownLater } from "../../shown-later.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { signedInRoot } from "./root.route.tsx";

const HistoryScreen = shownLater(
  async () => (await import("../../screens/history/HistoryScreen.tsx")).HistoryScreen,
);

type Props = ComponentProps<typeof HistoryScreen>;

/** What the address says is read, and its rubbish ignored, by the screen: that is fetched for those who go there. */
export function historyRoute(
  feature: () => Promise<HistoryFeature>,
  /** Has files read that are to be imported. */
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
    // The skeleton goes as soon as the figures are there: they take its place without a jump.
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
