import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leftOutOf } from "../../../src/domain/imports/stored-line.ts";
import { importId } from "../../../src/domain/shared/ids.ts";
import { anyStoredLine } from "../../support/arbitraries/import.ts";

const [ONE, OTHER] = [importId("one"), importId("other")];
const anyLines = fc.array(
  fc
    .tuple(anyStoredLine, fc.constantFrom(ONE, OTHER))
    .map(([line, from]) => ({ ...line, import: from })),
);

describe("what an import has left out", () => {
  it("is every movement of it that does not count, and no other", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const left = new Set(leftOutOf(lines, ONE));
        for (const line of lines)
          expect(left.has(line)).toBe(line.import === ONE && line.state === "not-counted");
      }),
    );
  });

  it("begins with the newest", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const days = leftOutOf(lines, ONE).map(({ date }) => date);
        expect(days).toEqual(days.toSorted().toReversed());
      }),
    );
  });
});
