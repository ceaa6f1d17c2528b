import { planNews } from "../../../src/domain/users/account-event.ts";
import {
  planOf,
  subscriptionStateAt,
  subscriptionStateOf,
  type GivenPlan,
  type SubscriptionState,
} from "../../../src/domain/plans/subscription-state.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { withPlan, type User } from "../../../src/domain/users/user.ts";
import type { Stores } from "../stores.ts";
import type { Subscription } from "./subscriptions.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

/** The plan without events: an administrator's choice, or the one before the first event. */
export const givenTo = ({ plan }: User, { chosen }: Pick<Subscription, "chosen">): GivenPlan =>
  chosen ?? { plan, at: -Infinity };

/** The stored standing of an account. */
const written = ({ plan }: User, { premiumUntil }: Subscription): SubscriptionState => {
  if (plan === "free") return { type: "free" };
  return premiumUntil === null ? { type: "premium" } : { type: "arrears", until: premiumUntil };
};

/** Stores the plan that now follows from a user's payment events, and notifies them if it has changed. */
export const applySubscription =
  (ports: AccountEventMail) =>
  async (stores: Stores, owner: UserId): Promise<void> => {
    const account = await stores.users.withId(owner);
    if (account === null) return;
    const subscription = await stores.subscriptions.of(owner);
    const before = written(account.user, subscription);
    const due = subscriptionStateOf(givenTo(account.user, subscription), subscription.events);
    const after = subscriptionStateAt(due, ports.clock.now());
    const news = planNews(before, after);
    if (news === null) return;
    await stores.users.replace({ ...account, user: withPlan(account.user, planOf(after)) });
    await stores.subscriptions.graceEndsAt(owner, after.type === "arrears" ? after.until : null);
    await mailAccountEvent(ports)(stores, owner, news);
  };
