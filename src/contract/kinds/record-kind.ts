import * as v from "valibot";
import type { CategoryIdOf } from "../../domain/categories/by-id.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";

/**
 * The writes of one kind of record, as a client sends them, with the ids of the categories that they name. `stored`
 * decodes a response into the record with its revision.
 */
export type RecordWrites<Kept extends { readonly id: string }, Draft, Patch = Draft> = {
  /** The path of the collection, to which a new record is posted. */
  readonly all: string;
  readonly one: (id: string) => string;
  readonly stored: v.GenericSchema<unknown, Stamped<Kept>>;
  readonly encodeDraft: (draft: Draft, idOf: CategoryIdOf) => object;
  readonly encodePatch: (patch: Patch, idOf: CategoryIdOf) => object;
};

/**
 * One kind of record on the wire, as a server reads it. The schemas decode a body into the draft of a new record with
 * the client's own id, or into the change of an existing one.
 */
export type RecordKind<Kept extends { readonly id: string }, Draft, Patch = Draft> = RecordWrites<
  Kept,
  Draft,
  Patch
> & {
  readonly id: (text: string) => Kept["id"];
  readonly creation: v.GenericSchema<unknown, Wanted<Draft>>;
  readonly change: v.GenericSchema<unknown, Patch>;
  readonly encode: (record: Kept) => object;
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
export const stamped = <Fields extends { readonly revisao: Revision }, Kept>(
  schema: v.GenericSchema<unknown, Fields>,
  decode: (fields: Fields) => Kept,
): v.GenericSchema<unknown, Stamped<Kept>> =>
  v.pipe(
    schema,
    v.transform((fields) => ({
      record: decode(fields),
      revision: fields.revisao,
      removed: false,
    })),
  );
