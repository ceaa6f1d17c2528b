import { createRoute } from "@tanstack/react-router";
import {
  viewTransactions,
  type TransactionBook,
} from "../../../application/use-cases/view-transactions.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { layoutTexts as names } from "../../../text/layout.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { shownLater } from "../../shown-later.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const TransactionsScreen = shownLater(
  async () =>
    (await import("../../screens/transactions/TransactionsScreen.tsx")).TransactionsScreen,
);

type ScreenProps = { readonly kind: TransactionKind; readonly book: TransactionBook };

const paths = { income: "/receitas", expense: "/despesas" } as const;
const titles = { income: names.income, expense: names.expenses } as const;

export function transactionsRoute(kind: TransactionKind) {
  const view = viewTransactions(kind);
  return createRoute({
    getParentRoute: () => signedInRoot,
    path: paths[kind],
    loader: ({ context }) => context.openRecords(),
    pendingComponent: () => (
      <ScreenAwaited title={titles[kind]}>
        <ListSkeleton />
      </ScreenAwaited>
    ),
    component: withProps(TransactionsScreen, (): ScreenProps => ({
      kind,
      book: useLedgerView(view),
    })),
  });
}
