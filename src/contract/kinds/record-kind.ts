import * as v from "valibot";
import type { CategoryIdOf } from "../../domain/categories/by-id.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";

/**
 * The writes of one kind of record, as a client sends them, with the ids of the categories that they name. `stored`
 * decodes a response into the record with its revision.
 */
export type RecordWrites<Entity extends { readonly id: string }, Draft, Patch = Draft> = {
  /** The path of the collection, to which a new record is posted. */
  readonly all: string;
  readonly one: (id: string) => string;
  readonly stored: v.GenericSchema<unknown, StoredRecord<Entity>>;
  readonly encodeDraft: (draft: Draft, idOf: CategoryIdOf) => object;
  readonly encodePatch: (patch: Patch, idOf: CategoryIdOf) => object;
};

/**
 * One kind of record on the wire, as a server reads it. The schemas decode a body into the draft of a new record with
 * the client's own id, or into the change of an existing one.
 */
export type RecordKind<Entity extends { readonly id: string }, Draft, Patch = Draft> = RecordWrites<
  Entity,
  Draft,
  Patch
> & {
  readonly id: (text: string) => Entity["id"];
  readonly creation: v.GenericSchema<unknown, Wanted<Draft>>;
  readonly change: v.GenericSchema<unknown, Patch>;
  readonly encode: (record: Entity) => object;
};

/** A new record; without an id the server makes one. */
export type Wanted<Draft> = { readonly id: string | null; readonly draft: Draft };

/** The body of a creation: the draft, and the client's own id if it has one. */
// @__NO_SIDE_EFFECTS__
export const wanted = <Fields extends { readonly id?: string | undefined }, Draft>(
  schema: v.GenericSchema<unknown, Fields>,
  decode: (fields: Fields) => Draft,
): v.GenericSchema<unknown, Wanted<Draft>> =>
  v.pipe(
    schema,
    v.transform((fields) => ({ id: fields.id ?? null, draft: decode(fields) })),
  );

/** A record as a write returns it, with the revision of that write. */
// @__NO_SIDE_EFFECTS__
export const stamped = <Fields extends { readonly revisao: Revision }, Entity>(
  schema: v.GenericSchema<unknown, Fields>,
  decode: (fields: Fields) => Entity,
): v.GenericSchema<unknown, StoredRecord<Entity>> =>
  v.pipe(
    schema,
    v.transform((fields) => ({
      record: decode(fields),
      revision: fields.revisao,
      removed: false,
    })),
  );
