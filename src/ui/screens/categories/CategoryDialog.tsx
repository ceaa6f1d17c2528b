import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { categoryFormTexts as texts } from "../../../text/categories/categories.ts";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import type { CategoryDialogActor } from "./categories-feature.ts";
import { CategoryForm } from "./CategoryForm.tsx";

/** Creates or changes a category. */
export function CategoryDialog({ dialog }: { readonly dialog: CategoryDialogActor }) {
  const name = useRef<HTMLInputElement>(null);
  const open = useSelector(dialog, (snapshot) => snapshot.hasTag("open"));
  const creating = useSelector(dialog, ({ context }) => context.mode.type === "create");
  const kind = useSelector(dialog, ({ context }) => context.fields.kind);
  return (
    <Dialog
      open={open}
      title={creating ? texts.create[kind] : texts.edit}
      initialFocus={name}
      onClose={() => dialog.send({ type: "CLOSE" })}
    >
      <CategoryForm dialog={dialog} kind={kind} name={name} />
    </Dialog>
  );
}
