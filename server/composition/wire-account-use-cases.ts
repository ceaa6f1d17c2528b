import { applyDeletions, forgetDeletions } from "../application/profile/apply-deletions.ts";
import { addPasskey } from "../application/passkeys/add-passkey.ts";
import {
  beginPasskey,
  beginPasskeyLogin,
  beginPresence,
} from "../application/passkeys/begin-ceremony.ts";
import { confirmWithPasskey } from "../application/presence/confirm-with-passkey.ts";
import { listPasskeys } from "../application/passkeys/list-passkeys.ts";
import {
  comeBackWithPasskey,
  logInWithPasskey,
} from "../application/passkeys/log-in-with-passkey.ts";
import { removePasskey } from "../application/passkeys/remove-passkey.ts";
import { askForRecovery } from "../application/recovery/ask-for-recovery.ts";
import { changeOwnEmail } from "../application/recovery/change-own-email.ts";
import { confirmEmail } from "../application/recovery/confirm-email.ts";
import { concludeRecovery } from "../application/recovery/conclude-recovery.ts";
import { makeRecoveryLink } from "../application/recovery/make-recovery-link.ts";
import { bootstrapAdmin } from "../application/login/bootstrap-admin.ts";
import { changeAccount } from "../application/administration/change-account.ts";
import { changeOwnPassword } from "../application/recovery/change-own-password.ts";
import { changeSettings } from "../application/administration/change-settings.ts";
import { confirmPresence } from "../application/presence/confirm-presence.ts";
import { createAccount } from "../application/administration/create-account.ts";
import {
  endOtherSessions,
  endSession,
  logOut,
  endFutureSessions,
} from "../application/login/end-sessions.ts";
import { listSessions } from "../application/login/list-sessions.ts";
import { endLapsedPlans, plansOfNow } from "../application/payments/end-lapsed-plans.ts";
import { exportOwnData } from "../application/exports/export-data.ts";
import { tellOutboxKeyShare } from "../application/profile/outbox-key-share.ts";
import { openCheckout } from "../application/payments/open-checkout.ts";
import { leave } from "../application/profile/leave.ts";
import { comeBack, logIn } from "../application/login/log-in.ts";
import { logInWithCode } from "../application/login/log-in-with-code.ts";
import { heedPayment } from "../application/payments/heed-payment.ts";
import { readSecondFactor } from "../application/second-factor/read-second-factor.ts";
import { register } from "../application/login/register.ts";
import { removeAccount } from "../application/administration/remove-account.ts";
import { listConsents, recordConsent } from "../application/profile/record-consent.ts";
import { removeDeparted } from "../application/profile/remove-for-good.ts";
import {
  removeFactorOf,
  removeOwnFactor,
} from "../application/second-factor/remove-second-factor.ts";
import { renewCodes } from "../application/second-factor/renew-codes.ts";
import { beginTotp, confirmTotp } from "../application/second-factor/set-up-totp.ts";
import type { RateLimits } from "../infrastructure/security/rate-limits.ts";
import { onceDue, type Ports } from "./wire-ports.ts";

/** Wires the use cases of accounts: login, own data, payments, and administration. */
export const wireAccountUseCases = (ports: Ports, limits: RateLimits) => ({
  endLapsedPlans: endLapsedPlans(onceDue(ports)),
  logIn: logIn({ ...ports, limits: limits.login }),
  logInWithCode: logInWithCode({ ...ports, limits: limits.login, codes: limits.codes }),
  comeBack: comeBack({ ...ports, limits: limits.login }),
  leave: leave({ ...ports, limit: limits.proofs }),
  recordConsent: recordConsent(ports),
  listConsents: listConsents(ports),
  register: register({ ...ports, limit: limits.registration }),
  logOut: logOut(ports),
  changeOwnPassword: changeOwnPassword({ ...ports, limit: limits.proofs }),
  confirmPresence: confirmPresence({ ...ports, limit: limits.proofs }),
  readSecondFactor: readSecondFactor(ports),
  beginTotp: beginTotp(ports),
  confirmTotp: confirmTotp({ ...ports, limit: limits.proofs }),
  removeOwnFactor: removeOwnFactor(ports),
  renewCodes: renewCodes(ports),
  removeFactorOf: removeFactorOf(ports),
  readSettings: () => ports.settings.read(),
  changeSettings: changeSettings(ports),
  beginPasskeyLogin: beginPasskeyLogin({ ...ports, limits: limits.login }),
  logInWithPasskey: logInWithPasskey({ ...ports, limits: limits.login }),
  comeBackWithPasskey: comeBackWithPasskey({ ...ports, limits: limits.login }),
  beginPasskey: beginPasskey(ports),
  beginPresence: beginPresence(ports),
  confirmWithPasskey: confirmWithPasskey({ ...ports, limit: limits.proofs }),
  addPasskey: addPasskey(ports),
  listPasskeys: listPasskeys(ports),
  renamePasskey: ports.passkeys.rename,
  removePasskey: removePasskey(ports),
  tellOutboxKeyShare: tellOutboxKeyShare(ports),
  listSessions: listSessions(ports),
  endSession: endSession(ports),
  endOtherSessions: endOtherSessions(ports),
  listUsers: plansOfNow(onceDue(ports))(ports.users.list),
  readUserOverview: plansOfNow(onceDue(ports))(ports.users.overview),
  askForRecovery: askForRecovery({ ...ports, limits: limits.recovery }),
  concludeRecovery: concludeRecovery({ ...ports, limit: limits.links }),
  makeRecoveryLink: makeRecoveryLink(ports),
  changeOwnEmail: changeOwnEmail({ ...ports, limit: limits.emails }),
  confirmEmail: confirmEmail({ ...ports, limit: limits.links }),
  recoveryAddress: ports.linkAddresses.recovery,
  createAccount: createAccount(ports),
  changeAccount: changeAccount(ports),
  removeAccount: removeAccount(ports),
  exportOwnData: exportOwnData({ ...ports, limit: limits.exports }),
  openCheckout: openCheckout(ports),
  heedPayment: heedPayment(ports),
  isSigned: ports.isSigned,
  badlySigned: limits.badlySigned,
  bootstrapAdmin: bootstrapAdmin(ports),
  endFutureSessions: endFutureSessions(ports),
  removeDeparted: removeDeparted(ports),
  applyDeletions: applyDeletions(ports),
  forgetDeletions: forgetDeletions(onceDue(ports)),
});
