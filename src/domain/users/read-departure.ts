import type { Departure } from "./departure.ts";

/** Reads the departure from the query string of its URL; null if there is none. */
export function readDeparture(search: string): Departure | null {
  const [, askedAt, leavesAt, reference] =
    /^\?(\d{1,15})\.(\d{1,15})\.([0-9a-f]{16})$/.exec(search) ?? [];
  if (askedAt === undefined || leavesAt === undefined || reference === undefined) return null;
  return { askedAt: Number(askedAt), leavesAt: Number(leavesAt), reference };
}
