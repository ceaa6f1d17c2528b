import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { eachLedger } from "../ledger/each-ledger.ts";
import { photosToGiveUp } from "./photo-space.ts";
import type { Clock } from "../clock.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import { partByPart, type Rested } from "../rest-between-parts.ts";
import type { PhotoAddresses, PhotoFiles, Photos } from "./photos.ts";

type Ports = {
  readonly photos: Pick<Photos, "ledgers">;
  readonly photoFiles: Pick<PhotoFiles, "remove">;
  readonly photoAddresses: PhotoAddresses;
  readonly ledgerWork: LedgerWork;
  readonly clock: Clock;
  readonly rested: Rested;
  /** Reports that the photos of a ledger could not be pruned this time. */
  readonly tellLeft: (error: unknown) => void;
};

/** The most photos of one ledger removed in one unit of work. */
const PHOTO_BATCH_SIZE = 20;

/**
 * Removes the photos of all ledgers that nothing refers to any more. The files go first, under the lock of the ledger
 * that could still refer to them: after an interruption the rows show the remaining work. A failure does not stop the
 * others.
 */
export const prunePhotos =
  ({ photos, photoFiles, photoAddresses, ledgerWork, clock, rested, tellLeft }: Ports) =>
  async (): Promise<void> => {
    /** Returns whether any may remain. */
    const giveUpSome = (ledger: LedgerId): Promise<boolean> =>
      ledgerWork({ ledger, user: null }, null, async (stores) => {
        const all = await photosToGiveUp(photoAddresses, stores)(ledger, clock.now());
        for (const { name } of all.slice(0, PHOTO_BATCH_SIZE)) {
          await photoFiles.remove(name);
          await stores.photos.remove(ledger, name);
        }
        return all.length > PHOTO_BATCH_SIZE;
      });
    const giveUp = (ledger: LedgerId) => partByPart(rested, () => giveUpSome(ledger));
    await eachLedger(photos.ledgers, giveUp, tellLeft);
  };
