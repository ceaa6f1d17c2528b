import { useSelector } from "@xstate/react";
import { profileTexts as texts } from "../../../text/profile/profile.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import type { ProfileDialogActor } from "./profile-feature.ts";
import { ProfileForm } from "./ProfileForm.tsx";

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
