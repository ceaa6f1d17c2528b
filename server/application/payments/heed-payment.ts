import type { PaymentEvent } from "../../../src/domain/plans/payment-event.ts";
import { eventsThatMatter } from "../../../src/domain/plans/standing.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { TooMany } from "../login/rate-limit.ts";
import type { Stores, UserWork } from "../stores.ts";
import type { Subscriptions } from "./subscriptions.ts";
import { givenTo, settlePlan } from "./settle-plan.ts";
import type { AccountTelling } from "../profile/tell-account.ts";

type Ports = AccountTelling & {
  readonly subscriptions: Pick<Subscriptions, "ownerOf">;
  readonly userWork: UserWork;
};

export type HeedRefusal = "event-reused" | "of-the-future" | TooMany;

/** So far the clock of whoever tells may be ahead of ours, in milliseconds: beyond it no later event would ever count. */
const AHEAD = 5 * 60_000;

/** So many events of one user may matter at a time; providers tell of a dozen failures in a week at most. */
const MOST_EVENTS = 100;

/** When somebody who tells of too much may come again, in seconds. */
const LATER: TooMany = { retryAfterSeconds: 60 * 60 };

/**
 * Takes in what the payment provider tells of a subscription, in whatever order and however often it comes. Nothing is
 * kept that can never matter again; under a reference of nobody's nothing happens.
 */
export const heedPayment =
  (ports: Ports) =>
  async (event: PaymentEvent, reference: string): Promise<Result<null, HeedRefusal>> => {
    if (event.at > ports.clock.now() + AHEAD) return refused("of-the-future");
    const owner = await ports.subscriptions.ownerOf(reference);
    if (owner === null) return accepted(null);
    return ports.userWork(owner, (stores) => takeIn(ports, stores, owner, event));
  };

async function takeIn(
  ports: Ports,
  stores: Stores,
  owner: UserId,
  event: PaymentEvent,
): Promise<Result<null, HeedRefusal>> {
  const { users, subscriptions } = stores;
  const earlier = await subscriptions.event(event.id);
  if (earlier !== null) return isRepeated(earlier, owner, event);
  // What was due before the event is told before it.
  await settlePlan(ports)(stores, owner);
  const account = await users.withId(owner);
  if (account === null) return accepted(null);
  const known = await subscriptions.of(owner);
  const given = givenTo(account.user, known);
  const kept = eventsThatMatter(given, [...known.events, event], ports.clock.now());
  if (kept.length > MOST_EVENTS) return refused(LATER);
  await subscriptions.keepEvents(owner, kept);
  await settlePlan(ports)(stores, owner);
  return accepted(null);
}

function isRepeated(
  earlier: PaymentEvent & { readonly owner: UserId },
  owner: UserId,
  { kind, at }: PaymentEvent,
): Result<null, HeedRefusal> {
  const same = earlier.owner === owner && earlier.kind === kind && earlier.at === at;
  return same ? accepted(null) : refused("event-reused");
}
