import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConsentStore } from "../../../src/application/consent/consent-store.ts";

/** What every store of a consent does, however its storage fares. */
export function consentStoreSuite(open: () => ConsentStore): void {
  describe("the consent store", () => {
    it("holds nothing at first, and nothing to clear does no harm", () => {
      const store = open();
      expect(store.read()).toBe(null);
      store.clear();
      expect(store.read()).toBe(null);
    });

    it("gives back the last instant that was written, until it is cleared", () => {
      const anyInstant = fc.integer({ min: 0, max: 8_640_000_000_000_000 });
      fc.assert(
        fc.property(fc.array(anyInstant, { minLength: 1, maxLength: 3 }), (instants) => {
          const store = open();
          for (const instant of instants) {
            store.write(instant);
            expect(store.read()).toBe(instant);
          }
          store.clear();
          expect(store.read()).toBe(null);
        }),
      );
    });
  });
}
