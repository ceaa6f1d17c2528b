import { useSelector } from "@xstate/react";
import type { AnyActorRef } from "xstate";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";

type SaveButtonProps = {
  readonly dialog: Pick<AnyActorRef, "subscribe"> & {
    getSnapshot(): { hasTag(tag: "busy"): boolean };
  };
  /** What it says, and what it says meanwhile, where that is not to save. */
  readonly label?: string;
  readonly pendingLabel?: string;
  readonly disabled?: boolean;
};

/** Submits the form of a dialog that waits for the answer. */
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
