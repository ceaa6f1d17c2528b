import { createActor } from "xstate";
import { removalMachine, type RemovalInput } from "../../application/acts/removal.machine.ts";
import type { Ledger } from "../../application/ledger/ledger.ts";
import {
  removeIfThere,
  type RemovableKind,
  type Removals,
} from "../../application/entries/remove-record.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import { removalTarget } from "../../text/record-labels.ts";
import { throughTray, type DialogParts } from "./start-record-dialog.ts";

/** Starts the dialog that asks before it removes a record of a kind. */
export function startRemoval<Id extends string>(
  { ids, outbox, ledger }: DialogParts & { readonly ledger: Pick<Ledger, "write"> },
  kind: RemovableKind<Id>,
  records: Removals<Id>,
) {
  const tray = outbox.tray<RemovalInput, ChangeId | null>(
    removeIfThere(kind, records, ledger),
    (delivery) => actor.send(delivery),
  );
  const machine = removalMachine(() => ids.next(), removalTarget);
  const actor = createActor(machine.provide({ actions: throughTray(tray) }));
  return actor.start();
}
