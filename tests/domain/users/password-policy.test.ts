import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newPasswordFault, passwordFault } from "../../../src/domain/users/password-policy.ts";
import { anyPassword } from "../../support/arbitraries/password.ts";

const LETTERS = "abcdefgh";

describe("a password", () => {
  it("with 8 to 128 characters, a digit and a special character has no fault", () => {
    fc.assert(
      fc.property(anyPassword, (password) => {
        expect(passwordFault(password)).toBeNull();
      }),
    );
  });

  it("is too short below 8 characters, whatever else it lacks", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 7 }), (password) => {
        fc.pre(password.length < 8);
        expect(passwordFault(password)).toBe("too-short");
      }),
    );
  });

  it("is told that it lacks a digit before it is told anything further", () => {
    expect(passwordFault(LETTERS)).toBe("no-digit");
    expect(passwordFault(`${LETTERS}!`)).toBe("no-digit");
    expect(passwordFault("a".repeat(129))).toBe("no-digit");
  });

  it("is told that it lacks a special character before it is told its length", () => {
    expect(passwordFault(`${LETTERS}1`)).toBe("no-special");
    expect(passwordFault(`${"a".repeat(128)}1`)).toBe("no-special");
  });

  it.each('!@#$%^&*(),.?":{}|<>'.split(""))("may have %s as its special character", (special) => {
    expect(passwordFault(`abcdef1${special}`)).toBeNull();
  });

  it.each("-_+=;'/\\~`[]§€ ç".split(""))(
    "does not count %j as a special character",
    (character) => {
      expect(passwordFault(`abcdef1${character}`)).toBe("no-special");
    },
  );

  it("may have exactly 8 and exactly 128 characters, and not one less or more", () => {
    expect(passwordFault("abcde1!")).toBe("too-short");
    expect(passwordFault("abcdef1!")).toBeNull();
    expect(passwordFault(`${"a".repeat(126)}1!`)).toBeNull();
    expect(passwordFault(`${"a".repeat(127)}1!`)).toBe("too-long");
  });
});

describe("a new password", () => {
  it("must first of all be the same twice", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, repeated) => {
        fc.pre(password !== repeated);
        expect(newPasswordFault(password, repeated)).toBe("mismatch");
      }),
    );
  });

  it("once repeated has the fault of the password itself", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyPassword), (password) => {
        expect(newPasswordFault(password, password)).toBe(passwordFault(password));
      }),
    );
  });
});
