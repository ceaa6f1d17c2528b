import { useSelector } from "@xstate/react";
import { goalTexts } from "../../../text/goals/goals.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import type { PutAsideActor } from "../profile/profile-feature.ts";
import { PutAsideForm } from "./PutAsideForm.tsx";

/** Adds an amount to one goal. */
export function PutAsideDialog({ dialog }: { readonly dialog: PutAsideActor }) {
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const mode = useSelector(dialog, ({ context }) => context.mode);
  if (mode.type === "create") return null;
  return (
    <Dialog
      open={open}
      size="small"
      title={goalTexts.putAsideTo(mode.id.name)}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <PutAsideForm dialog={dialog} goal={mode.id} />
    </Dialog>
  );
}
