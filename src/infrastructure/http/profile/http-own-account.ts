import type { OwnAccount } from "../../../application/profile/own-account.ts";
import { decodeOwnSession, ownSessionsSchema } from "../../../contract/profile/own-account.ts";
import { paths } from "../../../contract/paths.ts";
import { nothing, type Api } from "../api.ts";

/** The user's own account over its calls of /auth. */
export const httpOwnAccount = (api: Api): OwnAccount => ({
  changePassword: async ({ current, password }) => {
    const body = { senha_atual: current, nova_senha: password };
    await api("put", paths.ownPassword, nothing, { body });
  },
  sessions: async () => (await api("get", paths.sessions, ownSessionsSchema)).map(decodeOwnSession),
  endSession: async (id) => {
    await api("delete", paths.session(id), nothing);
  },
  endOtherSessions: async () => {
    await api("delete", paths.sessions, nothing);
  },
});
