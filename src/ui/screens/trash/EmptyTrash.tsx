import { useSelector } from "@xstate/react";
import { Trash2 } from "lucide-react";
import { trashTexts as texts } from "../../../text/trash/trash-screen.ts";
import { Button } from "../../components/Button/Button.tsx";
import { ActDialog } from "../shared/ActDialog.tsx";
import type { TrashActors } from "./trash-feature.ts";

type EmptyTrashProps = {
  readonly act: TrashActors["emptying"];
  /** How many things there are; null until all of them are known. */
  readonly count: number | null;
};

/** The button that erases everything, and its question. */
export function EmptyTrash({ act, count }: EmptyTrashProps) {
  const asked = useSelector(act, ({ context }) => context.of) ?? 0;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Trash2 size={16} aria-hidden />}
        pending={count === null}
        pendingLabel={texts.counting}
        onClick={() => count !== null && act.send({ type: "ASK", of: count })}
      >
        {texts.emptyAll}
      </Button>
      <ActDialog
        act={act}
        title={texts.emptyQuestion(asked)}
        message={texts.emptyConsequence}
        confirmLabel={texts.emptyConfirm}
        pendingLabel={texts.emptying}
        danger
      />
    </>
  );
}
