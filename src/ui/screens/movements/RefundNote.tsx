import { useMemo } from "react";
import { purchaseIn, refundedOf } from "../../../application/budgets/refunds-of.ts";
import { ZERO, type Cents } from "../../../domain/shared/cents.ts";
import type { TransactionId } from "../../../domain/shared/ids.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { transactionLabel } from "../../../text/record-labels.ts";
import { refundTexts as texts } from "../../../text/transactions/refunds.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { detail } from "./row-sheet.css.ts";

/** Says what came back for a purchase, or of which purchase an income is a refund; nothing where it is neither. */
export function RefundNote({ transaction }: { readonly transaction: Transaction }) {
  const refunded = useRefunded(transaction);
  if (refunded > 0) return <p className={detail}>{texts.refunded(refunded)}</p>;
  const { kind, refundOf } = transaction;
  return kind === "income" && refundOf !== undefined && <PurchaseNote id={refundOf} />;
}

/** Names the purchase of a refund; nothing while it is not loaded, or once it is removed. */
export function PurchaseNote({ id }: { readonly id: TransactionId }) {
  const purchase = useLedgerView(useMemo(() => (book) => purchaseIn(book, id), [id]));
  return purchase && <p className={detail}>{texts.of(transactionLabel(purchase))}</p>;
}

/** The refunds of a purchase, in cents. */
export function useRefunded({ id, kind }: Transaction): Cents {
  const view = useMemo(() => (kind === "expense" ? refundedOf(id) : null), [id, kind]);
  return useLedgerView(view) ?? ZERO;
}
