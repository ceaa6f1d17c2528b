import { refused, type Result } from "../../src/domain/shared/result.ts";
import { isAdmin, type User } from "../../src/domain/users/user.ts";
import { isUsername } from "../../src/domain/users/username.ts";
import type { AdministrativeWork, Stores } from "./ports/stores.ts";
import type { Account, Users } from "./ports/users.ts";

type Ports = {
  readonly users: Pick<Users, "withUsername">;
  readonly administrativeWork: AdministrativeWork;
};

/** Why an administrator cannot reach an account: there is none, or the administrator is none any more. */
export type OutOfReach = "no-such-user" | "unauthenticated";

/** Whether an administrator still is one: since the call was let in, another may have acted. */
export async function stillAdministers(
  users: Pick<Users, "withId">,
  { id }: User,
): Promise<boolean> {
  const user = (await users.withId(id))?.user;
  return user !== undefined && isAdmin(user) && user.status === "active";
}

/** Does something to the account of a username, looking at both sides again under their locks (§6). */
export const onAccount =
  ({ users, administrativeWork }: Ports) =>
  async <Value, Reason>(
    admin: User,
    username: string,
    work: (stores: Stores, account: Account) => Promise<Result<Value, Reason>>,
  ): Promise<Result<Value, Reason | OutOfReach>> => {
    const named = isUsername(username) ? await users.withUsername(username) : null;
    if (named === null) return refused("no-such-user");
    return administrativeWork<Result<Value, Reason | OutOfReach>>(named.user.id, async (stores) => {
      if (!(await stillAdministers(stores.users, admin))) return refused("unauthenticated");
      const account = await stores.users.withId(named.user.id);
      return account === null ? refused("no-such-user") : work(stores, account);
    });
  };
