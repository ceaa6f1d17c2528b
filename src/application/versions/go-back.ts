import type { Kinds } from "../../domain/ledger/changes.ts";
import { UNCONFIRMED } from "../../domain/ledger/revision.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { cents } from "../../domain/shared/cents.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { EarlierVersion, RecordHistory } from "./record-history.ts";

/** A record as the user sees it, and the version that it is to be again. */
export type Return = EarlierVersion<Kinds[keyof Kinds]> & { readonly present: WrittenRecord };

/** A write of these changes other records or days too, which are told by the log. */
const REACHING: readonly (keyof Kinds)[] = ["transactions", "accounts", "recurrences"];

/** Changes a record back to a version, as its form would. Rejects with a Failure. */
export const goBack =
  ({ goBack: send }: Pick<RecordHistory, "goBack">, ledger: Pick<Ledger, "write">) =>
  async ({ present, version, before }: Return, change: ChangeId): Promise<void> => {
    const { type } = present;
    // A version is of its record's kind, which the compiler does not follow through a union of kinds.
    const written = (kept: StoredRecord<Kinds[keyof Kinds]>) => ({ type, kept }) as WrittenRecord;
    const record = wanted(present, version);
    await ledger.write({
      change,
      written: written({ record, revision: UNCONFIRMED, removed: false }),
      call: (last) =>
        send(type, { version, before }, { seen: last ?? present.kept.revision, change }),
      made: written,
      reachesOthers: REACHING.includes(type),
    });
  };

/** The record to show until the response; the days of a plan are in no version of it, and a rest that is none is said. */
function wanted({ type, kept }: WrittenRecord, version: Kinds[keyof Kinds]): Kinds[keyof Kinds] {
  if (type === "transactions") return { uncounted: cents(0), ...version } as Kinds["transactions"];
  if (type !== "recurrences") return version;
  const { openFrom, exceptions, askedUntil, overpaid } = kept.record;
  return {
    ...version,
    openFrom,
    exceptions,
    askedUntil,
    ...(overpaid !== undefined && { overpaid }),
  } as Kinds["recurrences"];
}
