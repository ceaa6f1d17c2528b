import fc from "fast-check";
import { expect, it } from "vitest";
import { isAdmin, withPlan } from "../../../src/domain/users/user.ts";
import { anyUser } from "../../support/arbitraries/user.ts";

it("a user administers exactly when their role says so, whatever else they are", () => {
  fc.assert(
    fc.property(anyUser, (user) => {
      expect(isAdmin(user)).toBe(user.role === "admin");
    }),
  );
});

it("a user has the mark of a subscription with Premium alone, and is the same beside", () => {
  fc.assert(
    fc.property(anyUser, fc.constantFrom("free", "premium"), (user, plan) => {
      const subscriptionActive = plan === "premium";
      expect(withPlan(user, plan)).toEqual({ ...user, plan, subscriptionActive });
    }),
  );
});
