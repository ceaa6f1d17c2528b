import { createActor, fromPromise } from "xstate";
import { presenceMachine } from "../../../application/presence/presence.machine.ts";
import type { OtherProofs } from "../../../application/second-factor/other-proofs.ts";
import type { Presence } from "../../../application/presence/presence.ts";
import { httpPresence } from "../../../infrastructure/http/presence/http-presence.ts";
import type { OverlayActors } from "../../../ui/overlay-context.ts";
import { bind, key } from "../../container/bind.ts";
import { feature, type NeedsOf } from "../../container/feature.ts";
import { keys } from "../../container/keys.ts";

const PRESENCE = key<Presence>("presence");
const OTHER_PROOFS = key<() => Promise<OtherProofs>>("otherProofs");

const needs = { presence: PRESENCE, otherProofs: OTHER_PROOFS };

/** The dialog that asks the user to prove their identity. */
export const presenceFeature = feature(
  [
    bind(PRESENCE, [keys.api], httpPresence),
    bind(
      OTHER_PROOFS,
      [keys.api],
      (api) => async () => (await import("../../other-proofs.ts")).otherProofs(api),
    ),
  ],
  needs,
  startPresence,
);

/** Starts the dialog; it is open only while a request waits for its answer. */
export function startPresence({
  presence,
  otherProofs,
}: NeedsOf<typeof needs>): OverlayActors["presence"] {
  return createActor(
    presenceMachine.provide({
      actors: {
        look: fromPromise(async () => (await otherProofs()).ways()),
        confirm: fromPromise(({ input }) => presence.confirm(input)),
        usePasskey: fromPromise(async () => (await otherProofs()).usePasskey()),
      },
    }),
  ).start();
}

/** Opens the dialog, or joins the open one; resolves to whether the user proved their identity, in whichever way. */
export const confirmedIn = ({ presence }: Pick<OverlayActors, "presence">): Promise<boolean> =>
  new Promise((resolve) => {
    const closed = presence.on("CLOSED", ({ confirmed }) => {
      closed.unsubscribe();
      resolve(confirmed);
    });
    presence.send({ type: "ASK" });
  });
