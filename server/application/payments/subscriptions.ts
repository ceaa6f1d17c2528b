import type { PaymentEvent } from "../../../src/domain/plans/payment-event.ts";
import type { GivenPlan } from "../../../src/domain/plans/subscription-state.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The known facts of a user's payments. */
export type Subscription = {
  /** The plan last chosen by an administrator; null if none was. */
  readonly chosen: GivenPlan | null;
  /** The end of the grace period; null if not in arrears. */
  readonly premiumUntil: Instant | null;
  readonly events: readonly PaymentEvent[];
};

/** The subscriptions to Premium, and their events. */
export type Subscriptions = {
  /** The reference by which a payment identifies its buyer; a new one is stored only if there is none yet. */
  readonly referenceOf: (owner: UserId, made: string) => Promise<string>;
  readonly ownerOf: (reference: string) => Promise<UserId | null>;
  readonly of: (owner: UserId) => Promise<Subscription>;
  /** The event with an id, of any user. */
  readonly event: (id: string) => Promise<(PaymentEvent & { readonly owner: UserId }) | null>;
  /** Stores exactly these events; one whose id was taken meanwhile is skipped. */
  readonly keepEvents: (owner: UserId, events: readonly PaymentEvent[]) => Promise<void>;
  readonly choose: (owner: UserId, chosen: GivenPlan) => Promise<void>;
  readonly graceEndsAt: (owner: UserId, until: Instant | null) => Promise<void>;
  /** The users whose grace period is over at a moment, not processed yet. */
  readonly lapsedAt: (now: Instant) => Promise<readonly UserId[]>;
};
