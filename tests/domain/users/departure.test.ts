import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { departedAddress } from "../../../src/domain/users/departure-address.ts";
import { readDeparture } from "../../../src/domain/users/read-departure.ts";
import { stayOf, COME_BACK_WITHIN_MS } from "../../../src/domain/users/departure.ts";

it("an account can be had back for seven days, and not a millisecond longer", () => {
  const leavesAt = 1_000 + COME_BACK_WITHIN_MS;
  expect(COME_BACK_WITHIN_MS).toBe(7 * 86_400_000);
  expect(stayOf(leavesAt, 1_000)).toBe("leaving");
  expect(stayOf(leavesAt, leavesAt - 1)).toBe("leaving");
  expect(stayOf(leavesAt, leavesAt)).toBe("gone");
});

it("an account that nobody wants removed stays", () => {
  expect(stayOf(null, Number.MAX_SAFE_INTEGER)).toBe("stays");
});

describe("the address of whoever has left", () => {
  const reference = fc.stringMatching(/^[0-9a-f]{16}$/);

  it("is read back as it was made", () => {
    fc.assert(
      fc.property(fc.nat(1e15 - 1), fc.nat(1e15 - 1), reference, (askedAt, leavesAt, text) => {
        const departure = { askedAt, leavesAt, reference: text };
        const address = new URL(departedAddress(departure), "https://exemplo.pt");
        expect(address.pathname).toBe("/conta-eliminada");
        expect(readDeparture(address.search)).toEqual(departure);
      }),
    );
  });

  it.each([
    "",
    "?",
    "?1.2",
    "?1.2.0123456789abcde",
    "?1.2.0123456789abcdef0",
    "?1.2.0123456789abcdeG",
    "?x.2.0123456789abcdef",
    "?1.x.0123456789abcdef",
    "?1234567890123456.2.0123456789abcdef",
    "x?1.2.0123456789abcdef",
  ])("says nothing where it is %j", (search) => {
    expect(readDeparture(search)).toBeNull();
  });
});
