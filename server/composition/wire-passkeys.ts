import { layoutTexts } from "../../src/text/pages/layout.ts";
import type { Ceremonies } from "../application/passkeys/ceremonies.ts";
import { passkeyAddress, type Addressed } from "../passkey-address.ts";
import { webauthnCeremonies } from "../infrastructure/security/webauthn-ceremonies.ts";

/** Wires the passkeys for the address of this installation; null if it has none that browsers accept. */
export function wirePasskeys(config: Addressed): Ceremonies | null {
  const address = passkeyAddress(config);
  return address === null ? null : webauthnCeremonies({ ...address, name: layoutTexts.product });
}
