/** How long an account can be restored after the request to remove it: 7 days, in milliseconds. */
export const TIME_TO_COME_BACK = 7 * 24 * 60 * 60 * 1000;

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
