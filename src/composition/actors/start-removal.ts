import { createActor } from "xstate";
import { removalMachine, type RemovalInput } from "../../application/entries/removal.machine.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import { removalTarget } from "../../text/record-labels.ts";
import { throughTray, type DialogParts } from "./start-record-dialog.ts";

/** Starts the dialog that asks before it removes a record. */
export function startRemoval(
  { ids, trays }: Pick<DialogParts, "ids" | "trays">,
  remove: (removal: RemovalInput) => Promise<ChangeId | null>,
) {
  const tray = trays.tray(remove, (delivery) => actor.send(delivery));
  const machine = removalMachine(() => ids.next(), removalTarget);
  const actor = createActor(machine.provide({ actions: throughTray(tray) }));
  return actor.start();
}
