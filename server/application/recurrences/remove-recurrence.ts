import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import { endedBefore, type ChangeScope } from "../../../src/domain/recurrences/changes/change.ts";
import { occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { settled } from "../../../src/domain/recurrences/settle.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { RecurrenceId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { LedgerWork, RecurrenceWriter } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import {
  removeRecord,
  replaceRecord,
  type Edit,
  type EditRefusal,
} from "../ledger/record-changes.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/** The scope of a removal: all open movements, or the movement of a day, with or without those after it. */
export type RecurrenceRemoval =
  | { readonly scope: "all" }
  | { readonly scope: Exclude<ChangeScope, "all">; readonly date: CivilDate };

export type RecurrenceRemovalRefusal =
  | EditRefusal<Recurrence>
  | "not-planned"
  | "instalments-fixed";

/** Removes a recurrence, or one of its movements, or all from one on; recorded ones stay. */
export const removeRecurrence =
  ({ ledgerWork }: Ports) =>
  (
    member: Member,
    id: RecurrenceId,
    removal: RecurrenceRemoval,
    edit: Edit,
  ): Promise<Result<StoredRecord<Recurrence>, RecurrenceRemovalRefusal>> =>
    ledgerWork(member, edit.change, (stores) => {
      const writer = stores.records.recurrences;
      if (removal.scope === "all") return removeRecord(stores, writer, edit, id, () => true);
      let skipped: CivilDate | null = null;
      let fault: "not-planned" | "instalments-fixed" | null = null;
      return replaceRecord(
        stores,
        { ...writer, replace: (after) => write(writer, after, skipped) },
        edit,
        id,
        (present) => {
          const first = occurrenceOn(present, removal.date);
          if (first === null) fault = "not-planned";
          if (present.cost.of === "parts") fault = "instalments-fixed";
          if (first === null) return present;
          if (removal.scope === "following") return endedBefore(present, first);
          skipped = first.day;
          return settled(present, [first.day]);
        },
        () => true,
        async () => fault,
      );
    });

/** A skipped movement does not change the plan. */
const write = (
  { replace, keepOutcomes }: RecurrenceWriter,
  after: Recurrence,
  skipped: CivilDate | null,
): Promise<StoredRecord<Recurrence>> =>
  skipped === null ? replace(after) : keepOutcomes(after.id, [{ day: skipped, became: "skipped" }]);
