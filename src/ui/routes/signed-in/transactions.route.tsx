import { createRoute } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { viewTransactions } from "../../../application/history/view-transactions.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { layoutTexts as names } from "../../../text/pages/layout.ts";
import type { Search } from "../../address.ts";
import { listedMonthAddress } from "../../month-address.ts";
import { ListSkeleton } from "../../screens/shared/ListSkeleton.tsx";
import { ScreenAwaited } from "../../screens/shared/ScreenAwaited.tsx";
import { transactionPaths } from "../../screens/transactions/transaction-paths.ts";
import { lazyComponent } from "../../lazy-component.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { withProps } from "../with-props.tsx";
import { signedInRoot } from "./root.route.tsx";

const TransactionsScreen = lazyComponent(
  async () =>
    (await import("../../screens/transactions/TransactionsScreen.tsx")).TransactionsScreen,
);

const titles = { income: names.income, expense: names.expenses } as const;

export function transactionsRoute(kind: TransactionKind) {
  const view = viewTransactions(kind);
  const route = createRoute({
    getParentRoute: () => signedInRoot,
    path: transactionPaths[kind],
    // The path determines the kind.
    validateSearch: ({ tipo: _, ...search }: Search): Search => search,
    loader: ({ context }) => context.openRecords(),
    pendingComponent: () => (
      <ScreenAwaited title={titles[kind]}>
        <ListSkeleton />
      </ScreenAwaited>
    ),
    component: withProps(TransactionsScreen, (): ComponentProps<typeof TransactionsScreen> => {
      const navigate = route.useNavigate();
      const search: Search = route.useSearch();
      const chosen = listedMonthAddress.read(search);
      return {
        kind,
        book: useLedgerView(view),
        month: chosen.month,
        search,
        onSearch: (asked, replace) =>
          void navigate({
            search: { ...listedMonthAddress.write(chosen), ...asked },
            replace,
            resetScroll: false,
          }),
      };
    }),
  });
  return route;
}
