import type { OtherProofs } from "../application/second-factor/other-proofs.ts";
import { confirmWithPasskey } from "../application/passkeys/confirm-with-passkey.ts";
import { webauthnAuthenticator } from "../infrastructure/browser/webauthn-authenticator.ts";
import type { Api } from "../infrastructure/http/api.ts";
import { httpOwnFactor } from "../infrastructure/http/second-factor/http-own-factor.ts";
import { httpPasskeyPresence } from "../infrastructure/http/presence/http-passkey-presence.ts";
import { httpPasskeys } from "../infrastructure/http/passkeys/http-passkeys.ts";

/** The ways other than a password to prove the user's identity; fetched when one is asked for. */
export function otherProofs(api: Api): OtherProofs {
  const authenticator = webauthnAuthenticator(window);
  const hasPasskey = async () =>
    // No check of the address: the browser itself refuses the passkeys of another one.
    authenticator.place().hasPasskeys && (await httpPasskeys(api).list()).length > 0;
  const hasFactor = async () => (await httpOwnFactor(api).read()).since !== null;
  const nobodyKnows = () => false;
  return {
    ways: async () => {
      const [passkey, code] = await Promise.all([
        hasPasskey().catch(nobodyKnows),
        hasFactor().catch(nobodyKnows),
      ]);
      return { passkey, code };
    },
    usePasskey: confirmWithPasskey({ presence: httpPasskeyPresence(api), authenticator }),
  };
}
