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
        description: "Não inicia sessão. Até 10 contas por hora de cada endereço.",
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
    {
      config: {
        access: "user",
        summary: "Terminar sessão",
        description: "O token deixa logo de servir.",
        answers: { 204: null },
      },
    },
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
        description:
          "É como está agora: plano, estado e papel podem ter mudado desde o início da sessão.",
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
        description:
          "A quem tem segundo fator devolve, em vez do token, «passo» e um «desafio» para /auth/login/codigo. O token acaba ao fim de 7 dias sem uso e de 30 em todo o caso (de um administrador, 30 minutos e 12 horas). Cada utilizador tem no máximo 10; mais um acaba com o mais antigo. A quem pediu a eliminação da conta responde com 403 «conta_em_eliminacao», com «elimina_em».",
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
        description:
          "O código é o da aplicação (6 algarismos) ou um de recuperação (16 caracteres, cada um uma só vez); espaços, traços e minúsculas não fazem diferença. O «desafio» serve durante 5 minutos, para 10 tentativas e uma sessão. Se já não servir, o 401 traz o «codigo» «desafio»: comece de novo pela senha.",
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
