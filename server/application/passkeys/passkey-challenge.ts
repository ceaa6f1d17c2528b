import type { UserId } from "../../../src/domain/shared/ids.ts";
import { isGood, makeToken, type TokenMaking } from "../login/make-token.ts";
import type { Ceremonies } from "./ceremonies.ts";
import type { Ceremony, OneTimeTokens } from "../login/one-time-tokens.ts";

export type ChallengePorts = TokenMaking & { readonly oneTimeTokens: OneTimeTokens };

/** Makes a challenge for one response; a login's challenge has no owner. */
export const makeChallenge =
  (ports: ChallengePorts) =>
  (ceremony: Ceremony, owner: UserId | null): Promise<string> =>
    makeToken(ports)(ports.oneTimeTokens, { kind: "passkey", ceremony, owner });

/** Consumes the challenge of a response; returns it if it was made for this purpose and is still valid. */
export const takeChallenge =
  ({ oneTimeTokens, mint, clock }: ChallengePorts, { challengeIn }: Ceremonies) =>
  async (clientData: string, ceremony: Ceremony, user: UserId | null): Promise<string | null> => {
    const challenge = challengeIn(clientData);
    if (challenge === null) return null;
    const spent = await oneTimeTokens.spend("passkey", mint.digestOf(challenge));
    if (spent === null || !isGood(spent, clock.now())) return null;
    return spent.ceremony === ceremony && spent.owner === user ? challenge : null;
  };
