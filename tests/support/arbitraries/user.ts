import fc, { type Arbitrary } from "fast-check";
import { userId } from "../../../src/domain/shared/ids.ts";
import type { User } from "../../../src/domain/users/user.ts";

/** Any username that the rules allow. */
export const anyUsername = fc.stringMatching(/^[A-Za-z0-9_]{3,30}$/);

/** Any user, of either role, status and plan. */
export const anyUser: Arbitrary<User> = fc.record<User>({
  id: fc.uuid({ version: 7 }).map(userId),
  username: anyUsername,
  email: fc.emailAddress(),
  role: fc.constantFrom("normal", "admin"),
  status: fc.constantFrom("active", "suspended"),
  plan: fc.constantFrom("free", "premium"),
  subscriptionActive: fc.boolean(),
  policyAccepted: fc.boolean(),
});
