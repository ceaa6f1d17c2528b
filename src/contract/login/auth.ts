import * as v from "valibot";
import type { LoginOutcome } from "../../domain/users/login-outcome.ts";
import type { Session } from "../../domain/users/session.ts";
import { PASSWORD_MAX } from "../../domain/users/password-policy.ts";
import { email, newPassword, username } from "../administration/account-fields.ts";
import { requiredText, text } from "../text-fields.ts";
import { request, response } from "../shape.ts";
import { decodeUser, encodeUser, userSchema } from "../administration/users.ts";

/** The body of POST /auth/login; any text is accepted, whatever its shape. */
export const loginSchema = request({
  username: requiredText(PASSWORD_MAX),
  password: text(PASSWORD_MAX),
});

/** The body of POST /auth/register. */
export const registrationSchema = request({ username, email, password: newPassword });

/** A session, as every login returns it. */
export const sessionSchema = response({
  access_token: v.pipe(v.string(), v.minLength(1)),
  token_type: v.literal("bearer"),
  user: userSchema,
});

export const decodeSession = (fields: v.InferOutput<typeof sessionSchema>): Session => ({
  token: fields.access_token,
  user: decodeUser(fields.user),
});

/** The response of POST /auth/login when a code is needed as well. */
const challengeSchema = response({ passo: v.literal("codigo"), desafio: v.string() });

/** The response of POST /auth/login. */
export const loginOutcomeSchema = v.union([sessionSchema, challengeSchema]);

export const decodeLoginOutcome = (
  fields: v.InferOutput<typeof loginOutcomeSchema>,
): LoginOutcome =>
  "passo" in fields
    ? { type: "code-wanted", challenge: fields.desafio }
    : { type: "signed-in", session: decodeSession(fields) };

export const encodeLoginOutcome = (
  outcome: LoginOutcome,
): v.InferOutput<typeof loginOutcomeSchema> =>
  outcome.type === "code-wanted"
    ? { passo: "codigo", desafio: outcome.challenge }
    : {
        access_token: outcome.session.token,
        token_type: "bearer",
        user: encodeUser(outcome.session.user),
      };
