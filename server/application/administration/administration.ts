import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { withdrawalFault, type AccountFault } from "../../../src/domain/users/account-change.ts";
import { stayOf } from "../../../src/domain/users/departure.ts";
import { isAdmin, type User } from "../../../src/domain/users/user.ts";
import { isUsername } from "../../../src/domain/users/username.ts";
import type { Clock } from "../clock.ts";
import type { AdministrativeWork, Stores } from "../stores.ts";
import type { Account, Users } from "./users.ts";

type Ports = {
  readonly users: Pick<Users, "withUsername">;
  readonly administrativeWork: AdministrativeWork;
  readonly clock: Clock;
};

/** Why an administrator cannot act on an account; "unauthenticated" if they are no longer an administrator. */
export type AdministrationRefusal = AccountFault | "no-such-user" | "unauthenticated";

/** Whether the caller is still an administrator: this may have changed since the call was authenticated. */
export async function stillAdministers(
  users: Pick<Users, "withId">,
  { id }: User,
): Promise<boolean> {
  const account = await users.withId(id);
  if (account === null || account.leavesAt !== null) return false;
  return isAdmin(account.user) && account.user.status === "active";
}

/** Acts on the account of a username, after reading both users again under their locks. */
export const onAccount =
  ({ users, administrativeWork, clock }: Ports) =>
  async <Outcome>(
    admin: User,
    { username, withdraws }: { readonly username: string; readonly withdraws: boolean },
    work: (stores: Stores, account: Account) => Promise<Outcome>,
  ): Promise<Result<Outcome, AdministrationRefusal>> => {
    const named = isUsername(username) ? await users.withUsername(username) : null;
    if (named === null) return refused("no-such-user");
    type Done = Result<Outcome, AdministrationRefusal>;
    return administrativeWork(named.user.id, async (stores): Promise<Done> => {
      const account = await stores.users.withId(named.user.id);
      if (account === null || stayOf(account.leavesAt, clock.now()) === "gone")
        return refused("no-such-user");
      // An administrator who is leaving does not count as the last one.
      const fault =
        withdraws && account.leavesAt === null
          ? withdrawalFault(admin, account.user, await stores.users.countActiveAdmins())
          : null;
      if (fault !== null) return refused(fault);
      if (!(await stillAdministers(stores.users, admin))) return refused("unauthenticated");
      return accepted(await work(stores, account));
    });
  };
