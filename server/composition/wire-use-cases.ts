import { accountWrites } from "../application/kinds/accounts.ts";
import { budgetWrites } from "../application/kinds/budgets.ts";
import { categoryWrites } from "../application/kinds/categories.ts";
import { goalWrites } from "../application/kinds/goals.ts";
import { ruleWrites } from "../application/kinds/rules.ts";
import { transactionWrites } from "../application/kinds/transactions.ts";
import { applyRule, tryRule } from "../application/rules/apply-rule.ts";
import { countLine } from "../application/imports/count-line.ts";
import { listImportLines } from "../application/imports/list-import-lines.ts";
import { makeImport } from "../application/imports/make-import.ts";
import { tryUndoImport, undoImport } from "../application/imports/undo-import.ts";
import { authenticate } from "../application/login/authenticate.ts";
import { bringUpToDate } from "../application/recurrences/bring-up-to-date.ts";
import { carryOnBudgets } from "../application/budgets/carry-on-budgets.ts";
import { changeRecurrence } from "../application/recurrences/change-recurrence.ts";
import { createRecurrence } from "../application/recurrences/create-recurrence.ts";
import { dismissProposal, listProposals } from "../application/recurrences/list-proposals.ts";
import { listUpcoming } from "../application/recurrences/list-upcoming.ts";
import { recordDue } from "../application/recurrences/record-due.ts";
import { recordDueEverywhere } from "../application/recurrences/record-due-everywhere.ts";
import { removeRecurrence } from "../application/recurrences/remove-recurrence.ts";
import { resolveOccurrence } from "../application/recurrences/resolve-occurrence.ts";
import { atMostEvery } from "../application/at-most-every.ts";
import { checkHealth } from "../application/check-health.ts";
import { checkReadiness } from "../application/check-readiness.ts";
import { createProfile } from "../application/profile/create-profile.ts";
import { divideTransaction } from "../application/transactions/divide-transaction.ts";
import { endLapsedPlan } from "../application/payments/end-lapsed-plans.ts";
import { exportEverything, exportTransactions } from "../application/exports/export-data.ts";
import { generateAlerts } from "../application/notifications/generate-alerts.ts";
import { generateRecommendations } from "../application/recommendations/generate-recommendations.ts";
import { listAccounts } from "../application/administration/list-accounts.ts";
import { listChanges } from "../application/ledger/list-changes.ts";
import { listNotifications } from "../application/notifications/list-notifications.ts";
import { pageTransactions } from "../application/transactions/page-transactions.ts";
import { readForecast } from "../application/forecast/read-forecast.ts";
import { goBack } from "../application/versions/go-back.ts";
import { readRecordChanges } from "../application/versions/read-record-changes.ts";
import { readMonthSums } from "../application/transactions/read-month-sums.ts";
import { readAchievementStatus } from "../application/achievements/read-achievement-status.ts";
import {
  readBudgetStatus,
  readBudgetStatuses,
} from "../application/budgets/read-budget-statuses.ts";
import { restoreCopy } from "../application/restore/restore-copy.ts";
import { readExportSummary } from "../application/exports/read-export-summary.ts";
import { readPhoto } from "../application/photos/read-photo.ts";
import { readRecommendations } from "../application/recommendations/read-recommendations.ts";
import { removeCategory } from "../application/ledger/remove-category.ts";
import { simulateScenario } from "../application/forecast/simulate-scenario.ts";
import { endPayment } from "../application/forecast/end-payment.ts";
import { setAccountReserve } from "../application/forecast/set-account-reserve.ts";
import { forgetKeys } from "../application/ledger/perform-once.ts";
import { pruneLedgers } from "../application/ledger/prune-ledgers.ts";
import { prunePhotos } from "../application/photos/prune-photos.ts";
import { withdrawEarlyRecords } from "../application/recurrences/withdraw-early-records.ts";
import { tellBalance } from "../application/accounts/tell-balance.ts";
import { emptyTrash } from "../application/trash/empty-trash.ts";
import { listTrash } from "../application/trash/list-trash.ts";
import { restoreTrashed } from "../application/trash/restore-trashed.ts";
import { undoChange } from "../application/ledger/undo-change.ts";
import { uploadPhoto } from "../application/photos/upload-photo.ts";
import { verifyAchievements } from "../application/achievements/verify-achievements.ts";
import { forecastTexts } from "../../src/text/forecast/forecast.ts";
import type { RateLimits } from "../infrastructure/security/rate-limits.ts";
import { onceDue, type Ports } from "./wire-ports.ts";
import { wireAccountUseCases } from "./wire-account-use-cases.ts";

/** The least time between two looks at whether the server is ready: each writes. */
const READINESS_INTERVAL_MS = 1_000;

/**
 * How long a call waits until due plans of its ledger are recorded, in milliseconds; usually a tenth of it suffices.
 */
const CALL_TIMEOUT_MS = 2_000;

/** Wires every use case with its ports and its limits. */
export const wireUseCases = (ports: Ports, limits: RateLimits) => ({
  ...wireAccountUseCases(ports, limits),
  authenticate: authenticate({
    ...ports,
    bringUpToDate: bringUpToDate({
      ...ports,
      endLapsedPlan: endLapsedPlan(onceDue(ports)),
      carryOnBudgets: carryOnBudgets(ports),
      recordDue: recordDue({ ...ports, patience: CALL_TIMEOUT_MS }),
    }),
  }),
  today: () => ports.calendar.today(),
  listRecurrences: ports.recurrences.list,
  listUpcoming: listUpcoming(ports),
  listProposals: listProposals(ports),
  dismissProposal: dismissProposal(ports),
  endPayment: endPayment(ports),
  createRecurrence: createRecurrence(ports),
  changeRecurrence: changeRecurrence(ports),
  removeRecurrence: removeRecurrence(ports),
  resolveOccurrence: resolveOccurrence(ports),
  // A clock that jumped too far ahead records too much, which is withdrawn once it is right.
  recordDueEverywhere: recordDueEverywhere({
    ...ports,
    recordDue: recordDue({ ...ports, patience: Infinity }),
  }),
  withdrawEarlyRecords: withdrawEarlyRecords(ports),
  pruneLedgers: pruneLedgers(onceDue(ports)),
  prunePhotos: prunePhotos(onceDue(ports)),
  forgetKeys: forgetKeys(onceDue(ports)),
  listCategories: ports.ledgers.categories,
  categoryWrites: categoryWrites(ports),
  removeCategory: removeCategory(ports),
  undoChange: undoChange(ports),
  listTrash: listTrash(ports),
  restoreTrashed: restoreTrashed(ports),
  emptyTrash: emptyTrash(ports),
  listChanges: listChanges(ports),
  readMonthSums: readMonthSums(ports),
  readRecordChanges: readRecordChanges(ports),
  goBack: goBack(ports),
  pageTransactions: pageTransactions(ports),
  transactionWrites: transactionWrites(ports),
  divideTransaction: divideTransaction(ports),
  listAccounts: listAccounts(ports),
  accountWrites: accountWrites(ports),
  listImports: ports.imports.list,
  listImportLines: listImportLines(ports),
  makeImport: makeImport(ports),
  undoImport: undoImport(ports),
  tryUndoImport: tryUndoImport(ports),
  countLine: countLine(ports),
  listRules: ports.rules.list,
  ruleWrites: ruleWrites(ports),
  tryRule: tryRule(ports),
  applyRule: applyRule(ports),
  lookUpReceipt: ports.receipts.known,
  readProfile: ports.profiles.of,
  createProfile: createProfile(ports),
  updateProfile: ports.profiles.replace,
  listGoals: ports.goals.list,
  listGoalEntries: ports.goals.entriesOf,
  goalWrites: goalWrites(ports),
  uploadPhoto: uploadPhoto({ ...ports, limit: limits.uploads }),
  readPhoto: readPhoto(ports),
  listBudgets: ports.budgets.list,
  readBudgetStatuses: readBudgetStatuses(ports),
  readBudgetStatus: readBudgetStatus(ports),
  budgetWrites: budgetWrites(ports),
  simulateScenario: simulateScenario(ports),
  readForecast: readForecast(ports),
  tellBalance: tellBalance({ ...ports, ownAccount: forecastTexts.ownAccount }),
  readAccountReserve: ports.ledgers.accountReserve,
  setAccountReserve: setAccountReserve(ports),
  readRecommendations: readRecommendations(ports),
  generateRecommendations: generateRecommendations({
    ...ports,
    limit: limits.recommendations,
  }),
  listNotifications: listNotifications(ports),
  markNotificationRead: ports.notifications.markRead,
  markAllNotificationsRead: ports.notifications.markAllRead,
  dismissNotification: ports.notifications.dismiss,
  generateAlerts: generateAlerts(ports),
  readAchievementStatus: readAchievementStatus(ports),
  verifyAchievements: verifyAchievements(ports),
  readExportSummary: readExportSummary(ports),
  exportEverything: exportEverything({ ...ports, limit: limits.exports }),
  receiveFile: ports.receiveFile,
  restoreCopy: restoreCopy({ ...ports, limit: limits.restores }),
  exportTransactions: exportTransactions({ ...ports, limit: limits.exports }),
  checkHealth: checkHealth(ports),
  checkReadiness: atMostEvery(
    ports.clock,
    READINESS_INTERVAL_MS,
    checkReadiness({ ...ports, clock: ports.earliest }),
  ),
  readCopies: ports.readCopies,
});
