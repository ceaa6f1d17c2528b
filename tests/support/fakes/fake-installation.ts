import type { ReadInstallation } from "../../../src/application/device/installation.ts";
import type { Installation } from "../../../src/domain/operator/installation.ts";

export const FAKE_ORIGIN = "https://financas.exemplo.pt";

/** An installation without payments, configured only for passkeys. */
export const fakeInstallation =
  (changes: Partial<Installation> = {}): ReadInstallation =>
  async () => ({
    checkoutUrl: null,
    operator: { name: null, email: null },
    sendsMail: false,
    passkeyOrigin: FAKE_ORIGIN,
    ...changes,
  });
