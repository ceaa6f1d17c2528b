import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  newAccountForm,
  type NewAccountFields,
} from "../../../src/application/administration/new-account-form.ts";
import { passwordForm } from "../../../src/application/login/password-form.ts";
import { planForm } from "../../../src/application/administration/plan-form.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { anyPassword } from "../../support/arbitraries/password.ts";
import { anyUsername } from "../../support/arbitraries/user.ts";

const GOOD: NewAccountFields = {
  username: "ana_92",
  email: "ana@exemplo.pt",
  password: "Segredo!1",
  role: "normal",
};

/** What the rules say of passwords, in their order. */
const BAD_PASSWORDS = [
  ["", "required"],
  ["abc", "password-too-short"],
  ["abcdefgh", "password-no-digit"],
  ["abcdefg1", "password-no-special"],
] as const;

describe("the form of a new account", () => {
  it("starts empty, with the role of most", () => {
    const blank = { username: "", email: "", password: "", role: "normal" };
    expect(newAccountForm.blank()).toEqual(blank);
  });

  it("takes every account that the rules allow, save the white space around name and address", () => {
    fc.assert(
      fc.property(
        anyUsername,
        fc.emailAddress(),
        anyPassword,
        fc.constantFrom("normal", "admin"),
        (username, email, password, role) => {
          const typed = { username: ` ${username} `, email: `${email} `, password, role };
          expect(newAccountForm.read(typed)).toEqual(accepted({ username, email, password, role }));
        },
      ),
    );
  });

  it("refuses exactly the fields that are empty, and says that it is incomplete", () => {
    const required = ["username", "email", "password"] as const;
    fc.assert(
      fc.property(fc.subarray([...required], { minLength: 1 }), (empty) => {
        const blanks = Object.fromEntries(empty.map((field) => [field, ""]));
        const issues = Object.fromEntries(empty.map((field) => [field, "required"]));
        expect(newAccountForm.read({ ...GOOD, ...blanks })).toEqual({
          ok: false,
          reason: { incomplete: true, issues },
        });
      }),
    );
  });

  it.each(["ab", "ana maria", "joão", "a".repeat(31)])("refuses the username '%s'", (username) => {
    expect(newAccountForm.read({ ...GOOD, username })).toEqual({
      ok: false,
      reason: { incomplete: false, issues: { username: "bad-username" } },
    });
  });

  it.each(["ana", "ana@", "@exemplo.pt", "ana @exemplo.pt", "a@b@c"])(
    "refuses the address '%s'",
    (email) => {
      expect(newAccountForm.read({ ...GOOD, email })).toEqual({
        ok: false,
        reason: { incomplete: false, issues: { email: "bad-email" } },
      });
    },
  );

  it.each(BAD_PASSWORDS)("refuses the password '%s' as %s", (password, issue) => {
    const read = newAccountForm.read({ ...GOOD, password });
    expect(read.ok || read.reason.issues).toEqual({ password: issue });
  });
});

describe("the form of a new password", () => {
  it("starts empty", () => {
    expect(passwordForm.blank()).toEqual({ password: "" });
  });

  it("takes every password that the rules allow as it was typed", () => {
    fc.assert(
      fc.property(anyPassword, (password) => {
        expect(passwordForm.read({ password })).toEqual(accepted({ type: "password", password }));
      }),
    );
  });

  it.each(BAD_PASSWORDS)("refuses the password '%s' as %s", (password, issue) => {
    expect(passwordForm.read({ password })).toEqual({
      ok: false,
      reason: { incomplete: issue === "required", issues: { password: issue } },
    });
  });
});

describe("the form of a plan", () => {
  it.each(["free", "premium"] as const)("takes the plan %s", (plan) => {
    expect(planForm.read({ plan })).toEqual(accepted({ type: "plan", plan }));
  });

  it("has a plan from the start", () => {
    expect(planForm.blank()).toEqual({ plan: "free" });
  });
});
