import { presenceForm } from "../../application/forms/presence-form.ts";
import type { SaveInput } from "../../application/machines/form-dialog.machine.ts";
import type { Presence } from "../../application/ports/presence.ts";
import { httpPresence } from "../../infrastructure/http/http-presence.ts";
import type { PresenceActor } from "../../ui/overlay-context.ts";
import { startFormDialog } from "../actors/start-form-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const PRESENCE = key<Presence>("presence");

const needs = { presence: PRESENCE, ids: keys.ids };

/** The dialog that asks whoever sits here for a proof that it is them. */
export const presenceFeature = feature(
  [bind(PRESENCE, [keys.api], httpPresence)],
  needs,
  startPresence,
);

/** Starts the dialog; it is open only while something waits for its answer. */
export function startPresence({ presence, ids }: NeedsOf<typeof needs>): PresenceActor {
  return startFormDialog(presenceForm, ids, ({ draft }: SaveInput<string, never>) =>
    presence.confirm(draft),
  );
}

/** Opens the dialog, or waits for the one that is open; whether presence was confirmed in it. */
export const confirmedIn = (dialog: PresenceActor): Promise<boolean> =>
  new Promise((resolve) => {
    dialog.send({ type: "OPEN_CREATE" });
    const saved = dialog.on("SAVED", () => resolve(true));
    const left = dialog.subscribe((snapshot) => {
      if (snapshot.hasTag("open")) return;
      saved.unsubscribe();
      left.unsubscribe();
      resolve(false);
    });
  });
