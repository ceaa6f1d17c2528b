import { accepted, type Result } from "../../../src/domain/shared/result.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { onAccount, type AdministrationRefusal } from "../administration.ts";
import { removeFiles } from "../goal-photo.ts";
import type { PhotoFiles } from "../ports/photo-files.ts";
import type { AdministrativeWork } from "../ports/stores.ts";
import type { Users } from "../ports/users.ts";
import type { WithRoom } from "../ports/with-room.ts";

type Ports = {
  readonly users: Users;
  readonly administrativeWork: AdministrativeWork;
  readonly photoFiles: PhotoFiles;
  readonly withRoom: WithRoom;
};

/** Removes an account with everything that is kept of its user, photos included. */
export const removeAccount =
  (ports: Ports) =>
  async (admin: User, username: string): Promise<Result<null, AdministrationRefusal>> => {
    const target = { username, withdraws: true };
    const removed = await ports.withRoom(() =>
      onAccount(ports)(admin, target, async ({ users, photos }, { user }) => {
        const kept = await photos.list(user.id);
        await users.remove(user.id);
        return kept.map(({ name }) => name);
      }),
    );
    if (!removed.ok) return removed;
    await removeFiles(ports.photoFiles, removed.value);
    return accepted(null);
  };
