import { createActor, fromPromise } from "xstate";
import { presenceForm } from "../../application/forms/presence-form.ts";
import type { SaveInput } from "../../application/machines/form-dialog.machine.ts";
import { passkeyPresenceMachine } from "../../application/machines/passkey-presence.machine.ts";
import type { PasskeyProof } from "../../application/ports/passkey-proof.ts";
import type { Presence } from "../../application/ports/presence.ts";
import { httpPresence } from "../../infrastructure/http/http-presence.ts";
import type { OverlayActors } from "../../ui/overlay-context.ts";
import { startFormDialog } from "../actors/start-form-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const PRESENCE = key<Presence>("presence");
const PASSKEY_PROOF = key<() => Promise<PasskeyProof>>("passkeyProof");

const needs = { presence: PRESENCE, passkeyProof: PASSKEY_PROOF, ids: keys.ids };

/** The dialog that asks whoever sits here for a proof that it is them. */
export const presenceFeature = feature(
  [
    bind(PRESENCE, [keys.api], httpPresence),
    bind(
      PASSKEY_PROOF,
      [keys.api],
      (api) => async () => (await import("../passkey-proof.ts")).passkeyProof(api),
    ),
  ],
  needs,
  startPresence,
);

type PresenceActors = Pick<OverlayActors, "presence" | "passkeyPresence">;

/** Starts the dialog, and its second way; it is open only while something waits for its answer. */
export function startPresence({
  presence,
  passkeyProof,
  ids,
}: NeedsOf<typeof needs>): PresenceActors {
  const passkeyPresence = createActor(
    passkeyPresenceMachine.provide({
      actors: {
        look: fromPromise(async () => (await passkeyProof()).isThere()),
        prove: fromPromise(async () => (await passkeyProof()).prove()),
      },
    }),
  ).start();
  const dialog = startFormDialog(presenceForm, ids, ({ draft }: SaveInput<string, never>) =>
    presence.confirm(draft),
  );
  return { presence: dialog, passkeyPresence };
}

/** Opens the dialog, or waits for the one that is open; whether presence was confirmed in it, by whichever way. */
export const confirmedIn = ({ presence, passkeyPresence }: PresenceActors): Promise<boolean> =>
  new Promise((resolve) => {
    presence.send({ type: "OPEN_CREATE" });
    passkeyPresence.send({ type: "LOOK" });
    const saved = presence.on("SAVED", () => resolve(true));
    const proved = passkeyPresence.on("PROVED", () => {
      resolve(true);
      presence.send({ type: "CLOSE" });
    });
    const left = presence.subscribe((snapshot) => {
      if (snapshot.hasTag("open")) return;
      saved.unsubscribe();
      proved.unsubscribe();
      left.unsubscribe();
      resolve(false);
    });
  });
