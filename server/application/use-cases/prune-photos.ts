import { photosToGiveUp } from "../photo-room.ts";
import type { Clock } from "../ports/clock.ts";
import type { Member } from "../ports/ledgers.ts";
import type { Pause } from "../ports/pause.ts";
import type { PhotoAddresses } from "../ports/photo-addresses.ts";
import type { PhotoFiles } from "../ports/photo-files.ts";
import type { Photos } from "../ports/photos.ts";
import type { UserWork } from "../ports/stores.ts";

type Ports = {
  readonly photos: Pick<Photos, "owners">;
  readonly photoFiles: Pick<PhotoFiles, "remove">;
  readonly photoAddresses: PhotoAddresses;
  readonly userWork: UserWork;
  readonly clock: Clock;
  readonly pause: Pause;
  /** Tells that somebody's had to be left for a later time. */
  readonly tellLeft: (error: unknown) => void;
};

/** So many photos of one user are given up in one unit of work. */
const PHOTOS_AT_ONCE = 20;

/**
 * Gives up everybody's photos that nothing names any more. The files go first, under the lock of whoever could still name
 * them: cut off midway, the rows tell what is left to do. What cannot be removed holds no other up.
 */
export const prunePhotos =
  ({ photos, photoFiles, photoAddresses, userWork, clock, pause, tellLeft }: Ports) =>
  async (): Promise<void> => {
    /** Whether any may be left. */
    const giveUpSome = (member: Member): Promise<boolean> =>
      userWork(member.user, async (stores) => {
        const all = await photosToGiveUp(photoAddresses, stores)(member, clock.now());
        for (const { name } of all.slice(0, PHOTOS_AT_ONCE)) {
          await photoFiles.remove(name);
          await stores.photos.remove(member.user, name);
        }
        return all.length > PHOTOS_AT_ONCE;
      });
    const giveUp = async (member: Member) => {
      while (await giveUpSome(member)) await pause();
    };
    for await (const member of photos.owners()) await giveUp(member).catch(tellLeft);
  };
