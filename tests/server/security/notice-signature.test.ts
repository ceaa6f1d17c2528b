import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signedWith } from "../../../server/infrastructure/security/notice-signature.ts";

const NOW = 1_900_000_000;
const BODY = Buffer.from('{"id":"1"}');
const isSigned = signedWith("segredo", { now: () => NOW * 1000 + 999 });
const digestOf = (time: number | string, secret = "segredo") =>
  createHmac("sha256", secret).update(`${time}.`).update(BODY).digest("hex");
const header = (time: number | string, ...digests: readonly string[]) =>
  [`t=${time}`, ...digests.map((digest) => `v1=${digest}`)].join(",");

describe("the signature of a notice", () => {
  it("is over its time and its body, five minutes to either side", () => {
    const at = (seconds: number) => isSigned(header(NOW + seconds, digestOf(NOW + seconds)), BODY);
    expect([-301, -300, 0, 300, 301].map(at)).toEqual([false, true, true, true, false]);
    expect(isSigned(header(NOW, digestOf(NOW)), Buffer.from("{}"))).toBe(false);
    expect(isSigned(header(NOW, digestOf(NOW - 1)), BODY)).toBe(false);
  });

  it("may be one of several while secrets are rotated, with spaces between, in whatever case", () => {
    const [own, other] = [digestOf(NOW), digestOf(NOW, "outro")];
    expect(isSigned(header(NOW, other, own), BODY)).toBe(true);
    expect(isSigned(header(NOW, other), BODY)).toBe(false);
    expect(isSigned(header(NOW, own.toUpperCase()).replaceAll(",", " , "), BODY)).toBe(true);
  });

  it("has one time, which is a number, even if it was signed with another one", () => {
    for (const time of [`x${NOW}`, `${NOW}x`, "", "1".repeat(13), "-1"])
      expect(isSigned(header(time, digestOf(time)), BODY)).toBe(false);
    expect(isSigned(`t=${NOW},${header(NOW, digestOf(NOW))}`, BODY)).toBe(false);
    expect(isSigned(`v1=${digestOf(NOW)}`, BODY)).toBe(false);
    expect(isSigned(undefined, BODY)).toBe(false);
  });

  it("is refused without a fault, whatever is said", () => {
    const own = digestOf(NOW);
    for (const digest of [`${own}0`, `0${own}`, own.slice(1), "", "x".repeat(64)])
      expect(isSigned(header(NOW, digest), BODY)).toBe(false);
    fc.assert(
      fc.property(fc.string(), fc.string(), (time, digest) => {
        expect(isSigned(header(time, digest), BODY)).toBe(false);
      }),
    );
  });
});
