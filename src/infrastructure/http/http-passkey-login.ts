import type { CeremonyAnswer } from "../../application/ports/authenticator.ts";
import type { PasskeyLogin } from "../../application/ports/passkey-login.ts";
import { comeBackPaths } from "../../contract/come-back-paths.ts";
import { passkeyPaths } from "../../contract/passkey-paths.ts";
import { decodeSession, sessionSchema } from "../../contract/auth.ts";
import { ceremonySchema } from "../../contract/passkeys.ts";
import type { Api } from "./api.ts";

/** The login by a passkey over its calls. */
export const httpPasskeyLogin = (api: Api): PasskeyLogin => {
  const enter = (path: string) => async (resposta: CeremonyAnswer) => {
    const call = { body: { resposta }, anonymous: true };
    return decodeSession(await api("post", path, sessionSchema, call));
  };
  return {
    begin: () => api("post", passkeyPaths.loginOptions, ceremonySchema, { anonymous: true }),
    logIn: enter(passkeyPaths.login),
    comeBack: enter(comeBackPaths.byPasskey),
  };
};
