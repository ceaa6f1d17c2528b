import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totpCodes } from "../../../server/infrastructure/security/totp-codes.ts";
import { codeAt, STEP_MS } from "../support/totp.ts";

/** "12345678901234567890" in Base32. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

/** Appendix B of RFC 6238 for SHA-1: seconds, and the last six of its eight digits. */
const APPENDIX_B = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

const anyMoment = fc.integer({ min: 10 * STEP_MS, max: 4e12 });

describe("codes of an app", () => {
  it.each(APPENDIX_B)("at second %i are %s, as RFC 6238 has it", (second, code) => {
    const now = second * 1000;
    expect(totpCodes.stepOf(SECRET, code, now)).toBe(Math.floor(second / 30));
    expect(codeAt(SECRET, now)).toBe(code);
  });

  it("are of one step before or after at most", () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -4, max: 4 }), (now, drift) => {
        const code = codeAt(SECRET, now + drift * STEP_MS);
        const step = Math.floor(now / STEP_MS);
        const nearby = [-1, 0, 1].filter((near) => codeAt(SECRET, now + near * STEP_MS) === code);
        const found = totpCodes.stepOf(SECRET, code, now);
        if (nearby.length === 0) expect(found).toBe(null);
        else expect(nearby.map((near) => step + near)).toContain(found);
        if (Math.abs(drift) <= 1) expect(found).not.toBe(null);
      }),
    );
  });

  it("need a secret of 160 random bits, and its address says whose it is", () => {
    const made = Array.from({ length: 50 }, () => totpCodes.newSecret("rita_1"));
    expect(new Set(made.map(({ secret }) => secret)).size).toBe(50);
    for (const { secret, uri } of made) {
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      const address = new URL(uri);
      expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"]);
      expect(decodeURIComponent(address.pathname)).toBe("/FinControl:rita_1");
      expect(Object.fromEntries(address.searchParams)).toEqual({
        issuer: "FinControl",
        secret,
        algorithm: "SHA1",
        digits: "6",
        period: "30",
      });
    }
  });
});
