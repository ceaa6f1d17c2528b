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
} from "./token-lifetime.ts";

type Ports = {
  readonly tokens: Tokens;
  readonly mint: TokenMint;
  readonly clock: Clock;
  /** Does what is due in the ledger of whoever calls; whether there was anything. */
  readonly bringUpToDate: (holder: TokenHolder) => Promise<boolean>;
};

/** Whom a token speaks for, and whether they proved lately that it is them. */
export type Caller = TokenHolder & { readonly isPresent: boolean };

/** Who a token speaks for at this very moment; null if for nobody. */
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

/** Whom a token speaks for, with the plan of this moment: the end of their grace may not be written yet. */
async function holderAt(tokens: Tokens, digest: string, now: Instant): Promise<TokenHolder | null> {
  const holder = await tokens.holderOf(digest);
  if (holder === null || holder.premiumUntil === null || holder.premiumUntil > now) return holder;
  return { ...holder, user: withPlan(holder.user, "free") };
}

/** A full disk must not end the reads: without the note the token only grows idle sooner. */
const noteUse = (tokens: Tokens, digest: string, now: number): Promise<void> =>
  tokens.markUsed(digest, now).catch(() => {});

/** A full disk must not end the reads: what is due is done with a later call. */
const isBroughtUpToDate = (
  bringUpToDate: Ports["bringUpToDate"],
  holder: TokenHolder,
): Promise<boolean> => bringUpToDate(holder).catch(() => false);

/** Else it would come to life again on the day of its making. It is refused even if it cannot be removed. */
const end = (tokens: Tokens, digest: string): Promise<void> =>
  tokens.remove(digest).catch(() => {});
