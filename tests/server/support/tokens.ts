import { sessionId } from "../../../src/domain/shared/ids.ts";
import type { NewToken } from "../../../server/application/login/tokens.ts";

/** A session that is to be kept, of a token with a digest. */
export const tokenOf = (digest: string): NewToken => ({
  digest,
  session: sessionId(`session of ${digest}`),
  device: "Firefox no Linux",
});
