import { createActor } from "xstate";
import { outbox } from "../../application/entries/outbox.ts";
import { removalMachine, type RemovalInput } from "../../application/acts/removal.machine.ts";
import type { Ledger } from "../../application/ledger/ledger.ts";
import {
  removeRecord,
  type RemovableKind,
  type Removals,
} from "../../application/entries/remove-record.ts";
import { removalTarget } from "../../text/record-labels.ts";
import { whenFree, type DialogParts } from "./start-record-dialog.ts";

/** Starts the dialog that asks before it removes a record of a kind. */
export const startRemoval = <Id extends string>(
  { ids, foreground, ledger }: DialogParts & { readonly ledger: Pick<Ledger, "write"> },
  kind: RemovableKind<Id>,
  records: Removals<Id>,
) =>
  createActor(
    removalMachine(() => ids.next(), removalTarget).provide({
      actors: {
        outbox: outbox<RemovalInput, void>(removeRecord(kind, records, ledger)),
        foreground: whenFree(foreground),
      },
    }),
  ).start();
