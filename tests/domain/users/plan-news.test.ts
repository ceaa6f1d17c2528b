import { describe, expect, it } from "vitest";
import { planNews } from "../../../src/domain/users/account-event.ts";
import type { SubscriptionState } from "../../../src/domain/plans/subscription-state.ts";

const FREE: SubscriptionState = { type: "free" };
const PREMIUM: SubscriptionState = { type: "premium" };
const ARREARS: SubscriptionState = { type: "arrears", until: 7 };

describe("the news of a plan", () => {
  it.each([
    [FREE, PREMIUM, { type: "premium-begun" }],
    [FREE, ARREARS, { type: "payment-failed", until: 7 }],
    [PREMIUM, FREE, { type: "premium-ended", unpaid: false }],
    [PREMIUM, ARREARS, { type: "payment-failed", until: 7 }],
    [ARREARS, FREE, { type: "premium-ended", unpaid: true }],
    [ARREARS, PREMIUM, { type: "payment-received" }],
    [ARREARS, { type: "arrears", until: 8 }, { type: "payment-failed", until: 8 }],
  ] as const)("from %j to %j are %j", (before, after, news) => {
    expect(planNews(before, after)).toEqual(news);
  });

  it.each([FREE, PREMIUM, ARREARS])("are none where everything is as it was: %j", (standing) => {
    expect(planNews(standing, { ...standing })).toBeNull();
  });
});
