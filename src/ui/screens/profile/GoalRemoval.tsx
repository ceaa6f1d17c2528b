import { useSelector } from "@xstate/react";
import { failureText } from "../../../text/failures.ts";
import { goalFormTexts as texts } from "../../../text/goals.ts";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";
import type { ProfileActors } from "./profile-feature.ts";

/** Asks before a goal is removed. */
export function GoalRemoval({ removal }: { readonly removal: ProfileActors["goalRemoval"] }) {
  const open = useSelector(removal, (snapshot) => snapshot.hasTag("open"));
  const removing = useSelector(removal, (snapshot) => snapshot.hasTag("busy"));
  const { target, failure } = useSelector(removal, ({ context }) => context);
  return (
    <ConfirmDialog
      open={open}
      title={texts.removeTitle}
      message={texts.removeQuestion(target.label)}
      problem={failure && failureText(failure)}
      confirmLabel={texts.remove}
      pendingLabel={texts.removing}
      pending={removing}
      danger
      onConfirm={() => removal.send({ type: "CONFIRM" })}
      onCancel={() => removal.send({ type: "CANCEL" })}
    />
  );
}
