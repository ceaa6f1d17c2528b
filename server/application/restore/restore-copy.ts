import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type {
  Copy,
  CopyFault,
  RestoreMode,
  RestoreOutcome,
} from "../../../src/domain/restore/restore.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";
import type { PhotoAddresses } from "../photos/photos.ts";

/** Reads the file of a copy without holding up other work. */
export type ReadCopyFile = (file: Uint8Array) => Promise<Result<Copy, CopyFault>>;

type Ports = {
  readonly ledgerWork: LedgerWork;
  readonly limit: RateLimit;
  readonly readCopyFile: ReadCopyFile;
  readonly photoAddresses: PhotoAddresses;
};

export type Restored = { readonly outcome: RestoreOutcome; readonly revision: Revision | null };

export type RestoreWish = {
  readonly mode: RestoreMode;
  /** Whether nothing is to be changed, whatever the outcome. */
  readonly trial: boolean;
  readonly change: ChangeId | null;
};

/**
 * Restores a copy as one change of the ledger, all or nothing: with any refused row nothing is changed. It is judged
 * like a downgrade, so no limit of a plan refuses anything. A change that was made already is not made again.
 */
export const restoreCopy =
  ({ ledgerWork, limit, readCopyFile, photoAddresses }: Ports) =>
  async (
    member: Member,
    file: Uint8Array,
    { mode, trial, change }: RestoreWish,
  ): Promise<Result<Restored, CopyFault | TooMany>> => {
    const taken = await limit.take(member.user);
    if (!taken.ok) return taken;
    const copy = await readCopyFile(file);
    if (!copy.ok) return refused(copy.reason);
    return ledgerWork(member, change, async ({ records, photos }) => {
      const there = await photos.list(member.ledger);
      const urls = new Set(there.map(({ name }) => photoAddresses.addressOf(name)));
      const { outcome, carryOut } = await records.planRestore(copy.value, mode, urls);
      const isOver = trial || outcome.refused.length > 0 || (await records.isRepeated());
      return accepted({
        outcome,
        revision: isOver ? null : await carryOut(),
      });
    });
  };
