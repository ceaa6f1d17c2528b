import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type {
  Copy,
  CopyFault,
  RestoreMode,
  RestoreOutcome,
} from "../../../src/domain/restore/restore.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import { keepPhoto, type StorePorts } from "../photos/upload-photo.ts";
import { placePhotos, type CopiedPhotos, type PlacePorts } from "./place-photos.ts";

/** A copy, and the photos that its file holds. */
export type ReadCopy = { readonly copy: Copy; readonly photos: CopiedPhotos };

/** Reads the file of a copy without holding up other work. */
export type ReadCopyFile = (file: Uint8Array) => Promise<Result<ReadCopy, CopyFault>>;

type Ports = StorePorts &
  PlacePorts & {
    readonly limit: RateLimit;
    readonly readCopyFile: ReadCopyFile;
  };

/** How often a copy is compared with the ledger before it is given up; what is missing is stored in between. */
const LOOKS_MAX = 4;

export type Restored = { readonly outcome: RestoreOutcome; readonly revision: Revision | null };

export type RestoreWish = {
  readonly mode: RestoreMode;
  /** Whether nothing is to be changed, whatever the outcome. */
  readonly trial: boolean;
  readonly change: ChangeId | null;
};

/**
 * Restores a copy as one change of the ledger, all or nothing: with any refused row nothing is changed. It is judged
 * like a downgrade, so no limit of a plan refuses anything. A change that was made already is not made again. Photos
 * that the ledger lacks are stored once nothing is refused; should nothing come of it, they go as uploads without a goal do.
 */
export const restoreCopy =
  (ports: Ports) =>
  async (
    member: Member,
    file: Uint8Array,
    { mode, trial, change }: RestoreWish,
  ): Promise<Result<Restored, CopyFault | TooMany>> => {
    const { ledgerWork, limit, readCopyFile, earliest } = ports;
    const taken = await limit.take(member.user);
    if (!taken.ok) return taken;
    const read = await readCopyFile(file);
    if (!read.ok) return refused(read.reason);
    const { copy, photos: copied } = read.value;

    /** Restores, unless this is a trial or photos are still missing. */
    const look = () =>
      ledgerWork(member, change, async (stores) => {
        const asked = { ledger: member.ledger, copy, copied, now: earliest.now() };
        const { byAddress, missing } = await placePhotos(ports, stores, asked);
        const { records } = stores;
        const { outcome, carryOut } = await records.planRestore(copy, mode, byAddress);
        const isOver = trial || outcome.refused.length > 0 || (await records.isRepeated());
        if (!isOver && missing.size === 0)
          return { outcome, missing, isOver: true, revision: await carryOut() };
        return { outcome, missing, isOver, revision: null };
      });

    for (let looks = 1; ; looks += 1) {
      const looked = await look();
      if (looked.isOver) return accepted(looked);
      // Each time other ledgers took the names of photos, or gave them back: the call can be made again.
      if (looks === LOOKS_MAX)
        throw new Error("photos of a copy were not there when it was restored");
      for (const [name, webp] of looked.missing) {
        const stored = await keepPhoto(ports, member, name, webp);
        // What took the room or the name since is seen by the next look.
        if (!stored.ok) break;
      }
    }
  };
