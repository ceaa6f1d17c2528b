import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { TransactionBook } from "../../../application/use-cases/view-transactions.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { TransactionsSkeleton } from "../../screens/transactions/TransactionsSkeleton.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const TransactionsScreen = lazyRouteComponent(
  () => import("../../screens/transactions/TransactionsScreen.tsx"),
  "TransactionsScreen",
);

type Loaded = { readonly view: (book: Book) => TransactionBook };
type ScreenProps = { readonly kind: TransactionKind; readonly book: TransactionBook };

export const incomeRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/receitas",
  loader: async ({ context }): Promise<Loaded> => {
    await context.openRecords();
    return { view: context.viewTransactions.income };
  },
  pendingComponent: TransactionsSkeleton,
  component: withProps(TransactionsScreen, (): ScreenProps => ({
    kind: "income",
    book: useLedgerView(useIncome().view),
  })),
});

export const expenseRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/despesas",
  loader: async ({ context }): Promise<Loaded> => {
    await context.openRecords();
    return { view: context.viewTransactions.expense };
  },
  pendingComponent: TransactionsSkeleton,
  component: withProps(TransactionsScreen, (): ScreenProps => ({
    kind: "expense",
    book: useLedgerView(useExpenses().view),
  })),
});

function useIncome(): Loaded {
  return incomeRoute.useLoaderData();
}

function useExpenses(): Loaded {
  return expenseRoute.useLoaderData();
}
