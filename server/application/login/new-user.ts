import type { User } from "../../../src/domain/users/user.ts";

/** Returns a new user: active, on the free plan. */
export const newUser = (who: Pick<User, "id" | "username" | "email" | "role">): User => ({
  ...who,
  status: "active",
  plan: "free",
  subscriptionActive: false,
  policyAccepted: false,
});
