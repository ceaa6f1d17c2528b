import type { PasskeyPresence } from "../../../application/passkeys/confirm-with-passkey.ts";
import { ceremonySchema } from "../../../contract/passkeys/passkeys.ts";
import { passkeyPaths } from "../../../contract/passkeys/passkey-paths.ts";
import { nothing, type Api } from "../api.ts";

/** Confirmation of presence by a passkey over its calls. */
export const httpPasskeyPresence = (api: Api): PasskeyPresence => ({
  begin: () => api("post", passkeyPaths.presenceOptions, ceremonySchema),
  confirm: async (resposta) => {
    await api("post", passkeyPaths.presence, nothing, { body: { resposta } });
  },
});
