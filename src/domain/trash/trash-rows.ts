import type { ChangeId } from "../shared/ids.ts";
import type { ListedTrash } from "./find-trashed.ts";

/** What one change removed: the first of its things tells of it. */
export type TrashedAction = {
  readonly first: ListedTrash;
  /** How many things of it were found, and how many there are. */
  readonly shown: number;
  readonly count: number;
};

/** A row of the trash; the first row of an action has its heading above it. */
export type TrashRow = {
  readonly thing: ListedTrash;
  readonly begins: TrashedAction | null;
};

/** The rows of the things that were found among all of them, those of one action together under its heading. */
export function trashRows(
  found: readonly ListedTrash[],
  all: readonly ListedTrash[],
): readonly TrashRow[] {
  const counts = countByChange(all);
  const shown = found === all ? counts : countByChange(found);
  return found.map((thing, index) => ({
    thing,
    begins:
      found[index - 1]?.change === thing.change
        ? null
        : {
            first: thing,
            shown: shown.get(thing.change) ?? 1,
            count: counts.get(thing.change) ?? 1,
          },
  }));
}

function countByChange(things: readonly ListedTrash[]): ReadonlyMap<ChangeId, number> {
  const counts = new Map<ChangeId, number>();
  for (const { change } of things) counts.set(change, (counts.get(change) ?? 0) + 1);
  return counts;
}
