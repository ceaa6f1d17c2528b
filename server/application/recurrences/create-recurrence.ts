import type { ById } from "../../../src/domain/categories/by-id.ts";
import { limitFault } from "../../../src/domain/ledger/record-limits.ts";
import { dueUntil } from "../../../src/domain/recurrences/due.ts";
import { occurrenceName } from "../../../src/domain/recurrences/occurrence-name.ts";
import { planFault, type PlanFault } from "../../../src/domain/recurrences/patch.ts";
import {
  EARLIER_MAX,
  type Recurrence,
  type RecurrenceDraft,
} from "../../../src/domain/recurrences/recurrence.ts";
import { begun } from "../../../src/domain/recurrences/settle.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { recurrenceId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { filed, categoryFault } from "../ledger/current-category.ts";
import type { Calendar, Clock } from "../clock.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { SingleWriter } from "../ledger/record-writer.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { NewId } from "../new-id.ts";
import {
  createRecord,
  type Created,
  type Creation,
  type CreationRefusal,
} from "../ledger/record-changes.ts";
import { findRecorded } from "./find-recorded.ts";
import { recordOccurrences } from "./record-occurrences.ts";

type Ports = {
  readonly ledgerWork: LedgerWork;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly calendar: Calendar;
};

/** A recurrence to create, and whether its movements before today are recorded as well. */
export type WantedRecurrence = {
  readonly draft: ById<RecurrenceDraft>;
  readonly withEarlier: boolean;
};

export type RecurrenceCreationRefusal =
  | CreationRefusal
  | PlanFault
  | "bad-category"
  | "recurrence-limit"
  | "too-many-earlier";

/**
 * Creates a recurrence; records its automatic movement of today and, if requested, the earlier ones, unless a record is
 * there that each may be.
 */
export const createRecurrence =
  ({ ledgerWork, newId, clock, calendar }: Ports) =>
  (
    member: Member,
    { draft, withEarlier }: WantedRecurrence,
    creation: Creation,
  ): Promise<Result<Created<Recurrence>, RecurrenceCreationRefusal>> => {
    const today = calendar.today();
    const until = draft.mode === "automatic" ? today : addDays(today, -1);
    const isRecording = draft.mode === "automatic" || withEarlier;
    return ledgerWork(member, creation.change, (stores) => {
      const { records } = stores;
      const writer: SingleWriter<Recurrence> = {
        ...records.recurrences,
        create: async (recurrence) => {
          const made = await records.recurrences.create(recurrence);
          const all = isRecording ? dueUntil(recurrence, until, EARLIER_MAX) : [];
          // What may be there already waits for an answer.
          const recorded = await findRecorded(stores, member.ledger, [recurrence], all);
          const due = all.filter((one) => !recorded.has(occurrenceName(one)));
          return due.length === 0 ? made : recordOccurrences(records, recurrence.id, due, newId);
        },
      };
      return createRecord(
        stores,
        writer,
        { ...creation, member, now: clock.now(), newId },
        (id, made): Recurrence => {
          const named = filed(records, draft.kind, draft, made);
          const wanted = begun(named, recurrenceId(id), today, withEarlier ? "start" : "today");
          if (made === undefined) return wanted;
          const { openFrom, exceptions, askedUntil } = made;
          return { ...wanted, openFrom, exceptions, askedUntil };
        },
        async (recurrence) => {
          const count = await stores.recurrences.count(member.ledger);
          const fault = limitFault("recurrences", count + 1) ?? planFault(null, draft);
          if (fault !== null) return fault;
          if (dueUntil(recurrence, until, EARLIER_MAX + 1).length > EARLIER_MAX)
            return "too-many-earlier" as const;
          return categoryFault(stores.ledgers, member.ledger, recurrence);
        },
      );
    });
  };
