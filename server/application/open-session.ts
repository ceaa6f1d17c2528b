import { sessionId } from "../../src/domain/shared/ids.ts";
import type { Session } from "../../src/domain/users/session.ts";
import type { User } from "../../src/domain/users/user.ts";
import type { Clock } from "./ports/clock.ts";
import type { NewId } from "./ports/new-id.ts";
import type { Stores } from "./ports/stores.ts";
import type { TokenMint } from "./ports/token-mint.ts";
import { latestOf, TOKENS_PER_USER } from "./token-lifetime.ts";

export type SessionPorts = {
  readonly mint: TokenMint;
  readonly newId: NewId;
  readonly clock: Clock;
};

/** Opens a session for whoever has proved to be a user, in the place of their oldest one if they have too many. */
export const openSession =
  ({ mint, newId, clock }: SessionPorts) =>
  async ({ tokens }: Pick<Stores, "tokens">, user: User, device: string): Promise<Session> => {
    const token = mint.newToken();
    const now = clock.now();
    await tokens.keepNewest(user.id, TOKENS_PER_USER - 1, latestOf(now));
    const made = { digest: mint.digestOf(token), session: sessionId(newId()), device };
    await tokens.add(made, user.id, now);
    return { token, user };
  };
