import * as v from "valibot";
import { eurosFromCents, type Cents } from "../../domain/shared/cents.ts";
import { euros, instant } from "../fields.ts";
import { issue } from "../shape.ts";
import type { Field, Written } from "./wire.ts";

// The annotations let a bundler drop what is not used.
/** A value that stands on the wire as it is; cents do not, nor does what a schema turns into something else. */
type AsItIs<Schema extends v.GenericSchema> =
  Extract<v.InferOutput<Schema>, Cents> extends never
    ? Written<v.InferOutput<Schema>> extends Written<v.InferInput<Schema>>
      ? Schema
      : never
    : never;

type Plain<Name extends string, Schema extends v.GenericSchema> = Field<
  Name,
  Schema,
  Written<v.InferOutput<Schema>>
>;

/** A field whose value is what its schema reads; written as it is, or as `write` says. */
export function field<const Name extends string, const Schema extends v.GenericSchema>(
  name: Name,
  schema: AsItIs<Schema>,
): Plain<Name, Schema>;
export function field<const Name extends string, const Schema extends v.GenericSchema>(
  name: Name,
  schema: Schema,
  write: (value: Written<v.InferOutput<Schema>>) => v.InferInput<Schema>,
): Plain<Name, Schema>;
// @__NO_SIDE_EFFECTS__
export function field(
  name: string,
  schema: v.GenericSchema,
  write: (value: never) => unknown = (value) => value,
): Field {
  return { name, schema, write };
}

type MoneySchema = v.GenericSchema<number, Cents>;

/** An amount: euros on the wire, cents in the record. */
export function money<const Name extends string>(name: Name): Field<Name, typeof euros, Cents>;
export function money<const Name extends string, Schema extends MoneySchema>(
  name: Name,
  schema: Schema,
): Field<Name, Schema, Cents>;
// @__NO_SIDE_EFFECTS__
export function money(
  name: string,
  schema: MoneySchema = euros,
): Field<string, MoneySchema, Cents> {
  return { name, schema, write: eurosFromCents };
}

/** A moment: ISO 8601 in UTC on the wire, Unix milliseconds in the record. */
// @__NO_SIDE_EFFECTS__
export const moment = <const Name extends string>(
  name: Name,
): Field<Name, typeof instant, number> => ({
  name,
  schema: instant,
  write: (at) => new Date(at).toISOString(),
});

/** A word of a closed list; one map says its meanings, for reading and writing. */
// @__NO_SIDE_EFFECTS__
export function word<
  const Name extends string,
  const Words extends Readonly<Record<string, string>>,
>(
  name: Name,
  words: Words,
): Field<Name, v.GenericSchema<keyof Words & string, Words[keyof Words]>, Words[keyof Words]> {
  const meant = v.picklist(Object.keys(words) as (keyof Words & string)[], issue("wrong-type"));
  const names = new Map(Object.entries(words).map(([one, meaning]) => [meaning, one]));
  return {
    name,
    schema: v.pipe(
      meant,
      v.transform((one) => words[one]),
    ),
    write: (meaning) => names.get(meaning) as keyof Words & string,
  };
}

/** A text that is read as an id; what types it in the program does nothing to it. */
// @__NO_SIDE_EFFECTS__
const idText = <Id extends string>(_: (text: string) => Id) =>
  v.string() as unknown as v.GenericSchema<string, Id>;

/** An id. */
// @__NO_SIDE_EFFECTS__
export const idAs = <const Name extends string, Id extends string>(
  name: Name,
  typed: (text: string) => Id,
): Field<Name, v.GenericSchema<string, Id>, Id> => ({
  name,
  schema: idText(typed),
  write: (one) => one,
});

/** Several ids. */
// @__NO_SIDE_EFFECTS__
export const idsAs = <const Name extends string, Id extends string>(
  name: Name,
  typed: (text: string) => Id,
): Field<Name, v.GenericSchema<string[], Id[]>, readonly Id[]> => ({
  name,
  schema: v.array(idText(typed)),
  write: (some) => [...some],
});
