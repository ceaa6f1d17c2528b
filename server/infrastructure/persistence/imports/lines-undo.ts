import type { ChangeId, ImportLineId } from "../../../../src/domain/shared/ids.ts";

/** An undo of what a change wrote of imports. */
export type LinesUndo = {
  readonly change: ChangeId;
  /** The records that stay as they are. */
  readonly kept: ReadonlySet<string>;
  /** Those forgotten movements that come back; null for all that the change wrote. */
  readonly only: ReadonlySet<ImportLineId> | null;
};
