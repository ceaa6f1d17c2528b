import type { SessionId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { rateLimitedPerson } from "../login/rate-limited-person.ts";
import { countingWrong } from "../second-factor/counting-wrong.ts";
import { hasFactor } from "../second-factor/has-factor.ts";
import type { Clock, Instant } from "../clock.ts";
import type { PasswordHasher } from "../login/password-hasher.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import type { Stores, UserWork } from "../stores.ts";
import type { Account, Users } from "../administration/users.ts";

/** The user of a call, and the session. */
export type Actor = { readonly user: User; readonly session: SessionId };

/** Why a password proof is refused; "unauthenticated" if the session has ended meanwhile. */
export type ProofRefusal = "wrong-password" | "unauthenticated" | "busy" | TooMany;

type ProofPorts = {
  readonly users: Pick<Users, "withId">;
  readonly hasher: PasswordHasher;
  /** The limit of wrong passwords per user. */
  readonly limit: RateLimit;
};

/** Verifies the password of a signed-in user; returns their account as it was then. */
export const provePassword =
  ({ users, hasher, limit }: ProofPorts) =>
  async (user: User, password: string): Promise<Result<Account, ProofRefusal>> => {
    const look = async (): Promise<Result<Account, ProofRefusal>> => {
      const account = await users.withId(user.id);
      if (account === null) return refused("unauthenticated");
      const verified = await hasher.verify(account.passwordHash, password, rateLimitedPerson(user));
      if (!verified.ok) return verified;
      return verified.value ? accepted(account) : refused("wrong-password");
    };
    return countingWrong(limit, user.id, (reason) => reason !== "busy", look);
  };

/**
 * Stores the presence that a correct password proves, unless the user has a second factor. Returns whether the session
 * exists.
 */
export async function markByPassword(
  stores: Stores,
  { user: { id }, session }: Actor,
  now: Instant,
): Promise<boolean> {
  if (!(await hasFactor(stores, id))) return stores.tokens.markPresent(id, session, now);
  return (await stores.tokens.sessionsOf(id)).some((kept) => kept.session === session);
}

/**
 * Does the work that a password was proved for, under the user's lock, and stores the presence of the session. Does
 * nothing if the password was changed or the session ended while the password was verified.
 */
export const onProven =
  ({ userWork, clock }: { readonly userWork: UserWork; readonly clock: Clock }) =>
  (
    actor: Actor,
    proven: Account,
    work: (stores: Stores, account: Account) => Promise<void>,
  ): Promise<Result<null, ProofRefusal>> =>
    userWork(actor.user.id, async (stores): Promise<Result<null, ProofRefusal>> => {
      const account = await stores.users.withId(actor.user.id);
      if (account?.passwordHash !== proven.passwordHash) return refused("wrong-password");
      if (!(await markByPassword(stores, actor, clock.now()))) return refused("unauthenticated");
      await work(stores, account);
      return accepted(null);
    });
