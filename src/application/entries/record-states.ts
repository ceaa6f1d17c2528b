import type { Seen } from "../../domain/ledger/stamped.ts";
import { isRefusal, type Failure } from "../failure.ts";
import type { Doubt, FormFault, RecordForm } from "../acts/form.ts";
import type { Picks, Versions } from "../ledger/versions.ts";
import { sameFields, stillToSend, type Identified, type Unacknowledged } from "./record-drafts.ts";
import type { Entry } from "./record-entry.ts";

/** The context of the dialog of a record. */
export type RecordContext<Fields, Draft, Kept> = Unacknowledged<Fields, Draft, Kept> & {
  /** The fields that the form has filled in by itself, as long as nobody touches them. */
  readonly filled: Partial<Fields>;
  readonly addAnother: boolean;
  /** Whether the form shows what was typed and left. */
  readonly recovered: boolean;
  readonly fault: FormFault<Fields> | null;
  readonly failure: Failure | null;
  /** The doubt that was just asked about, and the year that needs no asking: asked about already, or there before. */
  readonly doubt: Doubt | null;
  readonly meant: number | null;
  /** The newer version that was in the way, if one was. */
  readonly theirs: Seen<Kept> | null;
  /** The versions that stand against each other, if any do. */
  readonly versions: Versions<Fields> | null;
  readonly picks: Picks;
  /** Counts the further entries that were saved since the dialog was opened. */
  readonly saved: number;
};

/** The contexts with which a dialog begins, sends, or shows again what came back. */
export function recordStates<Fields extends object, Draft, Kept extends Identified>(
  form: RecordForm<Fields, Draft, Kept>,
  newKey: () => string,
  there: (id: string) => Kept | null,
) {
  type Ctx = RecordContext<Fields, Draft, Kept>;
  const cleared: Omit<Ctx, "fields" | "began" | "kept" | "sent" | "returned"> = {
    mode: { type: "create" },
    fault: null,
    failure: null,
    doubt: null,
    meant: null,
    tries: [],
    filled: {},
    addAnother: false,
    theirs: null,
    versions: null,
    picks: {},
    saved: 0,
    recovered: false,
  };
  const beginning = (fields: Fields) => ({ fields, began: fields });
  const doubtOf = (fields: Fields) => {
    const draft = form.read(fields);
    return draft.ok ? (form.doubt?.(draft.value) ?? null) : null;
  };
  const yearIn = (fields: Fields) => doubtOf(fields)?.year ?? null;

  /** The entry with what stands in the form as its last try. */
  const entryOf = ({ mode, fields, tries, addAnother }: Ctx): Entry<Fields, Draft, Kept> => {
    const draft = form.read(fields);
    const last = tries.at(-1);
    if (!draft.ok || (last !== undefined && sameFields(last.fields, fields)))
      return { mode, tries, addAnother };
    return { mode, addAnother, tries: [...tries, { fields, draft: draft.value, key: newKey() }] };
  };

  /** A new record, with what was typed for one and left. */
  const anew = (context: Ctx, blank: Fields): Partial<Ctx> => {
    const kept = context.kept.flatMap((entry) => stillToSend(entry, { there, show: form.show }));
    const last = kept.find(({ edited }) => edited === null);
    if (last === undefined) return { ...beginning(blank), kept };
    const { fields, tries } = last;
    const others = kept.filter((one) => one !== last);
    return { fields, tries, began: blank, kept: others, recovered: true, meant: yearIn(fields) };
  };

  /** A record, with what was typed for it and left; somebody else may have changed it since. */
  const again = ({ kept }: Ctx, id: Seen<Kept>, shown: Fields): Partial<Ctx> => {
    const begun = { mode: { type: "edit", id }, began: shown, meant: yearIn(shown) } as const;
    const last = kept.find(({ edited }) => edited?.id === id.id);
    const others = kept.filter((one) => one !== last);
    if (!last?.edited || sameFields(last.fields, shown))
      return { ...begun, fields: shown, kept: others };
    return {
      ...begun,
      fields: last.fields,
      kept: others,
      recovered: true,
      theirs: id,
      versions: { seen: last.edited.seen, theirs: shown, mine: last.fields },
    };
  };

  const comeBack = ({ returned: [first, ...returned] }: Ctx): Partial<Ctx> => {
    if (first === undefined) return {};
    const { entry, failure } = first;
    const { mode } = entry;
    const now = failure.type === "conflict" ? failure.current : null;
    const theirs = now && form.current(now);
    const fields = entry.tries.at(-1)?.fields ?? form.blank();
    return {
      ...cleared,
      returned,
      mode,
      fields,
      began: mode.type === "edit" ? form.show(mode.id) : form.blank(),
      failure,
      meant: yearIn(fields),
      // Of what was refused nothing is left; what may have been done has to be settled first.
      tries: isRefusal(failure) ? entry.tries.slice(0, -1) : entry.tries,
      theirs,
      versions:
        theirs !== null && mode.type === "edit"
          ? { seen: form.show(mode.id), theirs: form.show(theirs), mine: fields }
          : null,
    };
  };

  return { cleared, beginning, entryOf, anew, again, comeBack, doubtOf, yearIn };
}

export type RecordStates<Fields extends object, Draft, Kept extends Identified> = ReturnType<
  typeof recordStates<Fields, Draft, Kept>
>;
