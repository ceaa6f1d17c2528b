import {
  loginOutcomeSchema,
  loginSchema,
  registrationSchema,
  sessionSchema,
} from "../../../../src/contract/login/auth.ts";
import { loginPaths } from "../../../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { codeLoginSchema } from "../../../../src/contract/second-factor/second-factor.ts";
import { encodeUser, userSchema } from "../../../../src/contract/administration/users.ts";
import type { logInWithCode } from "../../../application/login/log-in-with-code.ts";
import type { logIn } from "../../../application/login/log-in.ts";
import type { logOut } from "../../../application/login/end-sessions.ts";
import type { register } from "../../../application/login/register.ts";
import { addressKey } from "../../access/address-key.ts";
import { answerLogin } from "../../access/answer-login.ts";
import type { Api } from "../../api.ts";
import { originOf } from "../../access/origin-of.ts";
import { refuse, refuseTooMany } from "../../answers/refuse.ts";
import { sessionOf } from "../../access/session-of.ts";

export type AuthUseCases = {
  readonly logIn: ReturnType<typeof logIn>;
  readonly logInWithCode: ReturnType<typeof logInWithCode>;
  readonly register: ReturnType<typeof register>;
  readonly logOut: ReturnType<typeof logOut>;
};

/** Adds sessions and registration (/auth). */
export function authRoutes(api: Api, useCases: AuthUseCases): void {
  const { register, logOut } = useCases;
  loginRoutes(api, useCases);

  api.post(
    accountPaths.register,
    {
      schema: { body: registrationSchema },
      config: {
        access: "public",
        summary: "Criar conta",
        answers: { 201: userSchema },
        refusals: ["username-taken", "email-taken", "too-many-requests"],
      },
    },
    async ({ body, ip }, reply) => {
      const user = await register(body, addressKey(ip));
      if (user.ok) return reply.code(201).send(encodeUser(user.value));
      if (typeof user.reason === "object") return refuseTooMany(reply, user.reason);
      return refuse(reply, user.reason);
    },
  );

  api.post(
    accountPaths.logout,
    { config: { access: "user", summary: "Terminar sessão", answers: { 204: null } } },
    async (request, reply) => {
      await logOut(sessionOf(request).token);
      return reply.code(204).header("clear-site-data", '"cache"').send();
    },
  );

  api.get(
    accountPaths.me,
    {
      config: {
        access: "user",
        summary: "O utilizador da sessão",
        answers: { 200: userSchema },
      },
    },
    async (request) => encodeUser(sessionOf(request).user),
  );
}

/** Adds the steps of a login (/auth/login). */
function loginRoutes(api: Api, { logIn, logInWithCode }: AuthUseCases): void {
  api.post(
    loginPaths.password,
    {
      // The response contains the token beside a name that anybody may have chosen.
      compress: false,
      schema: { body: loginSchema },
      config: {
        access: "public",
        summary: "Iniciar sessão, ou saber que falta um código",
        answers: { 200: loginOutcomeSchema },
        refusals: ["bad-credentials", "suspended", "leaving", "too-many-requests"],
        // Calls that hash have a queue of their own.
        urgent: true,
      },
    },
    async (request, reply) =>
      answerLogin(reply, await logIn({ ...request.body, ...originOf(request) })),
  );

  api.post(
    loginPaths.code,
    {
      compress: false,
      schema: { body: codeLoginSchema },
      config: {
        access: "public",
        summary: "Iniciar sessão com o código que se segue à senha",
        answers: { 200: sessionSchema },
        refusals: ["wrong-code", "challenge-gone", "suspended", "too-many-requests", "key-lost"],
      },
    },
    async (request, reply) => {
      const { desafio: challenge, codigo: code } = request.body;
      return answerLogin(reply, await logInWithCode({ challenge, code, ...originOf(request) }));
    },
  );
}
