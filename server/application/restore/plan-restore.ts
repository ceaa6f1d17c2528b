import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Copy, RestoreMode, RestoreOutcome } from "../../../src/domain/restore/restore.ts";

/** A restore as it would be, and the way to carry it out; refused rows must be none by then. */
export type Restoring = {
  readonly outcome: RestoreOutcome;
  /** Returns the revision of the change; null if there was nothing to change. */
  readonly carryOut: () => Promise<Revision | null>;
};

/** Compares a copy with the ledger; photos that the ledger does not have are left out. */
export type PlanRestore = (
  copy: Copy,
  mode: RestoreMode,
  photoUrls: ReadonlySet<string>,
) => Promise<Restoring>;
