import { confirmWithPasskey } from "../application/use-cases/confirm-with-passkey.ts";
import { viewPasskeys } from "../application/use-cases/view-passkeys.ts";
import { webauthnAuthenticator } from "../infrastructure/browser/webauthn-authenticator.ts";
import type { Api } from "../infrastructure/http/api.ts";
import { httpPasskeyPresence } from "../infrastructure/http/http-passkey-presence.ts";
import { httpPasskeys } from "../infrastructure/http/http-passkeys.ts";
import { readInstallation } from "./installation.ts";

/** What proves by a passkey who sits here; fetched when somebody is asked. */
export function passkeyProof(api: Api) {
  const authenticator = webauthnAuthenticator(window);
  const passkeys = httpPasskeys(api);
  const view = viewPasskeys({ passkeys, installation: readInstallation, authenticator });
  return {
    isThere: async () => {
      const { use, passkeys: kept } = await view();
      return use.type === "ready" && kept.length > 0;
    },
    prove: confirmWithPasskey({ presence: httpPasskeyPresence(api), authenticator }),
  };
}
