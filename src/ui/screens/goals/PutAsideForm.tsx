import { amountText } from "../../../application/acts/amount-text.ts";
import { goalMissing, type Goal } from "../../../domain/goals/goal.ts";
import { formatEuros } from "../../../text/format.ts";
import { goalFormTexts as texts } from "../../../text/goals/goals.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { GoalFigures } from "./GoalFigures.tsx";
import { RecordForm } from "../shared/RecordForm.tsx";
import type { PutAsideActor } from "../profile/profile-feature.ts";

type PutAsideFormProps = { readonly dialog: PutAsideActor; readonly goal: Goal };

export function PutAsideForm({ dialog, goal }: PutAsideFormProps) {
  return (
    <RecordForm dialog={dialog} incomplete={texts.amountMissing} shown={[]} mayBeNew={false}>
      {(field) => (
        <>
          <GoalFigures goal={goal} />
          <AmountField {...field("amount", texts.amount)} required />
          <span>
            <Button
              variant="secondary"
              size="small"
              onClick={() => field("amount", texts.amount).onChange(amountText(goalMissing(goal)))}
            >
              {texts.rest(formatEuros(goalMissing(goal)))}
            </Button>
          </span>
          <DialogActions>
            <Button type="submit">{components.save}</Button>
          </DialogActions>
        </>
      )}
    </RecordForm>
  );
}
