import { useSelector } from "@xstate/react";
import { useRef } from "react";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import {
  transactionFormTexts as texts,
  transactionTexts,
} from "../../../text/transactions/transactions.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { Segmented } from "../../components/Segmented/Segmented.tsx";
import { useOverlays } from "../../overlay-context.ts";
import { TransactionForm } from "./TransactionForm.tsx";

const KINDS = [
  { value: "expense", label: transactionTexts.expense.kind },
  { value: "income", label: transactionTexts.income.kind },
] as const;

/** Creates or changes an income or an expense. */
export function TransactionDialog({ categories }: { readonly categories: CategoryLists }) {
  const { dialog } = useOverlays().entry;
  const kind = useSelector(dialog, ({ context }) => context.fields.kind);
  const amount = useRef<HTMLInputElement>(null);
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const creating = useSelector(dialog, ({ context }) => context.mode.type === "create");
  // An entry that may have been saved as one kind must not be saved as the other as well.
  const unsettled = useSelector(dialog, ({ context }) => context.tries.length > 0);
  const switchTo = (other: TransactionKind) => {
    const { fields } = dialog.getSnapshot().context;
    dialog.send({ type: "CLEAR" });
    dialog.send({ type: "CLOSE" });
    dialog.send({ type: "OPEN_CREATE", fields: { ...fields, kind: other, category: "" } });
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
      <TransactionForm dialog={dialog} categories={categories[kind]} amount={amount} />
    </Dialog>
  );
}
