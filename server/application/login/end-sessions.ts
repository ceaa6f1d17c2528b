import type { SessionId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Tokens } from "./tokens.ts";
import type { WithDiskReserve } from "../with-disk-reserve.ts";
import type { Actor } from "../presence/prove-password.ts";
import type { TokenMint } from "./token-mint.ts";
import type { Clock } from "../clock.ts";
import { latestOf } from "./session-lifetime.ts";

type Ports = { readonly tokens: Tokens; readonly withDiskReserve: WithDiskReserve };

/** Ends one of a user's sessions at once; returns whether it was theirs. */
export const endSession =
  ({ tokens, withDiskReserve }: Ports) =>
  (owner: UserId, session: SessionId): Promise<boolean> =>
    withDiskReserve(() => tokens.removeSession(owner, session));

/** Ends all of a user's sessions except the caller's. */
export const endOtherSessions =
  ({ tokens, withDiskReserve }: Ports) =>
  ({ user, session }: Actor): Promise<void> =>
    withDiskReserve(() => tokens.removeOthers(user.id, session));

/** Ends the session of a token at once. */
export const logOut =
  ({ tokens, mint, withDiskReserve }: Ports & { readonly mint: TokenMint }) =>
  (token: string): Promise<void> =>
    withDiskReserve(() => tokens.remove(mint.digestOf(token)));

/** Ends the sessions that a fast clock dated in the future: an unused one would become valid on the day of its date. */
export const endFutureSessions =
  ({ tokens, clock }: { readonly tokens: Tokens; readonly clock: Clock }) =>
  (): Promise<void> =>
    tokens.removeMadeAfter(latestOf(clock.now()));
