import { isIPv6 } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressKey } from "../../../../server/http/access/address-key.ts";

const group = fc.integer({ min: 0, max: 0xffff });
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
const port = fc.integer({ min: 0, max: 65_535 });

/** The ways to write an IPv6 address: short, long, large, with and without its zeros. */
const spellings = (parts: readonly number[]): readonly string[] => {
  const short = parts.map((part) => part.toString(16)).join(":");
  const long = parts.map((part) => part.toString(16).padStart(4, "0")).join(":");
  const url = new URL(`http://[${short}]`).hostname.slice(1, -1);
  const [last = 0, before = 0] = parts.toReversed();
  const dotted = [before >> 8, before & 255, last >> 8, last & 255].join(".");
  const mixed = `${short.split(":").slice(0, 6).join(":")}:${dotted}`;
  return [short, long, url, mixed].flatMap((text) => [text, text.toUpperCase()]);
};

describe("what is counted of an address", () => {
  it("is an IPv4 address itself, with and without a port", () => {
    fc.assert(
      fc.property(fc.ipV4(), port, (address, number) => {
        expect(addressKey(address)).toBe(address);
        expect(addressKey(`${address}:${number}`)).toBe(address);
      }),
    );
  });

  it("is the IPv4 address that an IPv6 address maps, however that is written", () => {
    fc.assert(
      fc.property(group, group, port, (high, low, number) => {
        const address = [high >> 8, high & 255, low >> 8, low & 255].join(".");
        for (const text of spellings([0, 0, 0, 0, 0, 0xffff, high, low])) {
          expect(isIPv6(text)).toBe(true);
          expect(addressKey(text)).toBe(address);
          expect(addressKey(`[${text}]:${number}`)).toBe(address);
        }
      }),
    );
  });

  it("is the network of 64 bits of any other IPv6 address, however that is written", () => {
    const network = groups(4).filter((parts) => parts.some((part) => part !== 0));
    fc.assert(
      fc.property(network, groups(4), groups(4), port, (head, tail, other, number) => {
        const key = addressKey([...head, ...tail].map((part) => part.toString(16)).join(":"));
        for (const text of [...spellings([...head, ...tail]), ...spellings([...head, ...other])]) {
          expect(addressKey(text)).toBe(key);
          expect(addressKey(`${text}%eth0`)).toBe(key);
          expect(addressKey(`[${text}]`)).toBe(key);
          expect(addressKey(`[${text}]:${number}`)).toBe(key);
        }
      }),
    );
  });

  it("is another one for another network", () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (one, other, rest) => {
        fc.pre(one.join() !== other.join() && [one, other].every(([first]) => first !== 0));
        const key = (head: readonly number[]) =>
          addressKey([...head, ...rest].map((part) => part.toString(16)).join(":"));
        expect(key(one)).not.toBe(key(other));
      }),
    );
  });

  it("is one and the same for everything that is no address, and short", () => {
    const rubbish = fc.string({ maxLength: 300 }).filter((text) => !/[\d:]/.test(text));
    const key = addressKey(undefined);
    fc.assert(
      fc.property(rubbish, (text) => {
        expect(addressKey(text)).toBe(key);
      }),
    );
    const near = ["", "1", "1.2.3", "01.2.3.4", "0x7f000001", "1.2.3.4.5", "1.2.3.4:", "::1::"];
    for (const text of [
      ...near,
      "[]",
      "[1.2.3.4",
      "unknown",
      "_hidden",
      "1.2.3.4 ",
      "256.1.1.1:80",
    ])
      expect(addressKey(text)).toBe(key);
  });
});
