import type { PaymentEvent } from "../../../src/domain/plans/payment-event.ts";
import type { GivenPlan } from "../../../src/domain/plans/standing.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The known facts of somebody's payments. */
export type Subscription = {
  /** The plan that an administrator chose last; null where nobody did. */
  readonly chosen: GivenPlan | null;
  /** When the days of grace end; null of whom is not in arrears. */
  readonly premiumUntil: Instant | null;
  readonly events: readonly PaymentEvent[];
};

/** Who pays for Premium, and what was told of it. */
export type Subscriptions = {
  /** By what a payment names its buyer; a new reference is kept only where there is none yet. */
  readonly referenceOf: (owner: UserId, made: string) => Promise<string>;
  readonly ownerOf: (reference: string) => Promise<UserId | null>;
  readonly of: (owner: UserId) => Promise<Subscription>;
  /** The event with an id, whoever's it is. */
  readonly event: (id: string) => Promise<(PaymentEvent & { readonly owner: UserId }) | null>;
  /** Keeps exactly these events; one whose id was taken meanwhile is left out. */
  readonly keepEvents: (owner: UserId, events: readonly PaymentEvent[]) => Promise<void>;
  readonly choose: (owner: UserId, chosen: GivenPlan) => Promise<void>;
  readonly graceEndsAt: (owner: UserId, until: Instant | null) => Promise<void>;
  /** Whose days of grace are over at a moment, without anybody having acted on it. */
  readonly lapsedAt: (now: Instant) => Promise<readonly UserId[]>;
};
