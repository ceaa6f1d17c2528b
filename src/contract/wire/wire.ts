import type * as v from "valibot";

/** One field of a record: its name and its schema on the wire, and how its value is written. */
export type Field<
  Name extends string = string,
  Schema extends v.GenericSchema = v.GenericSchema,
  Value = never,
> = {
  readonly name: Name;
  readonly schema: Schema;
  readonly write: (value: Value) => v.InferInput<Schema>;
};

/** The fields of a record by their names in it. */
export type Fields = Readonly<Record<string, Field>>;

type Flat<Record> = { [Key in keyof Record]: Record[Key] };

/** What a list is written from may be one that nobody changes. */
export type Written<Read> = Read extends readonly (infer Each)[] ? readonly Each[] : Read;

/** The fields that may be absent. */
type Absent<Of extends Fields> = {
  [Key in keyof Of]: Of[Key]["schema"] extends v.OptionalSchema<v.GenericSchema, undefined>
    ? Key
    : never;
}[keyof Of];

type EntriesOf<Of extends Fields> = {
  readonly [Key in keyof Of as Of[Key]["name"]]: Of[Key]["schema"];
};

/** What the schemas have accepted. */
type ToldOf<Of extends Fields> = {
  [Key in Exclude<keyof Of, Absent<Of>> as Of[Key]["name"]]: v.InferOutput<Of[Key]["schema"]>;
} & { [Key in Absent<Of> as Of[Key]["name"]]?: v.InferOutput<Of[Key]["schema"]> };

/** The record that is read. */
export type ReadOf<Of extends Fields> = Flat<
  { readonly [Key in Exclude<keyof Of, Absent<Of>>]: v.InferOutput<Of[Key]["schema"]> } & {
    readonly [Key in Absent<Of>]?: Exclude<v.InferOutput<Of[Key]["schema"]>, undefined>;
  }
>;

/** The record that is written. */
export type WrittenOf<Of extends Fields> = {
  readonly [Key in Exclude<keyof Of, Absent<Of>>]: Parameters<Of[Key]["write"]>[0];
} & { readonly [Key in Absent<Of>]?: Parameters<Of[Key]["write"]>[0] | undefined };

/** The body that is sent. */
export type BodyOf<Of extends Fields> = Flat<
  {
    [Key in Exclude<keyof Of, Absent<Of>> as Of[Key]["name"]]: Exclude<
      v.InferInput<Of[Key]["schema"]>,
      undefined
    >;
  } & { [Key in Absent<Of> as Of[Key]["name"]]?: v.InferInput<Of[Key]["schema"]> }
>;

/** A record on the wire. */
export type Wire<Of extends Fields> = {
  /** The fields by their names in the record, to make another shape of. */
  readonly fields: Of;
  /** The schemas by the names on the wire, to make a request or a response of. */
  readonly entries: EntriesOf<Of>;
  /** Reads what the schemas have accepted. */
  readonly read: (told: ToldOf<Of>) => ReadOf<Of>;
  /** Writes the fields, in their order; whatever else the record has is left out. */
  readonly write: (record: WrittenOf<Of>) => BodyOf<Of>;
};

type Values = Record<string, unknown>;

/**
 * Says a record on the wire once: its fields by their names in the record. What is absent stays absent in both
 * directions: there is never a key with undefined.
 */
// @__NO_SIDE_EFFECTS__
export function wire<const Of extends Fields>(fields: Of): Wire<Of> {
  const all = Object.entries<Field>(fields).map(([key, one]) => ({ key, ...one }));
  const read = (told: Values) => {
    const record: Values = {};
    for (const { key, name } of all) {
      const value = told[name];
      if (value !== undefined) record[key] = value;
    }
    return record;
  };
  const write = (record: Values) => {
    const told: Values = {};
    for (const { key, name, write: written } of all) {
      const value = record[key];
      const said = value === undefined ? value : written(value as never);
      if (said !== undefined) told[name] = said;
    }
    return told;
  };
  const entries = Object.fromEntries(all.map(({ name, schema }) => [name, schema]));
  // The compiler does not follow what a loop over the fields makes; the type says it.
  return { fields, entries, read, write } as unknown as Wire<Of>;
}
