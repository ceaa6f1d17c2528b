import { NAME_MAX } from "../../../domain/shared/text-limits.ts";
import { profileTexts as texts } from "../../../text/profile/profile.ts";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import { SaveButton } from "../shared/SaveButton.tsx";
import type { ProfileDialogActor } from "./profile-feature.ts";

export function ProfileForm({ dialog }: { readonly dialog: ProfileDialogActor }) {
  return (
    <DialogForm dialog={dialog} incomplete={texts.incomplete}>
      {(field) => (
        <>
          <TextField
            {...field("name", texts.name)}
            maxLength={NAME_MAX}
            autoComplete="name"
            required
          />
          <TextField
            {...field("age", texts.age)}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            optional
          />
          <DialogActions>
            <SaveButton dialog={dialog} />
          </DialogActions>
        </>
      )}
    </DialogForm>
  );
}
