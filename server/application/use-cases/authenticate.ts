import type { User } from "../../../src/domain/users/user.ts";
import type { Clock } from "../ports/clock.ts";
import type { TokenMint } from "../ports/token-mint.ts";
import type { Tokens } from "../ports/tokens.ts";
import { isAlive, isUseWorthNoting, type TokenUse } from "../token-lifetime.ts";

type Ports = { readonly tokens: Tokens; readonly mint: TokenMint; readonly clock: Clock };

/** Who a token speaks for at this very moment; null if for nobody (§4, session). */
export const authenticate =
  ({ tokens, mint, clock }: Ports) =>
  async (token: string, use: TokenUse): Promise<User | null> => {
    const digest = mint.digestOf(token);
    const holder = await tokens.holderOf(digest);
    const now = clock.now();
    if (holder === null || holder.user.status !== "active" || !isAlive(holder, now)) return null;
    if (use === "person" && isUseWorthNoting(holder, now)) await noteUse(tokens, digest, now);
    return holder.user;
  };

/** A full disk must not end the reads: without the note the token only grows idle sooner. */
const noteUse = (tokens: Tokens, digest: string, now: number): Promise<void> =>
  tokens.markUsed(digest, now).catch(() => {});
