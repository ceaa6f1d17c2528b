import type { PaymentEvent } from "../../../src/domain/plans/payment-event.ts";
import { eventsThatMatter } from "../../../src/domain/plans/subscription-state.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { TooMany } from "../login/rate-limit.ts";
import type { Stores, UserWork } from "../stores.ts";
import type { Subscriptions } from "./subscriptions.ts";
import { givenTo, applySubscription } from "./apply-subscription.ts";
import type { AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = AccountEventMail & {
  readonly subscriptions: Pick<Subscriptions, "ownerOf">;
  readonly userWork: UserWork;
};

export type HeedRefusal = "event-reused" | "of-the-future" | TooMany;

/**
 * How far the provider's clock may be ahead of ours. An event dated later is refused, since no
 * following one would ever count.
 */
const MAX_AHEAD_MS = 5 * 60_000;

/** The most relevant events of one user at a time; providers report a dozen failures a week at most. */
const MAX_EVENTS = 100;

/** The retry delay for a provider that reports too many events, in seconds. */
const LATER: TooMany = { retryAfterSeconds: 60 * 60 };

/**
 * Processes the payment provider's events of a subscription, in any order and with any repetitions. Events that can
 * never matter again are deleted; an unknown reference is ignored.
 */
export const heedPayment =
  (ports: Ports) =>
  async (event: PaymentEvent, reference: string): Promise<Result<null, HeedRefusal>> => {
    if (event.at > ports.clock.now() + MAX_AHEAD_MS) return refused("of-the-future");
    const owner = await ports.subscriptions.ownerOf(reference);
    if (owner === null) return accepted(null);
    return ports.userWork(owner, (stores) => applyPayment(ports, stores, owner, event));
  };

async function applyPayment(
  ports: Ports,
  stores: Stores,
  owner: UserId,
  event: PaymentEvent,
): Promise<Result<null, HeedRefusal>> {
  const { users, subscriptions } = stores;
  const earlier = await subscriptions.event(event.id);
  if (earlier !== null) return isRepeated(earlier, owner, event);
  // Changes due before the event are notified before it.
  await applySubscription(ports)(stores, owner);
  const account = await users.withId(owner);
  if (account === null) return accepted(null);
  const known = await subscriptions.of(owner);
  const given = givenTo(account.user, known);
  const kept = eventsThatMatter(given, [...known.events, event], ports.clock.now());
  if (kept.length > MAX_EVENTS) return refused(LATER);
  await subscriptions.keepEvents(owner, kept);
  await applySubscription(ports)(stores, owner);
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
