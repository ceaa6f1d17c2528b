/**
 * The length of the longest run of items in which each follows the one before, whatever their order in the list; `next`
 * returns an item's successor.
 */
export function longestRun<Item>(items: Iterable<Item>, next: (item: Item) => Item): number {
  const all = new Set(items);
  const followers = new Set([...all].map(next));
  let longest = 0;
  for (const first of all) {
    if (followers.has(first)) continue;
    let length = 0;
    for (let item = first; all.has(item); item = next(item)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
