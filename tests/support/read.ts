import * as v from "valibot";

type Schema = v.GenericSchema;

/** What is left of a value once it went over the wire as JSON text. */
export const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What a schema makes of a value; throws if it refuses it. */
export const read = <S extends Schema>(schema: S, value: unknown): v.InferOutput<S> =>
  v.parse(schema, value);

/** Why a schema refuses a value: the path and the code of each first issue; nothing if it accepts it. */
export function refusals(schema: Schema, value: unknown): Readonly<Record<string, string>> {
  const result = v.safeParse(schema, value);
  const issues = (result.issues ?? []).map(
    (issue) => [v.getDotPath(issue) ?? "", issue.message] as const,
  );
  return Object.fromEntries(issues.toReversed());
}
