import type { KeptWrite } from "../../../application/outbox/kept-write.ts";
import type { OverlayActors } from "../../../ui/overlay-context.ts";
import { startAct } from "../../actors/acts.ts";
import { feature, type NeedsOf } from "../../container/feature.ts";
import { keys } from "../../container/keys.ts";

const needs = {
  trays: keys.trays,
  session: keys.session,
  unsent: keys.unsent,
  notify: keys.notify,
};

/** The writes that wait on this device: what was refused goes back to its form, and signing out asks about the rest. */
export const unsentFeature = feature([], needs, startUnsentFeature);

export function startUnsentFeature({
  trays,
  session,
  unsent,
  notify,
}: NeedsOf<typeof needs>): OverlayActors["unsent"] {
  void unsent().then((outbox) => outbox?.onLeft((undo) => notify({ type: "left-unsent", undo })));
  const leave = startAct<readonly KeptWrite[]>(async () => session.send({ type: "LOG_OUT" }));
  return { correct: trays.correct, leave };
}
