import { createActor, fromPromise } from "xstate";
import { undoMachine } from "../../application/ledger/undo.machine.ts";
import type { Imports } from "../../application/imports/imports.ts";
import type { Undo } from "../../application/ledger/undo.ts";
import { undoTold } from "../../application/imports/undo-told.ts";
import { httpUndo } from "../../infrastructure/http/ledger/http-undo.ts";
import type { OverlayActors } from "../../ui/overlay-context.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import { laterImports } from "../later-imports.ts";

const UNDO = key<Undo>("undo");
const IMPORTS_UNDO = key<Pick<Imports, "undo" | "count">>("importsUndo");

const needs = {
  undo: UNDO,
  imports: IMPORTS_UNDO,
  ids: keys.ids,
  notify: keys.notify,
  reload: keys.reload,
};

/** Undoes a change from its toast. */
export const undoFeature = feature(
  [bind(UNDO, [keys.api], httpUndo), bind(IMPORTS_UNDO, [keys.api, keys.clock], laterImports)],
  needs,
  startUndo,
);

/** Starts the undoing of changes; the ledger learns of it from the response, other lists are reloaded. */
export function startUndo({
  undo,
  imports,
  ids,
  notify,
  reload,
}: NeedsOf<typeof needs>): OverlayActors["undo"] {
  const actor = createActor(
    undoMachine(() => ids.next()).provide({
      actors: { undo: fromPromise(({ input }) => undoTold(undo, imports)(input)) },
    }),
  ).start();
  actor.on("UNDONE", ({ notice }) => {
    notify(notice);
    // Data outside the ledger's copy is fetched by its screen.
    reload();
  });
  actor.on("NOTHING", ({ isRedo }) => notify({ type: "nothing-to-undo", isRedo }));
  actor.on("FAILED", ({ failure, undoing }) => notify({ type: "failed", failure, undoing }));
  return actor;
}
