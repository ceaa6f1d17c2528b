import { useSelector } from "@xstate/react";
import { useRef } from "react";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { recurrenceFormTexts as texts } from "../../../text/recurrences/recurrences.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { RecurrenceForm } from "./RecurrenceForm.tsx";
import type { RecurrenceDialogActor } from "./recurrences-feature.ts";

type RecurrenceDialogProps = {
  readonly dialog: RecurrenceDialogActor;
  readonly categories: CategoryLists;
  readonly today: CivilDate;
};

/** Creates or changes a recurrence. */
export function RecurrenceDialog({ dialog, categories, today }: RecurrenceDialogProps) {
  const amount = useRef<HTMLInputElement>(null);
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const creating = useSelector(dialog, ({ context }) => context.mode.type === "create");
  const cost = useSelector(dialog, ({ context }) => context.fields.cost);
  return (
    <Dialog
      open={open}
      title={creating ? texts.create[cost] : texts.edit}
      initialFocus={amount}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <RecurrenceForm dialog={dialog} categories={categories} today={today} amount={amount} />
    </Dialog>
  );
}
