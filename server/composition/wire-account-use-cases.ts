import { applyDeletions, forgetDeletions } from "../application/use-cases/apply-deletions.ts";
import { addPasskey } from "../application/use-cases/add-passkey.ts";
import {
  beginPasskey,
  beginPasskeyLogin,
  beginPresence,
} from "../application/use-cases/begin-ceremony.ts";
import { confirmWithPasskey } from "../application/use-cases/confirm-with-passkey.ts";
import { listPasskeys } from "../application/use-cases/list-passkeys.ts";
import {
  comeBackWithPasskey,
  logInWithPasskey,
} from "../application/use-cases/log-in-with-passkey.ts";
import { removePasskey } from "../application/use-cases/remove-passkey.ts";
import { askForRecovery } from "../application/use-cases/ask-for-recovery.ts";
import { changeOwnEmail } from "../application/use-cases/change-own-email.ts";
import { confirmEmail } from "../application/use-cases/confirm-email.ts";
import { concludeRecovery } from "../application/use-cases/conclude-recovery.ts";
import { makeRecoveryLink } from "../application/use-cases/make-recovery-link.ts";
import { bootstrapAdmin } from "../application/use-cases/bootstrap-admin.ts";
import { changeAccount } from "../application/use-cases/change-account.ts";
import { changeOwnPassword } from "../application/use-cases/change-own-password.ts";
import { changeSettings } from "../application/use-cases/change-settings.ts";
import { confirmPresence } from "../application/use-cases/confirm-presence.ts";
import { createAccount } from "../application/use-cases/create-account.ts";
import { endOtherSessions, endSession } from "../application/use-cases/end-session.ts";
import { listSessions } from "../application/use-cases/list-sessions.ts";
import { endLapsedPlans } from "../application/use-cases/end-lapsed-plans.ts";
import { endFutureSessions } from "../application/use-cases/end-future-sessions.ts";
import { exportOwnData } from "../application/use-cases/export-data.ts";
import { openCheckout } from "../application/use-cases/open-checkout.ts";
import { leave } from "../application/use-cases/leave.ts";
import { comeBack, logIn } from "../application/use-cases/log-in.ts";
import { logInWithCode } from "../application/use-cases/log-in-with-code.ts";
import { logOut } from "../application/use-cases/log-out.ts";
import { heedPayment } from "../application/use-cases/heed-payment.ts";
import { readSecondFactor } from "../application/use-cases/read-second-factor.ts";
import { register } from "../application/use-cases/register.ts";
import { removeAccount } from "../application/use-cases/remove-account.ts";
import { listConsents, recordConsent } from "../application/use-cases/record-consent.ts";
import { removeDeparted } from "../application/use-cases/remove-for-good.ts";
import { removeFactorOf, removeOwnFactor } from "../application/use-cases/remove-second-factor.ts";
import { renewCodes } from "../application/use-cases/renew-codes.ts";
import { beginTotp, confirmTotp } from "../application/use-cases/set-up-totp.ts";
import { plansOfNow } from "../application/use-cases/plans-of-now.ts";
import type { RateLimits } from "../infrastructure/security/rate-limits.ts";
import { onceDue, type Ports } from "./wire-ports.ts";

/** Makes what concerns accounts: how one comes in, what is one's own, what is paid, and the administration. */
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
