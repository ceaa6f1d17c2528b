import { createActor, fromPromise } from "xstate";
import type { RecordForm } from "../../application/forms/form.ts";
import { outbox } from "../../application/machines/outbox.ts";
import { recordDialogMachine } from "../../application/machines/record-dialog.machine.ts";
import type { Entry } from "../../application/machines/record-entry.ts";
import type { Foreground } from "../../application/ports/foreground.ts";
import type { IdGenerator } from "../../application/ports/id-generator.ts";

/** What every dialog over records needs of the page. */
export type DialogParts = { readonly ids: IdGenerator; readonly foreground: Foreground };

/** Starts a dialog that makes and changes records of a kind. */
export const startRecordDialog = <Fields extends object, Draft, Kept, Result>(
  form: RecordForm<Fields, Draft, Kept>,
  { ids, foreground }: DialogParts,
  save: (entry: Entry<Fields, Draft, Kept>) => Promise<Result>,
) =>
  createActor(
    recordDialogMachine<Fields, Draft, Kept, Result>(form, () => ids.next()).provide({
      actors: { outbox: outbox(save), foreground: whenFree(foreground) },
    }),
  ).start();

/** Waits for its turn in the foreground. */
export const whenFree = (foreground: Foreground) =>
  fromPromise<void>(
    ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener("abort", foreground.whenFree(resolve));
      }),
  );
