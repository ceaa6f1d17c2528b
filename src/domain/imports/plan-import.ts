import type { ImportLineId } from "../shared/ids.ts";
import type { ImportLine } from "./import.ts";

/** A stored movement, and whether the user has removed its record. */
export type KnownLine = {
  readonly id: ImportLineId;
  readonly removed: boolean;
};

/** The plan of an import for its movements. */
export type ImportPlan = {
  /** Lines that are new or imported again. */
  readonly fresh: readonly ImportLine[];
  /** How many are already known. */
  readonly repeated: number;
  /** The stored movements that were in the file again. */
  readonly seen: readonly ImportLineId[];
  /** The stored movements that are replaced, each with its replacement. */
  readonly replaced: ReadonlyMap<ImportLineId, ImportLineId>;
};

/**
 * Separates new movements from those whose identity is known. A movement whose record was removed is known too, and is
 * imported again only on request.
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
