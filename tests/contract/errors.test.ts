import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemSchema, type Problem } from "../../src/contract/errors.ts";
import { overTheWire, read, refusals } from "../support/read.ts";

const anyProblem: fc.Arbitrary<Problem> = fc.record({
  detail: fc.oneof(
    fc.string(),
    fc.array(
      fc.record({
        loc: fc.array(fc.oneof(fc.string(), fc.nat())),
        msg: fc.string(),
        type: fc.string(),
      }),
      { minLength: 1 },
    ),
  ),
});

describe("a refusal", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        expect(read(problemSchema, overTheWire(problem))).toEqual(problem);
      }),
    );
  });

  it("is a sentence, or sentences with the field of each", () => {
    const detail = [{ loc: ["body", "valor"], msg: "Frase.", type: "value_error" }];
    expect(read(problemSchema, { detail: "Frase." })).toEqual({ detail: "Frase." });
    expect(read(problemSchema, { detail })).toEqual({ detail });
  });

  it.each([
    null,
    "texto",
    [],
    {},
    { detail: null },
    { detail: [] },
    { detail: 5 },
    { detail: ["frase"] },
    { detail: [{ msg: "frase" }] },
    { message: "Not Found" },
  ])("is none in the shape %j", (answer) => {
    expect(refusals(problemSchema, answer)).not.toEqual({});
  });
});
