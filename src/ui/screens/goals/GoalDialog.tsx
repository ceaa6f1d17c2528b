import { useSelector } from "@xstate/react";
import { goalFormTexts as texts } from "../../../text/goals/goals.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { GoalForm } from "./GoalForm.tsx";
import type { ProfileActors } from "../profile/profile-feature.ts";

type GoalDialogProps = {
  readonly dialog: ProfileActors["goalDialog"];
  readonly photo: ProfileActors["photo"];
};

/** Creates or changes a goal. */
export function GoalDialog({ dialog, photo }: GoalDialogProps) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const creating = useSelector(dialog, ({ context }) => context.mode.type === "create");
  return (
    <Dialog
      open={open}
      title={creating ? texts.create : texts.edit}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <GoalForm dialog={dialog} photo={photo} />
    </Dialog>
  );
}
