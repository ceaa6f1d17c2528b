import { userId } from "../../../src/domain/shared/ids.ts";
import { refused, type Result } from "../../../src/domain/shared/result.ts";
import type { NewAccount } from "../../../src/domain/users/new-account.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { newUser } from "./new-user.ts";
import type { Clock } from "../clock.ts";
import type { NewId } from "../new-id.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { RateLimit, TooMany } from "./rate-limit.ts";
import type { AccountConflict, Users } from "../administration/users.ts";

type Ports = {
  readonly users: Pick<Users, "conflictOf" | "add">;
  readonly hasher: PasswordHasher;
  readonly limit: RateLimit;
  readonly newId: NewId;
  readonly clock: Clock;
};

export type RegistrationRefusal = AccountConflict | "busy" | TooMany;

/** Creates a normal user on the free plan. */
export const register =
  ({ users, hasher, limit, newId, clock }: Ports) =>
  async (
    { username, email, password }: Omit<NewAccount, "role">,
    address: string,
  ): Promise<Result<User, RegistrationRefusal>> => {
    const taken = await limit.take(address);
    if (!taken.ok) return taken;
    const conflict = await users.conflictOf(username, email);
    if (conflict !== null) return refused(conflict);
    const applicant = { origin: address, account: username.toLowerCase(), administers: false };
    const hashed = await hasher.hash(password, applicant);
    if (!hashed.ok) {
      await limit.giveBack(address);
      return hashed;
    }
    const user = newUser({ id: userId(newId()), username, email, role: "normal" });
    return users.add({ user, passwordHash: hashed.value }, clock.now());
  };
