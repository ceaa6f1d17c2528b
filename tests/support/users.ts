import { userId } from "../../src/domain/shared/ids.ts";
import type { User } from "../../src/domain/users/user.ts";

/** A user of the free plan, by default. */
export const userWith = (changes: Partial<User> = {}): User => ({
  id: userId("0198f2c4-0000-7000-8000-000000000001"),
  username: "maria",
  email: "maria@exemplo.pt",
  role: "normal",
  status: "active",
  plan: "free",
  subscriptionActive: false,
  policyAccepted: true,
  ...changes,
});
