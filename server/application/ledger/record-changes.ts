import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { performOnce, type OnceKey } from "./perform-once.ts";
import type { Instant } from "../clock.ts";
import type { RecordWriters, WorkStores } from "./ledger-work.ts";
import type { Made, SingleWriter } from "./record-writer.ts";
import type { Member } from "./ledgers.ts";
import { isSameRecord } from "./same-record.ts";

/** The caller's names for the record, the change and the call, if any, beside the record to create. */
export type Creation = {
  readonly id: string | null;
  readonly change: ChangeId | null;
  readonly once: OnceKey;
};

/** The caller's name for a change or a removal, and the revision that it is based on, if any. */
export type Edit = { readonly change: ChangeId | null; readonly seen: Revision | null };

/** A created record; `again` if it had been created before. */
export type Created<Entity> = StoredRecord<Entity> & { readonly again: boolean };

/** A newer version by another person conflicts with a change. */
export type Stale<Entity> = { readonly stale: StoredRecord<Entity> };

export type CreationRefusal = "change-reused" | "id-taken" | "removed" | "key-reused";
export type EditRefusal<Entity> = "change-reused" | "no-such-record" | "removed" | Stale<Entity>;

/**
 * The earlier result of the change of this name: null if it is new, and a refusal if it did anything other than the
 * request.
 */
async function repeated<Entity extends { readonly id: string }>(
  records: RecordWriters,
  writer: SingleWriter<Entity>,
  id: Entity["id"] | null,
  writeKind: Made<Entity>["writeKind"],
  isAsked: (record: Entity) => boolean,
): Promise<Result<StoredRecord<Entity>, "change-reused"> | null> {
  if (!(await records.isRepeated())) return null;
  const made = await writer.made(id);
  const isSame = made !== null && made.writeKind === writeKind && isAsked(made.left.record);
  return isSame ? accepted(made.left) : refused("change-reused");
}

/**
 * Creates a record once, however often it is requested: by the change, the record's id, or the call's key. A repetition
 * is answered before anything is validated. `recordWith` gets the record created before, if any, for the fields that
 * the caller left open.
 */
export async function createRecord<Entity extends { readonly id: string }, Reason>(
  { records, idempotencyKeys }: WorkStores,
  writer: SingleWriter<Entity>,
  asked: Creation & {
    readonly member: Member;
    readonly now: Instant;
    readonly newId: () => string;
  },
  recordWith: (id: string, made?: Entity) => Entity,
  judge: (record: Entity) => Promise<Reason | null>,
): Promise<Result<Created<Entity>, Reason | CreationRefusal>> {
  const isAsked = (made: Entity) => isSameRecord(made, recordWith(asked.id ?? made.id, made));
  const before = await repeated(records, writer, asked.id, "create", isAsked);
  if (before !== null) return before.ok ? accepted({ ...before.value, again: false }) : before;
  const wanted = recordWith(asked.id ?? asked.newId());
  const present = asked.id === null ? null : await writer.find(wanted.id);
  if (present !== null) {
    if (present.removed) return refused("removed");
    const first = await writer.asCreated(wanted.id);
    const isSame = first !== null && isAsked(first.record);
    return isSame ? accepted({ ...present, again: true }) : refused("id-taken");
  }
  return performOnce(idempotencyKeys, asked.member, asked.once, asked.now, async () => {
    const reason = await judge(wanted);
    if (reason !== null) return refused(reason);
    return accepted({ ...(await writer.create(wanted)), again: false });
  });
}

/**
 * Replaces a record that its caller has seen; `recordOf` derives it from the present one, and `isMeant` recognises the
 * kind of the call.
 */
export async function replaceRecord<Entity extends { readonly id: string }, Reason>(
  { records }: WorkStores,
  writer: SingleWriter<Entity>,
  { seen }: Edit,
  id: Entity["id"],
  recordOf: (present: Entity) => Entity,
  isMeant: (present: Entity) => boolean,
  judge: (record: Entity) => Promise<Reason | null>,
): Promise<Result<StoredRecord<Entity>, Reason | EditRefusal<Entity>>> {
  const isAsked = (made: Entity) => isSameRecord(made, recordOf(made));
  const before = await repeated(records, writer, id, "replace", isAsked);
  if (before !== null) return before;
  const present = await writer.find(id);
  const obstacle = obstacleTo(present, seen, isMeant);
  if (present === null || obstacle !== null) return refused(obstacle ?? "no-such-record");
  const record = recordOf(present.record);
  const reason = await judge(record);
  return reason === null ? accepted(await writer.replace(record)) : refused(reason);
}

/** Removes a record that its caller has seen; `remove` may refuse, or do more than write a tombstone. */
export async function removeRecord<Entity extends { readonly id: string }, Reason = never>(
  { records }: WorkStores,
  writer: SingleWriter<Entity>,
  { seen }: Edit,
  id: Entity["id"],
  isMeant: (present: Entity) => boolean,
  remove: (present: Entity) => Promise<Result<StoredRecord<Entity>, Reason>> = async () =>
    accepted(await writer.remove(id)),
): Promise<Result<StoredRecord<Entity>, Reason | EditRefusal<Entity>>> {
  const before = await repeated(records, writer, id, "remove", isMeant);
  if (before !== null) return before;
  const present = await writer.find(id);
  const obstacle = obstacleTo(present, seen, isMeant);
  if (present === null || obstacle !== null) return refused(obstacle ?? "no-such-record");
  return remove(present.record);
}

/** Why a record cannot be changed as its caller has seen it; null if it can. */
export function obstacleTo<Entity>(
  present: StoredRecord<Entity> | null,
  seen: Revision | null,
  isMeant: (present: Entity) => boolean,
): Exclude<EditRefusal<Entity>, "change-reused"> | null {
  if (present === null || !isMeant(present.record)) return "no-such-record";
  if (present.removed) return "removed";
  const { revision, ownRevision = revision } = present;
  const isSeen = seen === null || (seen >= ownRevision && seen <= revision);
  return isSeen ? null : { stale: present };
}
