import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { parseYearMonth, type YearMonth } from "../../../domain/shared/year-month.ts";
import type { BudgetsContent } from "../../screens/budgets/budgets-feature.ts";
import { TransactionsSkeleton } from "../../screens/transactions/TransactionsSkeleton.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";
import { whenUnlocked } from "./when-unlocked.ts";

const BudgetsScreen = lazyRouteComponent(
  () => import("../../screens/budgets/BudgetsScreen.tsx"),
  "BudgetsScreen",
);

/** The month in the address; without one that exists, the current month (§9). */
type BudgetsSearch = { readonly mes?: YearMonth | undefined };

type ScreenProps = { readonly content: BudgetsContent | null };

export const budgetsRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/orcamento",
  validateSearch: ({ mes }: Record<string, unknown>): BudgetsSearch => {
    const month = typeof mes === "string" ? parseYearMonth(mes) : null;
    // Told to be absent, or else the router would keep what the address says.
    return { mes: month ?? undefined };
  },
  loaderDeps: ({ search: { mes } }) => ({ mes }),
  loader: ({ context, deps, preload }) =>
    whenUnlocked(context, "budgets", async () => {
      const { load, raiseAlerts, actors } = await context.budgets();
      const book = await load(deps.mes ?? null);
      if (!preload) raiseAlerts();
      return { book, actors };
    }),
  // While another month is on its way, the one before stays in sight for a while.
  pendingMs: 700,
  pendingComponent: TransactionsSkeleton,
  component: withProps(BudgetsScreen, (): ScreenProps => ({
    content: budgetsRoute.useLoaderData(),
  })),
});
