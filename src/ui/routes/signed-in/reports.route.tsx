import { createRoute } from "@tanstack/react-router";
import type { Book } from "../../../domain/ledger/book.ts";
import type { Report } from "../../../domain/reports/report.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { Search } from "../../address.ts";
import { TotalsSkeleton } from "../../components/TotalsStrip/TotalsSkeleton.tsx";
import type { ReportsContent, ReportsFeature } from "../../screens/reports/reports-feature.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";
import { whenUnlocked } from "./when-unlocked.ts";

const ReportsScreen = lazyComponent(
  async () => (await import("../../screens/reports/ReportsScreen.tsx")).ReportsScreen,
);

type Loaded = Pick<ReportsContent, "actors"> & { readonly view: (book: Book) => Report };
type Props = { readonly content: ReportsContent | null };

export function reportsRoute(feature: () => Promise<ReportsFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/relatorios",
    validateSearch: (search: Search) => search,
    loaderDeps: ({ search: { periodo } }) => ({ periodo }),
    loader: ({ context, deps }) =>
      whenUnlocked(context, "reports", async (): Promise<Loaded> => {
        const [{ load, actors }] = await Promise.all([feature(), context.openLedger()]);
        const view = await load();
        return { view: view(deps.periodo), actors };
      }),
    pendingComponent: () => (
      <ScreenAwaited title={names.reports}>
        <ListSkeleton figures={<TotalsSkeleton />} />
      </ScreenAwaited>
    ),
    // The skeleton is replaced as soon as the figures are loaded: nothing moves then.
    pendingMinMs: 0,
    component: withProps(ReportsScreen, (): Props => {
      const loaded: Loaded | null = route.useLoaderData();
      const report = useLedgerView(loaded?.view ?? null);
      return { content: loaded && report && { report, actors: loaded.actors } };
    }),
  });
  return route;
}
