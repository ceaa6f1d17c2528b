import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accountChangeSchema,
  decodeListedUser,
  decodeNewAccount,
  decodeUserOverview,
  encodeAccountChange,
  encodeListedUser,
  encodeNewAccount,
  encodeUserOverview,
  listedUserSchema,
  newAccountSchema,
  USERS_MAX_PER_PAGE,
  userOverviewSchema,
  userQuerySchema,
} from "../../../src/contract/administration/admin.ts";
import { anyAccountChange } from "../../support/arbitraries/account-change.ts";
import { anyPassword } from "../../support/arbitraries/password.ts";
import { anyUser } from "../../support/arbitraries/user.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";

const anyLeaving = fc.option(fc.integer({ min: 0, max: 4e12 }));

describe("a listed user", () => {
  it("is after their way over the wire what they were before, and nothing more than listed", () => {
    fc.assert(
      fc.property(anyUser, anyLeaving, (user, leavesAt) => {
        const { id, username, email, role, plan, status, ...unlisted } = user;
        const listed = { id, username, email, role, plan, status, leavesAt };
        const sent = overTheWire(encodeListedUser({ ...listed, ...unlisted }));
        expect(decodeListedUser(read(listedUserSchema, sent))).toEqual(listed);
        expect(Object.keys(sent as object)).toHaveLength(7);
      }),
    );
  });
});

describe("the query of the list", () => {
  it("asks for everybody when it says nothing", () => {
    expect(read(userQuerySchema, {})).toEqual({});
  });

  it("reads numbers up to its limits", () => {
    fc.assert(
      fc.property(fc.nat(USERS_MAX_PER_PAGE), fc.nat(9_999_999), (limite, saltar) => {
        const sent = { limite: String(limite), saltar: String(saltar) };
        expect(read(userQuerySchema, sent)).toEqual({ limite, saltar });
      }),
    );
    for (const limite of [String(USERS_MAX_PER_PAGE + 1), "-1", "1.0", "", " 1", "١"])
      expect(refusals(userQuerySchema, { limite })).toEqual({ limite: "wrong-type" });
  });
});

describe("a new account", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyUser, anyPassword, ({ username, email, role }, password) => {
        const account = { username, email, password, role };
        const sent = overTheWire(encodeNewAccount(account));
        expect(decodeNewAccount(read(newAccountSchema, sent))).toEqual(account);
      }),
    );
  });

  it("is a normal user's when no type is named", () => {
    const sent = { username: "ana", email: "ana@exemplo.pt", password: "abcdef1!" };
    expect(decodeNewAccount(read(newAccountSchema, sent)).role).toBe("normal");
  });
});

describe("the change of an account", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyAccountChange, (change) => {
        const sent = overTheWire(encodeAccountChange(change));
        expect(read(accountChangeSchema, sent)).toEqual(change);
      }),
    );
  });

  it("is one change and not several, nor none", () => {
    fc.assert(
      fc.property(anyAccountChange, anyAccountChange, (one, other) => {
        fc.pre(one.type !== other.type);
        const both = { ...encodeAccountChange(one), ...encodeAccountChange(other) };
        expect(refusals(accountChangeSchema, both)).toEqual({ "": "one-change" });
      }),
    );
    expect(refusals(accountChangeSchema, {})).toEqual({ "": "one-change" });
  });

  it("changes no other field", () => {
    for (const field of ["tipo", "is_admin", "username", "email", "id", "assinatura_ativa"])
      expect(refusals(accountChangeSchema, { [field]: "x" })).toEqual({ [field]: "unknown-field" });
  });
});

describe("the overview of users", () => {
  it("is after its way over the wire what it was before", () => {
    const anyOverview = fc.record({
      total: fc.nat(),
      active: fc.nat(),
      suspended: fc.nat(),
      premium: fc.nat(),
      admins: fc.nat(),
    });
    fc.assert(
      fc.property(anyOverview, (overview) => {
        const sent = overTheWire(encodeUserOverview(overview));
        expect(decodeUserOverview(read(userOverviewSchema, sent))).toEqual(overview);
      }),
    );
  });
});
