import { setNewest } from "./bounded-map.ts";
import type { Clock, Instant } from "./clock.ts";

/** The most names remembered; beyond that the oldest are forgotten. */
export const MAX_NAMES = 10_000;

/**
 * Returns whether expensive work of a name is due again: at most once per `pause` milliseconds. Each server remembers
 * for itself.
 */
export function seldom({ now }: Clock, pause: number): (name: string) => boolean {
  const done = new Map<string, Instant>();
  return (name) => {
    const at = now();
    const last = done.get(name);
    if (last !== undefined && at - last < pause && at >= last) return false;
    setNewest(done, name, at, MAX_NAMES);
    return true;
  };
}
