import * as v from "valibot";
import { passkeyId } from "../domain/shared/ids.ts";
import type { FieldIssue } from "../domain/shared/field-issue.ts";
import { NAME_MAX } from "../domain/shared/text-limits.ts";
import type { KeyProof, MadeKey, Passkey } from "../domain/users/passkey.ts";
import { instant } from "./fields.ts";
import { request, response } from "./shape.ts";
import { requiredText } from "./text-fields.ts";

// @__NO_SIDE_EFFECTS__
const bytes = (longest: number) =>
  v.pipe(
    v.string("wrong-type" satisfies FieldIssue),
    v.maxLength(longest, "too-long-text" satisfies FieldIssue),
    v.regex(/^[\w-]+$/, "unreadable-text" satisfies FieldIssue),
  );

/** A name for a key is 1023 bytes at most; what else an authenticator says is short where it vouches for nothing. */
const NAME = bytes(1_364);
const DATA = bytes(16_384);

/** What the standard lets a browser say besides, of which nothing is kept. */
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

/** The body of POST /auth/login/chave and of POST /auth/presenca/chave. */
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

/** What a browser asks an authenticator for: options of WebAuthn in JSON, of which the client reads nothing. */
export const ceremonySchema = v.looseObject({ challenge: v.string() });

/** A key of GET /auth/chaves; moments of ISO 8601 in UTC, `usada_em` is null of one that was never used. */
export const passkeySchema = response({
  id: v.string(),
  nome: v.string(),
  criada_em: instant,
  usada_em: v.nullable(instant),
});

export const passkeysSchema = v.array(passkeySchema);

export const decodePasskey = (fields: v.InferOutput<typeof passkeySchema>): Passkey => ({
  id: passkeyId(fields.id),
  name: fields.nome,
  madeAt: fields.criada_em,
  usedAt: fields.usada_em,
});

export const encodePasskey = (passkey: Passkey): v.InferInput<typeof passkeySchema> => ({
  id: passkey.id,
  nome: passkey.name,
  criada_em: new Date(passkey.madeAt).toISOString(),
  usada_em: passkey.usedAt === null ? null : new Date(passkey.usedAt).toISOString(),
});
