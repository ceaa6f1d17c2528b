import * as v from "valibot";
import { response } from "../shape.ts";
import type { BodyOf, Field, Fields, ReadOf, Wire, WrittenOf } from "./wire.ts";

// The annotations let a bundler drop what is not used.
/** Reads a body and decodes its fields into a value. */
// @__NO_SIDE_EFFECTS__
export const decoded = <Body, Told, Value>(
  schema: v.GenericSchema<Body, Told>,
  decode: (told: Told) => Value,
): v.GenericSchema<Body, Value> => v.pipe(schema, v.transform(decode));

/** A record within another one. */
// @__NO_SIDE_EFFECTS__
export const nested = <const Name extends string, Of extends Fields>(
  name: Name,
  { entries, read, write }: Wire<Of>,
  object: (entries: v.ObjectEntries) => v.GenericSchema = response,
): Field<Name, v.GenericSchema<BodyOf<Of>, ReadOf<Of>>, WrittenOf<Of>> => ({
  name,
  schema: decoded(object(entries as v.ObjectEntries), read as never) as never,
  write,
});

/** Records within another one, in their order. */
// @__NO_SIDE_EFFECTS__
export const list = <const Name extends string, Of extends Fields>(
  name: Name,
  of: Wire<Of>,
): Field<Name, v.GenericSchema<BodyOf<Of>[], ReadOf<Of>[]>, readonly WrittenOf<Of>[]> => {
  const { schema, write } = nested(name, of);
  return { name, schema: v.array(schema), write: (records) => records.map(write) };
};
