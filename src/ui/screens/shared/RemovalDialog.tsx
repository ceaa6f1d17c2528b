import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { removalMachine } from "../../../application/entries/removal.machine.ts";
import { components } from "../../../text/components.ts";
import { failureText } from "../../../text/failures.ts";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";

type RemovalDialogProps = {
  readonly removal: ActorRefFrom<ReturnType<typeof removalMachine>>;
  readonly title: string;
  readonly question: (label: string) => string;
};

/** Says why a record was not removed, and asks whether to try again. */
export function RemovalDialog({ removal, title, question }: RemovalDialogProps) {
  const open = useSelector(removal, (snapshot) => snapshot.hasTag("open"));
  const { target, failure } = useSelector(removal, ({ context }) => context);
  return (
    <ConfirmDialog
      open={open}
      title={title}
      message={question(target.label)}
      problem={failure && failureText(failure)}
      confirmLabel={components.remove}
      pendingLabel={components.removing}
      pending={false}
      danger
      onConfirm={() => removal.send({ type: "CONFIRM" })}
      onCancel={() => removal.send({ type: "CANCEL" })}
    />
  );
}
