import { isPending } from "../../../domain/ledger/revision.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { ListView } from "../../../domain/shared/list-view.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { useRowKeys } from "../../use-row-keys.ts";
import { useRecordActions } from "./use-record-actions.ts";

/** The keys of a list of movements: beside those of every list, Enter opens a record, Delete removes it. */
export function useMovementKeys(
  transactions: ListView<WithRevision<Transaction>>,
  show: (index: number) => void = () => undefined,
) {
  const actionsOf = useRecordActions();
  return useRowKeys(transactions.length, show, (event, index) => {
    const { key } = event;
    const record = transactions.at(index);
    if (!record || isPending(record) || (key !== "Enter" && key !== "Delete")) return;
    event.preventDefault();
    const { edit, remove } = actionsOf(record);
    if (key === "Enter") edit();
    // A key that is held down would empty the list.
    else if (!event.repeat) remove();
  });
}
