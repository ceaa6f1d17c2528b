import { useSelector } from "@xstate/react";
import type { RefObject } from "react";
import type { BudgetFields } from "../../../application/forms/budget-form.ts";
import { budgetFormTexts as texts } from "../../../text/budgets.ts";
import { failureText } from "../../../text/failures.ts";
import { fieldIssues } from "../../../text/field-issues.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { MonthField } from "../../components/Field/MonthField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { submitting } from "../../submitting.ts";
import { form, pair } from "../transactions/transaction-form.css.ts";
import type { BudgetDialogActor } from "./budgets-feature.ts";

type BudgetFormProps = {
  readonly dialog: BudgetDialogActor;
  readonly categories: readonly string[];
  readonly limit: RefObject<HTMLInputElement | null>;
};

export function BudgetForm({ dialog, categories, limit }: BudgetFormProps) {
  const { fields, fault, failure } = useSelector(dialog, ({ context }) => context);
  const saving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const field = (name: keyof BudgetFields, label: string) => {
    const issue = fault?.issues[name];
    return {
      label,
      value: fields[name],
      error: issue && fieldIssues[issue],
      onChange: (value: string) => dialog.send({ type: "CHANGE", field: name, value }),
    };
  };
  return (
    <form className={form} noValidate onSubmit={submitting(() => dialog.send({ type: "SUBMIT" }))}>
      {failure && <Alert>{failureText(failure)}</Alert>}
      {fault?.incomplete && <Alert>{texts.incomplete}</Alert>}
      <AmountField {...field("limit", texts.limit)} ref={limit} required />
      <div className={pair}>
        <SelectField
          {...field("category", texts.category)}
          options={categories.map((name) => ({ value: name, label: name }))}
          placeholder={texts.choose}
          required
        />
        <MonthField {...field("month", texts.month)} required />
      </div>
      <DialogActions>
        <Button type="submit" pending={saving} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </DialogActions>
    </form>
  );
}
