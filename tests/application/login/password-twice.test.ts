import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FormFault } from "../../../src/application/acts/form.ts";
import { newPasswordForm } from "../../../src/application/login/new-password-form.ts";
import {
  registrationForm,
  type RegistrationFields,
} from "../../../src/application/login/registration-form.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { newPasswordFault } from "../../../src/domain/users/password-policy.ts";
import { anyPassword } from "../../support/arbitraries/password.ts";

const NAMED = { username: "ana", email: "ana@exemplo.pt" };
const required = (...fields: readonly string[]) =>
  refused({
    incomplete: true,
    issues: Object.fromEntries(fields.map((name) => [name, "required"])),
  });

describe("the form of a registration", () => {
  it("starts with nothing", () => {
    expect(registrationForm.read(registrationForm.blank())).toEqual(
      required("username", "email", "password", "repeated"),
    );
  });

  it("reads name and address without the white space around them, and a good password that was typed twice", () => {
    fc.assert(
      fc.property(anyPassword, (password) => {
        const fields = { username: " ana ", email: " ana@exemplo.pt ", password };
        expect(registrationForm.read({ ...fields, repeated: password })).toEqual(
          accepted({ ...NAMED, password }),
        );
      }),
    );
  });

  it.each(["username", "email", "password", "repeated"] as const)(
    "is incomplete without %s, before anything is said of the password",
    (field) => {
      const filled = { ...NAMED, password: "curta", repeated: "outra" };
      expect(registrationForm.read({ ...filled, [field]: "" })).toEqual(required(field));
    },
  );

  it("is incomplete with nothing but blanks for a name or an address, of which a password may consist", () => {
    const filled = { ...NAMED, password: "Segredo!1", repeated: "Segredo!1" };
    expect(registrationForm.read({ ...filled, username: "  " })).toEqual(required("username"));
    expect(registrationForm.read({ ...filled, email: "  " })).toEqual(required("email"));
    expect(registrationForm.read({ ...filled, password: "  ", repeated: "  " })).toEqual(
      refused({ incomplete: false, issues: { password: "password-too-short" } }),
    );
  });

  it("has otherwise the one fault of its passwords, at its field", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.oneof(fc.constant(null), fc.string({ minLength: 1 })),
        (password, other) => {
          const fields: RegistrationFields = { ...NAMED, password, repeated: other ?? password };
          const fault = newPasswordFault(password, fields.repeated);
          const field = fault === "mismatch" ? "repeated" : "password";
          expect(registrationForm.read(fields)).toEqual(
            fault === null
              ? accepted({ ...NAMED, password })
              : refused({ incomplete: false, issues: { [field]: `password-${fault}` } }),
          );
        },
      ),
    );
  });
});

describe("the form of a new password by a link", () => {
  const GOOD = { token: "token", password: "Outra!senha2", repeated: "Outra!senha2" };
  const fault = (issues: FormFault<typeof GOOD>["issues"]) =>
    refused({ incomplete: false, issues });

  it("reads the password beside the token of the link", () => {
    const { token, password } = GOOD;
    expect(newPasswordForm.read({ ...newPasswordForm.blank(), ...GOOD })).toEqual(
      accepted({ token, password }),
    );
  });

  it.each([
    [{ password: "" }, required("password")],
    [{ repeated: "" }, required("repeated")],
    [{ repeated: "Outra!senha3" }, fault({ repeated: "password-mismatch" })],
    [{ password: "curta", repeated: "curta" }, fault({ password: "password-too-short" })],
    [{ password: "comprida", repeated: "comprida" }, fault({ password: "password-no-digit" })],
    [{ password: "comprida1", repeated: "comprida1" }, fault({ password: "password-no-special" })],
  ] as const)("refuses %j", (fields, refusal) => {
    expect(newPasswordForm.read({ ...GOOD, ...fields })).toEqual(refusal);
  });
});
