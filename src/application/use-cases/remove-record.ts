import type { RemovedIds } from "../../domain/ledger/changes.ts";
import { UNCONFIRMED, type Revision } from "../../domain/ledger/revision.ts";
import { changeId } from "../../domain/shared/ids.ts";
import type { Ledger } from "../ledger.ts";
import type { RemovalInput } from "../machines/removal.machine.ts";
import type { Changing } from "../ports/naming.ts";

/** Removes a record as it was seen. Rejects with a Failure. */
export const removeRecord =
  (
    ledger: Pick<Ledger, "write">,
    remove: (id: string, as: Changing) => Promise<Revision>,
    idsOf: (id: string) => Partial<RemovedIds>,
  ) =>
  async ({ target: { id, revision: seen }, key }: RemovalInput): Promise<void> => {
    const change = changeId(key);
    const removed = (revision: Revision) =>
      ({ type: "removed", ids: idsOf(id), revision }) as const;
    await ledger.write({
      change,
      written: removed(UNCONFIRMED),
      call: (last) => remove(id, { seen: last ?? seen, change }),
      made: removed,
    });
  };
