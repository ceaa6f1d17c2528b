import { useSelector } from "@xstate/react";
import type { AnyActorRef } from "xstate";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";

type SaveButtonProps = {
  readonly dialog: Pick<AnyActorRef, "subscribe"> & {
    getSnapshot(): { hasTag(tag: "busy"): boolean };
  };
  /** The label, and the label while saving, where they are not the usual ones. */
  readonly label?: string;
  readonly pendingLabel?: string;
  readonly disabled?: boolean;
};

/** Submits the form of a dialog, and shows that it is being saved. */
export function SaveButton({
  dialog,
  label = components.save,
  pendingLabel = components.saving,
  disabled = false,
}: SaveButtonProps) {
  const saving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Button type="submit" disabled={disabled} pending={saving} pendingLabel={pendingLabel}>
      {label}
    </Button>
  );
}
