import type { RefObject } from "react";
import { REPEATS, type BudgetFields } from "../../../application/budgets/budget-form.ts";
import { budgetFormTexts as texts } from "../../../text/budgets/budgets.ts";
import { dateText } from "../../../text/format.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { MonthField } from "../../components/Field/MonthField.tsx";
import { pair } from "../shared/dialog-form.css.ts";
import { CategoryField } from "../shared/CategoryField.tsx";
import { RecordForm } from "../shared/RecordForm.tsx";
import type { ShownFields } from "../shared/VersionChoice.tsx";
import type { BudgetDialogActor } from "./budgets-feature.ts";

type BudgetFormProps = {
  readonly dialog: BudgetDialogActor;
  readonly categories: readonly string[];
  readonly limit: RefObject<HTMLInputElement | null>;
};

const SHOWN: ShownFields<BudgetFields> = [
  { name: "limit", label: texts.limit },
  { name: "category", label: texts.category },
  { name: "month", label: texts.month, read: dateText },
];

export function BudgetForm({ dialog, categories, limit }: BudgetFormProps) {
  return (
    <RecordForm dialog={dialog} incomplete={texts.incomplete} shown={SHOWN}>
      {(field) => (
        <>
          <AmountField {...field("limit", texts.limit)} ref={limit} required />
          <div className={pair}>
            <CategoryField
              {...field("category", texts.category)}
              categories={categories}
              placeholder={texts.choose}
            />
            <MonthField {...field("month", texts.month)} required />
          </div>
          <CheckField
            {...field("repeats", texts.repeats)}
            hint={texts.repeatsHint}
            ticked={REPEATS}
          />
          <DialogActions>
            <Button type="submit">{components.save}</Button>
          </DialogActions>
        </>
      )}
    </RecordForm>
  );
}
