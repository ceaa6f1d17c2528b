import { userId, type UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { NewAccount } from "../../../src/domain/users/new-account.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { stillAdministers } from "./administration.ts";
import { rateLimitedPerson } from "../login/rate-limited-person.ts";
import { newUser } from "../login/new-user.ts";
import { performOnce, type OnceKey } from "../ledger/perform-once.ts";
import type { Clock } from "../clock.ts";
import type { NewId } from "../new-id.ts";
import type { PasswordHasher } from "../login/password-hasher.ts";
import type { UserWork } from "../stores.ts";
import type { AccountConflict, Users } from "./users.ts";

type Ports = {
  readonly users: Users;
  readonly userWork: UserWork;
  readonly hasher: PasswordHasher;
  readonly newId: NewId;
  readonly clock: Clock;
};

export type CreationRefusal = AccountConflict | "unauthenticated" | "key-reused" | "busy";

/**
 * Creates an account for another person. Only its identifier is stored under the idempotency key: the rest of the
 * answer follows from the request, and no user data may outlast the user's deletion.
 */
export const createAccount =
  (ports: Ports) =>
  async (
    admin: User,
    { username, email, password, role }: NewAccount,
    once: OnceKey,
  ): Promise<Result<User, CreationRefusal>> => {
    const { userWork, hasher, newId, clock } = ports;
    const hashed = await hasher.hash(password, rateLimitedPerson(admin));
    if (!hashed.ok) return hashed;
    const userWith = (id: UserId) => newUser({ id, username, email, role });
    const id = userId(newId());
    const made = await userWork(admin.id, ({ users, idempotencyKeys }) =>
      performOnce<UserId, AccountConflict | "unauthenticated">(
        idempotencyKeys,
        { user: admin.id, ledger: null },
        once,
        clock.now(),
        async () => {
          if (!(await stillAdministers(users, admin))) return refused("unauthenticated");
          const account = { user: userWith(id), passwordHash: hashed.value };
          const added = await users.add(account, clock.now());
          return added.ok ? accepted(id) : added;
        },
      ),
    );
    if (!made.ok) return made;
    const same =
      made.value === id ? accepted(true) : await hasPassword(ports, admin, made.value, password);
    if (!same.ok) return same;
    return same.value ? accepted(userWith(made.value)) : refused("key-reused");
  };

/** A repeated request is recognised by a digest without its password, which a fast digest would expose. */
async function hasPassword(
  { users, hasher }: Pick<Ports, "users" | "hasher">,
  admin: User,
  id: UserId,
  password: string,
): Promise<Result<boolean, "busy">> {
  const account = await users.withId(id);
  if (account === null) return accepted(true);
  return hasher.verify(account.passwordHash, password, rateLimitedPerson(admin));
}
