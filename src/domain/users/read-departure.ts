import type { Departure } from "./departure.ts";

/** Reads the departure in the address of whoever has left, from its question mark on; null if there is none. */
export function readDeparture(search: string): Departure | null {
  const [, askedAt, leavesAt, reference] =
    /^\?(\d{1,15})\.(\d{1,15})\.([0-9a-f]{16})$/.exec(search) ?? [];
  if (askedAt === undefined || leavesAt === undefined || reference === undefined) return null;
  return { askedAt: Number(askedAt), leavesAt: Number(leavesAt), reference };
}
