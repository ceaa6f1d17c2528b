import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import type { RecordForm } from "../acts/form.ts";
import type { Mode } from "../acts/form-dialog.machine.ts";
import { MAX_DRAFTS, type SavedDraft } from "./drafts.ts";

/** A record with an id. */
export type Identified = { readonly id: string };

/** A draft that was sent for an entry: the same fields sent again are the same change. */
type Try<Fields, Draft> = {
  readonly fields: Fields;
  readonly draft: Draft;
  /** The id of the change. */
  readonly key: string;
};

/** An entry on its way, with all drafts sent for it so far; only the last is the wanted state. */
export type Entry<Fields, Draft, Entity> = {
  readonly mode: Mode<WithRevision<Entity>>;
  readonly tries: readonly Try<Fields, Draft>[];
  readonly addAnother: boolean;
};

/** The news of a saved entry. */
export type SavedEntry<Entity, Result> = {
  readonly type: "SAVED";
  readonly change: "created" | "updated";
  readonly before: WithRevision<Entity> | null;
  readonly result: Result;
  /** The change to undo; null if they may have been several. */
  readonly undo: ChangeId | null;
};

export function savedEntry<Entity, Result>(
  { mode, tries }: Entry<unknown, unknown, Entity>,
  result: Result,
): SavedEntry<Entity, Result> {
  const undo = changeId(tries.at(-1)?.key ?? "");
  if (mode.type === "edit")
    return { type: "SAVED", change: "updated", before: mode.id, result, undo };
  // Several tries may have been several changes.
  const made = tries.length === 1 ? undo : null;
  return { type: "SAVED", change: "created", before: null, result, undo: made };
}

/** The entries of a dialog that were typed and not sent. */
export type Unsent<Fields, Draft, Entity> = {
  readonly mode: Entry<Fields, Draft, Entity>["mode"];
  readonly fields: Fields;
  /** The initial fields. */
  readonly began: Fields;
  readonly tries: Entry<Fields, Draft, Entity>["tries"];
  /** Typed entries that were abandoned, the latest first. */
  readonly kept: readonly Typed<Fields, Draft>[];
};

type Typed<Fields, Draft> = Pick<SavedDraft<Fields>, "fields" | "edited"> & {
  readonly tries: Entry<Fields, Draft, unknown>["tries"];
};

export const sameFields = <Fields extends object>(left: Fields, right: Fields): boolean =>
  Object.entries(left).every(([name, text]) => right[name as keyof Fields] === text);

/**
 * The fields of the form, if they would otherwise be lost. A change of a record is made anew, so its tries are not
 * stored.
 */
function typedIn<Fields extends object, Draft, Entity extends Identified>({
  mode,
  fields,
  began,
  tries,
}: Unsent<Fields, Draft, Entity>): readonly Typed<Fields, Draft>[] {
  const touched = !sameFields(fields, began);
  if (mode.type === "create")
    return touched || tries.length > 0 ? [{ fields, tries, edited: null }] : [];
  return touched ? [{ fields, tries: [], edited: { id: mode.id.id, seen: began } }] : [];
}

/**
 * The entries that are stored when the form is closed: only the last change of a record, and only the latest entries.
 */
export function keptWith<Fields extends object, Draft, Entity extends Identified>(
  dialog: Unsent<Fields, Draft, Entity>,
): readonly Typed<Fields, Draft>[] {
  const typed = typedIn(dialog);
  const id = typed[0]?.edited?.id;
  const others = dialog.kept.filter(({ edited }) => id === undefined || edited?.id !== id);
  return [...typed, ...others].slice(0, MAX_DRAFTS);
}

/**
 * An entry as it is still to be sent. If its record exists by now, because only the response was lost, only the changes
 * typed since are sent, as a change of that record: sending all of it again would overwrite what others may have
 * changed.
 */
export function stillToSend<Fields extends object, Draft, Entity extends Identified>(
  entry: Typed<Fields, Draft>,
  { there, show }: { there: (id: string) => Entity | null; show: (record: Entity) => Fields },
): readonly Typed<Fields, Draft>[] {
  const { fields, tries, edited } = entry;
  const [first, ...others] = tries;
  const record = first && edited === null ? there(first.key) : null;
  if (!first || record === null) return [entry];
  if (others.length === 0 && sameFields(first.fields, fields)) return [];
  return [{ fields, tries: [], edited: { id: record.id, seen: show(record) } }];
}

/** The entries to store, with those in the submission queue, so that nothing typed is lost with the page. */
export function draftsOf<Fields extends object, Draft, Entity extends Identified>(
  dialog: Unsent<Fields, Draft, Entity>,
  posted: readonly Entry<Fields, Draft, Entity>[],
  show: (record: Entity) => Fields,
): readonly SavedDraft<Fields>[] {
  const underway = posted.flatMap(({ mode, tries }) =>
    tries
      .slice(-1)
      .map(({ fields }) =>
        mode.type === "create"
          ? { fields, tries, edited: null }
          : { fields, tries: [], edited: { id: mode.id.id, seen: show(mode.id) } },
      ),
  );
  return [...typedIn(dialog), ...underway, ...dialog.kept]
    .slice(0, MAX_DRAFTS)
    .map(({ fields, tries, edited }) => ({
      fields,
      tries: tries.map((one) => ({ fields: one.fields, key: one.key })),
      edited,
    }));
}

/** Reads a stored entry with the current form; tries that it can no longer read are dropped. */
export function typedFrom<Fields extends object, Draft, Entity>(
  { fields, tries, edited }: SavedDraft<Fields>,
  form: RecordForm<Fields, Draft, Entity>,
): Typed<Fields, Draft> {
  const today = (kept: Fields) => ({ ...form.blank(kept), ...kept });
  const read = (one: SavedDraft<Fields>["tries"][number]) => {
    const draft = form.read(today(one.fields));
    return draft.ok ? [{ ...one, draft: draft.value }] : [];
  };
  return {
    fields: today(fields),
    tries: tries.flatMap(read),
    edited: edited && { id: edited.id, seen: today(edited.seen) },
  };
}
