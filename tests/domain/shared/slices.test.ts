import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eachOf, finish, groupedBy, type Sliced } from "../../../src/domain/shared/slices.ts";

/** What a work comes to, and in how many slices. */
function counted<Outcome>(work: Sliced<Outcome>) {
  for (let slices = 1; ; slices += 1) {
    const step = work.next();
    if (step.done) return { outcome: step.value, slices };
  }
}

describe("a work in slices", () => {
  it("comes to the same as one that is done at once", () => {
    const keyOf = (number: number) => (number % 5 === 0 ? null : `${number % 3}`);
    fc.assert(
      fc.property(fc.array(fc.nat(50)), (numbers) => {
        const wanted = Map.groupBy(
          numbers.filter((number) => keyOf(number) !== null),
          keyOf,
        );
        expect(finish(groupedBy(numbers, keyOf))).toEqual(wanted);
        const seen: number[] = [];
        finish(eachOf(numbers, (number) => seen.push(number)));
        expect(seen).toEqual(numbers);
      }),
    );
  });

  it("pauses the oftener the more there is to do", () => {
    const many = Array.from({ length: 50_000 }, (_, index) => index);
    const { outcome, slices } = counted(groupedBy(many, (number) => `${number % 2}`));
    expect(outcome.get("1")).toHaveLength(25_000);
    expect(slices).toBeGreaterThan(10);
    expect(counted(eachOf(many, () => undefined)).slices).toBeGreaterThan(10);
    expect(counted(groupedBy(many.slice(0, 10), () => "all")).slices).toBe(1);
  });
});
