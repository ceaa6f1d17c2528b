import { createActor, fromPromise } from "xstate";
import type { FormOf } from "../../application/acts/form.ts";
import { formDialogMachine, type SaveInput } from "../../application/acts/form-dialog.machine.ts";
import type { DraftedDialog, Drafts } from "../../application/entries/drafts.ts";
import type { IdGenerator } from "../../application/id-generator.ts";

/** Starts a dialog that saves the draft read from a form. */
export const startFormDialog = <Fields, Draft, Id>(
  form: FormOf<Fields, Draft, Id>,
  ids: IdGenerator,
  save: (input: SaveInput<Draft, Id>) => Promise<void>,
) =>
  createActor(
    formDialogMachine<Fields, Draft, Id>(form, () => ids.next()).provide({
      actors: { save: fromPromise(({ input }) => save(input)) },
    }),
  ).start();

type DraftedParts<Subject> = {
  readonly name: DraftedDialog;
  readonly drafts: Drafts;
  /** The subject with an id, if it is known to exist. */
  readonly there: (id: string) => Subject | null;
};

/** A subject with an id, or one that there is only one of, by its name. */
type Identified = { readonly id: string } | string;

const idOf = (subject: Identified): string => (typeof subject === "string" ? subject : subject.id);

/** As `startFormDialog`, but what is typed outlives a session that ends before it is saved. */
export function startDraftedFormDialog<
  Fields extends Readonly<Record<keyof Fields, string>>,
  Draft,
  Subject extends Identified,
>(
  form: FormOf<Fields, Draft, Subject>,
  { ids, drafts, name, there }: DraftedParts<Subject> & { readonly ids: IdGenerator },
  save: (input: SaveInput<Draft, Subject>) => Promise<void>,
) {
  const dialog = startFormDialog(form, ids, save);
  const [left] = drafts.read(name);
  dialog.subscribe((shown) => {
    const { mode, fields } = shown.context;
    const isOpen = shown.hasTag("open");
    const edited = mode.type === "edit" ? { id: idOf(mode.id), seen: fields } : null;
    drafts.write(name, isOpen ? [{ fields, tries: [], edited }] : [], isOpen);
  });
  if (left === undefined || !drafts.wasUnfinished(name)) return dialog;
  // An older version may have had other fields.
  const fields: Fields = { ...form.blank(), ...left.fields };
  const subject = left.edited && there(left.edited.id);
  if (subject) dialog.send({ type: "OPEN_EDIT", id: subject, fields });
  else if (left.edited === null) dialog.send({ type: "OPEN_CREATE", fields });
  return dialog;
}
