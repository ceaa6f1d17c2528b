import { useSelector } from "@xstate/react";
import type { AnyActorRef } from "xstate";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";

type SaveButtonProps = {
  readonly dialog: Pick<AnyActorRef, "subscribe"> & {
    getSnapshot(): { hasTag(tag: "busy"): boolean };
  };
};

/** Submits the form of a dialog that waits for the answer. */
export function SaveButton({ dialog }: SaveButtonProps) {
  const saving = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Button type="submit" pending={saving} pendingLabel={components.saving}>
      {components.save}
    </Button>
  );
}
