import { NAME_MAX } from "../../../domain/shared/text-limits.ts";
import { profileTexts as texts } from "../../../text/profile.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import type { ProfileDialogActor } from "./profile-feature.ts";

export function ProfileForm({ dialog }: { readonly dialog: ProfileDialogActor }) {
  return (
    <DialogForm dialog={dialog} incomplete={texts.incomplete}>
      {({ field, saving }) => (
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
            <Button type="submit" pending={saving} pendingLabel={components.saving}>
              {components.save}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogForm>
  );
}
