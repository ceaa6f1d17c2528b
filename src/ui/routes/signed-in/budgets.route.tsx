import { createRoute } from "@tanstack/react-router";
import type { BudgetBook } from "../../../application/budgets/view-budgets.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import { monthAddress } from "../../month-address.ts";
import type { BudgetsContent, BudgetsFeature } from "../../screens/budgets/budgets-feature.ts";
import { BudgetsSkeleton } from "../../screens/budgets/BudgetsSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";
import { whenUnlocked } from "./when-unlocked.ts";

const BudgetsScreen = lazyComponent(
  async () => (await import("../../screens/budgets/BudgetsScreen.tsx")).BudgetsScreen,
);

type Loaded = Pick<BudgetsContent, "actors"> & { readonly view: (book: Book) => BudgetBook };
type ScreenProps = { readonly content: BudgetsContent | null };

export function budgetsRoute(feature: () => Promise<BudgetsFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/orcamento",
    validateSearch: monthAddress.clean,
    loaderDeps: ({ search }) => monthAddress.read(search),
    loader: ({ context, deps, preload }) =>
      whenUnlocked(context, "budgets", async (): Promise<Loaded> => {
        const [{ load, actors }] = await Promise.all([feature(), context.openLedger()]);
        return { view: load(deps.month, { quietly: preload }), actors };
      }),
    pendingComponent: () => (
      <ScreenAwaited title={names.budgets}>
        <BudgetsSkeleton />
      </ScreenAwaited>
    ),
    component: withProps(BudgetsScreen, (): ScreenProps => {
      const loaded: Loaded | null = route.useLoaderData();
      const book = useLedgerView(loaded?.view ?? null);
      return { content: loaded && book && { book, actors: loaded.actors } };
    }),
  });
  return route;
}
