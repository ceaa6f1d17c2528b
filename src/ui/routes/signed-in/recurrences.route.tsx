import { createRoute, type ErrorComponentProps } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { viewRecurrences } from "../../../application/recurrences/view-recurrences.ts";
import { recurrencesOf } from "../../../domain/ledger/recurrences-of.ts";
import { recurrencesFailureText } from "../../../text/failures.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type {
  LoadedRecurrences,
  RecurrencesFeature,
} from "../../screens/recurrences/recurrences-feature.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { signedInRoot } from "./root.route.tsx";

const RecurrencesScreen = lazyComponent(
  async () => (await import("../../screens/recurrences/RecurrencesScreen.tsx")).RecurrencesScreen,
);

type Loaded = LoadedRecurrences & { readonly feature: RecurrencesFeature };

export function recurrencesRoute(feature: () => Promise<RecurrencesFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/recorrentes",
    loader: async ({ context }): Promise<Loaded> => {
      const [started] = await Promise.all([feature(), context.openLedger()]);
      return { feature: started, ...(await started.load()) };
    },
    pendingComponent: () => (
      <ScreenAwaited title={names.recurrences}>
        <ListSkeleton />
      </ScreenAwaited>
    ),
    errorComponent: (props: ErrorComponentProps) => (
      <LoadFailure {...props} sentence={recurrencesFailureText} />
    ),
    component: withProps(RecurrencesScreen, (): ComponentProps<typeof RecurrencesScreen> => {
      const { feature: started, ...loaded }: Loaded = route.useLoaderData();
      return {
        ...loaded,
        recurrences: useLedgerView(recurrencesOf),
        view: useLedgerView(viewRecurrences),
        actors: started.actors,
      };
    }),
  });
  return route;
}
