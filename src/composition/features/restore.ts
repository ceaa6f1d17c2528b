import type { CopyFile, Restores } from "../../application/restore/restores.ts";
import { changesNothing } from "../../domain/restore/refused-groups.ts";
import type { RestoreMode, RestoreReport } from "../../domain/restore/restore.ts";
import { changeId } from "../../domain/shared/ids.ts";
import { httpRestores } from "../../infrastructure/http/http-restores.ts";
import type { RestoreActors } from "../../ui/screens/restore/restore-actors.ts";
import { startAct } from "../actors/acts.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const RESTORES = key<Restores>("restores");

const needs = {
  restores: RESTORES,
  ids: keys.ids,
  notify: keys.notify,
  reload: keys.reload,
};

/** The restore of a copy. */
export const restoreFeature = feature(
  [bind(RESTORES, [keys.api], httpRestores)],
  needs,
  startRestores,
);

/** Starts the two ways of restoring a copy; each looks first at what it would change. */
export function startRestores({
  restores,
  ids,
  notify,
  reload,
}: NeedsOf<typeof needs>): RestoreActors {
  const start = (mode: RestoreMode) => {
    const act = startAct<CopyFile, RestoreReport, RestoreReport>(
      ({ of, key: name }) => restores.restore(of, mode, changeId(name)),
      { ids, look: (of, onStop) => restores.simulate(of, mode, onStop) },
    );
    act.on("DONE", ({ key: name, answer: counts }) => {
      notify({
        type: "copy-restored",
        counts,
        undo: changesNothing(counts) ? null : changeId(name),
      });
      reload();
    });
    return act;
  };
  const actors = { joining: start("join"), replacing: start("replace") };
  // After a replacement the other comparison is out of date.
  actors.replacing.on("DONE", () => actors.joining.send({ type: "CLOSE" }));
  return actors;
}
