import type { CodeLogin } from "../../application/ports/code-login.ts";
import { accountPaths } from "../../contract/account-paths.ts";
import { decodeSession, sessionSchema } from "../../contract/auth.ts";
import type { Api } from "./api.ts";

/** The second step of a login over its call. */
export const httpCodeLogin = (api: Api): CodeLogin => ({
  logIn: async ({ challenge, code }) => {
    const body = { desafio: challenge, codigo: code };
    return decodeSession(
      await api("post", accountPaths.loginCode, sessionSchema, { body, anonymous: true }),
    );
  },
});
