import type { ReportedRow, RestoreCounts } from "./restore.ts";

/** The refused rows of one kind that have the same reason. */
export type RefusedGroup = Pick<ReportedRow, "kind" | "reason"> & {
  readonly ids: readonly string[];
};

/** Groups refused rows by kind and reason, in the order in which each first comes. */
export function refusedGroups(rows: readonly ReportedRow[]): readonly RefusedGroup[] {
  const groups = Map.groupBy(rows, ({ kind, reason }) => `${kind} ${reason}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [{ kind: first.kind, reason: first.reason, ids: group.map(({ id }) => id) }]
      : [];
  });
}

/** Whether a restore changes nothing of the ledger. */
export const changesNothing = ({ added, changed, removed }: RestoreCounts): boolean =>
  added + changed + removed === 0;
