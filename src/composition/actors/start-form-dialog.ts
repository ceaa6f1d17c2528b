import { createActor, fromPromise } from "xstate";
import type { FormOf } from "../../application/acts/form.ts";
import { formDialogMachine, type SaveInput } from "../../application/acts/form-dialog.machine.ts";
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
