import { confirmWithPasskey } from "../application/use-cases/confirm-with-passkey.ts";
import type { PasskeyProof } from "../application/ports/passkey-proof.ts";
import { webauthnAuthenticator } from "../infrastructure/browser/webauthn-authenticator.ts";
import type { Api } from "../infrastructure/http/api.ts";
import { httpPasskeyPresence } from "../infrastructure/http/http-passkey-presence.ts";
import { httpPasskeys } from "../infrastructure/http/http-passkeys.ts";

/** What proves by a passkey who sits here; fetched when somebody is asked. */
export function passkeyProof(api: Api): PasskeyProof {
  const authenticator = webauthnAuthenticator(window);
  return {
    // At another address than the keys' the browser says so itself.
    isThere: async () =>
      authenticator.place().hasPasskeys && (await httpPasskeys(api).list()).length > 0,
    prove: confirmWithPasskey({ presence: httpPasskeyPresence(api), authenticator }),
  };
}
