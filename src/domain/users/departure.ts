/** How long somebody who asked for the end of their account can come back: 7 days, in milliseconds. */
export const TIME_TO_COME_BACK = 7 * 24 * 60 * 60 * 1000;

/**
 * The request to end an account: when, from when on nothing is left, both in Unix milliseconds, and by what the
 * operator can find it for as long as it is remembered.
 */
export type Departure = {
  readonly askedAt: number;
  readonly leavesAt: number;
  readonly reference: string;
};

/**
 * The state of an account at a moment, in Unix milliseconds: it stays, it can still be had back, or it is gone for
 * everybody, whether its data were removed already or not.
 */
export function stayOf(leavesAt: number | null, now: number): "stays" | "leaving" | "gone" {
  if (leavesAt === null) return "stays";
  return now < leavesAt ? "leaving" : "gone";
}
