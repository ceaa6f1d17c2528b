import { withPlan } from "../../../src/domain/users/user.ts";
import type { Clock, Instant } from "../clock.ts";
import type { TokenMint } from "./token-mint.ts";
import type { TokenHolder, Tokens } from "./tokens.ts";
import {
  isAlive,
  isOfTheFuture,
  isPresent,
  isUseWorthNoting,
  type TokenUse,
} from "./session-lifetime.ts";

type Ports = {
  readonly tokens: Tokens;
  readonly mint: TokenMint;
  readonly clock: Clock;
  /** Does the work due in the caller's ledger; returns whether there was any. */
  readonly bringUpToDate: (holder: TokenHolder) => Promise<boolean>;
};

/** The user of a token, and whether they proved their presence lately. */
export type Caller = TokenHolder & { readonly isPresent: boolean };

/** Returns the user of a token at this moment; null if it is not valid. */
export const authenticate =
  ({ tokens, mint, clock, bringUpToDate }: Ports) =>
  async (token: string, use: TokenUse): Promise<Caller | null> => {
    const digest = mint.digestOf(token);
    const now = clock.now();
    const holder = await holderAt(tokens, digest, now);
    if (holder === null) return null;
    if (isOfTheFuture(holder, now)) await end(tokens, digest);
    if (holder.user.status !== "active" || !isAlive(holder.user.role, holder, now)) return null;
    if (use === "person" && isUseWorthNoting(holder, now)) await noteUse(tokens, digest, now);
    const caller = (await isBroughtUpToDate(bringUpToDate, holder))
      ? await holderAt(tokens, digest, now)
      : holder;
    return caller && { ...caller, isPresent: isPresent(caller, now) };
  };

/** The user of a token, with their plan at this moment: the end of a grace period may not be stored yet. */
async function holderAt(tokens: Tokens, digest: string, now: Instant): Promise<TokenHolder | null> {
  const holder = await tokens.holderOf(digest);
  if (holder === null || holder.premiumUntil === null || holder.premiumUntil > now) return holder;
  return { ...holder, user: withPlan(holder.user, "free") };
}

/** Reads must survive a full disk: without the note the token only becomes idle sooner. */
const noteUse = (tokens: Tokens, digest: string, now: number): Promise<void> =>
  tokens.markUsed(digest, now).catch(() => {});

/** Reads must survive a full disk: due work is done with a later call. */
const isBroughtUpToDate = (
  bringUpToDate: Ports["bringUpToDate"],
  holder: TokenHolder,
): Promise<boolean> => bringUpToDate(holder).catch(() => false);

/** Without removal it would become valid on the day of its date. It is refused even if it cannot be removed. */
const end = (tokens: Tokens, digest: string): Promise<void> =>
  tokens.remove(digest).catch(() => {});
