import { createActor, fromPromise } from "xstate";
import { passkeyForm } from "../../../application/passkeys/passkey-form.ts";
import type { Drafts } from "../../../application/entries/drafts.ts";
import type { SaveInput } from "../../../application/acts/form-dialog.machine.ts";
import { passkeyCreationMachine } from "../../../application/passkeys/passkey-creation.machine.ts";
import type { OwnAccountNews } from "../../../application/notice.ts";
import type { Authenticator } from "../../../application/passkeys/authenticator.ts";
import type { IdGenerator } from "../../../application/id-generator.ts";
import type { ReadInstallation } from "../../../application/device/installation.ts";
import type { Passkeys } from "../../../application/passkeys/passkeys.ts";
import { createPasskey } from "../../../application/passkeys/create-passkey.ts";
import { ignoringNotFound } from "../../../application/ledger/ignoring-not-found.ts";
import { viewPasskeys, type PasskeysView } from "../../../application/passkeys/view-passkeys.ts";
import { passkeyId, type PasskeyId } from "../../../domain/shared/ids.ts";
import type { Passkey } from "../../../domain/users/passkey.ts";
import type { PasskeyActors } from "../../../ui/screens/account/account-feature.ts";
import { startAct } from "../../actors/acts.ts";
import { startDraftedFormDialog } from "../../actors/start-form-dialog.ts";

type Needs = {
  readonly passkeys: Passkeys;
  readonly installation: ReadInstallation;
  readonly authenticator: Authenticator;
  readonly drafts: Drafts;
  readonly ids: IdGenerator;
};

type StartedPasskeys = {
  readonly load: () => Promise<PasskeysView>;
  readonly actors: PasskeyActors;
};

/** Starts the writes of the passkey section; each success shows a toast. */
export function startPasskeys(needs: Needs, done: (news: OwnAccountNews) => void): StartedPasskeys {
  const { passkeys, ids } = needs;
  const create = createPasskey(needs);
  const creation = createActor(
    passkeyCreationMachine.provide({
      actors: { create: fromPromise(({ input }) => create(input)) },
    }),
  ).start();
  creation.on("CREATED", () => done("passkey-added"));

  const naming = startDraftedFormDialog(
    passkeyForm,
    { ids, drafts: needs.drafts, name: "passkey-name", there: passkeyId },
    async ({ mode, draft }: SaveInput<string, PasskeyId>) => {
      if (mode.type === "edit") await passkeys.rename(mode.id, draft);
    },
  );
  naming.on("SAVED", () => done("passkey-renamed"));

  const removal = startAct<Passkey>(({ of }) => ignoringNotFound(passkeys.remove(of.id)));
  removal.on("DONE", () => done("passkey-removed"));

  return { load: viewPasskeys(needs), actors: { creation, naming, removal } };
}
