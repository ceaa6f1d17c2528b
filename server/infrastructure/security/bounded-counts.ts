import type { Clock, Instant } from "../../application/clock.ts";

type Count = { readonly value: number; readonly since: Instant };

/** The fraction deleted at once, because deleting scans all counts. */
const DELETED_SHARE = 1 / 8;

/**
 * Counts per key, each for a window of milliseconds that begins with its first one. Above the limit the smallest counts
 * are deleted, and of these the oldest: a flood of new keys replaces itself, not the counts of failures.
 */
export function boundedCounts(span: number, room: number, { now }: Clock) {
  /** In the order in which their windows began. */
  const counts = new Map<string, Count>();

  // A clock that was set back ends a window: otherwise it would last until the clock has caught up.
  const isRunning = ({ since }: Count) => since <= now() && now() < since + span;

  const running = (key: string): Count | undefined => {
    const count = counts.get(key);
    return count !== undefined && isRunning(count) ? count : undefined;
  };

  const makeRoom = () => {
    for (const [key, count] of counts) if (!isRunning(count)) counts.delete(key);
    if (counts.size < room) return;
    const smallest = [...counts.values()].reduce(
      (least, { value }) => Math.min(least, value),
      Infinity,
    );
    const enough = room * (1 - DELETED_SHARE);
    for (const [key, { value }] of counts) {
      if (value === smallest) counts.delete(key);
      if (counts.size <= enough) return;
    }
  };

  const begin = (key: string) => {
    counts.delete(key);
    if (counts.size >= room) makeRoom();
    counts.set(key, { value: 1, since: now() });
  };

  return {
    /** Returns the count of a key, and how many more milliseconds it lasts. */
    of: (key: string) => {
      const { value, since } = running(key) ?? { value: 0, since: now() };
      return { value, left: since + span - now() };
    },
    raise: (key: string) => {
      const count = running(key);
      if (count === undefined) begin(key);
      else counts.set(key, { ...count, value: count.value + 1 });
    },
    lower: (key: string) => {
      const count = running(key);
      if (count === undefined) return;
      if (count.value === 1) counts.delete(key);
      else counts.set(key, { ...count, value: count.value - 1 });
    },
    size: () => counts.size,
  };
}
