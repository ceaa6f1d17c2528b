import type { RemovedIds } from "../../domain/ledger/changes.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
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
    await ledger.write(
      () => remove(id, { seen, change: changeId(key) }),
      (revision) => ({ type: "removed", ids: idsOf(id), revision }),
    );
  };
