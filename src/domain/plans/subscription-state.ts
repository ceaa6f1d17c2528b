import { DAY_MS } from "../shared/duration.ts";
import { compareEvents, type PaymentEvent } from "./payment-event.ts";
import type { Plan } from "./plan.ts";

/** How long Premium continues after a failed payment. */
export const GRACE_PERIOD_MS = 7 * DAY_MS;

/** The plan that an administrator chose, and when, in Unix milliseconds; only newer events override it. */
export type GivenPlan = { readonly plan: Plan; readonly at: number };

/** The state of a user's payments; in arrears Premium lasts until a time, in Unix milliseconds. */
export type SubscriptionState =
  | { readonly type: "free" }
  | { readonly type: "premium" }
  | { readonly type: "arrears"; readonly until: number };

type Settled = { readonly plan: Plan; readonly isBefore: (event: PaymentEvent) => boolean };

/**
 * The newest event that decides the plan regardless of earlier ones: the administrator's choice, a start, an end, a
 * payment.
 */
function settledBy(given: GivenPlan, events: readonly PaymentEvent[]): Settled {
  const newest = events
    .filter(({ kind, at }) => kind !== "failed" && at > given.at)
    .toSorted(compareEvents)
    .at(-1);
  if (newest === undefined) return { plan: given.plan, isBefore: ({ at }) => at > given.at };
  return {
    plan: newest.kind === "ended" ? "free" : "premium",
    isBefore: (event) => compareEvents(event, newest) > 0,
  };
}

/**
 * The standing after all events, in whatever order and however often they came: the newest deciding one counts, and
 * Premium continues for 7 days after the first failed payment since. A failure gives nobody Premium.
 */
export function subscriptionStateOf(
  given: GivenPlan,
  events: readonly PaymentEvent[],
): SubscriptionState {
  const { plan, isBefore } = settledBy(given, events);
  if (plan === "free") return { type: "free" };
  const failures = events.filter((event) => event.kind === "failed" && isBefore(event));
  if (failures.length === 0) return { type: "premium" };
  return { type: "arrears", until: Math.min(...failures.map(({ at }) => at)) + GRACE_PERIOD_MS };
}

/** The standing at a time: arrears end after their 7 days. */
export const subscriptionStateAt = (state: SubscriptionState, now: number): SubscriptionState =>
  state.type === "arrears" && state.until <= now ? { type: "free" } : state;

/** The plan for a standing. */
export const planOf = ({ type }: SubscriptionState): Plan => (type === "free" ? "free" : "premium");

/**
 * The events that may still matter, whatever comes later: the one that decides the plan, and the failures since. Of
 * failures whose 7 days are over the newest is enough: wherever a late event falls between them, the failures after it
 * are over as well.
 */
export function eventsThatMatter(
  given: GivenPlan,
  events: readonly PaymentEvent[],
  now: number,
): readonly PaymentEvent[] {
  const { isBefore } = settledBy(given, events);
  const inOrder = events.toSorted(compareEvents);
  const settling = inOrder.filter(({ kind, at }) => kind !== "failed" && at > given.at).slice(-1);
  const failures = inOrder.filter((event) => event.kind === "failed" && isBefore(event));
  const over = failures.filter(({ at }) => at + GRACE_PERIOD_MS <= now);
  return [...settling, ...over.slice(-1), ...failures.slice(over.length)];
}
