import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { onAccount, type AdministrationRefusal } from "../administration/administration.ts";
import type { AdministrativeWork, Stores, UserWork } from "../stores.ts";
import type { Users } from "../administration/users.ts";
import type { WithDiskReserve } from "../with-disk-reserve.ts";
import type { Actor } from "../presence/prove-password.ts";
import { mailAccountEvent, type AccountEventMail } from "../profile/mail-account-event.ts";

type Ports = AccountEventMail & { readonly withDiskReserve: WithDiskReserve };

/** Removes a user's own second factor with its recovery codes; every other session ends. */
export const removeOwnFactor =
  (ports: Ports & { readonly userWork: UserWork }) =>
  ({ user: { id }, session }: Actor): Promise<Result<null, "no-factor">> =>
    ports.withDiskReserve(() =>
      ports.userWork(id, async (stores) => {
        if (!(await removeFactor(stores, id))) return refused("no-factor");
        await stores.tokens.removeOthers(id, session);
        await mailAccountEvent(ports)(stores, id, { type: "second-factor-removed" });
        return accepted(null);
      }),
    );

type AdminPorts = Ports & {
  readonly users: Users;
  readonly administrativeWork: AdministrativeWork;
};

export type FactorRemovalRefusal = AdministrationRefusal | "no-factor";

/** Removes the second factor of a user who has lost it, for an administrator; all of their sessions end. */
export const removeFactorOf =
  (ports: AdminPorts) =>
  async (admin: User, username: string): Promise<Result<null, FactorRemovalRefusal>> => {
    const removed = await ports.withDiskReserve(() =>
      onAccount(ports)(admin, { username, withdraws: false }, (stores, { user }) =>
        endFactor(ports, stores, user.id),
      ),
    );
    return removed.ok ? removed.value : removed;
  };

type TerminalPorts = Ports & { readonly users: Users; readonly userWork: UserWork };

/** The same for the operator in the terminal, when no administrator can sign in any more. */
export const removeFactorInTerminal =
  (ports: TerminalPorts) =>
  async (username: string): Promise<Result<null, "no-such-user" | "no-factor">> => {
    const account = await ports.users.withUsername(username);
    if (account === null) return refused("no-such-user");
    return ports.withDiskReserve(() =>
      ports.userWork(account.user.id, (stores) => endFactor(ports, stores, account.user.id)),
    );
  };

async function endFactor(
  ports: AccountEventMail,
  stores: Stores,
  owner: UserId,
): Promise<Result<null, "no-factor">> {
  if (!(await removeFactor(stores, owner))) return refused("no-factor");
  await stores.tokens.keepNewest(owner, 0, 0);
  await mailAccountEvent(ports)(stores, owner, { type: "second-factor-removed-by-administrator" });
  return accepted(null);
}

/** Returns whether there was one. A login that waits for its code must start again. */
async function removeFactor(
  { secondFactors, oneTimeTokens }: Stores,
  owner: UserId,
): Promise<boolean> {
  const kept = await secondFactors.totpOf(owner);
  await secondFactors.remove(owner);
  await oneTimeTokens.removeOf(owner, ["code"]);
  return kept !== null && kept.confirmedAt !== null;
}
