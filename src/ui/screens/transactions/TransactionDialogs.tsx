import { useSelector } from "@xstate/react";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { transactionFormTexts, transactionTexts } from "../../../text/transactions/transactions.ts";
import { useOverlays } from "../../overlay-context.ts";
import { RemovalDialog } from "../shared/RemovalDialog.tsx";
import { ReceiptDialog } from "./ReceiptDialog.tsx";
import { TransactionDialog } from "./TransactionDialog.tsx";
import { TransactionDivision } from "./TransactionDivision.tsx";

/** The dialogs that open with one key on every screen. */
export function TransactionDialogs({ categories }: { readonly categories: CategoryLists }) {
  const { removal } = useOverlays();
  const removed = useSelector(removal, ({ context }) => context.target.kind ?? "expense");
  return (
    <>
      <TransactionDialog categories={categories} />
      <RemovalDialog
        removal={removal}
        title={transactionTexts[removed].removeTitle}
        question={transactionFormTexts.removeQuestion}
      />
      <TransactionDivision categories={categories} />
      <ReceiptDialog />
    </>
  );
}
