import type { CeremonyOptions } from "../../../application/passkeys/authenticator.ts";
import { passkeyPaths } from "../../../contract/passkeys/passkey-paths.ts";
import { ceremonySchema } from "../../../contract/passkeys/passkeys.ts";
import type { Api } from "../api.ts";

/** Fetches the options of a login by passkey, for any user. */
export const httpPasskeyOptions = (api: Api) => (): Promise<CeremonyOptions> =>
  api("post", passkeyPaths.loginOptions, ceremonySchema, { anonymous: true });
