import type { Actor } from "../../../server/application/presence/prove-password.ts";
import type { RateLimit } from "../../../server/application/login/rate-limit.ts";
import type { UserWork } from "../../../server/application/stores.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import type { TestServer } from "./start-test-server.ts";

/** The ports of a server on which `act` runs once, just before the lock of an account is taken. */
export function meanwhile({ stores }: TestServer, act: () => Promise<unknown>) {
  let isDue = true;
  const after =
    (work: UserWork): UserWork =>
    async (account, doIt) => {
      const isFirst = isDue;
      isDue = false;
      if (isFirst) await act();
      return work(account, doIt);
    };
  return {
    ...stores,
    userWork: after(stores.userWork),
    administrativeWork: after(stores.administrativeWork),
  };
}

/** Returns the user and session of a call. */
export async function actorOf({ stores }: TestServer, { token }: Session): Promise<Actor> {
  const holder = await stores.tokens.holderOf(stores.mint.digestOf(token));
  if (holder === null) throw new Error("no such session");
  return { user: holder.user, session: holder.session };
}

/** Makes a limit that allows everything, and counts its attempts. */
export function countedLimit() {
  let count = 0;
  const limit: RateLimit = {
    take: async () => {
      count += 1;
      return accepted(null);
    },
    giveBack: async () => {
      count -= 1;
    },
  };
  return { limit, counted: () => count };
}

/** A limit that is always reached. */
export const REACHED: RateLimit = {
  take: async () => refused({ retryAfterSeconds: 60 }),
  giveBack: async () => {},
};
