import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { usePhone } from "../../use-media.ts";
import { RowButtons } from "./RowButtons.tsx";
import { RowSheet } from "./RowSheet.tsx";

/** Changes, repeats or removes one record: by buttons, or on the phone by touching its row. */
export const RowActions = ({ transaction }: { readonly transaction: Seen<Transaction> }) =>
  usePhone() ? <RowSheet transaction={transaction} /> : <RowButtons transaction={transaction} />;
