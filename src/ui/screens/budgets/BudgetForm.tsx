import type { RefObject } from "react";
import { REPEATS } from "../../../application/forms/budget-form.ts";
import { budgetFormTexts as texts } from "../../../text/budgets.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { MonthField } from "../../components/Field/MonthField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { pair } from "../shared/dialog-form.css.ts";
import { DialogForm } from "../shared/DialogForm.tsx";
import type { BudgetDialogActor } from "./budgets-feature.ts";

type BudgetFormProps = {
  readonly dialog: BudgetDialogActor;
  readonly categories: readonly string[];
  readonly limit: RefObject<HTMLInputElement | null>;
};

export function BudgetForm({ dialog, categories, limit }: BudgetFormProps) {
  return (
    <DialogForm dialog={dialog} incomplete={texts.incomplete}>
      {({ field, saving }) => (
        <>
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
          <CheckField
            {...field("repeats", texts.repeats)}
            hint={texts.repeatsHint}
            ticked={REPEATS}
          />
          <DialogActions>
            <Button type="submit" pending={saving} pendingLabel={components.saving}>
              {components.save}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogForm>
  );
}
