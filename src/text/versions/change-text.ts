import type { Kinds } from "../../domain/ledger/changes.ts";
import type { AnyChange } from "../../domain/versions/record-change.ts";
import { recordChangesTexts as texts } from "./record-changes.ts";
import { VERSION_FIELDS, type FieldLabels, type VersionField } from "./version-fields.ts";

/**
 * A change in words: a sentence with the time and, for an amount, the old and the new value; then a line for each other
 * field.
 */
export type ChangeText = { readonly sentence: string; readonly lines: readonly string[] };

type AnyField = VersionField<Kinds[keyof Kinds]>;

/** The words for a change of a record of a kind. */
export function changeText(
  type: keyof Kinds,
  { changeKind, madeAt, before, after }: AnyChange,
  labels: FieldLabels,
): ChangeText {
  const done = texts.done(changeKind, madeAt);
  if (before === null || after === null) return { sentence: done, lines: [] };
  // The fields are of the record's kind, which the compiler does not follow through a union of kinds.
  const fields = VERSION_FIELDS[type] as unknown as readonly AnyField[];
  const changed = fields.flatMap(({ label, show, isAmount, value }) => {
    const [was, is] = [show(before, labels), show(after, labels)];
    if (value !== undefined)
      return value(before) === value(after) ? [] : { label, isAmount, change: texts.other };
    return was === is ? [] : { label, isAmount, change: texts.changed(was, is) };
  });
  const amount = changed.find(({ isAmount }) => isAmount);
  return {
    sentence: amount === undefined ? done : `${done} ${amount.change}`,
    lines: changed
      .filter((one) => one !== amount)
      .map(({ label, change }) => texts.line(label, change)),
  };
}
