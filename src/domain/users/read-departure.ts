import type { Departure } from "./departure.ts";

/** What the address of whoever has left says, from its question mark on; null if it says nothing of the kind. */
export function readDeparture(search: string): Departure | null {
  const [, askedAt, leavesAt, reference] =
    /^\?(\d{1,15})\.(\d{1,15})\.([0-9a-f]{16})$/.exec(search) ?? [];
  if (askedAt === undefined || leavesAt === undefined || reference === undefined) return null;
  return { askedAt: Number(askedAt), leavesAt: Number(leavesAt), reference };
}
