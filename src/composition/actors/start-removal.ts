import { createActor } from "xstate";
import { removalMachine, type RemovalInput } from "../../application/entries/removal.machine.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import { removalTarget } from "../../text/record-labels.ts";
import { throughQueue, type DialogParts } from "./start-record-dialog.ts";

/** Starts the dialog that asks before it removes a record. */
export function startRemoval(
  { ids, submissionQueues }: Pick<DialogParts, "ids" | "submissionQueues">,
  remove: (removal: RemovalInput) => Promise<ChangeId | null>,
) {
  const queue = submissionQueues.queue(remove, (result) => actor.send(result));
  const machine = removalMachine(() => ids.next(), removalTarget);
  const actor = createActor(machine.provide({ actions: throughQueue(queue) }));
  return actor.start();
}
