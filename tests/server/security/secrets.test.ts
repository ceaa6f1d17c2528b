import { describe, expect, it } from "vitest";
import { passwordFault } from "../../../src/domain/users/password-policy.ts";
import {
  randomPassword,
  randomTokenMint,
} from "../../../server/infrastructure/security/random-secrets.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";

const many = <Value>(make: () => Value) => Array.from({ length: 1_000 }, make);

describe("what is made at random", () => {
  it("tokens are 32 bytes, never twice the same, and stored as their SHA-256", () => {
    const { newToken, digestOf } = randomTokenMint;
    const tokens = many(newToken);
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(digestOf("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });

  it("passwords satisfy the rules for passwords", () => {
    const passwords = many(randomPassword);
    expect(new Set(passwords).size).toBe(passwords.length);
    for (const password of passwords) expect(passwordFault(password)).toBe(null);
  });

  it("identifiers grow with time", () => {
    const ids = many(timeOrderedId);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
