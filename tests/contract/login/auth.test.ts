import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeLoginOutcome,
  encodeLoginOutcome,
  loginOutcomeSchema,
  loginSchema,
  registrationSchema,
  sessionSchema,
} from "../../../src/contract/login/auth.ts";
import type { LoginOutcome } from "../../../src/domain/users/login-outcome.ts";
import { anyPassword } from "../../support/arbitraries/password.ts";
import { anySession } from "../../support/arbitraries/session.ts";
import { anyUser } from "../../support/arbitraries/user.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";
import { runs } from "../../support/runs.ts";

const registration = { username: "ana_1", email: "ana@exemplo.pt", password: "abcdef1!" };

const anyOutcome: fc.Arbitrary<LoginOutcome> = fc.oneof(
  anySession.map((session) => ({ type: "signed-in", session }) as const),
  fc.string().map((challenge) => ({ type: "code-wanted", challenge }) as const),
);

describe("what comes of a login", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyOutcome, (outcome) => {
        const received = read(loginOutcomeSchema, overTheWire(encodeLoginOutcome(outcome)));
        expect(decodeLoginOutcome(received)).toEqual(outcome);
      }),
    );
  });
});

describe("a session", () => {
  it("is none without a token, nor with one that is not a bearer's", () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const sent = encodeLoginOutcome({ type: "signed-in", session });
        expect(refusals(sessionSchema, { ...sent, access_token: "" })).toHaveProperty([
          "access_token",
        ]);
        expect(refusals(sessionSchema, { ...sent, token_type: "mac" })).toHaveProperty([
          "token_type",
        ]);
      }),
      { numRuns: runs(10) },
    );
  });
});

describe("a registration", () => {
  it("is accepted with any username, email and password that the rules allow", () => {
    fc.assert(
      fc.property(anyUser, anyPassword, ({ username, email }, password) => {
        const sent = { username, email, password };
        expect(read(registrationSchema, overTheWire(sent))).toEqual(sent);
      }),
    );
  });

  it("needs all of its three fields", () => {
    expect(refusals(registrationSchema, {})).toEqual({
      username: "required",
      email: "required",
      password: "required",
    });
  });

  it.each([
    ["username", "ab", "bad-username"],
    ["username", "a".repeat(31), "bad-username"],
    ["username", "joão", "bad-username"],
    ["username", 123, "wrong-type"],
    ["email", "", "required"],
    ["email", "ana", "bad-email"],
    ["email", "ana@", "bad-email"],
    ["email", "@exemplo.pt", "bad-email"],
    ["email", "<ana@exemplo.pt>", "bad-email"],
    ["email", "a b@exemplo.pt", "bad-email"],
    ["email", `${"a".repeat(250)}@x.pt`, "too-long-text"],
    ["email", null, "wrong-type"],
    ["password", "abc1!", "password-too-short"],
    ["password", "abcdefgh!", "password-no-digit"],
    ["password", "abcdefgh1", "password-no-special"],
    ["password", `${"a".repeat(127)}1!`, "password-too-long"],
    ["password", null, "wrong-type"],
  ])("is refused with the %s %j as %s", (field, value, code) => {
    expect(refusals(registrationSchema, { ...registration, [field]: value })).toEqual({
      [field]: code,
    });
  });

  it.each(["tipo", "is_admin", "plano", "status", "id", "assinatura_ativa"])(
    "never sets the field %s",
    (field) => {
      expect(refusals(registrationSchema, { ...registration, [field]: "admin" })).toEqual({
        [field]: "unknown-field",
      });
    },
  );
});

describe("a login", () => {
  it("tries any username and password, whatever their shape", () => {
    for (const credentials of [
      { username: "x", password: "" },
      { username: "' OR 1=1 --", password: "<script>" },
    ])
      expect(read(loginSchema, credentials)).toEqual(credentials);
  });

  it("is refused without a username, with other types, and with more than the two", () => {
    expect(refusals(loginSchema, { password: "x" })).toEqual({ username: "required" });
    expect(refusals(loginSchema, { username: "", password: "x" })).toEqual({
      username: "required",
    });
    expect(refusals(loginSchema, { username: true, password: ["x"] })).toEqual({
      username: "wrong-type",
      password: "wrong-type",
    });
    expect(refusals(loginSchema, { username: "x", password: "y", lembrar: true })).toEqual({
      lembrar: "unknown-field",
    });
  });

  it("carries no more than 128 characters in either field", () => {
    const long = "a".repeat(129);
    expect(refusals(loginSchema, { username: long, password: long })).toEqual({
      username: "too-long-text",
      password: "too-long-text",
    });
  });
});
