import { applyRule, tryRule } from "../application/use-cases/apply-rule.ts";
import { countLine } from "../application/use-cases/count-line.ts";
import { createRule } from "../application/use-cases/create-rule.ts";
import { listAccounts } from "../application/use-cases/list-accounts.ts";
import { listImportLines } from "../application/use-cases/list-import-lines.ts";
import { listImports } from "../application/use-cases/list-imports.ts";
import { listRules } from "../application/use-cases/list-rules.ts";
import { makeImport } from "../application/use-cases/make-import.ts";
import { removeRule } from "../application/use-cases/remove-rule.ts";
import { tryUndoImport, undoImport } from "../application/use-cases/undo-import.ts";
import { updateRule } from "../application/use-cases/update-rule.ts";
import { authenticate } from "../application/use-cases/authenticate.ts";
import { bringUpToDate } from "../application/use-cases/bring-up-to-date.ts";
import { carryOnBudgets } from "../application/use-cases/carry-on-budgets.ts";
import { changeRecurrence } from "../application/use-cases/change-recurrence.ts";
import { createRecurrence } from "../application/use-cases/create-recurrence.ts";
import { dismissProposal, listProposals } from "../application/use-cases/list-proposals.ts";
import { listRecurrences, listUpcoming } from "../application/use-cases/list-recurrences.ts";
import { recordDue } from "../application/use-cases/record-due.ts";
import { recordDueEverywhere } from "../application/use-cases/record-due-everywhere.ts";
import { removeRecurrence } from "../application/use-cases/remove-recurrence.ts";
import { settleOccurrence } from "../application/use-cases/settle-occurrence.ts";
import { checkHealth } from "../application/use-cases/check-health.ts";
import { createBudget } from "../application/use-cases/create-budget.ts";
import { createCategory } from "../application/use-cases/create-category.ts";
import { createGoal } from "../application/use-cases/create-goal.ts";
import { createProfile } from "../application/use-cases/create-profile.ts";
import { divideTransaction } from "../application/use-cases/divide-transaction.ts";
import { createTransaction } from "../application/use-cases/create-transaction.ts";
import { dismissNotification } from "../application/use-cases/dismiss-notification.ts";
import { endLapsedPlan } from "../application/use-cases/end-lapsed-plans.ts";
import { exportEverything, exportTransactions } from "../application/use-cases/export-data.ts";
import { generateAlerts } from "../application/use-cases/generate-alerts.ts";
import { generateRecommendations } from "../application/use-cases/generate-recommendations.ts";
import { listCategories } from "../application/use-cases/list-categories.ts";
import { listChanges } from "../application/use-cases/list-changes.ts";
import { listBudgets } from "../application/use-cases/list-budgets.ts";
import { listGoalEntries } from "../application/use-cases/list-goal-entries.ts";
import { listGoals } from "../application/use-cases/list-goals.ts";
import { listNotifications } from "../application/use-cases/list-notifications.ts";
import { pageTransactions } from "../application/use-cases/page-transactions.ts";
import { readForecast } from "../application/use-cases/read-forecast.ts";
import { readMonthSums } from "../application/use-cases/read-month-sums.ts";
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
import { removeBudget } from "../application/use-cases/remove-budget.ts";
import { removeCategory } from "../application/use-cases/remove-category.ts";
import { removeGoal } from "../application/use-cases/remove-goal.ts";
import { removeTransaction } from "../application/use-cases/remove-transaction.ts";
import { simulateScenario } from "../application/use-cases/simulate-scenario.ts";
import { keepCushion } from "../application/use-cases/keep-cushion.ts";
import { readCushion } from "../application/use-cases/read-cushion.ts";
import { forgetKeys } from "../application/perform-once.ts";
import { pruneLedgers } from "../application/use-cases/prune-ledgers.ts";
import { prunePhotos } from "../application/use-cases/prune-photos.ts";
import { takeBackEarly } from "../application/use-cases/take-back-early.ts";
import { tellBalance } from "../application/use-cases/tell-balance.ts";
import { updateBudget } from "../application/use-cases/update-budget.ts";
import { undoChange } from "../application/use-cases/undo-change.ts";
import { updateCategory } from "../application/use-cases/update-category.ts";
import { updateGoal } from "../application/use-cases/update-goal.ts";
import { updateProfile } from "../application/use-cases/update-profile.ts";
import { updateTransaction } from "../application/use-cases/update-transaction.ts";
import { uploadPhoto } from "../application/use-cases/upload-photo.ts";
import { verifyAchievements } from "../application/use-cases/verify-achievements.ts";
import { forecastTexts } from "../../src/text/forecast.ts";
import type { RateLimits } from "../infrastructure/security/rate-limits.ts";
import { onceDue, type Ports } from "./wire-ports.ts";
import { wireAccountUseCases } from "./wire-account-use-cases.ts";

/** Makes every use case of its ports, and of the limits that it keeps. */
export const wireUseCases = (ports: Ports, limits: RateLimits) => ({
  ...wireAccountUseCases(ports, limits),
  authenticate: authenticate({
    ...ports,
    bringUpToDate: bringUpToDate({
      ...ports,
      endLapsedPlan: endLapsedPlan(onceDue(ports)),
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
  // Of a clock that jumped too much is recorded, and taken back once it is right.
  recordDueEverywhere: recordDueEverywhere({ ...ports, recordDue: recordDue(ports) }),
  takeBackEarly: takeBackEarly(ports),
  pruneLedgers: pruneLedgers(onceDue(ports)),
  prunePhotos: prunePhotos(onceDue(ports)),
  forgetKeys: forgetKeys(onceDue(ports)),
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
  tryUndoImport: tryUndoImport(ports),
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
  readCushion: readCushion(ports),
  keepCushion: keepCushion(ports),
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
  exportTransactions: exportTransactions({ ...ports, limit: limits.exports }),
  checkHealth: checkHealth(ports),
});
