import type { OwnSession } from "../../../src/domain/users/own-session.ts";
import type { Clock } from "../clock.ts";
import type { Tokens } from "./tokens.ts";
import type { Actor } from "../presence/prove-password.ts";
import { isAlive } from "./session-lifetime.ts";

type Ports = { readonly tokens: Pick<Tokens, "sessionsOf">; readonly clock: Clock };

/** Lists the valid sessions of a user, last used first. */
export const listSessions =
  ({ tokens, clock }: Ports) =>
  async ({ user, session }: Actor): Promise<readonly OwnSession[]> => {
    const now = clock.now();
    const kept = await tokens.sessionsOf(user.id);
    return kept
      .filter((one) => isAlive(user.role, one, now))
      .map((one) => ({
        id: one.session,
        device: one.device,
        madeAt: one.issuedAt,
        usedAt: one.usedAt,
        current: one.session === session,
      }));
  };
