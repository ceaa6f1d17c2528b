import type { Entrances } from "../../application/ports/entrances.ts";
import { decodeLoginOutcome, loginOutcomeSchema } from "../../contract/auth.ts";
import { accountPaths } from "../../contract/account-paths.ts";
import type { Api } from "./api.ts";

/** Logins over the calls of /auth. */
export const httpEntrances = (api: Api): Entrances => {
  const enter =
    (path: string): Entrances["logIn"] =>
    async ({ username, password }) => {
      const body = { username, password };
      return decodeLoginOutcome(
        await api("post", path, loginOutcomeSchema, { body, anonymous: true }),
      );
    };
  return {
    logIn: enter(accountPaths.login),
    comeBack: enter(accountPaths.comeBack),
  };
};
