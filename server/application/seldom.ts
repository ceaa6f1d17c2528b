import type { Clock, Instant } from "./ports/clock.ts";

/** So many names are remembered before those are forgotten whose time is over. */
const MOST = 10_000;

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
    if (done.size >= MOST)
      for (const [other, then] of done) if (at - then >= pause) done.delete(other);
    done.set(name, at);
    return true;
  };
}
