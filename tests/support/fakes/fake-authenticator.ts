import type { Authenticator } from "../../../src/application/passkeys/authenticator.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { FAKE_ORIGIN } from "./fake-installation.ts";

/** An authenticator that answers every request, in a browser at the right address. */
export const fakeAuthenticator = (changes: Partial<Authenticator> = {}): Authenticator => ({
  place: () => ({ origin: FAKE_ORIGIN, hasPasskeys: true }),
  make: async (options) => accepted(options),
  prove: async (options) => accepted(options),
  ...changes,
});
