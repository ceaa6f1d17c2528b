import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import {
  endsSessions,
  withdrawsAccess,
  type AccountChange,
  type ListedUser,
} from "../../../src/domain/users/account-change.ts";
import { withPlan, type User } from "../../../src/domain/users/user.ts";
import { onAccount, type AdministrationRefusal } from "./administration.ts";
import { rateLimitedPerson } from "../login/rate-limited-person.ts";
import { endLinks } from "../login/make-token.ts";
import type { PasswordHasher } from "../login/password-hasher.ts";
import type { AdministrativeWork } from "../stores.ts";
import type { Account, Users } from "./users.ts";
import type { WithDiskReserve } from "../with-disk-reserve.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = AccountEventMail & {
  readonly users: Users;
  readonly administrativeWork: AdministrativeWork;
  readonly hasher: PasswordHasher;
  readonly withDiskReserve: WithDiskReserve;
};

export type ChangeRefusal = AdministrationRefusal | "busy";

/** Changes the status, the password or the plan of an account, effective from the user's next call. */
export const changeAccount =
  (ports: Ports) =>
  async (
    admin: User,
    username: string,
    change: AccountChange,
  ): Promise<Result<ListedUser, ChangeRefusal>> => {
    const changed = await changing(ports.hasher, admin, change);
    if (!changed.ok) return changed;
    const target = { username, withdraws: withdrawsAccess(change) };
    const apply = () =>
      onAccount(ports)(admin, target, async (stores, account) => {
        const after = changed.value(account);
        const { id } = after.user;
        await stores.users.replace(after);
        if (change.type === "plan") {
          await stores.subscriptions.choose(id, { plan: change.plan, at: ports.clock.now() });
          await stores.subscriptions.graceEndsAt(id, null);
        }
        if (endsSessions(change)) await stores.tokens.keepNewest(id, 0, 0);
        if (change.type === "password") {
          await endLinks(stores.oneTimeTokens, id);
          await mailAccountEvent(ports)(stores, id, { type: "password-set-by-administrator" });
        }
        return { ...after.user, leavesAt: after.leavesAt };
      });
    return endsSessions(change) ? ports.withDiskReserve(apply) : apply();
  };

/** Applies a change to an account. A password is hashed before any lock is taken. */
async function changing(
  hasher: PasswordHasher,
  admin: User,
  change: AccountChange,
): Promise<Result<(account: Account) => Account, "busy">> {
  switch (change.type) {
    case "status":
      return accepted(withUser({ status: change.status }));
    case "plan":
      return accepted((account: Account) => ({
        ...account,
        user: withPlan(account.user, change.plan),
      }));
    case "password": {
      const hashed = await hasher.hash(change.password, rateLimitedPerson(admin));
      if (!hashed.ok) return hashed;
      return accepted((account: Account) => ({ ...account, passwordHash: hashed.value }));
    }
  }
}

const withUser =
  (change: Partial<User>) =>
  (account: Account): Account => ({ ...account, user: { ...account.user, ...change } });
