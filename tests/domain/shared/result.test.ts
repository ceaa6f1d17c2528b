import fc from "fast-check";
import { expect, it } from "vitest";
import { accepted, refused } from "../../../src/domain/shared/result.ts";

it("an outcome is either accepted with its value or refused with its reason", () => {
  fc.assert(
    fc.property(fc.anything(), (content) => {
      expect(accepted(content)).toEqual({ ok: true, value: content });
      expect(refused(content)).toEqual({ ok: false, reason: content });
    }),
  );
});
