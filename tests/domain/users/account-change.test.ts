import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  endsSessions,
  withdrawalFault,
  withdrawsAccess,
} from "../../../src/domain/users/account-change.ts";
import { anyAccountChange } from "../../support/arbitraries/account-change.ts";
import { anyUser } from "../../support/arbitraries/user.ts";

const anyCount = fc.integer({ min: 2, max: 50 });

describe("a change of an account", () => {
  it("withdraws its access by a suspension only", () => {
    fc.assert(
      fc.property(anyAccountChange, (change) => {
        const suspends = change.type === "status" && change.status === "suspended";
        expect(withdrawsAccess(change)).toBe(suspends);
      }),
    );
  });

  it("ends every session if the access is withdrawn or the password is another, and else none", () => {
    fc.assert(
      fc.property(anyAccountChange, (change) => {
        expect(endsSessions(change)).toBe(withdrawsAccess(change) || change.type === "password");
      }),
    );
  });
});

describe("taking the access from an account", () => {
  it("is never done by an administrator to themselves, however many there are", () => {
    fc.assert(
      fc.property(anyUser, fc.nat(), (admin, others) => {
        expect(withdrawalFault(admin, admin, others)).toBe("own-account");
      }),
    );
  });

  it("never leaves a product without an active administrator", () => {
    fc.assert(
      fc.property(anyUser, anyUser, (admin, account) => {
        const last = { ...account, role: "admin", status: "active" } as const;
        expect(withdrawalFault(admin, last, 1)).toBe("last-admin");
      }),
    );
  });

  it("is allowed where another active administrator remains, or none is lost", () => {
    fc.assert(
      fc.property(anyUser, anyUser, anyCount, (admin, account, activeAdmins) => {
        expect(withdrawalFault(admin, account, activeAdmins)).toBe(null);
        const counts = account.role === "admin" && account.status === "active";
        if (!counts) expect(withdrawalFault(admin, account, 1)).toBe(null);
      }),
    );
  });
});
