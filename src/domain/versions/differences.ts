/** The fields of a record by name. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * A change as the fields that differ, a missing one only on the side that has it; all fields of a record that it created
 * or removed, and null on the other side.
 */
export type Difference = { readonly before: Fields | null; readonly after: Fields | null };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Reduces a change to the fields that differ; null if none does. */
export function differing({ before, after }: Difference): Difference | null {
  if (before === null || after === null) return before === after ? null : { before, after };
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  const names = [...all].filter((name) => !isSame(before[name], after[name]));
  const only = (fields: Fields) =>
    Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
  return names.length === 0 ? null : { before: only(before), after: only(after) };
}

/**
 * A record with one side of a change laid over it: what only the other side has is missing, and without another side
 * this one is the whole record.
 */
function laidOver(fields: Fields, side: Fields, other: Fields | null): Fields {
  if (other === null) return side;
  const left = Object.entries(fields).filter(([name]) => !(name in other));
  return { ...Object.fromEntries(left), ...side };
}

/**
 * Returns the whole record before and after each of its changes, which are given newest first. `present` is the record
 * as it is now, or as it was lately: fields that no change names are read from it.
 */
export function wholeVersions(
  present: Fields | null,
  changes: readonly Difference[],
): readonly Difference[] {
  const oldest = changes.reduce<Fields>(
    (fields, { before, after }) => (before === null ? fields : laidOver(fields, before, after)),
    { ...present },
  );
  let fields = oldest;
  const whole = changes.toReversed().map(({ before, after }) => {
    const was = before && laidOver(fields, before, after);
    fields = after === null ? fields : laidOver(fields, after, before);
    return { before: was, after: after && fields };
  });
  return whole.toReversed();
}
