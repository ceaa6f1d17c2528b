import { useSelector } from "@xstate/react";
import type { RefObject } from "react";
import type { TransactionFields } from "../../../application/forms/transaction-form.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { failureText } from "../../../text/failures.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { transactionChanged, transactionFormTexts as texts } from "../../../text/transactions.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { DateField } from "../../components/Field/DateField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import type { TransactionDialogActor } from "../../overlay-context.ts";
import { submitting } from "../../submitting.ts";
import * as styles from "./transaction-form.css.ts";

type TransactionFormProps = {
  readonly kind: TransactionKind;
  readonly dialog: TransactionDialogActor;
  readonly categories: readonly string[];
  readonly amount: RefObject<HTMLInputElement | null>;
};

export function TransactionForm({ kind, dialog, categories, amount }: TransactionFormProps) {
  const { fields, fault, failure, mode, saved } = useSelector(dialog, ({ context }) => context);
  const saving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const field = (name: keyof TransactionFields, label: string) => {
    const issue = fault?.issues[name];
    return {
      label,
      value: fields[name],
      error: issue && fieldIssues[issue],
      onChange: (value: string) => dialog.send({ type: "CHANGE", field: name, value }),
    };
  };
  const addAnother = () => {
    dialog.send({ type: "SUBMIT_AND_ADD" });
    amount.current?.focus();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submitting(() => dialog.send({ type: "SUBMIT" }))}
    >
      {failure && <Alert>{failureText(failure)}</Alert>}
      {fault?.incomplete && <Alert>{texts.incomplete}</Alert>}
      <p role="status" className={styles.saved}>
        {saved > 0 && transactionChanged(kind, "created")}
      </p>
      <AmountField {...field("amount", texts.amount)} ref={amount} required />
      <div className={styles.pair}>
        <DateField {...field("date", texts.date)} required />
        <SelectField
          {...field("category", texts.category)}
          options={categories.map((name) => ({ value: name, label: name }))}
          placeholder={texts.choose}
          required
        />
      </div>
      <TextField {...field("description", texts.description)} maxLength={200} optional />
      <DialogActions>
        {mode.type === "create" && (
          <Button variant="ghost" disabled={saving} onClick={addAnother}>
            {texts.saveAndAdd}
          </Button>
        )}
        <Button type="submit" pending={saving} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </DialogActions>
    </form>
  );
}
