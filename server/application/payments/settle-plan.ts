import { planNews } from "../../../src/domain/users/plan-news.ts";
import {
  planOf,
  standingAt,
  standingOf,
  type GivenPlan,
  type Standing,
} from "../../../src/domain/plans/standing.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { withPlan, type User } from "../../../src/domain/users/user.ts";
import type { Stores } from "../stores.ts";
import type { Subscription } from "./subscriptions.ts";
import { tellAccount, type AccountTelling } from "../profile/tell-account.ts";

/** The grounds of a plan beside events: an administrator's choice, or what the account had before anything was told. */
export const givenTo = ({ plan }: User, { chosen }: Pick<Subscription, "chosen">): GivenPlan =>
  chosen ?? { plan, at: -Infinity };

/** How an account stands by what was written of it. */
const written = ({ plan }: User, { premiumUntil }: Subscription): Standing => {
  if (plan === "free") return { type: "free" };
  return premiumUntil === null ? { type: "premium" } : { type: "arrears", until: premiumUntil };
};

/** Writes the plan that follows by now from all that is known of somebody's payments, and tells them if it is another one. */
export const settlePlan =
  (ports: AccountTelling) =>
  async (stores: Stores, owner: UserId): Promise<void> => {
    const account = await stores.users.withId(owner);
    if (account === null) return;
    const subscription = await stores.subscriptions.of(owner);
    const before = written(account.user, subscription);
    const due = standingOf(givenTo(account.user, subscription), subscription.events);
    const after = standingAt(due, ports.clock.now());
    const news = planNews(before, after);
    if (news === null) return;
    await stores.users.replace({ ...account, user: withPlan(account.user, planOf(after)) });
    await stores.subscriptions.graceEndsAt(owner, after.type === "arrears" ? after.until : null);
    await tellAccount(ports)(stores, owner, news);
  };
