import { ownEmailForm } from "../../../application/recovery/own-email-form.ts";
import { ownPasswordForm } from "../../../application/recovery/own-password-form.ts";
import type { SaveInput } from "../../../application/acts/form-dialog.machine.ts";
import type { ActInput } from "../../../application/acts/act.machine.ts";
import type { OwnAccountNews } from "../../../application/notice.ts";
import type { Clipboard } from "../../../application/device/clipboard.ts";
import type { OwnFactor } from "../../../application/second-factor/own-factor.ts";
import type { Authenticator } from "../../../application/passkeys/authenticator.ts";
import type { EmailChange } from "../../../application/recovery/email-change.ts";
import type { ReadInstallation } from "../../../application/device/installation.ts";
import type { OwnAccount, PasswordChange } from "../../../application/profile/own-account.ts";
import type { Passkeys } from "../../../application/passkeys/passkeys.ts";
import { ignoringNotFound } from "../../../application/ledger/ignoring-not-found.ts";
import type { SessionId } from "../../../domain/shared/ids.ts";
import { webauthnAuthenticator } from "../../../infrastructure/browser/webauthn-authenticator.ts";
import { httpEmailChange } from "../../../infrastructure/http/recovery/http-email-change.ts";
import { httpOwnAccount } from "../../../infrastructure/http/profile/http-own-account.ts";
import { browserClipboard } from "../../../infrastructure/browser/browser-clipboard.ts";
import { httpOwnFactor } from "../../../infrastructure/http/second-factor/http-own-factor.ts";
import { httpPasskeys } from "../../../infrastructure/http/passkeys/http-passkeys.ts";
import type { AccountFeature } from "../../../ui/screens/account/account-feature.ts";
import { actOf, startAct } from "../../actors/acts.ts";
import { startFactor } from "../../actors/start-factor.ts";
import { startDraftedFormDialog, startFormDialog } from "../../actors/start-form-dialog.ts";
import { bind, key } from "../../container/bind.ts";
import { feature, type NeedsOf } from "../../container/feature.ts";
import { keys } from "../../container/keys.ts";
import { ownRightsBindings, ownRightsNeeds, startOwnRights } from "./own-rights.ts";
import { startOwnDeviceSection } from "./own-device.ts";
import { startPasskeys } from "./passkeys.ts";

const ACCOUNT = key<OwnAccount>("ownAccount");
const FACTOR = key<OwnFactor>("ownFactor");
const CLIPBOARD = key<Clipboard>("clipboard");
const EMAILS = key<EmailChange>("emailChange");
const PASSKEYS = key<Passkeys>("passkeys");
const INSTALLATION = key<ReadInstallation>("installation");
const AUTHENTICATOR = key<Authenticator>("authenticator");

const needs = {
  ...ownRightsNeeds,
  account: ACCOUNT,
  factor: FACTOR,
  clipboard: CLIPBOARD,
  emails: EMAILS,
  session: keys.session,
  ownDevice: keys.ownDevice,
  unsent: keys.unsent,
  passkeys: PASSKEYS,
  installation: INSTALLATION,
  authenticator: AUTHENTICATOR,
  clock: keys.clock,
  drafts: keys.drafts,
  ids: keys.ids,
  notify: keys.notify,
  reload: keys.reload,
};

/** The user's own account: its password, its email, its second factor, its passkeys and its sessions. */
export const accountFeature = feature(
  [
    bind(ACCOUNT, [keys.api], httpOwnAccount),
    bind(EMAILS, [keys.api], httpEmailChange),
    bind(FACTOR, [keys.api], httpOwnFactor),
    bind(CLIPBOARD, [], () => browserClipboard(navigator)),
    ...ownRightsBindings,
    bind(PASSKEYS, [keys.api], httpPasskeys),
    bind(
      INSTALLATION,
      [],
      () => async () => (await import("../../installation.ts")).readInstallation(),
    ),
    bind(AUTHENTICATOR, [], () => webauthnAuthenticator(window)),
  ],
  needs,
  startAccount,
);

/** Starts the writes of the account screen; each success shows a toast and reloads the sessions. */
export function startAccount(given: NeedsOf<typeof needs>): AccountFeature {
  const { account, factor, emails, session, clock, clipboard, ids, notify, reload } = given;
  const done = (news: OwnAccountNews) => {
    notify({ type: "own-account-changed", news });
    reload();
  };

  const password = startFormDialog(
    ownPasswordForm,
    ids,
    ({ draft }: SaveInput<PasswordChange, never>) => account.changePassword(draft),
  );
  password.on("SAVED", () => done("password-changed"));

  let awaitedEmail: string | null = null;
  const email = startDraftedFormDialog(
    ownEmailForm,
    { ids, drafts: given.drafts, name: "email", there: () => null },
    async ({ draft }: SaveInput<string, never>) => {
      const outcome = await emails.change(draft);
      awaitedEmail = outcome === "to-confirm" ? draft : null;
    },
  );
  email.on("SAVED", () => {
    done(awaitedEmail === null ? "email-changed" : "email-to-confirm");
    session.send({ type: "REFRESH" });
  });

  const sessions = {
    one: startAct<SessionId>(({ of }) => ignoringNotFound(account.endSession(of))),
    others: startAct(() => account.endOtherSessions()),
  };
  sessions.one.on("DONE", () => done("session-ended"));
  sessions.others.on("DONE", () => done("other-sessions-ended"));
  sessions.one.on("FAILED", ({ failure }) => {
    notify({ type: "failed", failure });
    reload();
  });

  const ownPasskeys = startPasskeys(given, done);
  const device = startOwnDeviceSection(given, done);
  return {
    load: async () => {
      const [open, setUp, consents, passkeys, ownDevice] = await Promise.all([
        account.sessions(),
        factor.read(),
        given.rights.consents(),
        ownPasskeys.load(),
        device.load(),
      ]);
      const kept = { factor: setUp, consents, passkeys, ownDevice };
      return { sessions: open, ...kept, now: clock.now(), awaitedEmail };
    },
    actors: {
      password,
      email,
      sessions,
      factor: startFactor(given),
      copy: actOf(({ of: text }: ActInput<string>) => clipboard.copy(text)),
      ownDevice: device.actor,
      passkeys: ownPasskeys.actors,
      ...startOwnRights(given),
    },
  };
}
