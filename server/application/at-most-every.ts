import type { MachineClock } from "./clock.ts";

/**
 * Does work at most once in `pause` milliseconds, however many ask for it: in between they are answered what was found
 * last, and while it is done all wait for the same.
 */
export function atMostEvery<Found>(
  { elapsed }: Pick<MachineClock, "elapsed">,
  pause: number,
  work: () => Promise<Found>,
): () => Promise<Found> {
  let last: { readonly found: Promise<Found>; endedAt: number | null } | null = null;
  return () => {
    if (last !== null && (last.endedAt === null || elapsed() - last.endedAt < pause))
      return last.found;
    const begun = { found: work(), endedAt: null as number | null };
    const end = () => {
      begun.endedAt = elapsed();
    };
    begun.found.then(end, end);
    last = begun;
    return begun.found;
  };
}
