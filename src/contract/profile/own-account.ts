import * as v from "valibot";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { sessionId } from "../../domain/shared/ids.ts";
import type { Proof } from "../../domain/users/proof.ts";
import { PASSWORD_MAX } from "../../domain/users/password-policy.ts";
import { email, newPassword } from "../administration/account-fields.ts";
import { request, response } from "../shape.ts";
import { requiredText } from "../text-fields.ts";
import { field, idAs, moment } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

/** The longest text that is accepted as a code. */
const CODE_MAX = 64;

/** The body of PUT /auth/senha; any text is accepted as the current password. */
export const ownPasswordSchema = request({
  senha_atual: requiredText(PASSWORD_MAX),
  nova_senha: newPassword,
});

/** A code as it is typed, with any separators. */
export const typedCode = requiredText(CODE_MAX);

/** The body of POST /auth/presenca: exactly one of its fields. */
export const presenceSchema = v.pipe(
  request({ senha: v.optional(requiredText(PASSWORD_MAX)), codigo: v.optional(typedCode) }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Proof => {
    const { senha: password, codigo: code } = dataset.value;
    if (password !== undefined && code === undefined) return { type: "password", password };
    if (code !== undefined && password === undefined) return { type: "code", code };
    addIssue({ message: "one-proof" satisfies FieldIssue });
    return NEVER;
  }),
);

/** The body of PUT /auth/email. */
export const ownEmailSchema = request({ email });

/**
 * The response of PUT /auth/email: whether the new address has to be confirmed first by the link that was mailed to it.
 */
export const emailOutcomeSchema = response({ por_confirmar: v.boolean() });

const session = wire({
  id: idAs("id", sessionId),
  device: field("dispositivo", v.string()),
  madeAt: moment("criada_em"),
  usedAt: moment("usada_em"),
  current: field("atual", v.boolean()),
});

/** A session of GET /auth/sessoes; moments of ISO 8601 in UTC; `atual` is the session of the request. */
export const ownSessionSchema = response(session.entries);

export const ownSessionsSchema = v.array(ownSessionSchema);

export const decodeOwnSession = session.read;
export const encodeOwnSession = session.write;
