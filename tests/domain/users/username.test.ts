import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUsername } from "../../../src/domain/users/username.ts";
import { anyCharacter } from "../../support/arbitraries/text.ts";
import { anyUsername } from "../../support/arbitraries/user.ts";

describe("a username", () => {
  it("is 3 to 30 letters, digits and underscores", () => {
    fc.assert(
      fc.property(anyUsername, (text) => {
        expect(isUsername(text)).toBe(true);
      }),
    );
    expect(isUsername("Ana")).toBe(true);
    expect(isUsername("a".repeat(30))).toBe(true);
  });

  it("is never shorter than 3 nor longer than 30", () => {
    expect(isUsername("ab")).toBe(false);
    expect(isUsername("a".repeat(31))).toBe(false);
  });

  it("holds no other character, wherever it stands", () => {
    fc.assert(
      fc.property(anyCharacter, fc.nat(4), (character, at) => {
        fc.pre(!/^[A-Za-z0-9_]$/.test(character));
        expect(isUsername(`${"name".slice(0, at)}${character}${"name".slice(at)}`)).toBe(false);
      }),
    );
  });

  it.each(["joão", "ana silva", "ana-silva", "ana\n", "", "анна"])("is not %j", (text) => {
    expect(isUsername(text)).toBe(false);
  });
});
