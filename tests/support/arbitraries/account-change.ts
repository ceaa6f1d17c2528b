import fc, { type Arbitrary } from "fast-check";
import type { AccountChange } from "../../../src/domain/users/account-change.ts";
import { anyPassword } from "./password.ts";

/** Any change that an administrator may make of an account. */
export const anyAccountChange: Arbitrary<AccountChange> = fc.oneof(
  fc.record({
    type: fc.constant("status" as const),
    status: fc.constantFrom("active" as const, "suspended" as const),
  }),
  fc.record({ type: fc.constant("password" as const), password: anyPassword }),
  fc.record({
    type: fc.constant("plan" as const),
    plan: fc.constantFrom("free" as const, "premium" as const),
  }),
);
