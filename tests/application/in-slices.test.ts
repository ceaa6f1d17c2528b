import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inSlices } from "../../src/application/in-slices.ts";

describe("a work in slices", () => {
  it("lets others have their turn after each slice, the last one too, and ends as it would in one piece", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(20), async (slices) => {
        const seen: string[] = [];
        function* work() {
          for (let slice = 0; slice < slices; slice += 1) {
            seen.push("slice");
            yield;
          }
          seen.push("slice");
          return slices;
        }
        const pause = async () => {
          seen.push("turn");
        };
        expect(await inSlices(work(), pause)).toBe(slices);
        expect(seen).toEqual(Array.from({ length: slices + 1 }, () => ["slice", "turn"]).flat());
      }),
    );
  });
});
