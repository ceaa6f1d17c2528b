import { useSelector } from "@xstate/react";
import { useRef } from "react";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import {
  transactionFormTexts as texts,
  transactionTexts,
} from "../../../text/transactions/transactions.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { Segmented } from "../../components/Segmented/Segmented.tsx";
import { useOverlays } from "../../overlay-context.ts";
import { TransactionForm } from "./TransactionForm.tsx";

type TransactionDialogProps = {
  readonly kind: TransactionKind;
  readonly categories: readonly string[];
};

const KINDS = [
  { value: "expense", label: transactionTexts.expense.kind },
  { value: "income", label: transactionTexts.income.kind },
] as const;

/** Creates or changes an income or an expense. */
export function TransactionDialog({ kind, categories }: TransactionDialogProps) {
  const { dialogs } = useOverlays();
  const dialog = dialogs[kind];
  const amount = useRef<HTMLInputElement>(null);
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const creating = useSelector(dialog, ({ context }) => context.mode.type === "create");
  // An entry that may have been saved as one kind must not be saved as the other as well.
  const unsettled = useSelector(dialog, ({ context }) => context.tries.length > 0);
  const switchTo = (other: TransactionKind) => {
    const { fields } = dialog.getSnapshot().context;
    dialog.send({ type: "CLEAR" });
    dialog.send({ type: "CLOSE" });
    dialogs[other].send({ type: "OPEN_CREATE", fields: { ...fields, category: "" } });
  };
  return (
    <Dialog
      open={open}
      title={creating ? transactionTexts[kind].create : transactionTexts[kind].edit}
      initialFocus={amount}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      {creating && !unsettled && (
        <Segmented label={texts.kind} options={KINDS} value={kind} onChange={switchTo} />
      )}
      <TransactionForm kind={kind} dialog={dialog} categories={categories} amount={amount} />
    </Dialog>
  );
}
