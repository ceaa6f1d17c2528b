import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { transactionFormTexts, transactionTexts } from "../../../text/transactions/transactions.ts";
import { useOverlays } from "../../overlay-context.ts";
import { RemovalDialog } from "../shared/RemovalDialog.tsx";

/** Asks before a record is removed. */
export const TransactionRemoval = ({ kind }: { readonly kind: TransactionKind }) => (
  <RemovalDialog
    removal={useOverlays().removals[kind]}
    title={transactionTexts[kind].removeTitle}
    question={transactionFormTexts.removeQuestion}
  />
);
