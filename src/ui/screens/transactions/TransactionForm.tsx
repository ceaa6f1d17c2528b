import { useSelector } from "@xstate/react";
import type { RefObject } from "react";
import type { TransactionFields } from "../../../application/forms/transaction-form.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { dateText } from "../../../text/format.ts";
import { transactionChanged, transactionFormTexts as texts } from "../../../text/transactions.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { DateField } from "../../components/Field/DateField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import type { TransactionDialogActor } from "../../overlay-context.ts";
import * as styles from "../shared/dialog-form.css.ts";
import { RecordForm } from "../shared/RecordForm.tsx";
import type { ShownFields } from "../shared/VersionChoice.tsx";

type TransactionFormProps = {
  readonly kind: TransactionKind;
  readonly dialog: TransactionDialogActor;
  readonly categories: readonly string[];
  readonly amount: RefObject<HTMLInputElement | null>;
};

const SHOWN: ShownFields<TransactionFields> = [
  { name: "amount", label: texts.amount },
  { name: "date", label: texts.date, read: dateText },
  { name: "category", label: texts.category },
  { name: "description", label: texts.description },
];

export function TransactionForm({ kind, dialog, categories, amount }: TransactionFormProps) {
  const { mode, saved } = useSelector(dialog, ({ context }) => context);
  const addAnother = () => {
    dialog.send({ type: "SUBMIT_AND_ADD" });
    amount.current?.focus();
  };
  return (
    <RecordForm dialog={dialog} incomplete={texts.incomplete} shown={SHOWN}>
      {(field) => (
        <>
          <p role="status" className={styles.saved}>
            {saved > 0 && transactionChanged(kind, "created")}
          </p>
          <AmountField {...field("amount", texts.amount)} ref={amount} required />
          <SelectField
            {...field("category", texts.category)}
            options={categories.map((name) => ({ value: name, label: name }))}
            placeholder={texts.choose}
            required
          />
          <TextField {...field("description", texts.description)} maxLength={200} optional />
          <DateField {...field("date", texts.date)} required />
          <DialogActions>
            {mode.type === "create" && (
              <Button variant="ghost" onClick={addAnother}>
                {texts.saveAndAdd}
              </Button>
            )}
            <Button type="submit">{components.save}</Button>
          </DialogActions>
        </>
      )}
    </RecordForm>
  );
}
