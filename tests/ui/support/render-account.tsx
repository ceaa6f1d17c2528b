import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { fakeUnsent } from "../../support/fakes/fake-unsent.ts";
import { useSyncExternalStore } from "react";
import { vi } from "vitest";
import type { Notice } from "../../../src/application/notice.ts";
import type { Clipboard } from "../../../src/application/device/clipboard.ts";
import type { OwnFactor } from "../../../src/application/second-factor/own-factor.ts";
import type { Authenticator } from "../../../src/application/passkeys/authenticator.ts";
import type { EmailChange } from "../../../src/application/recovery/email-change.ts";
import type { OwnAccount } from "../../../src/application/profile/own-account.ts";
import type { Passkeys } from "../../../src/application/passkeys/passkeys.ts";
import type { OwnRights } from "../../../src/application/profile/own-rights.ts";
import { withPresence } from "../../../src/infrastructure/http/presence/with-presence.ts";
import { startAccount } from "../../../src/composition/features/person/account.ts";
import type { OtherProofs } from "../../../src/application/second-factor/other-proofs.ts";
import { confirmedIn } from "../../../src/composition/features/person/presence.ts";
import type { ConsentRecord } from "../../../src/domain/consent/consent-record.ts";
import type { Passkey } from "../../../src/domain/users/passkey.ts";
import type { OwnSession } from "../../../src/domain/users/own-session.ts";
import { noticeText } from "../../../src/text/notices.ts";
import { AccountScreen } from "../../../src/ui/screens/account/AccountScreen.tsx";
import { PresenceDialog } from "../../../src/ui/screens/presence/PresenceDialog.tsx";
import { fakeAuthenticator } from "../../support/fakes/fake-authenticator.ts";
import { fakeInstallation, FAKE_ORIGIN } from "../../support/fakes/fake-installation.ts";
import { fakePasskeys } from "../../support/fakes/fake-passkeys.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeEmailChange } from "../../support/fakes/fake-email-change.ts";
import { fakeFileSaver } from "../../support/fakes/fake-file-saver.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { fakeOwnAccount } from "../../support/fakes/fake-own-account.ts";
import { fakeOwnDevice } from "../../support/fakes/fake-own-device.ts";
import { fakeOwnFactor } from "../../support/fakes/fake-own-factor.ts";
import { fakeOwnRights } from "../../support/fakes/fake-own-rights.ts";
import { listeners } from "../../support/fakes/listeners.ts";
import { NOON, OWN_SESSIONS } from "../../support/own-sessions.ts";
import { startSignedInPage } from "./page-actors.ts";
import { renderScreen } from "./render-screen.tsx";
import { startTestActors, TODAY } from "./test-actors.ts";

type Case = {
  readonly passkeys?: readonly Passkey[];
  /** Where passkeys count. */
  readonly origin?: string | null;
  readonly keys?: Partial<Passkeys>;
  readonly authenticator?: Partial<Authenticator>;
  readonly otherProofs?: OtherProofs;
  readonly sessions?: readonly OwnSession[];
  readonly factor?: Partial<OwnFactor>;
  readonly copy?: Clipboard["copy"];
  readonly calls?: Partial<OwnAccount & EmailChange>;
  /** Whether a new email has to be confirmed. */
  readonly sendsMail?: boolean;
  readonly consents?: readonly ConsentRecord[];
  readonly rights?: Partial<OwnRights>;
  readonly ownDevice?: Parameters<typeof fakeOwnDevice>[0];
};

/** Renders the account screen with its real actors over a fake; what needs presence has it asked for. */
export async function renderAccount(given: Case = {}) {
  const { sessions = OWN_SESSIONS, calls = {}, factor = {} } = given;
  const { sendsMail = false, consents = [], rights = {} } = given;
  const { keys = {}, authenticator = {}, passkeys = [], origin = FAKE_ORIGIN, otherProofs } = given;
  const copied: string[] = [];
  const copy = given.copy ?? (async (text: string) => void copied.push(text));
  const page = await startSignedInPage();
  const overlays = startTestActors(page, otherProofs && { otherProofs });
  const sent = vi.spyOn(page.session, "send");
  const kept = { ...fakeOwnAccount({ sessions }), ...fakeEmailChange({ sendsMail }), ...calls };
  const present = withPresence(() => confirmedIn(overlays));
  const account: OwnAccount = {
    changePassword: (change) => present(() => kept.changePassword(change)),
    sessions: () => present(() => kept.sessions()),
    endSession: (id) => present(() => kept.endSession(id)),
    endOtherSessions: () => present(() => kept.endOtherSessions()),
  };
  const emails: EmailChange = {
    change: (email) => present(() => kept.change(email)),
    confirm: (token) => kept.confirm(token),
  };
  const ownRights = { ...fakeOwnRights({ consents, now: () => NOON }), ...rights };
  const files = fakeFileSaver();
  const depart = vi.fn<(to: string) => void>();
  const ownKeys = { ...fakePasskeys({ passkeys }), ...keys };
  const notices: string[] = [];
  const { listen, tell } = listeners();
  const { load, actors } = startAccount({
    account,
    factor: { ...fakeOwnFactor(), ...factor },
    clipboard: { copy },
    emails,
    session: page.session,
    drafts: fakeDrafts(),
    rights: {
      ...ownRights,
      download: (onProgress) => present(() => ownRights.download(onProgress)),
    },
    consent: page.consent,
    files,
    depart,
    ownDevice: fakeOwnDevice(given.ownDevice),
    unsent: fakeUnsent(),
    passkeys: {
      ...ownKeys,
      begin: () => present(() => ownKeys.begin()),
      remove: (id) => present(() => ownKeys.remove(id)),
    },
    installation: fakeInstallation({ passkeyOrigin: origin }),
    authenticator: fakeAuthenticator(authenticator),
    clock: { ...fakeClock(TODAY), now: () => NOON },
    ids: fakeIds(),
    notify: (notice: Notice) => notices.push(noticeText(notice).message),
    reload: () => void readAnew(),
  });
  let known = await load();
  async function readAnew() {
    known = await load();
    tell();
  }
  function LivingScreen() {
    const loaded = useSyncExternalStore(listen, () => known);
    return (
      <>
        <AccountScreen {...loaded} actors={actors} />
        <PresenceDialog />
      </>
    );
  }
  renderScreen(<LivingScreen />, { page, actors: overlays });
  return { notices, sent, page, files, depart, copied, saved: files.saved };
}
