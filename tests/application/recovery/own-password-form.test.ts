import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leavingForm } from "../../../src/application/profile/leaving-form.ts";
import { ownPasswordForm } from "../../../src/application/recovery/own-password-form.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { anyPassword } from "../../support/arbitraries/password.ts";

const GOOD = { current: "qualquer", password: "Segredo!1", repeated: "Segredo!1" };

const issuesOf = (fields: typeof GOOD) => {
  const read = ownPasswordForm.read(fields);
  return read.ok ? {} : read.reason.issues;
};

describe("the form of one's own new password", () => {
  it("takes any current password, and twice the same new one that the rules allow", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), anyPassword, (current, password) => {
        expect(ownPasswordForm.read({ current, password, repeated: password })).toEqual(
          accepted({ current, password }),
        );
      }),
    );
  });

  it("refuses exactly the fields that are empty", () => {
    fc.assert(
      fc.property(
        fc.subarray(["current", "password", "repeated"] as const, { minLength: 1 }),
        (empty) => {
          const blanks = Object.fromEntries(empty.map((field) => [field, ""]));
          const fields = { ...GOOD, ...blanks };
          const expected = Object.fromEntries(empty.map((field) => [field, "required"]));
          expect(issuesOf(fields)).toMatchObject(expected);
          expect(issuesOf(fields).current).toBe(empty.includes("current") ? "required" : undefined);
        },
      ),
    );
  });

  it.each([
    [{ repeated: "Segredo!2" }, { repeated: "password-mismatch" }],
    [{ password: "abc", repeated: "abc" }, { password: "password-too-short" }],
    [{ password: "abcdefgh", repeated: "abcdefgh" }, { password: "password-no-digit" }],
    [{ password: "abcdefg1", repeated: "abcdefg1" }, { password: "password-no-special" }],
  ])("with %o refuses %o", (changes, issues) => {
    expect(issuesOf({ ...GOOD, ...changes })).toEqual(issues);
  });
});

describe("the form by which one leaves", () => {
  it("takes every password but none", () => {
    expect(leavingForm.read(leavingForm.blank())).toEqual({
      ok: false,
      reason: { incomplete: true, issues: { password: "required" } },
    });
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (password) => {
        expect(leavingForm.read({ password })).toEqual(accepted(password));
      }),
    );
  });
});
