import { CalendarSync, Copy, Split } from "lucide-react";
import { isPending } from "../../../domain/ledger/revision.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { transactionFormTexts as texts } from "../../../text/transactions.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { RecordActions } from "../shared/RecordActions.tsx";
import { useRecordActions } from "./use-record-actions.ts";

/** What can be done to a record, as buttons in its row. */
export function RowButtons({ transaction }: { readonly transaction: Seen<Transaction> }) {
  const { label, edit, duplicate, repeat, divide, remove } = useRecordActions(transaction);
  return (
    <RecordActions
      edit={texts.editOf(label)}
      remove={texts.removeOf(label)}
      removeVariant="ghost"
      pending={isPending(transaction)}
      onEdit={edit}
      onRemove={remove}
    >
      <IconButton
        label={texts.duplicateOf(label)}
        icon={<Copy size={16} aria-hidden />}
        onClick={duplicate}
      />
      <IconButton
        label={texts.repeatOf(label)}
        icon={<CalendarSync size={16} aria-hidden />}
        onClick={repeat}
      />
      <IconButton
        label={texts.divideOf(label)}
        icon={<Split size={16} aria-hidden />}
        pending={isPending(transaction)}
        onClick={divide}
      />
    </RecordActions>
  );
}
