import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passkeyUse } from "../../../src/domain/users/passkey-use.ts";

const anyOrigin = fc.domain().map((name) => `https://${name}`);

describe("whether passkeys can be made", () => {
  it("is so at the address where they count, in a browser that has them", () => {
    fc.assert(
      fc.property(anyOrigin, fc.boolean(), (origin, hasPasskeys) => {
        const { type } = passkeyUse(origin, { origin, hasPasskeys });
        expect(type).toBe(hasPasskeys ? "ready" : "unsupported");
      }),
    );
  });

  it("is so nowhere where they count at no address, or at another one, whatever the browser has", () => {
    fc.assert(
      fc.property(anyOrigin, anyOrigin, fc.boolean(), (counts, origin, hasPasskeys) => {
        fc.pre(counts !== origin);
        expect(passkeyUse(null, { origin, hasPasskeys })).toEqual({ type: "off" });
        expect(passkeyUse(counts, { origin, hasPasskeys })).toEqual({
          type: "elsewhere",
          origin: counts,
        });
      }),
    );
  });
});
