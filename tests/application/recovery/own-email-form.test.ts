import { describe, expect, it } from "vitest";
import { ownEmailForm } from "../../../src/application/recovery/own-email-form.ts";
import { accepted } from "../../../src/domain/shared/result.ts";

describe("the form of another email", () => {
  it("takes an address, without white space around it", () => {
    expect(ownEmailForm.read({ email: " ana@exemplo.pt " })).toEqual(accepted("ana@exemplo.pt"));
  });

  it.each([
    ["", "required"],
    [" ", "required"],
    ["ana", "bad-email"],
    ["ana @exemplo.pt", "bad-email"],
  ])("refuses %j as %s", (email, issue) => {
    const read = ownEmailForm.read({ email });
    expect(read.ok ? null : read.reason.issues.email).toBe(issue);
  });

  it("begins empty", () => {
    expect(ownEmailForm.blank()).toEqual({ email: "" });
  });
});
