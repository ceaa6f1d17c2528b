import type { Plan } from "../plans/plan.ts";
import type { UserId } from "../shared/ids.ts";

export type Role = "normal" | "admin";
export type UserStatus = "active" | "suspended";

/** The person who is signed in. */
export type User = {
  readonly id: UserId;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly status: UserStatus;
  readonly plan: Plan;
  readonly subscriptionActive: boolean;
  readonly policyAccepted: boolean;
};

/** Whether a user may open the administration (is_admin on the wire). */
export const isAdmin = ({ role }: Pick<User, "role">): boolean => role === "admin";

/** The user with a plan, which also determines whether they have a subscription (assinatura_ativa on the wire). */
export const withPlan = (user: User, plan: Plan): User => ({
  ...user,
  plan,
  subscriptionActive: plan === "premium",
});
