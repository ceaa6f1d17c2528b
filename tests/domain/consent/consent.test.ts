import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consentHolds, hasReadToEnd } from "../../../src/domain/consent/consent.ts";

const DAY = 86_400_000;
const anyInstant = fc.integer({ min: 0, max: 4_102_444_800_000 });

describe("an accepted consent", () => {
  it("holds for less than 365 days", () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 365 * DAY - 1 }), (acceptedAt, passed) => {
        expect(consentHolds(acceptedAt, acceptedAt + passed)).toBe(true);
      }),
    );
  });

  it("never holds again from 365 days on", () => {
    fc.assert(
      fc.property(anyInstant, fc.nat(), (acceptedAt, passed) => {
        expect(consentHolds(acceptedAt, acceptedAt + 365 * DAY + passed)).toBe(false);
      }),
    );
  });

  it("holds one millisecond before 365 days and not on the full ones", () => {
    expect(consentHolds(1000, 1000 + 365 * DAY - 1)).toBe(true);
    expect(consentHolds(1000, 1000 + 365 * DAY)).toBe(false);
  });
});

describe("a policy", () => {
  it("is read once the end is at most 50 px away", () => {
    expect(hasReadToEnd(550, 400, 1000)).toBe(true);
    expect(hasReadToEnd(549, 400, 1000)).toBe(false);
    expect(hasReadToEnd(549.5, 400, 1000)).toBe(false);
    expect(hasReadToEnd(600, 400, 1000)).toBe(true);
  });

  it("is read without scrolling when all of it is visible", () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (whole, spare) => {
        expect(hasReadToEnd(0, whole + spare, whole)).toBe(true);
      }),
    );
  });

  it("once read stays read while the reader scrolls on", () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.nat(), fc.nat(), (whole, visible, from, more) => {
        fc.pre(hasReadToEnd(from, visible, whole));
        expect(hasReadToEnd(from + more, visible, whole)).toBe(true);
      }),
    );
  });
});
