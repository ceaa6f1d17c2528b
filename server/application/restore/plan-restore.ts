import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Copy, RestoreMode, RestoreOutcome } from "../../../src/domain/restore/restore.ts";
import type { PlacedPhotos } from "./place-photos.ts";

/** A restore as it would be, and the way to carry it out; refused rows must be none by then. */
export type Restoring = {
  readonly outcome: Omit<RestoreOutcome, "openTooLong">;
  /** Returns the revision of the change; null if there was nothing to change. */
  readonly carryOut: () => Promise<Revision | null>;
};

/** Compares a copy with the ledger; a photo without a place is left out. */
export type PlanRestore = (
  copy: Copy,
  mode: RestoreMode,
  photos: PlacedPhotos["byAddress"],
) => Promise<Restoring>;
