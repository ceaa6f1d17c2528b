import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { budgetFormTexts as texts } from "../../../text/budgets/budgets.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { BudgetForm } from "./BudgetForm.tsx";
import type { BudgetDialogActor } from "./budgets-feature.ts";

type BudgetDialogProps = {
  readonly dialog: BudgetDialogActor;
  readonly categories: readonly string[];
};

/** Creates or changes a budget. */
export function BudgetDialog({ dialog, categories }: BudgetDialogProps) {
  const limit = useRef<HTMLInputElement>(null);
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const creating = useSelector(dialog, ({ context }) => context.mode.type === "create");
  return (
    <Dialog
      open={open}
      title={creating ? texts.create : texts.edit}
      initialFocus={limit}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <BudgetForm dialog={dialog} categories={categories} limit={limit} />
    </Dialog>
  );
}
