import type { ReadInstallation } from "../../../src/application/device/installation.ts";
import type { Installation } from "../../../src/domain/operator/installation.ts";

export const FAKE_ORIGIN = "https://financas.exemplo.pt";

/** An installation that sells nothing, and says nothing of itself but where passkeys count. */
export const fakeInstallation =
  (changes: Partial<Installation> = {}): ReadInstallation =>
  async () => ({
    checkoutUrl: null,
    operator: { name: null, email: null },
    sendsMail: false,
    passkeyOrigin: FAKE_ORIGIN,
    ...changes,
  });
