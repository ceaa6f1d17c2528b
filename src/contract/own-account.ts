import * as v from "valibot";
import { sessionId } from "../domain/shared/ids.ts";
import type { OwnSession } from "../domain/users/own-session.ts";
import { PASSWORD_MAX } from "../domain/users/password-policy.ts";
import { email, newPassword } from "./account-fields.ts";
import { instant } from "./fields.ts";
import { request, response } from "./shape.ts";
import { requiredText } from "./text-fields.ts";

/** The body of PUT /auth/senha; any text is tried as the current password. */
export const ownPasswordSchema = request({
  senha_atual: requiredText(PASSWORD_MAX),
  nova_senha: newPassword,
});

/** The body of POST /auth/presenca. */
export const presenceSchema = request({ senha: requiredText(PASSWORD_MAX) });

/** The body of PUT /auth/email. */
export const ownEmailSchema = request({ email });

/** The answer of PUT /auth/email: whether the new one counts only once the link in the mail to it was opened. */
export const emailOutcomeSchema = response({ por_confirmar: v.boolean() });

/** A session of GET /auth/sessoes; moments of ISO 8601 in UTC, `atual` is the one that asks. */
export const ownSessionSchema = response({
  id: v.string(),
  dispositivo: v.string(),
  criada_em: instant,
  usada_em: instant,
  atual: v.boolean(),
});

export const ownSessionsSchema = v.array(ownSessionSchema);

export const decodeOwnSession = (fields: v.InferOutput<typeof ownSessionSchema>): OwnSession => ({
  id: sessionId(fields.id),
  device: fields.dispositivo,
  madeAt: fields.criada_em,
  usedAt: fields.usada_em,
  current: fields.atual,
});

export const encodeOwnSession = (session: OwnSession): v.InferInput<typeof ownSessionSchema> => ({
  id: session.id,
  dispositivo: session.device,
  criada_em: new Date(session.madeAt).toISOString(),
  usada_em: new Date(session.usedAt).toISOString(),
  atual: session.current,
});
