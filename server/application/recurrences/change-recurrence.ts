import type { ById } from "../../../src/domain/categories/by-id.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import { limitFault } from "../../../src/domain/ledger/record-limits.ts";
import {
  parted,
  replanned,
  type ChangeScope,
} from "../../../src/domain/recurrences/changes/change.ts";
import { askedAnew } from "../../../src/domain/recurrences/due.ts";
import { occurrenceOn } from "../../../src/domain/recurrences/occurrences.ts";
import {
  patched,
  planFault,
  type PlanFault,
  type RecurrencePatch,
} from "../../../src/domain/recurrences/patch.ts";
import { openedLately } from "../../../src/domain/recurrences/lately.ts";
import type { Outcome } from "../../../src/domain/recurrences/outcomes.ts";
import type { Recurrence, RecurrenceDraft } from "../../../src/domain/recurrences/recurrence.ts";
import { mayMoveTo, withChanged } from "../../../src/domain/recurrences/settle.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { recurrenceId, type RecurrenceId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { filed, categoryFault } from "../ledger/current-category.ts";
import type { Calendar } from "../clock.ts";
import type { LedgerWork, WorkStores } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { NewId } from "../new-id.ts";
import {
  obstacleTo,
  replaceRecord,
  type Edit,
  type EditRefusal,
} from "../ledger/record-changes.ts";

type Ports = {
  readonly ledgerWork: LedgerWork;
  readonly newId: NewId;
  readonly calendar: Calendar;
};

export type RecurrenceChangeRefusal =
  | EditRefusal<Recurrence>
  | PlanFault
  | "bad-category"
  | "recurrence-limit"
  /** The movement is not planned, or already settled. */
  | "not-planned"
  /** The movement would reach the previous or the next one. */
  | "cannot-move";

/** The scope of a change: all open movements, or the movement of a day, with or without those after it. */
export type RecurrenceChange =
  | { readonly scope: "all"; readonly patch: ById<RecurrencePatch> }
  | {
      readonly scope: Exclude<ChangeScope, "all">;
      readonly date: CivilDate;
      readonly patch: ById<RecurrencePatch>;
    };

type Changed = Promise<Result<StoredRecord<Recurrence>, RecurrenceChangeRefusal>>;

/** Changes the plan of a recurrence from now on, or from one of its movements on; recorded ones stay. */
export const changeRecurrence =
  ({ ledgerWork, newId, calendar }: Ports) =>
  (member: Member, id: RecurrenceId, change: RecurrenceChange, edit: Edit): Changed =>
    ledgerWork(member, edit.change, (stores) => {
      const today = calendar.today();
      if (change.scope === "all") return changeAll(stores, member, id, change.patch, edit, today);
      return change.scope === "this"
        ? changeOne(stores, id, change, edit)
        : changeFollowing(stores, member, id, change, edit, { newId, today });
    });

function changeAll(
  stores: WorkStores,
  { ledger }: Member,
  id: RecurrenceId,
  patch: ById<RecurrencePatch>,
  edit: Edit,
  today: CivilDate,
): Changed {
  let before: Recurrence | null = null;
  return replaceRecord(
    stores,
    stores.records.recurrences,
    edit,
    id,
    (present) => {
      before = present;
      const named = wantedOf(stores, present, patch);
      return askedAnew(present, openedLately(replanned(present, named, today), today));
    },
    () => true,
    async (after) =>
      planFault(before, after) ?? (await categoryFault(stores.ledgers, ledger, after)),
  );
}

/** The plan after a patch, filed under the current name of its category. */
const wantedOf = (
  { records }: WorkStores,
  present: Recurrence,
  { categoryId, ...patch }: ById<RecurrencePatch>,
): RecurrenceDraft => {
  const draft = patched(present, patch);
  const named = categoryId === undefined ? draft : { ...draft, categoryId };
  return filed(records, draft.kind, named, present);
};

type OfOne = Extract<RecurrenceChange, { readonly date: CivilDate }>;

function changeOne(
  stores: WorkStores,
  id: RecurrenceId,
  { date, patch }: OfOne,
  edit: Edit,
): Changed {
  let fault: RecurrenceChangeRefusal | null = null;
  let outcomes: readonly Outcome[] = [];
  const writer = stores.records.recurrences;
  return replaceRecord(
    stores,
    { ...writer, replace: () => writer.keepOutcomes(id, outcomes) },
    edit,
    id,
    (present) => {
      const moved = occurrenceOn(present, date);
      if (moved === null) fault = "not-planned";
      if (moved === null) return present;
      const amount = patch.cost?.of === "each" ? patch.cost.amount : moved.amount;
      const next = { date: patch.start ?? moved.date, amount };
      if (!mayMoveTo(present, moved, next.date)) fault = "cannot-move";
      if (present.cost.of === "parts" && amount !== moved.amount) fault = "instalments-fixed";
      outcomes = [{ day: moved.day, became: "changed", ...next }];
      return withChanged(present, moved, next);
    },
    () => true,
    async () => fault,
  );
}

async function changeFollowing(
  stores: WorkStores,
  { ledger }: Member,
  id: RecurrenceId,
  { date, patch }: OfOne,
  { seen }: Edit,
  { newId, today }: { readonly newId: NewId; readonly today: CivilDate },
): Changed {
  const writer = stores.records.recurrences;
  if (await stores.records.isRepeated()) {
    const made = await writer.made(null);
    return made === null ? refused("change-reused") : accepted(made.left);
  }
  const present = await writer.find(id);
  const obstacle = obstacleTo(present, seen, () => true);
  if (present === null || obstacle !== null) return refused(obstacle ?? "no-such-record");
  const from = occurrenceOn(present.record, date);
  if (from === null) return refused("not-planned");
  const draft = wantedOf(stores, present.record, patch);
  const { before, after: whole } = parted(present.record, from, draft, () => recurrenceId(newId()));
  const after = askedAnew(present.record, openedLately(whole, today));
  const fault = planFault(present.record, after);
  if (fault !== null) return refused(fault);
  if (present.record.cost.of === "parts") return refused("instalments-fixed");
  const category = await categoryFault(stores.ledgers, ledger, after);
  if (category !== null) return refused(category);
  if (before === null) return accepted(await writer.replace(after));
  const limit = limitFault("recurrences", (await stores.recurrences.count(ledger)) + 1);
  if (limit !== null) return refused(limit);
  const continuing = await writer.continue(after, { id, day: from.day });
  await writer.replace(before);
  return accepted(continuing);
}
