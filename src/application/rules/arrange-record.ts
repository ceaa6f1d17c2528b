import type { Seen } from "../../domain/ledger/stamped.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import type { BookKind } from "../kinds/book-kind.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Records } from "../ledger/records.ts";
import { removeRecord } from "../entries/remove-record.ts";
import { writeRecord } from "../ledger/write-record.ts";

/** A change of one record that needs no form. */
export type Arrangement<Kept, Patch> = {
  readonly record: Seen<Kept>;
  /** Null removes it. */
  readonly patch: Patch | null;
  readonly change: ChangeId;
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
