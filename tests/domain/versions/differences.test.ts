import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  differing,
  wholeVersions,
  type Difference,
  type Fields,
} from "../../../src/domain/versions/differences.ts";

const anyFields: fc.Arbitrary<Fields> = fc.record(
  {
    name: fc.constantFrom("Casa", "Barco"),
    amount: fc.nat({ max: 3 }),
    told: fc.option(fc.record({ amount: fc.nat({ max: 2 }), day: fc.constant("2026-03-12") })),
    uncounted: fc.nat({ max: 2 }),
  },
  { requiredKeys: ["name", "amount", "told"], noNullPrototype: true },
);

/** The states of a record one after the other; null where it is not there. */
const anyStates = fc.array(fc.option(anyFields, { freq: 4 }), { minLength: 1, maxLength: 12 });

const changesOf = (states: readonly (Fields | null)[]): readonly Difference[] =>
  states.slice(1).map((after, at) => ({ before: states[at] ?? null, after }));

describe("the changes of a record, told by the fields that differ,", () => {
  it("give every version back as it was, if its first one is of today or not", () => {
    fc.assert(
      fc.property(anyStates, (states) => {
        const changes = changesOf(states).filter((one) => differing(one) !== null);
        const told = changes.map(differing).filter((one) => one !== null);
        const present = states.at(-1) ?? null;
        expect(wholeVersions(present, told.toReversed())).toEqual(changes.toReversed());
      }),
    );
  });

  it("give them back too where the record that is known is an earlier one", () => {
    fc.assert(
      fc.property(anyStates, fc.nat(), (states, which) => {
        const changes = changesOf(states).filter((one) => differing(one) !== null);
        const told = changes.map(differing).filter((one) => one !== null);
        const known = states[which % states.length] ?? null;
        // Only what was there throughout is told by nothing but the record itself.
        fc.pre(known !== null || states.every((state) => state === null));
        expect(wholeVersions(known, told.toReversed())).toEqual(changes.toReversed());
      }),
    );
  });

  it("say what came and what went by the side that has it", () => {
    const [before, after] = [{ amount: 60 }, { amount: 20, uncounted: 40 }];
    expect(differing({ before, after })).toEqual({ before, after });
    const told = { before: after, after: { amount: 20, said: "" } };
    expect(differing(told)).toEqual({ before: { uncounted: 40 }, after: { said: "" } });
  });

  it("name no field that is the same on both sides, and are none where all are", () => {
    const before = { name: "Casa", amount: 1, told: { amount: 2 } };
    expect(differing({ before, after: { ...before, told: { amount: 2 } } })).toBeNull();
    expect(differing({ before, after: { ...before, amount: 2 } })).toEqual({
      before: { amount: 1 },
      after: { amount: 2 },
    });
    expect(differing({ before: null, after: before })).toEqual({ before: null, after: before });
    expect(differing({ before: null, after: null })).toBeNull();
  });
});
