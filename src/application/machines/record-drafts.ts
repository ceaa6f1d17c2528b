import type { RecordForm } from "../forms/form.ts";
import type { KeptEntry } from "../ports/drafts.ts";
import type { Entry, Returned } from "./record-entry.ts";

/** What a dialog of records holds of entries that are not acknowledged. */
export type Unacknowledged<Fields, Draft, Kept> = {
  readonly mode: Entry<Fields, Draft, Kept>["mode"];
  readonly fields: Fields;
  /** What stood in the form before anything was typed. */
  readonly began: Fields;
  readonly tries: Entry<Fields, Draft, Kept>["tries"];
  /** New records that were typed and left, the last one first. */
  readonly kept: readonly Typed<Fields, Draft>[];
  readonly sent: readonly Entry<Fields, Draft, Kept>[];
  readonly returned: readonly Returned<Fields, Draft, Kept>[];
};

type Typed<Fields, Draft> = {
  readonly fields: Fields;
  readonly tries: Entry<Fields, Draft, unknown>["tries"];
};

export const sameFields = <Fields extends object>(left: Fields, right: Fields): boolean =>
  Object.entries(left).every(([name, text]) => right[name as keyof Fields] === text);

/** Whether the form holds a new record of which something would be lost with it. */
const isTyped = <Fields extends object, Draft, Kept>({
  mode,
  fields,
  began,
  tries,
}: Unacknowledged<Fields, Draft, Kept>): boolean =>
  mode.type === "create" && (tries.length > 0 || !sameFields(fields, began));

/** What is kept once the form is left. */
export function keptWith<Fields extends object, Draft, Kept>(
  dialog: Unacknowledged<Fields, Draft, Kept>,
): readonly Typed<Fields, Draft>[] {
  const { fields, tries, kept } = dialog;
  return isTyped(dialog) ? [{ fields, tries }, ...kept] : kept;
}

/** What has to be kept so that no new record is lost with the page. */
export function draftsOf<Fields extends object, Draft, Kept>(
  dialog: Unacknowledged<Fields, Draft, Kept>,
): readonly KeptEntry<Fields>[] {
  const typed = isTyped(dialog) ? [dialog] : [];
  const underway = [...dialog.sent, ...dialog.returned.map(({ entry }) => entry)].flatMap(
    ({ mode, tries }) =>
      mode.type === "edit" ? [] : tries.slice(-1).map(({ fields }) => ({ fields, tries })),
  );
  return [...typed, ...dialog.kept, ...underway].map(({ fields, tries }) => ({
    fields,
    tries: tries.map((one) => ({ fields: one.fields, key: one.key })),
  }));
}

/** A kept entry as the form of today reads it; a try that it cannot read any more is nothing that could be sent again. */
export function typedFrom<Fields extends object, Draft, Kept>(
  { fields, tries }: KeptEntry<Fields>,
  form: RecordForm<Fields, Draft, Kept>,
): Typed<Fields, Draft> {
  const read = (one: KeptEntry<Fields>["tries"][number]) => {
    const draft = form.read({ ...form.blank(), ...one.fields });
    return draft.ok ? [{ ...one, draft: draft.value }] : [];
  };
  return { fields: { ...form.blank(), ...fields }, tries: tries.flatMap(read) };
}
