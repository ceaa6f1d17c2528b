import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { BookKind } from "../ledger/book-kind.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Records } from "../ledger/records.ts";
import { removeRecord } from "../entries/remove-record.ts";
import { writeRecord } from "../ledger/write-record.ts";

/** A wanted change of one record that needs no form and no question. */
export type Wish<Entity, Patch> = {
  readonly record: WithRevision<Entity>;
  /** Null removes it. */
  readonly patch: Patch | null;
};

/** A wish that was sent. */
export type Arrangement<Entity, Patch> = Wish<Entity, Patch> & { readonly change: ChangeId };

/** Sends each wish at once, as a change of its own, and reports how each ended. */
export const arrangeEach =
  <Entity, Patch>(
    arrange: (arrangement: Arrangement<Entity, Patch>) => Promise<void>,
    newKey: () => string,
    told: {
      readonly arranged: (arrangement: Arrangement<Entity, Patch>) => void;
      readonly failed: (failure: Failure) => void;
    },
  ) =>
  (wishes: readonly Wish<Entity, Patch>[]): void => {
    for (const wish of wishes) {
      const arrangement = { ...wish, change: changeId(newKey()) };
      void arrange(arrangement).then(
        () => told.arranged(arrangement),
        (reason: unknown) => told.failed(failureOf(reason)),
      );
    }
  };

/** Changes some fields of the version of a record that the user saw, or removes it. Rejects with a Failure. */
export const arrangeRecord =
  <Entity extends { readonly id: string }, Content, Draft, Patch extends Partial<Entity>>(
    kind: BookKind<Entity, Content, Draft, Patch>,
    records: Records<Entity, Draft, Patch>,
    ledger: Pick<Ledger, "write">,
  ) =>
  async ({ record: target, patch, change }: Arrangement<Entity, Patch>): Promise<void> => {
    if (patch === null)
      return removeRecord<Entity["id"]>(kind, records, ledger)({ target, key: change });
    const { revision: seen, ...record } = target;
    await writeRecord(ledger, kind, {
      change,
      record: { ...(record as unknown as Entity), ...patch },
      call: (last) => records.update(target.id, patch, { seen: last ?? seen, change }),
      reachesOthers: kind.reachesOthers?.(null) ?? false,
    });
  };
