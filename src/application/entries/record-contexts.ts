import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { isRefusal, type Failure } from "../failure.ts";
import type { Doubt, Filling, FormFault, RecordForm } from "../acts/form.ts";
import type { NewDay } from "../new-days.ts";
import type { FormDialogEvent } from "../acts/form-dialog.machine.ts";
import type { Picks, Versions } from "../ledger/versions.ts";
import {
  sameFields,
  stillToSend,
  type Entry,
  type Identified,
  type Unsent,
} from "./record-entry.ts";
import type { FailedSubmission } from "./submission-queues.ts";

export type RecordDialogEvent<Fields, Entity> =
  | FormDialogEvent<Fields, WithRevision<Entity>>
  /** Saves, and continues with a further entry. */
  | { readonly type: "SUBMIT_AND_ADD" }
  | ({ readonly type: "FILL" } & Filling<Fields>)
  | ({ readonly type: "NEW_DAY" } & NewDay)
  /** Opens for a new record with other blank fields than usual. */
  | { readonly type: "OPEN_ANEW"; readonly blank: Fields }
  /** Discards what was typed. */
  | { readonly type: "CLEAR" }
  /** Resolves a conflict: with one's own version, the other one, or field by field. */
  | { readonly type: "KEEP_MINE" }
  | { readonly type: "KEEP_THEIRS" }
  | { readonly type: "MERGE" }
  | {
      readonly type: "PICK";
      readonly field: keyof Fields & string;
      readonly side: "mine" | "theirs";
    }
  /** Creates a new record from a change of one that is gone. */
  | { readonly type: "RECORD_ANEW" };

/** The context of a record's dialog. */
export type RecordContext<Fields, Draft, Entity> = Unsent<Fields, Draft, Entity> & {
  /** The automatic values of the form that are still untouched. */
  readonly filled: Partial<Fields>;
  /** The fields that somebody changed, or that were filled in from elsewhere. */
  readonly touched: readonly string[];
  readonly addAnother: boolean;
  /** Whether the form shows a restored entry. */
  readonly recovered: boolean;
  readonly fault: FormFault<Fields> | null;
  readonly failure: Failure | null;
  /**
   * The doubt that was just asked about, and the year that needs no question: it was asked about, or was there before.
   */
  readonly doubt: Doubt | null;
  readonly meant: number | null;
  /** The newer version that caused a conflict, if any. */
  readonly theirs: WithRevision<Entity> | null;
  /** The versions in conflict, if any. */
  readonly versions: Versions<Fields> | null;
  readonly picks: Picks;
  /** The number of further entries saved since the dialog was opened. */
  readonly saved: number;
};

/** The contexts in which a dialog starts, sends, or shows a returned entry. */
export function recordContexts<Fields extends object, Draft, Entity extends Identified>(
  form: RecordForm<Fields, Draft, Entity>,
  newKey: () => string,
  there: (id: string) => Entity | null,
) {
  type Ctx = RecordContext<Fields, Draft, Entity>;
  const cleared: Omit<Ctx, "fields" | "began" | "kept"> = {
    mode: { type: "create" },
    fault: null,
    failure: null,
    doubt: null,
    meant: null,
    tries: [],
    filled: {},
    touched: [],
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

  /** The entry, with the form's draft as its last try. */
  const entryOf = ({ mode, fields, tries, addAnother }: Ctx): Entry<Fields, Draft, Entity> => {
    const draft = form.read(fields);
    const last = tries.at(-1);
    if (!draft.ok || (last !== undefined && sameFields(last.fields, fields)))
      return { mode, tries, addAnother };
    return { mode, addAnother, tries: [...tries, { fields, draft: draft.value, key: newKey() }] };
  };

  /** The context for a new record, with an abandoned entry of the same sort restored. */
  const anew = (context: Ctx, blank: Fields): Partial<Ctx> => {
    const kept = context.kept.flatMap((entry) => stillToSend(entry, { there, show: form.show }));
    const last = kept.find(
      ({ edited, fields }) => edited === null && sameFields(form.blank(fields), form.blank(blank)),
    );
    if (last === undefined) return { ...beginning(blank), kept };
    const { fields, tries } = last;
    const others = kept.filter((one) => one !== last);
    return { fields, tries, began: blank, kept: others, recovered: true, meant: yearIn(fields) };
  };

  /** The context for a record, with an abandoned change restored; somebody else may have changed the record since. */
  const again = ({ kept }: Ctx, id: WithRevision<Entity>, shown: Fields): Partial<Ctx> => {
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

  /** The context for an entry that was refused. */
  const comeBack = ({
    entry,
    failure,
  }: FailedSubmission<Entry<Fields, Draft, Entity>>): Omit<Ctx, "kept"> => {
    const { mode } = entry;
    const now = failure.type === "conflict" ? failure.current : null;
    const theirs = now && form.current(now);
    const fields = entry.tries.at(-1)?.fields ?? form.blank();
    return {
      ...cleared,
      mode,
      fields,
      began: mode.type === "edit" ? form.show(mode.id) : form.blank(fields),
      failure,
      meant: yearIn(fields),
      // A refused try had no effect and is dropped; any other may have had one and is sent again first.
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
