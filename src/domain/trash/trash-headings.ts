import type { ListedTrash } from "./find-trashed.ts";

/** The things that one change removed; the first one's heading is for all. */
export type TrashedAction = {
  readonly first: ListedTrash;
  /** How many things of it were found, and how many there are. */
  readonly shown: number;
  readonly count: number;
};

/**
 * The actions of the things that were found among all of them, by the index of the thing above which their heading
 * stands. The things of one action stand together.
 */
export function trashHeadings(
  found: readonly ListedTrash[],
  all: readonly ListedTrash[],
): ReadonlyMap<number, TrashedAction> {
  const counts = new Map(runsOf(all).map(({ first, length }) => [first.change, length]));
  return new Map(
    runsOf(found).map(({ at, first, length }) => [
      at,
      { first, shown: length, count: counts.get(first.change) ?? length },
    ]),
  );
}

type Run = { readonly at: number; readonly first: ListedTrash; readonly length: number };

/** The things one after the other that one change removed. */
function runsOf(things: readonly ListedTrash[]): readonly Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (let next = 1; next <= things.length; next += 1) {
    const first = things[at] as ListedTrash;
    if (things[next]?.change === first.change) continue;
    runs.push({ at, first, length: next - at });
    at = next;
  }
  return runs;
}
