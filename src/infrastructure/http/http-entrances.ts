import type { Entrances } from "../../application/ports/entrances.ts";
import { decodeLoginOutcome, loginOutcomeSchema } from "../../contract/auth.ts";
import { accountPaths } from "../../contract/account-paths.ts";
import type { Api } from "./api.ts";

/** Logins over a call of /auth: the usual one, or one that has an account back. */
export const httpEntrances = (api: Api, path: string = accountPaths.login): Entrances => ({
  logIn: async ({ username, password }) => {
    const call = { body: { username, password }, anonymous: true };
    return decodeLoginOutcome(await api("post", path, loginOutcomeSchema, call));
  },
});
