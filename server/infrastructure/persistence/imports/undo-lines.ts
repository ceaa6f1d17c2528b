import type { ChangeId, ImportId, ImportLineId } from "../../../../src/domain/shared/ids.ts";
import { inParts, type Work } from "../ledger/write-rows.ts";
import { bringLines, bringParts, bringRepeats } from "./bring-lines.ts";
import { forgottenOf, withCompanions } from "./forgotten-lines.ts";
import { countRepeats, repeatedIn } from "./import-repeats.ts";
import type { LinesUndo } from "./lines-undo.ts";
import { countLines } from "./settle-import.ts";
import { turnImports } from "./turn-imports.ts";
import { turnLines } from "./turn-lines.ts";

/**
 * Undoes what changes wrote of imports, after their records: forgotten movements come back as they were, those that came
 * back go again, and an import is there while it has movements. A movement that was changed since stays, and so does
 * one of which a record stays; one that was imported again does not come back. A movement comes back with its record,
 * whichever change forgot it. Returns the imports that came or went.
 */
export async function undoLines(
  work: Work,
  changes: readonly ChangeId[],
  { kept, came }: { readonly kept: ReadonlySet<string>; readonly came: readonly string[] },
): Promise<ReadonlySet<ImportId>> {
  const turned = new Set<ImportId>();
  for (const change of changes) await turn(work, { change, kept, only: null }, turned);
  const forgotten = new Map<ChangeId, Set<ImportLineId>>();
  await inParts(came, async (some) => {
    for (const { line, changes: by } of await forgottenOf(work, some))
      for (const change of by)
        forgotten.set(change, (forgotten.get(change) ?? new Set()).add(line));
  });
  for (const [change, lines] of forgotten) {
    const only = await withCompanions(work, change, lines);
    await turn(work, { change, kept, only }, turned);
  }
  return turned;
}

async function turn(work: Work, undo: LinesUndo, turned: Set<ImportId>): Promise<void> {
  const touched = new Set<ImportId>();
  if (undo.only === null) {
    await turnLines(work, undo, touched);
    await turnImports(work, undo.change, turned);
  }
  await bringLines(work, undo, { touched, turned });
  await bringParts(work, undo);
  await bringRepeats(work, undo, { touched, turned });
  for (const id of new Set([...touched, ...turned])) {
    await countLines(work, id);
    await countRepeats(work, id);
    for (const earlier of await repeatedIn(work, id)) await countRepeats(work, earlier);
  }
}
