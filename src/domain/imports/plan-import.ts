import type { ImportId, ImportLineId } from "../shared/ids.ts";
import type { ImportLine } from "./import.ts";

/** A movement that is kept already, and whether the person has removed its record. */
export type KnownLine = {
  readonly id: ImportLineId;
  readonly import: ImportId;
  readonly removed: boolean;
};

/** What an import does with its movements. */
export type ImportPlan = {
  /** Those that are new, or come again. */
  readonly fresh: readonly ImportLine[];
  readonly repeated: number;
  /** How many of them each earlier import had brought. */
  readonly seen: ReadonlyMap<ImportId, number>;
  /** Kept ones, each with the one that comes in its place. */
  readonly replaced: ReadonlyMap<ImportLineId, ImportLineId>;
};

/**
 * Tells new movements from those that are known by their identity. One whose record was removed is known, too, and comes
 * again only if that is asked for.
 */
export function planImport(
  lines: readonly ImportLine[],
  known: ReadonlyMap<string, KnownLine>,
): ImportPlan {
  const fresh: ImportLine[] = [];
  const seen = new Map<ImportId, number>();
  const replaced = new Map<ImportLineId, ImportLineId>();
  for (const line of lines) {
    const kept = known.get(line.identity);
    if (kept === undefined) fresh.push(line);
    else if (kept.removed && line.again) {
      fresh.push(line);
      replaced.set(kept.id, line.id);
    } else seen.set(kept.import, (seen.get(kept.import) ?? 0) + 1);
  }
  return { fresh, repeated: lines.length - fresh.length, seen, replaced };
}
