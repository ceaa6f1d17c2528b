import { useSelector } from "@xstate/react";
import { divisionOf } from "../../../application/forms/division-form.ts";
import type { CategoryLists } from "../../../application/use-cases/view-categories.ts";
import { useOverlays } from "../../overlay-context.ts";
import { DivideDialog } from "../shared/DivideDialog.tsx";

/** Divides a record into several, or takes out of it what is somebody else's. */
export function TransactionDivision({ categories }: { readonly categories: CategoryLists }) {
  const { actor, newId } = useOverlays().division;
  const record = useSelector(actor, ({ context }) => context.record);
  return (
    <DivideDialog
      line={record && { ...record, parts: null }}
      categories={categories}
      newId={newId}
      onDivide={(_, parts) => {
        if (record !== null && parts !== null)
          actor.send({ type: "DIVIDE", division: divisionOf(record, parts) });
      }}
      onClose={() => actor.send({ type: "CANCEL" })}
    />
  );
}
