import { createActor, fromPromise } from "xstate";
import { leavingForm } from "../../../application/profile/leaving-form.ts";
import { dataDownloadMachine } from "../../../application/exports/data-download.machine.ts";
import type { SaveInput } from "../../../application/acts/form-dialog.machine.ts";
import type { OwnRights } from "../../../application/profile/own-rights.ts";
import { downloadOwnData } from "../../../application/profile/download-own-data.ts";
import { POLICY_VERSION } from "../../../domain/consent/consent-record.ts";
import { departedAddress } from "../../../domain/users/departure-address.ts";
import type { Departure } from "../../../domain/users/departure.ts";
import { httpDownload } from "../../../infrastructure/http/download.ts";
import { httpOwnRights } from "../../../infrastructure/http/profile/http-own-rights.ts";
import type { OwnRightsActors } from "../../../ui/screens/account/account-feature.ts";
import { startAct } from "../../actors/acts.ts";
import { startFormDialog } from "../../actors/start-form-dialog.ts";
import { bind, key } from "../../container/bind.ts";
import type { NeedsOf } from "../../container/feature.ts";
import { keys } from "../../container/keys.ts";

const RIGHTS = key<OwnRights>("ownRights");

/** The bindings of the sections about the user's data and rights. */
export const ownRightsBindings = [
  bind(RIGHTS, [keys.api, keys.httpSession], (api, session): OwnRights =>
    httpOwnRights(api, httpDownload(session)),
  ),
];

export const ownRightsNeeds = {
  rights: RIGHTS,
  consent: keys.consent,
  depart: keys.depart,
  files: keys.files,
  ids: keys.ids,
  notify: keys.notify,
};

/** Starts the acts of the sections about the user's data and rights. */
export function startOwnRights(given: NeedsOf<typeof ownRightsNeeds>): OwnRightsActors {
  const { rights, consent, depart, files, ids, notify } = given;
  const withdrawal = startAct(async () => {
    await rights.answerPolicy({ accepted: false, version: POLICY_VERSION, at: null });
  });
  withdrawal.on("DONE", () => consent.send({ type: "WITHDRAW" }));

  const handOver = downloadOwnData(rights, files);
  const ownData = createActor(
    dataDownloadMachine.provide({
      actors: {
        download: fromPromise(async ({ input }) => notify(await handOver(input.onProgress))),
      },
    }),
  ).start();
  ownData.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));

  let departure: Departure | null = null;
  const leaving = startFormDialog(leavingForm, ids, async ({ draft }: SaveInput<string, never>) => {
    departure = await rights.leave(draft);
  });
  leaving.on("SAVED", () => {
    if (departure !== null) depart(departedAddress(departure));
  });
  return { withdrawal, ownData, leaving };
}
