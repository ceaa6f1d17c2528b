import { useSelector } from "@xstate/react";
import { NAME_MAX } from "../../../domain/shared/text-limits.ts";
import { goalFormTexts as texts } from "../../../text/goals.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { DateField } from "../../components/Field/DateField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { PhotoField } from "./PhotoField.tsx";
import { pair } from "../shared/dialog-form.css.ts";
import { DialogForm } from "../shared/DialogForm.tsx";
import type { ProfileActors } from "./profile-feature.ts";

type GoalFormProps = {
  readonly dialog: ProfileActors["goalDialog"];
  readonly photo: ProfileActors["photo"];
};

export function GoalForm({ dialog, photo }: GoalFormProps) {
  const uploading = useSelector(photo, (snapshot) => snapshot.hasTag("busy"));
  return (
    <DialogForm dialog={dialog} incomplete={texts.incomplete}>
      {({ field, saving }) => (
        <>
          <TextField
            {...field("name", texts.name)}
            maxLength={NAME_MAX}
            autoComplete="off"
            required
          />
          <AmountField {...field("total", texts.total)} required />
          <div className={pair}>
            <TextField
              {...field("current", texts.current)}
              inputMode="decimal"
              autoComplete="off"
              onFocus={(event) => event.target.select()}
            />
            <DateField {...field("deadline", texts.deadline)} optional />
          </div>
          <PhotoField photo={photo} disabled={saving} />
          <DialogActions>
            <Button
              type="submit"
              pending={saving || uploading}
              pendingLabel={uploading ? texts.uploading : components.saving}
            >
              {components.save}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogForm>
  );
}
