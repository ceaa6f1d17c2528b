import type { ChangeId, ImportLineId } from "../../../../src/domain/shared/ids.ts";

/** How to undo the import rows that a change wrote. */
export type LineRevert = {
  readonly change: ChangeId;
  /** The records that stay as they are. */
  readonly kept: ReadonlySet<string>;
  /** The deleted movements that come back; null for all that the change wrote. */
  readonly only: ReadonlySet<ImportLineId> | null;
};
