import type { Accounts } from "../../application/ports/accounts.ts";
import { decodeLoginOutcome, loginOutcomeSchema } from "../../contract/auth.ts";
import { accountPaths } from "../../contract/account-paths.ts";
import { decodeUser, userSchema } from "../../contract/users.ts";
import { nothing, type Api } from "./api.ts";

/** Accounts and sessions over the calls of /auth. */
export const httpAccounts = (api: Api): Accounts => {
  const enter =
    (path: string): Accounts["logIn"] =>
    async ({ username, password }) => {
      const body = { username, password };
      return decodeLoginOutcome(
        await api("post", path, loginOutcomeSchema, { body, anonymous: true }),
      );
    };
  return {
    logIn: enter(accountPaths.login),
    comeBack: enter(accountPaths.comeBack),
    register: async ({ username, email, password }) => {
      const body = { username, email, password };
      return decodeUser(
        await api("post", accountPaths.register, userSchema, { body, anonymous: true }),
      );
    },
    logOut: async () => {
      await api("post", accountPaths.logout, nothing, { keepalive: true });
    },
    me: async () => decodeUser(await api("get", accountPaths.me, userSchema)),
  };
};
