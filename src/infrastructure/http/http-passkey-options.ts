import type { CeremonyOptions } from "../../application/passkeys/authenticator.ts";
import { passkeyPaths } from "../../contract/passkeys/passkey-paths.ts";
import { ceremonySchema } from "../../contract/passkeys/passkeys.ts";
import type { Api } from "./api.ts";

/** Asks what an authenticator is to prove at a login, whoever its person may be. */
export const httpPasskeyOptions = (api: Api) => (): Promise<CeremonyOptions> =>
  api("post", passkeyPaths.loginOptions, ceremonySchema, { anonymous: true });
