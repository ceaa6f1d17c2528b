import * as v from "valibot";

type Schema = v.GenericSchema;

/** Returns a value after serialisation as JSON. */
export const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Returns the parsed value; throws if the schema refuses it. */
export const read = <S extends Schema>(schema: S, value: unknown): v.InferOutput<S> =>
  v.parse(schema, value);

/** Returns why a schema refuses a value: the path and the code of each first issue; empty if it accepts it. */
export function refusals(schema: Schema, value: unknown): Readonly<Record<string, string>> {
  const result = v.safeParse(schema, value);
  const issues = (result.issues ?? []).map(
    (issue) => [v.getDotPath(issue) ?? "", issue.message] as const,
  );
  return Object.fromEntries(issues.toReversed());
}
