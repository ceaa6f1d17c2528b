import { DAY_MS } from "../shared/duration.ts";

/** How long an account can be restored after the request to remove it. */
export const COME_BACK_WITHIN_MS = 7 * DAY_MS;

/**
 * The request to remove an account: its time, the time of the deletion, both in Unix milliseconds, and the reference by
 * which the operator can find it while it is stored.
 */
export type Departure = {
  readonly askedAt: number;
  readonly leavesAt: number;
  readonly reference: string;
};

/**
 * The state of an account at a time, in Unix milliseconds: it stays, it can still be restored, or it is gone for
 * everybody, even if its data are not deleted yet.
 */
export function stayOf(leavesAt: number | null, now: number): "stays" | "leaving" | "gone" {
  if (leavesAt === null) return "stays";
  return now < leavesAt ? "leaving" : "gone";
}
