import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { TransactionBook } from "../../../application/use-cases/load-transactions.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { TransactionsSkeleton } from "../../screens/transactions/TransactionsSkeleton.tsx";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const TransactionsScreen = lazyRouteComponent(
  () => import("../../screens/transactions/TransactionsScreen.tsx"),
  "TransactionsScreen",
);

type ScreenProps = { readonly kind: TransactionKind; readonly book: TransactionBook };

export const incomeRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/receitas",
  loader: ({ context }) => context.loadTransactions("income"),
  pendingComponent: TransactionsSkeleton,
  component: withProps(TransactionsScreen, (): ScreenProps => ({
    kind: "income",
    book: incomeRoute.useLoaderData(),
  })),
});

export const expenseRoute = createRoute({
  getParentRoute: () => signedInRoot,
  path: "/despesas",
  loader: ({ context }) => context.loadTransactions("expense"),
  pendingComponent: TransactionsSkeleton,
  component: withProps(TransactionsScreen, (): ScreenProps => ({
    kind: "expense",
    book: expenseRoute.useLoaderData(),
  })),
});
