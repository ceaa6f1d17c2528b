import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passkeyForm } from "../../../src/application/passkeys/passkey-form.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { NAME_MAX } from "../../../src/domain/shared/text-limits.ts";

describe("the form of a passkey", () => {
  it("takes every name that says something, without the space around it", () => {
    const said = fc
      .string({ minLength: 1, maxLength: NAME_MAX })
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(said, fc.constantFrom("", " ", "\t"), (name, space) => {
        const read = passkeyForm.read({ name: `${space}${name}${space}` });
        expect(read).toEqual(accepted(name.trim()));
      }),
    );
  });

  it("asks for one that is missing, and refuses one that is too long", () => {
    const issueOf = (name: string) => {
      const read = passkeyForm.read({ name });
      return read.ok ? null : read.reason;
    };
    const missing = { incomplete: true, issues: { name: "required" } };
    expect(issueOf(passkeyForm.blank().name)).toEqual(missing);
    expect(issueOf("  ")).toEqual(missing);
    expect(issueOf("x".repeat(NAME_MAX + 1))).toEqual({
      incomplete: false,
      issues: { name: "too-long-text" },
    });
  });
});
