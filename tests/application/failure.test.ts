import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failureOf, type Failure } from "../../src/application/failure.ts";

const FAILURES: readonly Failure[] = [
  { type: "unauthenticated" },
  { type: "offline" },
  { type: "rejected", status: 409, detail: "Este email já está em uso." },
  { type: "unexpected" },
];

describe("the reason of a rejection", () => {
  it.each(FAILURES)("that is the failure $type is told as it is", (failure) => {
    expect(failureOf(failure)).toBe(failure);
  });

  it("that is anything else is an unexpected failure", () => {
    fc.assert(
      fc.property(fc.anything(), (reason) => {
        expect(failureOf(reason)).toEqual({ type: "unexpected" });
      }),
    );
    for (const reason of [null, undefined, new Error("x"), { type: "SAVED" }, "offline"])
      expect(failureOf(reason)).toEqual({ type: "unexpected" });
  });
});
