import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  RECOVERY_CODE_LENGTH,
  readCode,
  spacedCode,
} from "../../../src/domain/users/second-factor.ts";

const digits = fc.stringMatching(/^\d{6}$/);
const recovery = fc.stringMatching(new RegExp(`^[0-9A-HJKMNP-TV-Z]{${RECOVERY_CODE_LENGTH}}$`));
const gap = fc.constantFrom("", " ", "-", "\u00a0", "\n", " - ");

/** Puts something between the characters of a text, as a hand or a clipboard would. */
const spread = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.array(gap, { minLength: 20, maxLength: 20 })).map(([plain, gaps]) => ({
    plain,
    typed: Array.from(plain, (one, index) => `${gaps[index] ?? ""}${one}`).join(""),
  }));

describe("a code that somebody types", () => {
  it("is an app's if it is six digits, whatever stands between them", () => {
    fc.assert(
      fc.property(spread(digits), ({ plain, typed }) => {
        expect(readCode(` ${typed} `)).toEqual({ type: "app", digits: plain });
      }),
    );
  });

  it("is for recovery if it is as one is shown, in small letters too", () => {
    fc.assert(
      fc.property(recovery, fc.boolean(), (code, small) => {
        const shown = spacedCode(code);
        expect(shown).toHaveLength(RECOVERY_CODE_LENGTH + 3);
        expect(readCode(small ? shown.toLowerCase() : shown)).toEqual({ type: "recovery", code });
      }),
    );
  });

  it("may have letters that look like the digits that are meant", () => {
    expect(readCode("oOiI-lL00-ABCD-EFGH")).toEqual({ type: "recovery", code: "00111100ABCDEFGH" });
  });

  it("is none if it is anything else", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = readCode(text);
        const plain = text.replace(/[\s-]/g, "");
        if (plain.length !== 6 && plain.length !== RECOVERY_CODE_LENGTH) expect(code).toBe(null);
      }),
    );
    for (const text of ["", "12345", "1234567", "12345a", "١٢٣٤٥٦", "U".repeat(16)])
      expect(readCode(text)).toBe(null);
  });
});
