import { sessionId } from "../../../src/domain/shared/ids.ts";
import type { NewToken } from "../../../server/application/login/tokens.ts";

/** Makes a session to store, for the digest of a token. */
export const tokenOf = (digest: string): NewToken => ({
  digest,
  session: sessionId(`session of ${digest}`),
  device: "Firefox no Linux",
});
