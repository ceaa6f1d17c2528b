import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { withdrawalFault, type AccountFault } from "../../../src/domain/users/account-change.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { onAccount, type OutOfReach } from "../administration.ts";
import { removeFiles } from "../goal-photo.ts";
import type { PhotoFiles } from "../ports/photo-files.ts";
import type { AdministrativeWork } from "../ports/stores.ts";
import type { Users } from "../ports/users.ts";

type Ports = {
  readonly users: Users;
  readonly administrativeWork: AdministrativeWork;
  readonly photoFiles: PhotoFiles;
};

export type RemovalRefusal = AccountFault | OutOfReach;

/** Removes an account with everything that is kept of its user, photos included (§6). */
export const removeAccount =
  (ports: Ports) =>
  async (admin: User, username: string): Promise<Result<null, RemovalRefusal>> => {
    const removed = await onAccount(ports)<readonly string[], AccountFault>(
      admin,
      username,
      async ({ users, photos }, { user }) => {
        const fault = withdrawalFault(admin, user, await users.countActiveAdmins());
        if (fault !== null) return refused(fault);
        const kept = await photos.list(user.id);
        await users.remove(user.id);
        return accepted(kept.map(({ name }) => name));
      },
    );
    if (!removed.ok) return removed;
    await removeFiles(ports.photoFiles, removed.value);
    return accepted(null);
  };
