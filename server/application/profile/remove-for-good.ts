import type { UserId } from "../../../src/domain/shared/ids.ts";
import { stayOf } from "../../../src/domain/users/departure.ts";
import type { Clock } from "../clock.ts";
import type { PhotoFiles } from "../photos/photos.ts";
import type { RememberedDeletions } from "./remembered-deletions.ts";
import type { AdministrativeWork, Stores } from "../stores.ts";
import type { Users } from "../administration/users.ts";
import type { Rested } from "../rest-between-parts.ts";
import type { WithDiskReserve } from "../with-disk-reserve.ts";

type PhotosOfLedgers = Pick<Stores, "ledgers" | "photos">;

type RemovalPorts = PhotosOfLedgers & {
  readonly users: Users;
  readonly photoFiles: PhotoFiles;
  readonly deletions: RememberedDeletions;
  readonly administrativeWork: AdministrativeWork;
  readonly withDiskReserve: WithDiskReserve;
  readonly clock: Clock;
  readonly earliest: Clock;
};

/**
 * Removes all data of a user whose account is gone. The rows go last: after an interruption they show the remaining
 * work.
 */
export const removeForGood =
  (ports: RemovalPorts) =>
  (user: UserId): Promise<void> =>
    ports.withDiskReserve(async () => {
      const account = await ports.users.withId(user);
      if (account === null || stayOf(account.leavesAt, ports.earliest.now()) !== "gone") return;
      await ports.deletions.remember(user, account.leavesAt, ports.clock.now());
      await removeFiles(ports, ports, user);
      await ports.administrativeWork(user, async (stores) => {
        // Files created meanwhile.
        await removeFiles(ports, stores, user);
        await stores.users.remove(user);
      });
    });

/** Photos of a ledger with other members stay. */
async function removeFiles(
  { photoFiles }: RemovalPorts,
  { ledgers, photos }: PhotosOfLedgers,
  user: UserId,
): Promise<void> {
  for (const ledger of await ledgers.aloneIn(user))
    for (const { name } of await photos.list(ledger)) await photoFiles.remove(name);
}

/** Also the ports to report an account that is not removed yet. */
export type DepartedPorts = RemovalPorts & {
  readonly rested: Rested;
  readonly tellKept: (error: unknown) => void;
};

/** The most accounts removed in one run; the next run continues. */
const USER_BATCH_SIZE = 100;

/** Removes all data of users whose time to come back is over; a failure does not stop the others. */
export const removeDeparted = (ports: DepartedPorts) => async (): Promise<void> => {
  const departed = await ports.users.departed(ports.earliest.now(), USER_BATCH_SIZE);
  for (const user of departed)
    await ports.rested(() => removeForGood(ports)(user)).catch(ports.tellKept);
};
