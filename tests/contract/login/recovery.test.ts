import { describe, expect, it } from "vitest";
import { ownEmailSchema, emailOutcomeSchema } from "../../../src/contract/profile/own-account.ts";
import {
  emailConfirmationSchema,
  recoveryLinkSchema,
  recoveryRequestSchema,
  recoverySchema,
} from "../../../src/contract/login/recovery.ts";
import { read, refusals } from "../../support/read.ts";

const PASSWORD = "Outra!senha2";

describe("what links are asked for and opened with", () => {
  it("is an email, as one of an account", () => {
    for (const schema of [recoveryRequestSchema, ownEmailSchema]) {
      expect(read(schema, { email: "Ana@exemplo.pt" })).toEqual({ email: "Ana@exemplo.pt" });
      expect(refusals(schema, { email: "ana" })).toEqual({ email: "bad-email" });
      expect(refusals(schema, {})).toEqual({ email: "required" });
      expect(refusals(schema, { email: "a@b.pt", username: "ana" })).toEqual({
        username: "unknown-field",
      });
    }
  });

  it("is any text for a token, and a password under the rules", () => {
    const fields = { token: "qualquer", nova_senha: PASSWORD };
    expect(read(recoverySchema, fields)).toEqual(fields);
    expect(refusals(recoverySchema, { ...fields, nova_senha: "curta" })).toEqual({
      nova_senha: "password-too-short",
    });
    const long = { token: "x".repeat(129) };
    expect(refusals(recoverySchema, { ...fields, ...long })).toEqual({ token: "too-long-text" });
    expect(refusals(emailConfirmationSchema, long)).toEqual({ token: "too-long-text" });
  });

  it("is answered with a link, or with whether one was sent", () => {
    expect(refusals(recoveryLinkSchema, { ligacao: "" })).not.toEqual({});
    expect(read(emailOutcomeSchema, { por_confirmar: true })).toEqual({ por_confirmar: true });
    expect(refusals(emailOutcomeSchema, {})).not.toEqual({});
  });
});
