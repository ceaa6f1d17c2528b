import * as v from "valibot";
import type { Field, Fields } from "./wire.ts";

// The annotations let a bundler drop what is not used.
/** A field that may be null. */
// @__NO_SIDE_EFFECTS__
export const nullable = <Name extends string, Schema extends v.GenericSchema, Value>({
  name,
  schema,
  write,
}: Field<Name, Schema, Value>): Field<Name, v.NullableSchema<Schema, undefined>, Value | null> => ({
  name,
  schema: v.nullable(schema),
  write: (value) => (value === null ? null : write(value)),
});

/** A field that may be absent: it stays so, or is read as `instead`, which is said as on the wire. */
export function optional<Name extends string, Schema extends v.GenericSchema, Value>(
  field: Field<Name, Schema, Value>,
): Field<Name, v.OptionalSchema<Schema, undefined>, Value>;
export function optional<
  Name extends string,
  Schema extends v.GenericSchema,
  Value,
  const Instead extends v.InferInput<Schema>,
>(
  field: Field<Name, Schema, Value>,
  instead: Instead,
): Field<Name, v.OptionalSchema<Schema, Instead>, Value>;
// @__NO_SIDE_EFFECTS__
export function optional({ name, schema, write }: Field, instead?: unknown): Field {
  return { name, schema: v.optional(schema, instead), write };
}

/** The same fields, each of which may be absent: what a change says. */
// @__NO_SIDE_EFFECTS__
export const partial = <const Of extends Fields>(fields: Of) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, one]) => [key, optional(one)]),
  ) as unknown as {
    readonly [Key in keyof Of]: Of[Key] extends Field<infer Name, infer Schema, infer Value>
      ? Field<Name, v.OptionalSchema<Schema, undefined>, Value>
      : never;
  };
