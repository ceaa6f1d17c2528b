import { useSelector } from "@xstate/react";
import { profileTexts as texts } from "../../../text/profile/profile.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import type { ProfileDialogActor } from "./profile-feature.ts";
import { NAME_MAX } from "../../../domain/shared/text-limits.ts";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import { SaveButton } from "../shared/SaveButton.tsx";

/** Creates or changes the personal data. */
export function ProfileDialog({ dialog }: { readonly dialog: ProfileDialogActor }) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const creating = useSelector(dialog, ({ context }) => context.mode.type === "create");
  return (
    <Dialog
      open={open}
      title={creating ? texts.createTitle : texts.editTitle}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <ProfileForm dialog={dialog} />
    </Dialog>
  );
}

function ProfileForm({ dialog }: { readonly dialog: ProfileDialogActor }) {
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
