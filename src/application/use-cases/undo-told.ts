import { changeId } from "../../domain/shared/ids.ts";
import type { UndoInput } from "../machines/undo.machine.ts";
import type { UndoNotice } from "../notice.ts";
import type { IdGenerator } from "../ports/id-generator.ts";
import type { Imports } from "../ports/imports.ts";
import type { Undo } from "../ports/undo.ts";

const COUNTED = { counts: true, category: null };

/**
 * Undoes what a toast has told, and says what there is to tell of that. Of imports the last one goes first, and what they
 * have left out of earlier ones counts again, each as a change of its own. Rejects with a Failure.
 */
export const undoTold =
  (undo: Undo, imports: Pick<Imports, "undo" | "count">, ids: IdGenerator) =>
  async ({ undone, change }: UndoInput): Promise<UndoNotice> => {
    if (undone.type === "change")
      return { type: "undone", result: await undo(undone.change, change) };
    let removed = 0;
    const edited = [];
    for (const id of undone.imports.toReversed()) {
      // the ledger takes one change at a time
      const one = await imports.undo(id, [], changeId(ids.next()));
      removed += one.removed;
      edited.push(...one.edited);
    }
    for (const id of undone.leftOut) await imports.count(id, COUNTED, changeId(ids.next()));
    return { type: "import-undone", undone: { removed, edited } };
  };
