import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newPasswordFault } from "../../../src/domain/users/password-policy.ts";
import { registrationFault } from "../../../src/domain/users/registration.ts";
import { anyPassword } from "../../support/arbitraries/password.ts";

const GOOD = { username: "ana", email: "ana@exemplo.pt" };

describe("a registration", () => {
  it("has no fault with every field filled in and a good password twice", () => {
    fc.assert(
      fc.property(anyPassword, (password) => {
        expect(registrationFault({ ...GOOD, password, repeated: password })).toBeNull();
      }),
    );
  });

  it.each(["username", "email", "password", "repeated"] as const)(
    "is incomplete without %s, before anything is said of the password",
    (field) => {
      const filled = { ...GOOD, password: "curta", repeated: "outra" };
      expect(registrationFault({ ...filled, [field]: "" })).toBe("incomplete");
    },
  );

  it("is incomplete with nothing but blanks for a name or an address, of which a password may consist", () => {
    const filled = { ...GOOD, password: "Segredo!1", repeated: "Segredo!1" };
    expect(registrationFault({ ...filled, username: "  " })).toBe("incomplete");
    expect(registrationFault({ ...filled, email: "  " })).toBe("incomplete");
    expect(registrationFault({ ...filled, password: "  ", repeated: "  " })).toBe("too-short");
  });

  it("has otherwise the fault of its passwords", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.string({ minLength: 1 }),
        (password, repeated) => {
          const fault = newPasswordFault(password, repeated);
          expect(registrationFault({ ...GOOD, password, repeated })).toBe(fault);
        },
      ),
    );
  });
});
