import { createRoute } from "@tanstack/react-router";
import type { BudgetBook } from "../../../application/use-cases/view-budgets.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import { parseYearMonth, type YearMonth } from "../../../domain/shared/year-month.ts";
import type { BudgetsContent, BudgetsFeature } from "../../screens/budgets/budgets-feature.ts";
import { TransactionsSkeleton } from "../../screens/transactions/TransactionsSkeleton.tsx";
import { shownLater } from "../../shown-later.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";
import { whenUnlocked } from "./when-unlocked.ts";

const BudgetsScreen = shownLater(
  async () => (await import("../../screens/budgets/BudgetsScreen.tsx")).BudgetsScreen,
);

/** The month in the address; without one that exists, the current month (§9). */
type BudgetsSearch = { readonly mes?: YearMonth | undefined };

type Loaded = Pick<BudgetsContent, "actors"> & { readonly view: (book: Book) => BudgetBook };
type ScreenProps = { readonly content: BudgetsContent | null };

export function budgetsRoute(feature: () => Promise<BudgetsFeature>) {
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: "/orcamento",
    validateSearch: ({ mes }: Record<string, unknown>): BudgetsSearch => {
      const month = typeof mes === "string" ? parseYearMonth(mes) : null;
      // Told to be absent, or else the router would keep what the address says.
      return { mes: month ?? undefined };
    },
    loaderDeps: ({ search: { mes } }) => ({ mes }),
    loader: ({ context, deps, preload }) =>
      whenUnlocked(context, "budgets", async (): Promise<Loaded> => {
        const [{ view, raiseAlerts, actors }] = await Promise.all([
          feature(),
          context.openLedger(),
        ]);
        if (!preload) raiseAlerts();
        return { view: view(deps.mes ?? null), actors };
      }),
    pendingComponent: TransactionsSkeleton,
    component: withProps(BudgetsScreen, (): ScreenProps => {
      const loaded: Loaded | null = route.useLoaderData();
      const book = useLedgerView(loaded?.view ?? null);
      return { content: loaded && book && { book, actors: loaded.actors } };
    }),
  });
  return route;
}
