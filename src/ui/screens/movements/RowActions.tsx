import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { useTouched } from "../../use-media.ts";
import { RowButtons } from "./RowButtons.tsx";
import { RowSheet } from "./RowSheet.tsx";

export type RowActionsProps = {
  readonly transaction: Seen<Transaction>;
  /** -1 in a row that Tab passes over. */
  readonly tabIndex: 0 | -1;
};

/** What can be done to one record: by buttons, or by touching its row where nothing can be pointed at. */
export const RowActions = (props: RowActionsProps) =>
  useTouched() ? <RowSheet {...props} /> : <RowButtons {...props} />;
