import fc from "fast-check";
import { expect, it } from "vitest";
import { isAdmin } from "../../../src/domain/users/user.ts";
import { anyUser } from "../../support/arbitraries/user.ts";

it("a user administers exactly when their role says so, whatever else they are", () => {
  fc.assert(
    fc.property(anyUser, (user) => {
      expect(isAdmin(user)).toBe(user.role === "admin");
    }),
  );
});
