import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Clock } from "../clock.ts";
import type { LedgerWork, WorkStores } from "./ledger-work.ts";
import type { Member } from "./ledgers.ts";
import type { NewId } from "../new-id.ts";
import {
  createRecord,
  removeRecord,
  replaceRecord,
  type Created,
  type Creation,
  type CreationRefusal,
  type Edit,
  type EditRefusal,
} from "./record-changes.ts";
import type { SingleWriter } from "./record-writer.ts";

/** One kind of record within a unit of work: its writer, the record made from a request, and its validation. */
type RecordKind<Entity extends { readonly id: string }, Draft, Patch, Fault> = {
  readonly writer: SingleWriter<Entity>;
  /** What a draft comes to in this ledger, where it cannot be as it was said. */
  readonly meant?: (draft: Draft) => Promise<Draft>;
  /**
   * The record of a draft; `earlier` is the record that the same call created before, for the fields that the draft
   * leaves open.
   */
  readonly made: (draft: Draft, id: string, earlier?: Entity) => Entity;
  /** The present record with a change applied. */
  readonly changed: (present: Entity, patch: Patch) => Entity;
  /** Why a record is invalid; null if it is valid. */
  readonly judge: (record: Entity) => Promise<Fault | null>;
  /** Why no further record can be created; called before `judge`. */
  readonly judgeNew?: (draft: Draft) => Promise<Fault | null>;
  /** Whether a record is of this kind, if the writer has several. */
  readonly isOwn?: (present: Entity) => boolean;
  /** Called after a record is created. */
  readonly afterMaking?: (record: Entity, draft: Draft) => Promise<void>;
  /** Called after a record is changed, with what it was before. */
  readonly afterChanging?: (record: Entity, before: Entity) => Promise<void>;
  /** Why a record cannot be removed; null if it can. */
  readonly judgeRemoval?: (record: Entity) => Promise<Fault | null>;
  /** Called before a record is removed. */
  readonly beforeRemoval?: (record: Entity) => Promise<void>;
};

export type WritePorts = {
  readonly ledgerWork: LedgerWork;
  readonly newId: NewId;
  readonly clock: Clock;
};

/** The writes of one kind of record. */
export type RecordWrites<Entity extends { readonly id: string }, Draft, Patch, Fault> = {
  readonly create: (
    member: Member,
    draft: Draft,
    creation: Creation,
  ) => Promise<Result<Created<Entity>, CreationRefusal | Fault>>;
  readonly change: (
    member: Member,
    id: Entity["id"],
    patch: Patch,
    edit: Edit,
  ) => Promise<Result<StoredRecord<Entity>, EditRefusal<Entity> | Fault>>;
  /** Replaces a record by a tombstone. */
  readonly remove: (
    member: Member,
    id: Entity["id"],
    edit: Edit,
  ) => Promise<Result<StoredRecord<Entity>, EditRefusal<Entity> | Fault>>;
};

const always = () => true;

/** Makes the writes of a kind; `kindIn` is called once per write, within its unit of work. */
export const recordWrites = <Entity extends { readonly id: string }, Draft, Patch, Fault>(
  { ledgerWork, newId, clock }: WritePorts,
  kindIn: (
    stores: WorkStores,
    member: Member,
  ) => RecordKind<Entity, Draft, Patch, Fault> | Promise<RecordKind<Entity, Draft, Patch, Fault>>,
): RecordWrites<Entity, Draft, Patch, Fault> => ({
  create: (member, draft, creation) =>
    ledgerWork(member, creation.change, async (stores) => {
      const { writer, meant, made, judge, judgeNew, afterMaking } = await kindIn(stores, member);
      const wish = meant === undefined ? draft : await meant(draft);
      const create = async (record: Entity) => {
        const stamped = await writer.create(record);
        await afterMaking?.(record, wish);
        return stamped;
      };
      return createRecord(
        stores,
        { ...writer, create },
        { ...creation, member, now: clock.now(), newId },
        (id, earlier) => made(wish, id, earlier),
        async (record) => (await judgeNew?.(wish)) ?? judge(record),
      );
    }),
  change: (member, id, patch, edit) =>
    ledgerWork(member, edit.change, async (stores) => {
      const kind = await kindIn(stores, member);
      const { writer, changed, judge, afterChanging, isOwn = always } = kind;
      let before: Entity | null = null;
      const recordOf = (present: Entity) => {
        before = present;
        return changed(present, patch);
      };
      const replace = async (record: Entity) => {
        const stamped = await writer.replace(record);
        if (before !== null) await afterChanging?.(record, before);
        return stamped;
      };
      return replaceRecord(stores, { ...writer, replace }, edit, id, recordOf, isOwn, judge);
    }),
  remove: (member, id, edit) =>
    ledgerWork(member, edit.change, async (stores) => {
      const { writer, beforeRemoval, judgeRemoval, isOwn = always } = await kindIn(stores, member);
      return removeRecord(stores, writer, edit, id, isOwn, async (present) => {
        const fault = await judgeRemoval?.(present);
        if (fault) return refused(fault);
        await beforeRemoval?.(present);
        return accepted(await writer.remove(id));
      });
    }),
});
