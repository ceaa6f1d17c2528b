import { applyDeletions, forgetDeletions } from "../application/use-cases/apply-deletions.ts";
import { applyRule, tryRule } from "../application/use-cases/apply-rule.ts";
import { countLine } from "../application/use-cases/count-line.ts";
import { createRule } from "../application/use-cases/create-rule.ts";
import { listAccounts } from "../application/use-cases/list-accounts.ts";
import { listImportLines } from "../application/use-cases/list-import-lines.ts";
import { listImports } from "../application/use-cases/list-imports.ts";
import { listRules } from "../application/use-cases/list-rules.ts";
import { makeImport } from "../application/use-cases/make-import.ts";
import { removeRule } from "../application/use-cases/remove-rule.ts";
import { undoImport } from "../application/use-cases/undo-import.ts";
import { updateRule } from "../application/use-cases/update-rule.ts";
import { addPasskey } from "../application/use-cases/add-passkey.ts";
import { beginPasskey } from "../application/use-cases/begin-passkey.ts";
import {
  beginPresence,
  confirmWithPasskey,
} from "../application/use-cases/confirm-with-passkey.ts";
import { beginPasskeyLogin } from "../application/use-cases/begin-passkey-login.ts";
import { listPasskeys } from "../application/use-cases/list-passkeys.ts";
import { logInWithPasskey } from "../application/use-cases/log-in-with-passkey.ts";
import { removePasskey } from "../application/use-cases/remove-passkey.ts";
import { renamePasskey } from "../application/use-cases/rename-passkey.ts";
import { authenticate } from "../application/use-cases/authenticate.ts";
import { askForRecovery } from "../application/use-cases/ask-for-recovery.ts";
import { changeOwnEmail } from "../application/use-cases/change-own-email.ts";
import { confirmEmail } from "../application/use-cases/confirm-email.ts";
import { concludeRecovery } from "../application/use-cases/conclude-recovery.ts";
import { makeRecoveryLink } from "../application/use-cases/make-recovery-link.ts";
import { bringUpToDate } from "../application/use-cases/bring-up-to-date.ts";
import { bootstrapAdmin } from "../application/use-cases/bootstrap-admin.ts";
import { carryOnBudgets } from "../application/use-cases/carry-on-budgets.ts";
import { changeAccount } from "../application/use-cases/change-account.ts";
import { changeOwnPassword } from "../application/use-cases/change-own-password.ts";
import { changeSettings } from "../application/use-cases/change-settings.ts";
import { changeRecurrence } from "../application/use-cases/change-recurrence.ts";
import { createRecurrence } from "../application/use-cases/create-recurrence.ts";
import { dismissProposal, listProposals } from "../application/use-cases/list-proposals.ts";
import { listRecurrences, listUpcoming } from "../application/use-cases/list-recurrences.ts";
import { recordDue } from "../application/use-cases/record-due.ts";
import { recordDueEverywhere } from "../application/use-cases/record-due-everywhere.ts";
import { removeRecurrence } from "../application/use-cases/remove-recurrence.ts";
import { settleOccurrence } from "../application/use-cases/settle-occurrence.ts";
import { confirmPresence } from "../application/use-cases/confirm-presence.ts";
import { checkHealth } from "../application/use-cases/check-health.ts";
import { createAccount } from "../application/use-cases/create-account.ts";
import { createBudget } from "../application/use-cases/create-budget.ts";
import { createCategory } from "../application/use-cases/create-category.ts";
import { createGoal } from "../application/use-cases/create-goal.ts";
import { createProfile } from "../application/use-cases/create-profile.ts";
import { divideTransaction } from "../application/use-cases/divide-transaction.ts";
import { createTransaction } from "../application/use-cases/create-transaction.ts";
import { dismissNotification } from "../application/use-cases/dismiss-notification.ts";
import { endOtherSessions, endSession } from "../application/use-cases/end-session.ts";
import { listSessions } from "../application/use-cases/list-sessions.ts";
import { endLapsedPlan, endLapsedPlans } from "../application/use-cases/end-lapsed-plans.ts";
import { endFutureSessions } from "../application/use-cases/end-future-sessions.ts";
import {
  exportEverything,
  exportOwnData,
  exportTransactions,
} from "../application/use-cases/export-data.ts";
import { generateAlerts } from "../application/use-cases/generate-alerts.ts";
import { generateRecommendations } from "../application/use-cases/generate-recommendations.ts";
import { listCategories } from "../application/use-cases/list-categories.ts";
import { listChanges } from "../application/use-cases/list-changes.ts";
import { listBudgets } from "../application/use-cases/list-budgets.ts";
import { listGoalEntries } from "../application/use-cases/list-goal-entries.ts";
import { listGoals } from "../application/use-cases/list-goals.ts";
import { listNotifications } from "../application/use-cases/list-notifications.ts";
import { openCheckout } from "../application/use-cases/open-checkout.ts";
import { pageTransactions } from "../application/use-cases/page-transactions.ts";
import { readForecast } from "../application/use-cases/read-forecast.ts";
import { readMonthSums } from "../application/use-cases/read-month-sums.ts";
import { listUsers } from "../application/use-cases/list-users.ts";
import { leave } from "../application/use-cases/leave.ts";
import { comeBack, logIn } from "../application/use-cases/log-in.ts";
import { logInWithCode } from "../application/use-cases/log-in-with-code.ts";
import { logOut } from "../application/use-cases/log-out.ts";
import { heedPayment } from "../application/use-cases/heed-payment.ts";
import { lookUpReceipt } from "../application/use-cases/look-up-receipt.ts";
import {
  markAllNotificationsRead,
  markNotificationRead,
} from "../application/use-cases/mark-notifications-read.ts";
import { readAchievementStatus } from "../application/use-cases/read-achievement-status.ts";
import {
  readBudgetStatus,
  readBudgetStatuses,
} from "../application/use-cases/read-budget-statuses.ts";
import { readExportSummary } from "../application/use-cases/read-export-summary.ts";
import { readPhoto } from "../application/use-cases/read-photo.ts";
import { readProfile } from "../application/use-cases/read-profile.ts";
import { readRecommendations } from "../application/use-cases/read-recommendations.ts";
import { readSecondFactor } from "../application/use-cases/read-second-factor.ts";
import { readUserOverview } from "../application/use-cases/read-user-overview.ts";
import { register } from "../application/use-cases/register.ts";
import { removeAccount } from "../application/use-cases/remove-account.ts";
import { listConsents, recordConsent } from "../application/use-cases/record-consent.ts";
import { removeDeparted } from "../application/use-cases/remove-for-good.ts";
import { removeBudget } from "../application/use-cases/remove-budget.ts";
import { removeCategory } from "../application/use-cases/remove-category.ts";
import { removeGoal } from "../application/use-cases/remove-goal.ts";
import { removeFactorOf, removeOwnFactor } from "../application/use-cases/remove-second-factor.ts";
import { renewCodes } from "../application/use-cases/renew-codes.ts";
import { beginTotp, confirmTotp } from "../application/use-cases/set-up-totp.ts";
import { removeTransaction } from "../application/use-cases/remove-transaction.ts";
import { simulateScenario } from "../application/use-cases/simulate-scenario.ts";
import { tellBalance } from "../application/use-cases/tell-balance.ts";
import { updateBudget } from "../application/use-cases/update-budget.ts";
import { undoChange } from "../application/use-cases/undo-change.ts";
import { updateCategory } from "../application/use-cases/update-category.ts";
import { updateGoal } from "../application/use-cases/update-goal.ts";
import { updateProfile } from "../application/use-cases/update-profile.ts";
import { updateTransaction } from "../application/use-cases/update-transaction.ts";
import { uploadPhoto } from "../application/use-cases/upload-photo.ts";
import { verifyAchievements } from "../application/use-cases/verify-achievements.ts";
import { plansOfNow } from "../application/use-cases/plans-of-now.ts";
import { forecastTexts } from "../../src/text/forecast.ts";
import type { RateLimits } from "../infrastructure/security/rate-limits.ts";
import type { Ports } from "./wire-ports.ts";

/** Makes every use case of its ports, and of the limits that it keeps. */
export const wireUseCases = (ports: Ports, limits: RateLimits) => ({
  authenticate: authenticate({
    ...ports,
    bringUpToDate: bringUpToDate({
      ...ports,
      endLapsedPlan: endLapsedPlan(ports),
      carryOnBudgets: carryOnBudgets(ports),
      recordDue: recordDue(ports),
    }),
  }),
  today: () => ports.calendar.today(),
  listRecurrences: listRecurrences(ports),
  listUpcoming: listUpcoming(ports),
  listProposals: listProposals(ports),
  dismissProposal: dismissProposal(ports),
  createRecurrence: createRecurrence(ports),
  changeRecurrence: changeRecurrence(ports),
  removeRecurrence: removeRecurrence(ports),
  settleOccurrence: settleOccurrence(ports),
  endLapsedPlans: endLapsedPlans(ports),
  recordDueEverywhere: recordDueEverywhere({ ...ports, recordDue: recordDue(ports) }),
  logIn: plansOfNow(ports)(logIn({ ...ports, limits: limits.login })),
  logInWithCode: plansOfNow(ports)(
    logInWithCode({ ...ports, limits: limits.login, codes: limits.codes }),
  ),
  comeBack: plansOfNow(ports)(comeBack({ ...ports, limits: limits.login })),
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
  beginPasskey: beginPasskey(ports),
  beginPresence: beginPresence(ports),
  confirmWithPasskey: confirmWithPasskey({ ...ports, limit: limits.proofs }),
  addPasskey: addPasskey(ports),
  listPasskeys: listPasskeys(ports),
  renamePasskey: renamePasskey(ports),
  removePasskey: removePasskey(ports),
  listSessions: listSessions(ports),
  endSession: endSession(ports),
  endOtherSessions: endOtherSessions(ports),
  listUsers: plansOfNow(ports)(listUsers(ports)),
  readUserOverview: plansOfNow(ports)(readUserOverview(ports)),
  askForRecovery: askForRecovery({ ...ports, limits: limits.recovery }),
  concludeRecovery: concludeRecovery({ ...ports, limit: limits.links }),
  makeRecoveryLink: makeRecoveryLink(ports),
  changeOwnEmail: changeOwnEmail({ ...ports, limit: limits.emails }),
  confirmEmail: confirmEmail({ ...ports, limit: limits.links }),
  recoveryAddress: ports.linkAddresses.recovery,
  createAccount: createAccount(ports),
  changeAccount: changeAccount(ports),
  removeAccount: removeAccount(ports),
  listCategories: listCategories(ports),
  createCategory: createCategory(ports),
  updateCategory: updateCategory(ports),
  removeCategory: removeCategory(ports),
  undoChange: undoChange(ports),
  listChanges: listChanges(ports),
  readMonthSums: readMonthSums(ports),
  pageTransactions: pageTransactions(ports),
  createTransaction: createTransaction(ports),
  updateTransaction: updateTransaction(ports),
  removeTransaction: removeTransaction(ports),
  divideTransaction: divideTransaction(ports),
  listAccounts: listAccounts(ports),
  listImports: listImports(ports),
  listImportLines: listImportLines(ports),
  makeImport: makeImport(ports),
  undoImport: undoImport(ports),
  countLine: countLine(ports),
  listRules: listRules(ports),
  createRule: createRule(ports),
  updateRule: updateRule(ports),
  removeRule: removeRule(ports),
  tryRule: tryRule(ports),
  applyRule: applyRule(ports),
  lookUpReceipt: lookUpReceipt(ports),
  readProfile: readProfile(ports),
  createProfile: createProfile(ports),
  updateProfile: updateProfile(ports),
  listGoals: listGoals(ports),
  listGoalEntries: listGoalEntries(ports),
  createGoal: createGoal(ports),
  updateGoal: updateGoal(ports),
  removeGoal: removeGoal(ports),
  uploadPhoto: uploadPhoto({ ...ports, limit: limits.uploads }),
  readPhoto: readPhoto(ports),
  listBudgets: listBudgets(ports),
  readBudgetStatuses: readBudgetStatuses(ports),
  readBudgetStatus: readBudgetStatus(ports),
  createBudget: createBudget(ports),
  updateBudget: updateBudget(ports),
  removeBudget: removeBudget(ports),
  simulateScenario: simulateScenario(ports),
  readForecast: readForecast(ports),
  tellBalance: tellBalance({ ...ports, ownAccount: forecastTexts.ownAccount }),
  readRecommendations: readRecommendations(ports),
  generateRecommendations: generateRecommendations({
    ...ports,
    limit: limits.recommendations,
  }),
  listNotifications: listNotifications(ports),
  markNotificationRead: markNotificationRead(ports),
  markAllNotificationsRead: markAllNotificationsRead(ports),
  dismissNotification: dismissNotification(ports),
  generateAlerts: generateAlerts(ports),
  readAchievementStatus: readAchievementStatus(ports),
  verifyAchievements: verifyAchievements(ports),
  readExportSummary: readExportSummary(ports),
  exportEverything: exportEverything({ ...ports, limit: limits.exports }),
  exportOwnData: exportOwnData({ ...ports, limit: limits.exports }),
  exportTransactions: exportTransactions({ ...ports, limit: limits.exports }),
  openCheckout: openCheckout(ports),
  heedPayment: heedPayment(ports),
  isSigned: ports.isSigned,
  badlySigned: limits.badlySigned,
  checkHealth: checkHealth(ports),
  bootstrapAdmin: bootstrapAdmin(ports),
  endFutureSessions: endFutureSessions(ports),
  removeDeparted: removeDeparted(ports),
  applyDeletions: applyDeletions(ports),
  forgetDeletions: forgetDeletions(ports),
});
