import type { ChangeId, ImportId, TransactionId } from "../../domain/shared/ids.ts";
import { isLeft, isTakenBack } from "../failure.ts";
import type { Undo } from "../ledger/undo.ts";
import type { Undoing, UndoOutcome } from "../ledger/undo-line.ts";
import type { Imports } from "./imports.ts";

/**
 * Undoes an action, and returns the notice of it; of several changes or imports the last is undone first, each under its
 * own name. Rejects with a Failure.
 */
export const undoTold =
  (undo: Undo, imports: Pick<Imports, "undo">) =>
  async ({ undone, changes: names }: Undoing): Promise<UndoOutcome> => {
    if (undone.type === "imports") return undoImports(imports, lastFirst(undone.imports, names));
    return undone.type === "changes"
      ? undoChanges(undo, lastFirst(undone.changes, names))
      : undoChanges(undo, lastFirst([undone.change], names));
  };

/** The parts of an action with the change that undoes each, the last one first. */
function lastFirst<Part>(parts: readonly Part[], names: readonly ChangeId[]) {
  return parts
    .flatMap((part, place) => {
      const name = names[place];
      return name === undefined ? [] : [{ part, name }];
    })
    .toReversed();
}

type Named<Part> = { readonly part: Part; readonly name: ChangeId };

/** What is left to the device counts as done; so that it is told there, it rejects once all are. */
async function undoChanges(undo: Undo, parts: readonly Named<ChangeId>[]): Promise<UndoOutcome> {
  let restored = 0;
  const kept: string[] = [];
  const made: ChangeId[] = [];
  const waiting: unknown[] = [];
  for (const { part, name } of parts) {
    try {
      // the ledger takes one change at a time
      const result = await undo(part, name);
      if (result.restored > 0) made.push(name);
      restored += result.restored;
      kept.push(...result.kept);
    } catch (reason: unknown) {
      if (!isLeft(reason)) throw reason;
      if (!isTakenBack(reason)) waiting.push(reason);
      made.push(name);
      restored += 1;
    }
  }
  if (waiting.length > 0) throw waiting[0];
  return { notice: { type: "undone", result: { restored, kept } }, made };
}

async function undoImports(
  imports: Pick<Imports, "undo">,
  parts: readonly Named<ImportId>[],
): Promise<UndoOutcome> {
  let removed = 0;
  const edited: TransactionId[] = [];
  for (const { part, name } of parts) {
    // the ledger takes one change at a time
    const one = await imports.undo(part, [], name);
    removed += one.removed;
    edited.push(...one.edited);
  }
  return {
    notice: { type: "import-undone", undone: { removed, edited } },
    made: parts.map(({ name }) => name),
  };
}
