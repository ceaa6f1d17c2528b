import { createActor } from "xstate";
import type { RecordForm } from "../../application/acts/form.ts";
import type {
  SubmissionQueues,
  FailedSubmission,
  SubmissionQueue,
} from "../../application/entries/submission-queues.ts";
import { recordDialogMachine } from "../../application/entries/record-dialog.machine.ts";
import { draftsOf, type Entry, type Identified } from "../../application/entries/record-entry.ts";
import type { DraftedDialog, Drafts, SavedDraft } from "../../application/entries/drafts.ts";
import type { Correction } from "../../application/outbox/correction.ts";
import type { Ledger } from "../../application/ledger/ledger.ts";
import type { IdGenerator } from "../../application/id-generator.ts";
import { findRecord } from "../../domain/ledger/find-record.ts";

/** The parts of the page that every dialog over records needs. */
export type DialogParts = {
  readonly ids: IdGenerator;
  readonly submissionQueues: SubmissionQueues;
  readonly drafts: Drafts;
  readonly ledger: Pick<Ledger, "getSnapshot">;
};

/** Starts a dialog that creates and changes records of a kind; input of a dialog with a name is stored as a draft. */
export function startRecordDialog<
  Fields extends Readonly<Record<keyof Fields, string>>,
  Draft,
  Entity extends Identified,
  Result,
>(
  form: RecordForm<Fields, Draft, Entity>,
  { ids, submissionQueues, drafts, ledger }: DialogParts,
  save: (entry: Entry<Fields, Draft, Entity>) => Promise<Result>,
  name?: DraftedDialog,
) {
  // An older version may have had other fields.
  const whole = (fields: Fields): Fields => ({ ...form.blank(fields), ...fields });
  const kept =
    name === undefined
      ? []
      : (drafts.read(name) as unknown as SavedDraft<Fields>[]).map(
          ({ fields, tries, edited }): SavedDraft<Fields> => ({
            fields: whole(fields),
            tries: tries.map((one) => ({ ...one, fields: whole(one.fields) })),
            edited: edited && { ...edited, seen: whole(edited.seen) },
          }),
        );
  const there = (id: string) => {
    const record = findRecord(ledger.getSnapshot(), id);
    return record && form.current(record);
  };
  const machine = recordDialogMachine<Fields, Draft, Entity, Result>(
    form,
    () => ids.next(),
    kept,
    there,
  );
  /** Opens a draft as its button would; one of a record that is gone waits for that. */
  const reopen = ({ fields, edited }: SavedDraft<Fields>) => {
    const record = edited && there(edited.id);
    if (record) actor.send({ type: "OPEN_EDIT", id: record, fields: form.show(record) });
    else if (edited === null) actor.send({ type: "OPEN_ANEW", blank: form.blank(fields) });
  };
  const queue = submissionQueues.queue(
    save,
    (result) => actor.send(result),
    correctedIn(form, () => ids.next()),
  );
  const actor = createActor(machine.provide({ actions: throughQueue(queue) }));
  if (name === undefined) return actor.start();
  actor.subscribe((shown) => {
    const sent = queue.entries();
    const isUnfinished = shown.hasTag("open") || sent.length > 0;
    drafts.write(name, draftsOf(shown.context, sent, form.show), isUnfinished);
  });
  actor.start();
  const [latest] = kept;
  if (latest !== undefined && drafts.wasUnfinished(name)) reopen(latest);
  return actor;
}

/** Shows a refused write that waited on the device in its form; null for a record of another kind. */
const correctedIn =
  <Fields extends object, Draft, Entity>(
    form: RecordForm<Fields, Draft, Entity>,
    newKey: () => string,
  ) =>
  ({
    wanted,
    seen,
    failure,
  }: Correction): FailedSubmission<Entry<Fields, Draft, Entity>> | null => {
    const record = form.current(wanted);
    if (record === null) return null;
    const before = seen && form.current(seen);
    const fields = form.show(record);
    const draft = form.read(fields);
    const entry = {
      mode:
        before === null ? ({ type: "create" } as const) : ({ type: "edit", id: before } as const),
      tries: draft.ok ? [{ fields, draft: draft.value, key: newKey() }] : [],
      addAnother: false,
    };
    return { entry, failure };
  };

/** The actions of a machine whose entries go through a submission queue. */
export const throughQueue = <Sent>({ post, postpone }: SubmissionQueue<Sent>) => ({
  post: (_: unknown, entry: Sent) => post(entry),
  postpone: (_: unknown, returned: FailedSubmission<Sent>) => postpone(returned),
});
