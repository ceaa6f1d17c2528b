import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Clock, Instant } from "../clock.ts";
import type {
  Moment,
  OneTimeToken,
  OneTimeTokens,
  TokenKind,
  TokenPurpose,
} from "./one-time-tokens.ts";
import type { TokenMint } from "./token-mint.ts";
import { latestOf } from "./token-lifetime.ts";

export type TokenMaking = { readonly mint: TokenMint; readonly clock: Clock };

const MINUTE = 60_000;

/** How long a token is good for, by its kind, in milliseconds. */
export const LIFETIMES: Readonly<Record<TokenKind, number>> = {
  reset: 30 * MINUTE,
  email: 30 * MINUTE,
  code: 5 * MINUTE,
  passkey: 5 * MINUTE,
};

/** So often something may be tried with one token. */
const MOST_TRIES = 10;

const momentOf = (now: Instant): Moment => ({ now, latest: latestOf(now) });

/** Whether a token is still looked at; not if it was made by a clock that ran ahead. */
export function isGood(
  { madeAt, expiresAt, tries }: Pick<OneTimeToken, "madeAt" | "expiresAt" | "tries">,
  at: Instant,
): boolean {
  const { now, latest } = momentOf(at);
  return madeAt <= latest && expiresAt > now && tries < MOST_TRIES;
}

/** Makes a token, and clears away all that are past; what is answered is kept nowhere. */
export const makeToken =
  ({ mint, clock }: TokenMaking) =>
  async (tokens: OneTimeTokens, purpose: TokenPurpose): Promise<string> => {
    const now = clock.now();
    await tokens.prune(momentOf(now));
    const token = mint.newToken();
    const times = { madeAt: now, expiresAt: now + LIFETIMES[purpose.kind] };
    await tokens.add(mint.digestOf(token), { ...purpose, ...times });
    return token;
  };

/** The token of a kind with a digest, if it is good; of one that is unknown, spent or old it stays untold which. */
export async function goodToken<Kind extends TokenKind>(
  { clock }: Pick<TokenMaking, "clock">,
  tokens: Pick<OneTimeTokens, "find">,
  kind: Kind,
  digest: string,
): Promise<OneTimeToken<Kind> | null> {
  const found = await tokens.find(kind, digest);
  return found !== null && isGood(found, clock.now()) ? found : null;
}

/** How many tokens of a kind somebody has that are good. */
export const countGood = (
  { clock }: Pick<TokenMaking, "clock">,
  tokens: Pick<OneTimeTokens, "count">,
  owner: UserId,
  kind: TokenKind,
): Promise<number> => tokens.count(owner, kind, momentOf(clock.now()));

/** Ends every link that somebody was sent: what they are for has changed. */
export const endLinks = (tokens: Pick<OneTimeTokens, "removeOf">, owner: UserId): Promise<void> =>
  tokens.removeOf(owner, ["reset", "email"]);
