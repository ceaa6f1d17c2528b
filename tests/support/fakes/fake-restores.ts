import type { CopyFile, Restores } from "../../../src/application/restore/restores.ts";
import { readCopy } from "../read-copy.ts";
import type { RestoreMode, RestoreReport } from "../../../src/domain/restore/restore.ts";
import type { ExportedRecord } from "../../../src/domain/exports/export-content.ts";
import { copyFaults, nothingRestored, rowFaults } from "../../../src/text/restore/restore.ts";
import { fakeLedger } from "./fake-ledger.ts";
import { openLine, over, reject } from "./line.ts";

/** Restores of expenses into a list in memory. */
export function fakeRestores(there: ExportedRecord[] = [], line = openLine()): Restores {
  const { once } = fakeLedger();
  const read = async (file: CopyFile): Promise<readonly ExportedRecord[]> => {
    const text = new TextDecoder().decode(await file.slice(0, file.size).arrayBuffer());
    const copy = readCopy(text);
    return copy.ok ? (copy.value.lists.expenses ?? []) : reject(422, copyFaults[copy.reason]);
  };
  const compare = (copied: readonly ExportedRecord[], mode: RestoreMode): RestoreReport => {
    const known = (one: ExportedRecord) => there.find(({ id }) => id === one.id);
    const isSame = (one: ExportedRecord) => JSON.stringify(known(one)) === JSON.stringify(one);
    const added = copied.filter((one) => known(one) === undefined).length;
    const same = copied.filter(isSame).length;
    const going = there.filter(({ id }) => !copied.some((one) => one.id === id)).length;
    const seen = new Set<string>();
    const twice = copied.filter(({ id }) => seen.size === seen.add(id).size);
    return {
      added,
      same,
      changed: copied.length - added - same,
      removed: mode === "replace" ? going : 0,
      openTooLong: 0,
      refused: twice.map(({ id }) => ({ kind: "expense", id, reason: rowFaults.twice })),
    };
  };
  return {
    simulate: async (file, mode) => {
      const copied = await over(line, () => read(file));
      return compare(copied, mode);
    },
    restore: async (file, mode, change) => {
      const copied = await over(line, () => read(file));
      const report = compare(copied, mode);
      const { length: count } = report.refused;
      if (count > 0) reject(422, nothingRestored(count));
      return once(change, [copied, mode], () => {
        const kept = mode === "replace" ? [] : there;
        const left = kept.filter(({ id }) => !copied.some((one) => one.id === id));
        there.splice(0, there.length, ...left, ...copied);
        return report;
      });
    },
  };
}
