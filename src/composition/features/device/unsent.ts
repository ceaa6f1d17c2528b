import { failureOf, isLeft } from "../../../application/failure.ts";
import type { QueuedWrite } from "../../../application/outbox/queued-write.ts";
import type { OverlayActors } from "../../../ui/overlay-context.ts";
import type { WayBack } from "../../../ui/screens/unsent/unsent-feature.ts";
import { actOf, startAct } from "../../actors/acts.ts";
import { feature, type NeedsOf } from "../../container/feature.ts";
import { keys } from "../../container/keys.ts";

const needs = {
  submissionQueues: keys.submissionQueues,
  session: keys.session,
  unsent: keys.unsent,
  notify: keys.notify,
};

/** The writes that wait on this device: what can be done with those that were refused, and the question before signing out. */
export const unsentFeature = feature([], needs, startUnsentFeature);

export function startUnsentFeature({
  submissionQueues,
  session,
  unsent,
  notify,
}: NeedsOf<typeof needs>): OverlayActors["unsent"] {
  unsent.onOpen((outbox) => {
    outbox.onLeft((undo) => notify({ type: "left-unsent", undo }));
    outbox.onTaken((undo) => notify({ type: "taken-back", undo }));
  });
  void unsent.open();
  const correct = startAct<WayBack>(async ({ of: { write, correction, go } }) => {
    await go();
    submissionQueues.correct(correction);
    await (await unsent.open())?.discard(write.call.change);
  });
  correct.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));
  return {
    correct,
    // A row is gone once its write is, so what came of it is told here.
    tryAgain: actOf<QueuedWrite>(async ({ of: { call } }) => {
      try {
        await (await unsent.open())?.tryAgain(call.change);
        notify({ type: "refused-write", news: "sent" });
      } catch (reason) {
        if (isLeft(reason)) notify({ type: "left-unsent", undo: call.change });
        else notify({ type: "failed", failure: failureOf(reason) });
      }
    }),
    discard: actOf<QueuedWrite>(async ({ of: { call } }) => {
      await (await unsent.open())?.discard(call.change);
      notify({ type: "refused-write", news: "discarded" });
    }),
    leave: startAct<readonly QueuedWrite[] | null>(async () => session.send({ type: "LOG_OUT" })),
  };
}
