import * as v from "valibot";
import { passkeyId } from "../../domain/shared/ids.ts";
import type { Passkey } from "../../domain/users/passkey.ts";
import { instant } from "../fields.ts";
import { response } from "../shape.ts";

/** The options that a browser passes to an authenticator (WebAuthn, JSON); the client reads none of them. */
export const ceremonySchema = v.pipe(
  v.unknown(),
  v.check((options) => typeof options === "object" && options !== null),
  v.transform((options) => options as object),
);

/** A key of GET /auth/chaves; moments of ISO 8601 in UTC; `usada_em` is null for a key that was never used. */
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
