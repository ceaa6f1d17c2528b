import * as v from "valibot";
import { email, newPassword } from "../administration/account-fields.ts";
import { request, response } from "../shape.ts";
import { text } from "../text-fields.ts";

/** The calls that need no session, only a link at most. */
export const recoveryPaths = {
  ask: "/auth/recuperar",
  conclude: "/auth/recuperar/concluir",
  confirmEmail: "/auth/email/confirmar",
} as const;

/** The token of a link; no other text is valid. */
const linkToken = text(128);

/** The body of POST /auth/recuperar. */
export const recoveryRequestSchema = request({ email });

/** The body of POST /auth/recuperar/concluir. */
export const recoverySchema = request({ token: linkToken, nova_senha: newPassword });

/** The body of POST /auth/email/confirmar. */
export const emailConfirmationSchema = request({ token: linkToken });

/** The response of POST /auth/admin/users/{username}/recuperacao: a URL, or a path of this installation. */
export const recoveryLinkSchema = response({ ligacao: v.pipe(v.string(), v.minLength(1)) });
