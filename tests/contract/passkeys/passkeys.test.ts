import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  decodeKeyProof,
  decodeMadeKey,
  newPasskeySchema,
  passkeyProofSchema,
  passkeyNameSchema,
} from "../../../src/contract/passkeys/passkey-bodies.ts";
import {
  decodePasskey,
  encodePasskey,
  passkeySchema,
} from "../../../src/contract/passkeys/passkeys.ts";
import { passkeyId } from "../../../src/domain/shared/ids.ts";
import { NAME_MAX } from "../../../src/domain/shared/text-limits.ts";
import { softwareAuthenticator } from "../../support/authenticator.ts";

const instant = fc.integer({ min: 0, max: 4e12 });

const anyPasskey = fc.record({
  id: fc.uuid().map(passkeyId),
  name: fc.string(),
  madeAt: instant,
  usedAt: fc.option(instant),
});

const options = { challenge: "YQ", rp: { id: "x" }, user: { id: "YQ" }, rpId: "x" };
const authenticator = softwareAuthenticator("https://financas.exemplo.pt");
const made = authenticator.make(options);
const proof = authenticator.prove(options);

const takesMade = (resposta: object, nome: unknown = "Telemóvel") =>
  v.safeParse(newPasskeySchema, { nome, resposta }).success;
const takesProof = (resposta: object) => v.safeParse(passkeyProofSchema, { resposta }).success;

describe("the calls of passkeys", () => {
  it("carry a passkey as it is", () => {
    fc.assert(
      fc.property(anyPasskey, (passkey) => {
        const fields = v.parse(passkeySchema, encodePasskey(passkey));
        expect(decodePasskey(fields)).toEqual(passkey);
      }),
    );
  });

  it("take what a browser says of a key that was made, and of one that was proved", () => {
    const { resposta: key } = v.parse(newPasskeySchema, { nome: "x", resposta: made });
    expect(decodeMadeKey(key)).toMatchObject({
      credential: authenticator.credential,
      transports: ["internal", "hybrid"],
    });
    const { resposta: use } = v.parse(passkeyProofSchema, { resposta: proof });
    expect(decodeKeyProof(use)).toMatchObject({
      credential: authenticator.credential,
      userHandle: "YQ",
    });
  });

  it("take what older and newer browsers leave out or add beside it", () => {
    const { transports: _transports, ...spare } = { transports: [], ...made.response };
    expect(takesMade({ ...made, response: spare })).toBe(true);
    const { authenticatorAttachment: _attachment, ...bare } = proof;
    expect(takesProof({ ...bare, clientExtensionResults: { credProps: { rk: true } } })).toBe(true);
    expect(takesProof({ ...proof, authenticatorAttachment: null })).toBe(true);
  });

  it("take no other kind, no bytes in another alphabet, none too many, and no field beside", () => {
    for (const broken of [
      { type: "password" },
      { id: "a+b" },
      { id: "" },
      { id: "a".repeat(1_365) },
      { user_id: "x" },
      { response: {} },
      { response: { ...proof.response, ...made.response, admin: true } },
      { response: { ...proof.response, ...made.response, clientDataJSON: "a".repeat(16_385) } },
    ]) {
      expect(takesMade({ ...made, ...broken })).toBe(false);
      expect(takesProof({ ...proof, ...broken })).toBe(false);
    }
  });

  it("take a name that says something, as long as names may be", () => {
    const reads = (nome: unknown) => v.safeParse(passkeyNameSchema, { nome }).success;
    for (const takes of [reads, (nome: unknown) => takesMade(made, nome)]) {
      expect(takes("x".repeat(NAME_MAX))).toBe(true);
      for (const bad of ["", "  ", "x".repeat(NAME_MAX + 1), "a\0", 5, null])
        expect(takes(bad)).toBe(false);
    }
  });
});
