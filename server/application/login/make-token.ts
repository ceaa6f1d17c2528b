import { MINUTE_MS } from "../../../src/domain/shared/duration.ts";
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
import { latestOf } from "./session-lifetime.ts";

export type TokenMaking = { readonly mint: TokenMint; readonly clock: Clock };

/** The lifetime of a token by kind, in milliseconds. */
export const LIFETIMES: Readonly<Record<TokenKind, number>> = {
  reset: 30 * MINUTE_MS,
  email: 30 * MINUTE_MS,
  code: 5 * MINUTE_MS,
  passkey: 5 * MINUTE_MS,
};

const MAX_TRIES = 10;

const momentOf = (now: Instant): Moment => ({ now, latest: latestOf(now) });

/** Whether a token is valid; not if a fast clock dated it in the future. */
export function isGood(
  { madeAt, expiresAt, tries }: Pick<OneTimeToken, "madeAt" | "expiresAt" | "tries">,
  at: Instant,
): boolean {
  const { now, latest } = momentOf(at);
  return madeAt <= latest && expiresAt > now && tries < MAX_TRIES;
}

/** Creates a token, and deletes all expired ones; the token itself is stored nowhere. */
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

/** Returns the valid token of a kind with a digest; an unknown, spent or expired one is refused without distinction. */
export async function goodToken<Kind extends TokenKind>(
  { clock }: Pick<TokenMaking, "clock">,
  tokens: Pick<OneTimeTokens, "find">,
  kind: Kind,
  digest: string,
): Promise<OneTimeToken<Kind> | null> {
  const found = await tokens.find(kind, digest);
  return found !== null && isGood(found, clock.now()) ? found : null;
}

/** Returns the number of valid tokens of a kind that a user has. */
export const countGood = (
  { clock }: Pick<TokenMaking, "clock">,
  tokens: Pick<OneTimeTokens, "count">,
  owner: UserId,
  kind: TokenKind,
): Promise<number> => tokens.count(owner, kind, momentOf(clock.now()));

/** Invalidates every link sent to a user: their purpose has changed. */
export const endLinks = (tokens: Pick<OneTimeTokens, "removeOf">, owner: UserId): Promise<void> =>
  tokens.removeOf(owner, ["reset", "email"]);
