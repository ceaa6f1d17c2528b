import type { UserAccounts } from "../../../application/administration/user-accounts.ts";
import {
  decodeListedUser,
  decodeUserOverview,
  encodeAccountChange,
  encodeNewAccount,
  listedUsersSchema,
  userOverviewSchema,
} from "../../../contract/administration/admin.ts";
import { IDEMPOTENCY_HEADER } from "../../../contract/api-base.ts";
import { factorPaths } from "../../../contract/second-factor/factor-paths.ts";
import { paths } from "../../../contract/paths.ts";
import { recoveryLinkSchema } from "../../../contract/login/recovery.ts";
import { nothing, type Api } from "../api.ts";

/** All user accounts over the calls of /auth/admin. */
export const httpUserAccounts = (api: Api): UserAccounts => ({
  list: async ({ search, limit, skip }) => {
    const query = {
      pesquisa: search === "" ? undefined : search,
      limite: String(limit),
      saltar: String(skip),
    };
    return (await api("get", paths.adminUsers, listedUsersSchema, { query })).map(decodeListedUser);
  },
  overview: async () =>
    decodeUserOverview(await api("get", paths.adminOverview, userOverviewSchema)),
  create: async (account, key) => {
    const body = encodeNewAccount(account);
    await api("post", paths.adminUsers, nothing, { body, headers: { [IDEMPOTENCY_HEADER]: key } });
  },
  change: async (username, change) => {
    const body = encodeAccountChange(change);
    await api("put", paths.adminUser(username), nothing, { body });
  },
  recoveryLink: async (username) =>
    (await api("post", paths.adminRecovery(username), recoveryLinkSchema)).ligacao,
  remove: async (username) => {
    await api("delete", paths.adminUser(username), nothing);
  },
  removeFactor: async (username) => {
    await api("delete", factorPaths.adminUserFactor(username), nothing);
  },
});
