import {
  loginSchema,
  registrationSchema,
  encodeSession,
  sessionSchema,
} from "../../../src/contract/auth.ts";
import { accountPaths } from "../../../src/contract/account-paths.ts";
import { encodeUser, userSchema } from "../../../src/contract/users.ts";
import { deviceOf } from "../../../src/domain/users/device.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { NewAccount } from "../../../src/domain/users/new-account.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { deviceName } from "../../../src/text/devices.ts";
import type { LoginTry } from "../../application/login-limits.ts";
import type { LoginRefusal } from "../../application/use-cases/log-in.ts";
import type { RegistrationRefusal } from "../../application/use-cases/register.ts";
import { addressKey } from "../address-key.ts";
import type { Api } from "../api.ts";
import { refuse, refuseTooMany } from "../refuse.ts";
import { refuseLogin } from "../refuse-login.ts";
import { sessionOf } from "../session-of.ts";

export type AuthUseCases = {
  readonly logIn: (
    login: LoginTry & { readonly password: string; readonly device: string },
  ) => Promise<Result<Session, LoginRefusal>>;
  readonly register: (
    account: Omit<NewAccount, "role">,
    address: string,
  ) => Promise<Result<User, RegistrationRefusal>>;
  readonly logOut: (token: string) => Promise<void>;
};

/** Sessions and registration (/auth). */
export function authRoutes(api: Api, { logIn, register, logOut }: AuthUseCases): void {
  api.post(
    accountPaths.login,
    {
      // The answer holds the token beside a name that anybody may have chosen.
      compress: false,
      schema: { body: loginSchema },
      config: {
        access: "public",
        summary: "Iniciar sessão",
        answers: { 200: sessionSchema },
        refusals: ["bad-credentials", "suspended", "leaving", "too-many-requests"],
        // Those that hash have a line of their own.
        urgent: true,
      },
    },
    async ({ body, ip, headers }, reply) => {
      const device = deviceName(deviceOf(headers["user-agent"] ?? ""));
      const session = await logIn({ ...body, address: addressKey(ip), device });
      return session.ok ? encodeSession(session.value) : refuseLogin(reply, session.reason);
    },
  );

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
