import type { Clock, Instant } from "./clock.ts";

/** So many names are remembered; beyond them those are forgotten that were done longest ago. */
export const MOST_NAMES = 10_000;

/**
 * Whether it is time again for what is too much work to be done at each asking, by name: at most once in so many
 * milliseconds. Each server remembers by itself.
 */
export function seldom({ now }: Clock, pause: number): (name: string) => boolean {
  const done = new Map<string, Instant>();
  return (name) => {
    const at = now();
    const last = done.get(name);
    if (last !== undefined && at - last < pause && at >= last) return false;
    // Anew, so that the names stand in the order in which they were done.
    done.delete(name);
    done.set(name, at);
    const [oldest] = done.keys();
    if (done.size > MOST_NAMES && oldest !== undefined) done.delete(oldest);
    return true;
  };
}
