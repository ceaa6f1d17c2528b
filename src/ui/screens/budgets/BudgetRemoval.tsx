import { useSelector } from "@xstate/react";
import { budgetFormTexts as texts } from "../../../text/budgets.ts";
import { failureText } from "../../../text/failures.ts";
import { ConfirmDialog } from "../../components/ConfirmDialog/ConfirmDialog.tsx";
import type { BudgetsActors } from "./budgets-feature.ts";

type BudgetRemovalProps = { readonly removal: BudgetsActors["removal"] };

/** Asks before a budget is removed. */
export function BudgetRemoval({ removal }: BudgetRemovalProps) {
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
