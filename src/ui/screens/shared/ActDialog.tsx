import { useSelector } from "@xstate/react";
import type { AnyActorRef } from "xstate";
import type { Failure } from "../../../application/failure.ts";
import { failureText } from "../../../text/failures.ts";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";

/** The interface of an act that its question needs. */
type AskedAct = Pick<AnyActorRef, "subscribe"> & {
  send(event: { readonly type: "CONFIRM" } | { readonly type: "CLOSE" }): void;
  getSnapshot(): {
    hasTag(tag: "asking" | "looking" | "busy"): boolean;
    readonly context: { readonly failure: Failure | null };
  };
};

type ActDialogProps = {
  readonly act: AskedAct;
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly pendingLabel: string;
  readonly danger?: boolean;
};

/** The question before an act; a failure keeps it open and says why. */
export function ActDialog({ act, ...words }: ActDialogProps) {
  const asking = useSelector(act, (snapshot) => snapshot.hasTag("asking"));
  const pending = useSelector(act, (now) => now.hasTag("looking") || now.hasTag("busy"));
  const failure = useSelector(act, ({ context }) => context.failure);
  return (
    <ConfirmDialog
      {...words}
      open={asking}
      problem={failure && failureText(failure)}
      pending={pending}
      onConfirm={() => act.send({ type: "CONFIRM" })}
      onCancel={() => act.send({ type: "CLOSE" })}
    />
  );
}
