import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { profileFields, profileForm } from "../../../src/application/profile/profile-form.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { AGE_MAX } from "../../../src/domain/users/profile.ts";
import { anyProfile } from "../../support/arbitraries/profile.ts";

describe("the form of the personal data", () => {
  it("starts empty", () => {
    expect(profileForm.blank()).toEqual({ name: "", age: "" });
  });

  it("reads back all that it shows, save the white space around the name", () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const name = profile.name.trim();
        expect(profileForm.read(profileFields(profile))).toEqual(accepted({ ...profile, name }));
      }),
    );
  });

  it.each(["", "  "])("needs a name, and %j is none", (name) => {
    expect(profileForm.read({ name, age: "30" })).toEqual({
      ok: false,
      reason: { incomplete: true, issues: { name: "required" } },
    });
  });

  it.each(["", " "])("takes the age %j for none", (age) => {
    expect(profileForm.read({ name: "Ana", age })).toEqual(accepted({ name: "Ana", age: null }));
  });

  it.each(["0", " 7 ", "130"])("takes the age %j", (age) => {
    expect(profileForm.read({ name: "Ana", age })).toEqual(
      accepted({ name: "Ana", age: Number(age) }),
    );
  });

  it.each(["-1", "1,5", "1.5", "1e1", "0x10", "trinta", String(AGE_MAX + 1)])(
    "refuses the age %s, and alone that is not incomplete",
    (age) => {
      expect(profileForm.read({ name: "Ana", age })).toEqual({
        ok: false,
        reason: { incomplete: false, issues: { age: "bad-age" } },
      });
    },
  );
});
