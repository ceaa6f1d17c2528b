import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { eachLedger } from "../ledger/each-ledger.ts";
import { photosToGiveUp } from "./photo-room.ts";
import type { Clock } from "../clock.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Pause } from "../pause.ts";
import type { PhotoAddresses } from "./photo-addresses.ts";
import type { PhotoFiles } from "./photo-files.ts";
import type { Photos } from "./photos.ts";

type Ports = {
  readonly photos: Pick<Photos, "ledgers">;
  readonly photoFiles: Pick<PhotoFiles, "remove">;
  readonly photoAddresses: PhotoAddresses;
  readonly ledgerWork: LedgerWork;
  readonly clock: Clock;
  readonly pause: Pause;
  /** Tells that those of a ledger had to be left for a later time. */
  readonly tellLeft: (error: unknown) => void;
};

/** So many photos of one ledger are given up in one unit of work. */
const PHOTOS_AT_ONCE = 20;

/**
 * Gives up the photos of all ledgers that nothing names any more. The files go first, under the lock of the ledger that could still
 * name them: cut off midway, the rows tell what is left to do. What cannot be removed holds no other up.
 */
export const prunePhotos =
  ({ photos, photoFiles, photoAddresses, ledgerWork, clock, pause, tellLeft }: Ports) =>
  async (): Promise<void> => {
    /** Whether any may be left. */
    const giveUpSome = (ledger: LedgerId): Promise<boolean> =>
      ledgerWork({ ledger, user: null }, null, async (stores) => {
        const all = await photosToGiveUp(photoAddresses, stores)(ledger, clock.now());
        for (const { name } of all.slice(0, PHOTOS_AT_ONCE)) {
          await photoFiles.remove(name);
          await stores.photos.remove(ledger, name);
        }
        return all.length > PHOTOS_AT_ONCE;
      });
    const giveUp = async (ledger: LedgerId) => {
      while (await giveUpSome(ledger)) await pause();
    };
    await eachLedger(photos.ledgers, giveUp, tellLeft);
  };
