import type { UserId } from "../../../src/domain/shared/ids.ts";
import { stayOf } from "../../../src/domain/users/departure.ts";
import type { Clock } from "../ports/clock.ts";
import type { PhotoFiles } from "../ports/photo-files.ts";
import type { Photos } from "../ports/photos.ts";
import type { RememberedDeletions } from "../ports/remembered-deletions.ts";
import type { AdministrativeWork } from "../ports/stores.ts";
import type { Users } from "../ports/users.ts";
import type { WithRoom } from "../ports/with-room.ts";

type RemovalPorts = {
  readonly users: Users;
  readonly photos: Photos;
  readonly photoFiles: PhotoFiles;
  readonly deletions: RememberedDeletions;
  readonly administrativeWork: AdministrativeWork;
  readonly withRoom: WithRoom;
  readonly clock: Clock;
  readonly earliest: Clock;
};

/**
 * Removes all that is kept of somebody whose account is gone. The rows go last: cut off midway, it is found in them
 * that there is something left to do, and of what.
 */
export const removeForGood =
  (ports: RemovalPorts) =>
  (user: UserId): Promise<void> =>
    ports.withRoom(async () => {
      const account = await ports.users.withId(user);
      if (account === null || stayOf(account.leavesAt, ports.earliest.now()) !== "gone") return;
      await ports.deletions.remember(user, account.leavesAt, ports.clock.now());
      await removeFiles(ports, ports.photos, user);
      await ports.administrativeWork(user, async ({ users, photos }) => {
        // Those that came meanwhile.
        await removeFiles(ports, photos, user);
        await users.remove(user);
      });
    });

async function removeFiles(
  { photoFiles }: RemovalPorts,
  photos: Photos,
  owner: UserId,
): Promise<void> {
  for (const { name } of await photos.list(owner)) await photoFiles.remove(name);
}

/** The signs that an account is not removed yet, too. */
export type DepartedPorts = RemovalPorts & { readonly tellKept: (error: unknown) => void };

/** So many accounts are removed at one look; the next one goes on. */
const MOST = 100;

/** Removes what is kept of everybody whose time to come back is over; one that cannot be removed holds no other up. */
export const removeDeparted = (ports: DepartedPorts) => async (): Promise<void> => {
  const departed = await ports.users.departed(ports.earliest.now(), MOST);
  for (const user of departed) await removeForGood(ports)(user).catch(ports.tellKept);
};
