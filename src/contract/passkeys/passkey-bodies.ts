import * as v from "valibot";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import type { KeyProof, MadeKey } from "../../domain/users/passkey.ts";
import { request } from "../shape.ts";
import { requiredText } from "../text-fields.ts";

// @__NO_SIDE_EFFECTS__
const bytes = (longest: number) =>
  v.pipe(
    v.string("wrong-type" satisfies FieldIssue),
    v.maxLength(longest, "too-long-text" satisfies FieldIssue),
    v.regex(/^[\w-]+$/, "unreadable-text" satisfies FieldIssue),
  );

/** A key's id is 1023 bytes at most; the other values are short where no attestation is asked for. */
const NAME = bytes(1_364);
const DATA = bytes(16_384);

/** Further fields that the standard allows a browser to send; none is stored. */
const besides = {
  rawId: NAME,
  type: v.picklist(["public-key"], "wrong-type" satisfies FieldIssue),
  authenticatorAttachment: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  clientExtensionResults: v.optional(v.looseObject({})),
};

/** `RegistrationResponseJSON` of WebAuthn. */
const madeKeySchema = request({
  ...besides,
  id: NAME,
  response: request({
    clientDataJSON: DATA,
    attestationObject: DATA,
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10)),
    ),
    publicKeyAlgorithm: v.optional(v.number()),
    publicKey: v.optional(DATA),
    authenticatorData: v.optional(DATA),
  }),
});

/** `AuthenticationResponseJSON` of WebAuthn. */
const keyProofSchema = request({
  ...besides,
  id: NAME,
  response: request({
    clientDataJSON: DATA,
    authenticatorData: DATA,
    signature: DATA,
    userHandle: v.optional(v.nullable(bytes(128))),
  }),
});

const name = requiredText(NAME_MAX);

/** The body of POST /auth/chaves. */
export const newPasskeySchema = request({ nome: name, resposta: madeKeySchema });

/** The body of PUT /auth/chaves/{id}. */
export const passkeyNameSchema = request({ nome: name });

/** The body of POST /auth/login/chave, /auth/recuperar-conta/chave and /auth/presenca/chave. */
export const passkeyProofSchema = request({ resposta: keyProofSchema });

export const decodeMadeKey = ({
  id,
  response: said,
}: v.InferOutput<typeof madeKeySchema>): MadeKey => ({
  credential: id,
  clientData: said.clientDataJSON,
  attestation: said.attestationObject,
  transports: said.transports ?? [],
});

export const decodeKeyProof = ({
  id,
  response: said,
}: v.InferOutput<typeof keyProofSchema>): KeyProof => ({
  credential: id,
  clientData: said.clientDataJSON,
  authenticatorData: said.authenticatorData,
  signature: said.signature,
  userHandle: said.userHandle ?? null,
});
