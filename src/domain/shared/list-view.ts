/** A list that is only read, so it need not be copied; every array is one. */
export type ListView<Item> = Pick<readonly Item[], "length" | "at" | "slice">;

/** Joins lists into one view; the cost does not depend on their length. */
export function joinLists<Item>(lists: readonly (readonly Item[])[]): ListView<Item> {
  const ends: number[] = [];
  let length = 0;
  for (const list of lists) ends.push((length += list.length));
  const startOf = (which: number) => ends[which - 1] ?? 0;
  // Sequential reads mostly hit the list of the last read.
  let which = 0;
  const at = (index: number): Item | undefined => {
    if (index < 0 || index >= length) return undefined;
    if (index < startOf(which) || index >= (ends[which] ?? 0)) which = placeOf(ends, index);
    return lists[which]?.[index - startOf(which)];
  };
  return {
    length,
    at,
    slice: (from = 0, to = length) => {
      const end = Math.min(to, length);
      return Array.from(
        { length: Math.max(0, end - from) },
        (_, index) => at(from + index) as Item,
      );
    },
  };
}

/** The first of some ascending ends that is greater than an index. */
function placeOf(ends: readonly number[], index: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > index) high = middle;
    else low = middle + 1;
  }
  return low;
}
