import type { Accounts } from "../../application/accounts/accounts.ts";
import { accountPaths } from "../../contract/login/account-paths.ts";
import { decodeUser, userSchema } from "../../contract/administration/users.ts";
import { nothing, type Api } from "./api.ts";

/** The account of the current session over the calls of /auth. */
export const httpAccounts = (api: Api): Accounts => ({
  logOut: async (token) => {
    await api("post", accountPaths.logout, nothing, { keepalive: true, token });
  },
  me: async () => decodeUser(await api("get", accountPaths.me, userSchema)),
});
