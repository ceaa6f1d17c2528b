import * as v from "valibot";
import { passkeyId } from "../../domain/shared/ids.ts";
import { response } from "../shape.ts";
import { nullable } from "../wire/absent.ts";
import { field, idAs, moment } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

/** The options that a browser passes to an authenticator (WebAuthn, JSON); the client reads none of them. */
export const ceremonySchema = v.pipe(
  v.unknown(),
  v.check((options) => typeof options === "object" && options !== null),
  v.transform((options) => options as object),
);

const passkey = wire({
  id: idAs("id", passkeyId),
  name: field("nome", v.string()),
  madeAt: moment("criada_em"),
  usedAt: nullable(moment("usada_em")),
});

/** A key of GET /auth/chaves; moments of ISO 8601 in UTC; `usada_em` is null for a key that was never used. */
export const passkeySchema = response(passkey.entries);

export const passkeysSchema = v.array(passkeySchema);

export const decodePasskey = passkey.read;
export const encodePasskey = passkey.write;
