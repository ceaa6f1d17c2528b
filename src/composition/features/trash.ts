import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import { onLedgerChange } from "../../application/reactions/on-ledger-change.ts";
import { trashMachine } from "../../application/trash/trash.machine.ts";
import type { Trash } from "../../application/trash/trash.ts";
import { httpTrash } from "../../infrastructure/http/http-trash.ts";
import type { TrashFeature } from "../../ui/screens/trash/trash-feature.ts";
import { startAct } from "../actors/acts.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const TRASH = key<Trash>("trash");

const needs = {
  trash: TRASH,
  ledger: keys.records,
  clock: keys.clock,
  ids: keys.ids,
  notify: keys.notify,
};

/** The trash, with restoration. */
export const trashFeature = feature([bind(TRASH, [keys.api], httpTrash)], needs, startTrash);

/** Starts the trash; restored records come from the ledger's log, which the response announces. */
export function startTrash({
  trash,
  ledger,
  clock,
  ids,
  notify,
}: NeedsOf<typeof needs>): TrashFeature {
  const actor = createActor(
    trashMachine(() => ids.next()).provide({
      actors: {
        page: fromPromise(({ input }) => trash.page(input.after)),
        restore: fromPromise(({ input: { wanted, change } }) => trash.restore(wanted, change)),
        ledger: fromCallback(({ sendBack }) =>
          onLedgerChange(ledger, () => sendBack({ type: "LEDGER_CHANGED" })),
        ),
      },
    }),
  );
  actor.on("RESTORED", ({ result, change }) =>
    notify({ type: "trash-restored", result, undo: result.restored > 0 ? change : null }),
  );
  actor.on("GONE", () => notify({ type: "trash-gone" }));
  // On the screen it stands beside what was not restored.
  actor.on("FAILED", ({ failure }) => {
    if (!actor.getSnapshot().context.shown) notify({ type: "failed", failure });
  });
  const emptying = startAct<number, number>(() => trash.empty());
  emptying.on("DONE", ({ answer: count }) => {
    notify({ type: "trash-emptied", count });
    actor.send({ type: "EMPTIED" });
  });
  return {
    load: async () => {
      actor.send({ type: "READ" });
      const { context } = await waitFor(
        actor,
        (now) => now.context.known || now.context.failure !== null,
      );
      if (!context.known && context.failure !== null) throw context.failure;
      return clock.now();
    },
    actors: { trash: actor.start(), emptying },
  };
}
