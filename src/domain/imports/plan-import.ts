import type { ImportLineId } from "../shared/ids.ts";
import type { ImportLine } from "./import.ts";

/** A movement that is kept already, and whether the person has removed its record. */
export type KnownLine = {
  readonly id: ImportLineId;
  readonly removed: boolean;
};

/** The plan of an import for its movements. */
export type ImportPlan = {
  /** Those that are new, or come again. */
  readonly fresh: readonly ImportLine[];
  /** How many are known. */
  readonly repeated: number;
  /** The kept ones that were seen again. */
  readonly seen: readonly ImportLineId[];
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
  const seen: ImportLineId[] = [];
  const replaced = new Map<ImportLineId, ImportLineId>();
  for (const line of lines) {
    const kept = known.get(line.identity);
    if (kept === undefined) fresh.push(line);
    else if (kept.removed && line.again) {
      fresh.push(line);
      replaced.set(kept.id, line.id);
    } else seen.push(kept.id);
  }
  return { fresh, repeated: seen.length, seen, replaced };
}
