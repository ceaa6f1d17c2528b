import type { Seen } from "../../domain/ledger/stamped.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { BookKind } from "../ledger/book-kind.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Records } from "../ledger/records.ts";
import { removeRecord } from "../entries/remove-record.ts";
import { writeRecord } from "../ledger/write-record.ts";

/** A wanted change of one record that needs no form and no question. */
export type Wish<Kept, Patch> = {
  readonly record: Seen<Kept>;
  /** Null removes it. */
  readonly patch: Patch | null;
};

/** A wish that was sent. */
export type Arrangement<Kept, Patch> = Wish<Kept, Patch> & { readonly change: ChangeId };

/** Sends each wish at once, as a change of its own, and reports how each ended. */
export const arrangeEach =
  <Kept, Patch>(
    arrange: (arrangement: Arrangement<Kept, Patch>) => Promise<void>,
    newKey: () => string,
    told: {
      readonly arranged: (arrangement: Arrangement<Kept, Patch>) => void;
      readonly failed: (failure: Failure) => void;
    },
  ) =>
  (wishes: readonly Wish<Kept, Patch>[]): void => {
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
  <Kept extends { readonly id: string }, Content, Draft, Patch extends Partial<Kept>>(
    kind: BookKind<Kept, Content, Draft, Patch>,
    records: Records<Kept, Draft, Patch>,
    ledger: Pick<Ledger, "write">,
  ) =>
  async ({ record: target, patch, change }: Arrangement<Kept, Patch>): Promise<void> => {
    if (patch === null)
      return removeRecord<Kept["id"]>(kind, records, ledger)({ target, key: change });
    const { revision: seen, ...record } = target;
    await writeRecord(ledger, kind, {
      change,
      record: { ...(record as unknown as Kept), ...patch },
      call: (last) => records.update(target.id, patch, { seen: last ?? seen, change }),
      reachesOthers: kind.reachesOthers?.(null) ?? false,
    });
  };
