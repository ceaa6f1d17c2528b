import { changeId } from "../../domain/shared/ids.ts";
import type { UndoInput } from "../ledger/undo.machine.ts";
import type { UndoNotice } from "../notice.ts";
import type { IdGenerator } from "../id-generator.ts";
import type { Imports } from "./imports.ts";
import type { Undo } from "../ledger/undo.ts";

/**
 * Undoes an action, and returns the notice of it; of several changes or imports the last is undone first. Rejects with a
 * Failure.
 */
export const undoTold =
  (undo: Undo, imports: Pick<Imports, "undo">, ids: IdGenerator) =>
  async ({ undone, change }: UndoInput): Promise<UndoNotice> => {
    if (undone.type === "change")
      return { type: "undone", result: await undo(undone.change, change) };
    if (undone.type === "changes") {
      let restored = 0;
      const kept = [];
      for (const one of undone.changes.toReversed()) {
        const result = await undo(one, changeId(ids.next()));
        restored += result.restored;
        kept.push(...result.kept);
      }
      return { type: "undone", result: { restored, kept } };
    }
    let removed = 0;
    const edited = [];
    for (const id of undone.imports.toReversed()) {
      const name = undone.imports.length === 1 ? change : changeId(ids.next());
      // the ledger takes one change at a time
      const one = await imports.undo(id, [], name);
      removed += one.removed;
      edited.push(...one.edited);
    }
    return { type: "import-undone", undone: { removed, edited } };
  };
