import { useSelector } from "@xstate/react";
import type { GoalFields } from "../../../application/goals/goal-form.ts";
import { dateText } from "../../../text/format.ts";
import { goalFormTexts as texts, photoTexts } from "../../../text/goals/goals.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { DateField } from "../../components/Field/DateField.tsx";
import { SmallAmountField } from "../../components/Field/SmallAmountField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { PhotoField } from "./PhotoField.tsx";
import { pair } from "../shared/dialog-form.css.ts";
import { useToday } from "../../signed-in-context.ts";
import { RecordForm } from "../shared/RecordForm.tsx";
import type { ShownFields } from "../shared/VersionChoice.tsx";
import type { ProfileActors } from "../profile/profile-feature.ts";

type GoalFormProps = {
  readonly dialog: ProfileActors["goalDialog"];
  readonly photo: ProfileActors["photo"];
};

const SHOWN: ShownFields<GoalFields> = [
  { name: "name", label: texts.name },
  { name: "total", label: texts.total },
  { name: "current", label: texts.current },
  { name: "deadline", label: texts.deadline, read: dateText },
  { name: "photoUrl", label: photoTexts.photo, read: photoTexts.has },
];

export function GoalForm({ dialog, photo }: GoalFormProps) {
  const today = useToday();
  const uploading = useSelector(photo, (snapshot) => snapshot.hasTag("busy"));
  return (
    <RecordForm dialog={dialog} incomplete={texts.incomplete} shown={SHOWN}>
      {(field) => (
        <>
          <TextField {...field("name", texts.name)} maxLength={80} autoComplete="off" required />
          <AmountField {...field("total", texts.total)} required />
          <div className={pair}>
            <SmallAmountField
              {...field("current", texts.current)}
              onFocus={(event) => event.target.select()}
            />
            <DateField {...field("deadline", texts.deadline)} accepted={{ from: today }} optional />
          </div>
          <PhotoField photo={photo} />
          <DialogActions>
            <Button type="submit" pending={uploading} pendingLabel={texts.uploading}>
              {components.save}
            </Button>
          </DialogActions>
        </>
      )}
    </RecordForm>
  );
}
