import { describe, expect, it } from "vitest";
import { formFault, readRequired } from "../../../src/application/acts/form.ts";
import type { FieldIssue } from "../../../src/domain/fields/field-issue.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";

describe("a required field", () => {
  it.each(["", " ", "\t\n"])("that holds only %j is never read", (text) => {
    expect(readRequired(text, accepted)).toEqual(refused("required"));
  });

  it("is read as it is, whether or not that succeeds", () => {
    expect(readRequired(" x ", accepted)).toEqual(accepted(" x "));
    expect(readRequired("x", () => refused("bad-date"))).toEqual(refused("bad-date"));
  });
});

describe("the fault of a form", () => {
  const fault = (results: Readonly<Record<string, Result<unknown, FieldIssue>>>) =>
    formFault<Record<string, string>>(results);

  it("tells only the fields that were refused", () => {
    const results = {
      a: accepted(1),
      b: refused("bad-date" as const),
      c: refused("amount-negative" as const),
    };
    expect(fault(results)).toEqual({
      incomplete: false,
      issues: { b: "bad-date", c: "amount-negative" },
    });
  });

  it("is incomplete when any required field is empty", () => {
    const results = { a: refused("bad-date" as const), b: refused("required" as const) };
    expect(fault(results).incomplete).toBe(true);
  });
});
