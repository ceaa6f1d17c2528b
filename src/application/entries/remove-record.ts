import type { RemovedIds } from "../../domain/ledger/changes.ts";
import { UNCONFIRMED, type Revision } from "../../domain/ledger/revision.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { failureOf } from "../failure.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { RemovalInput, RemovalTarget } from "./removal.machine.ts";
import type { Changing } from "../naming.ts";

/** A removable kind of record, and how its removal is applied to the ledger. */
export type RemovableKind<Id> = {
  readonly id: (text: string) => Id;
  readonly removed: (id: Id) => Partial<RemovedIds>;
  readonly reachesOthers?: (content: null) => boolean;
};

export type Removals<Id> = {
  readonly remove: (id: Id, as: Changing) => Promise<Revision>;
};

type Wanted = Pick<RemovalInput, "key"> & {
  readonly target: Pick<RemovalTarget, "id" | "revision">;
};

/**
 * Removes the version of a record that the user saw. Resolves with the change to undo; with null if the record is gone
 * already. Rejects with any other Failure.
 */
export const removeIfThere =
  <Id extends string>(...parts: Parameters<typeof removeRecord<Id>>) =>
  async (wanted: Wanted): Promise<ChangeId | null> => {
    try {
      await removeRecord(...parts)(wanted);
      return changeId(wanted.key);
    } catch (reason) {
      const failure = failureOf(reason);
      if (failure.type === "conflict" && failure.current === null) return null;
      throw reason;
    }
  };

/** Removes the version of a record that the user saw. Rejects with a Failure, also if the record is gone already. */
export const removeRecord =
  <Id extends string>(
    kind: RemovableKind<Id>,
    { remove }: Removals<Id>,
    ledger: Pick<Ledger, "write">,
  ) =>
  async ({ target: { id: text, revision: seen }, key }: Wanted): Promise<void> => {
    const [id, change] = [kind.id(text), changeId(key)];
    const removed = (revision: Revision) =>
      ({ type: "removed", ids: kind.removed(id), revision }) as const;
    await ledger.write({
      change,
      written: removed(UNCONFIRMED),
      call: (last) => remove(id, { seen: last ?? seen, change }),
      made: removed,
      reachesOthers: kind.reachesOthers?.(null) ?? false,
    });
  };
