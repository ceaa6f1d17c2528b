import { CalendarSync, Copy, FileClock, Pencil, Split, Undo2 } from "lucide-react";
import { isPending } from "../../../domain/ledger/revision.ts";
import { components } from "../../../text/components.ts";
import { transactionFormTexts as texts } from "../../../text/transactions/transactions.ts";
import { refundTexts } from "../../../text/transactions/refunds.ts";
import { recordChangesTexts } from "../../../text/versions/record-changes.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { MenuButton } from "../../components/Menu/MenuButton.tsx";
import { RemoveButton } from "../../components/RemoveButton/RemoveButton.tsx";
import type { RowActionsProps } from "./row-actions-props.ts";
import { useRefunded } from "./RefundNote.tsx";
import { useRecordActions } from "./use-record-actions.ts";

/** Buttons to edit and to remove a record, and a menu with the rare actions. */
export function RowButtons({ transaction, tabIndex }: RowActionsProps) {
  const { label, edit, duplicate, repeat, refund, divide, seeHistory, remove } =
    useRecordActions()(transaction);
  const pending = isPending(transaction);
  const refunded = useRefunded(transaction);
  return (
    <>
      <IconButton
        label={pending ? components.saving : texts.editOf(label)}
        icon={<Pencil size={16} aria-hidden />}
        tabIndex={tabIndex}
        pending={pending}
        onClick={edit}
      />
      <RemoveButton
        label={texts.removeOf(label)}
        tabIndex={tabIndex}
        pending={pending}
        onRemove={remove}
      />
      <MenuButton
        label={texts.moreOf(label)}
        tabIndex={tabIndex}
        items={[
          { name: texts.duplicate, icon: <Copy size={16} aria-hidden />, onChoose: duplicate },
          { name: texts.repeat, icon: <CalendarSync size={16} aria-hidden />, onChoose: repeat },
          ...(refund === null
            ? []
            : [
                {
                  name: refunded > 0 ? refundTexts.refundAgain(refunded) : refundTexts.refund,
                  icon: <Undo2 size={16} aria-hidden />,
                  onChoose: refund,
                },
              ]),
          {
            name: texts.divide,
            icon: <Split size={16} aria-hidden />,
            disabled: pending,
            onChoose: divide,
          },
          {
            name: recordChangesTexts.open,
            icon: <FileClock size={16} aria-hidden />,
            disabled: pending,
            onChoose: seeHistory,
          },
        ]}
      />
    </>
  );
}
