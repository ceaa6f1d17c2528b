import * as v from "valibot";
import type { Session } from "../domain/users/session.ts";
import { PASSWORD_MAX } from "../domain/users/password-policy.ts";
import { email, newPassword, username } from "./account-fields.ts";
import { requiredText, text } from "./text-fields.ts";
import { request, response } from "./shape.ts";
import { decodeUser, encodeUser, userSchema } from "./users.ts";

/** The body of POST /auth/login; any text is tried, whatever its shape. */
export const loginSchema = request({
  username: requiredText(PASSWORD_MAX),
  password: text(PASSWORD_MAX),
});

/** The body of POST /auth/register. */
export const registrationSchema = request({ username, email, password: newPassword });

/** The answer of POST /auth/login. */
export const sessionSchema = response({
  access_token: v.pipe(v.string(), v.minLength(1)),
  token_type: v.literal("bearer"),
  user: userSchema,
});

export const decodeSession = (fields: v.InferOutput<typeof sessionSchema>): Session => ({
  token: fields.access_token,
  user: decodeUser(fields.user),
});

export const encodeSession = (session: Session): v.InferOutput<typeof sessionSchema> => ({
  access_token: session.token,
  token_type: "bearer",
  user: encodeUser(session.user),
});
