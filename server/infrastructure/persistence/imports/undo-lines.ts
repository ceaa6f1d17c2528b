import type { ChangeId, ImportId, ImportLineId } from "../../../../src/domain/shared/ids.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import { restoreLines, restoreParts, restoreRepeats } from "./restore-lines.ts";
import { deletedLinesOf, withLinesDeletedTogether } from "./deleted-lines.ts";
import { countRepeats, repeatedIn } from "./import-repeats.ts";
import type { LineRevert } from "./line-revert.ts";
import { countLines } from "./finish-import-undo.ts";
import { revertImports } from "./revert-imports.ts";
import { revertLines } from "./revert-lines.ts";

/**
 * Undoes what changes wrote of imports, after their records. Returns the imports that came or went.
 * - A deleted movement comes back as it was, with its record, whichever change deleted it.
 * - A movement that such a change had brought back is deleted again.
 * - A movement stays if it was changed since, or if one of its records stays.
 * - A movement that was imported again meanwhile does not come back.
 * - An import exists while it has movements.
 */
export async function undoLines(
  work: Work,
  changes: readonly ChangeId[],
  { kept, came }: { readonly kept: ReadonlySet<string>; readonly came: readonly string[] },
): Promise<ReadonlySet<ImportId>> {
  const turned = new Set<ImportId>();
  for (const change of changes) await turn(work, { change, kept, only: null }, turned);
  const forgotten = new Map<ChangeId, Set<ImportLineId>>();
  await inBatches(came, async (some) => {
    for (const { line, changes: by } of await deletedLinesOf(work, some))
      for (const change of by)
        forgotten.set(change, (forgotten.get(change) ?? new Set()).add(line));
  });
  for (const [change, lines] of forgotten) {
    const only = await withLinesDeletedTogether(work, change, lines);
    await turn(work, { change, kept, only }, turned);
  }
  return turned;
}

async function turn(work: Work, undo: LineRevert, turned: Set<ImportId>): Promise<void> {
  const touched = new Set<ImportId>();
  if (undo.only === null) {
    await revertLines(work, undo, touched);
    await revertImports(work, undo.change, turned);
  }
  await restoreLines(work, undo, { touched, turned });
  await restoreParts(work, undo);
  await restoreRepeats(work, undo, { touched, turned });
  for (const id of new Set([...touched, ...turned])) {
    await countLines(work, id);
    await countRepeats(work, id);
    for (const earlier of await repeatedIn(work, id)) await countRepeats(work, earlier);
  }
}
