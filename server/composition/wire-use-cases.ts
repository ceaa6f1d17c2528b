import { accountWrites } from "../application/kinds/accounts.ts";
import { budgetWrites } from "../application/kinds/budgets.ts";
import { categoryWrites } from "../application/kinds/categories.ts";
import { goalWrites } from "../application/kinds/goals.ts";
import { ruleWrites } from "../application/kinds/rules.ts";
import { transactionWrites } from "../application/kinds/transactions.ts";
import { applyRule, tryRule } from "../application/use-cases/apply-rule.ts";
import { countLine } from "../application/use-cases/count-line.ts";
import { listImportLines } from "../application/use-cases/list-import-lines.ts";
import { makeImport } from "../application/use-cases/make-import.ts";
import { tryUndoImport, undoImport } from "../application/use-cases/undo-import.ts";
import { authenticate } from "../application/use-cases/authenticate.ts";
import { bringUpToDate } from "../application/use-cases/bring-up-to-date.ts";
import { carryOnBudgets } from "../application/use-cases/carry-on-budgets.ts";
import { changeRecurrence } from "../application/use-cases/change-recurrence.ts";
import { createRecurrence } from "../application/use-cases/create-recurrence.ts";
import { dismissProposal, listProposals } from "../application/use-cases/list-proposals.ts";
import { listUpcoming } from "../application/use-cases/list-upcoming.ts";
import { recordDue } from "../application/use-cases/record-due.ts";
import { recordDueEverywhere } from "../application/use-cases/record-due-everywhere.ts";
import { removeRecurrence } from "../application/use-cases/remove-recurrence.ts";
import { settleOccurrence } from "../application/use-cases/settle-occurrence.ts";
import { checkHealth } from "../application/use-cases/check-health.ts";
import { createProfile } from "../application/use-cases/create-profile.ts";
import { divideTransaction } from "../application/use-cases/divide-transaction.ts";
import { endLapsedPlan } from "../application/use-cases/end-lapsed-plans.ts";
import { exportEverything, exportTransactions } from "../application/use-cases/export-data.ts";
import { generateAlerts } from "../application/use-cases/generate-alerts.ts";
import { generateRecommendations } from "../application/use-cases/generate-recommendations.ts";
import { listAccounts } from "../application/use-cases/list-accounts.ts";
import { listChanges } from "../application/use-cases/list-changes.ts";
import { listNotifications } from "../application/use-cases/list-notifications.ts";
import { pageTransactions } from "../application/use-cases/page-transactions.ts";
import { readForecast } from "../application/use-cases/read-forecast.ts";
import { readMonthSums } from "../application/use-cases/read-month-sums.ts";
import { readAchievementStatus } from "../application/use-cases/read-achievement-status.ts";
import {
  readBudgetStatus,
  readBudgetStatuses,
} from "../application/use-cases/read-budget-statuses.ts";
import { readExportSummary } from "../application/use-cases/read-export-summary.ts";
import { readPhoto } from "../application/use-cases/read-photo.ts";
import { readRecommendations } from "../application/use-cases/read-recommendations.ts";
import { removeCategory } from "../application/use-cases/remove-category.ts";
import { simulateScenario } from "../application/use-cases/simulate-scenario.ts";
import { keepCushion } from "../application/use-cases/keep-cushion.ts";
import { forgetKeys } from "../application/perform-once.ts";
import { pruneLedgers } from "../application/use-cases/prune-ledgers.ts";
import { prunePhotos } from "../application/use-cases/prune-photos.ts";
import { takeBackEarly } from "../application/use-cases/take-back-early.ts";
import { tellBalance } from "../application/use-cases/tell-balance.ts";
import { undoChange } from "../application/use-cases/undo-change.ts";
import { uploadPhoto } from "../application/use-cases/upload-photo.ts";
import { verifyAchievements } from "../application/use-cases/verify-achievements.ts";
import { forecastTexts } from "../../src/text/forecast/forecast.ts";
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
  listRecurrences: ports.recurrences.list,
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
  listCategories: ports.ledgers.categories,
  categoryWrites: categoryWrites(ports),
  removeCategory: removeCategory(ports),
  undoChange: undoChange(ports),
  listChanges: listChanges(ports),
  readMonthSums: readMonthSums(ports),
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
  readCushion: ports.ledgers.cushion,
  keepCushion: keepCushion(ports),
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
  exportTransactions: exportTransactions({ ...ports, limit: limits.exports }),
  checkHealth: checkHealth(ports),
});
