import { join } from "node:path";
import type { Logger } from "pino";
import type { AchievementId } from "../src/domain/achievements/achievement.ts";
import { achievementTexts, levelName } from "../src/text/achievements.ts";
import { simulationAdvice } from "../src/text/simulation-advice.ts";
import { smartAlertText } from "../src/text/smart-alerts.ts";
import type { AnalysisFault } from "./application/ports/analyse.ts";
import type { Clock } from "./application/ports/clock.ts";
import { authenticate } from "./application/use-cases/authenticate.ts";
import { bootstrapAdmin } from "./application/use-cases/bootstrap-admin.ts";
import { changeAccount } from "./application/use-cases/change-account.ts";
import { checkHealth } from "./application/use-cases/check-health.ts";
import { createAccount } from "./application/use-cases/create-account.ts";
import { createBudget } from "./application/use-cases/create-budget.ts";
import { createGoal } from "./application/use-cases/create-goal.ts";
import { createProfile } from "./application/use-cases/create-profile.ts";
import { createTransaction } from "./application/use-cases/create-transaction.ts";
import { dismissNotification } from "./application/use-cases/dismiss-notification.ts";
import { exportEverything, exportTransactions } from "./application/use-cases/export-data.ts";
import { generateAlerts } from "./application/use-cases/generate-alerts.ts";
import { generateRecommendations } from "./application/use-cases/generate-recommendations.ts";
import { listBudgets } from "./application/use-cases/list-budgets.ts";
import { listGoals } from "./application/use-cases/list-goals.ts";
import { listNotifications } from "./application/use-cases/list-notifications.ts";
import { listTransactions } from "./application/use-cases/list-transactions.ts";
import { listUsers } from "./application/use-cases/list-users.ts";
import { logIn } from "./application/use-cases/log-in.ts";
import { logOut } from "./application/use-cases/log-out.ts";
import {
  markAllNotificationsRead,
  markNotificationRead,
} from "./application/use-cases/mark-notifications-read.ts";
import { readAchievementStatus } from "./application/use-cases/read-achievement-status.ts";
import {
  readBudgetStatus,
  readBudgetStatuses,
} from "./application/use-cases/read-budget-statuses.ts";
import { readExportSummary } from "./application/use-cases/read-export-summary.ts";
import { readPhoto } from "./application/use-cases/read-photo.ts";
import { readProfile } from "./application/use-cases/read-profile.ts";
import { readUserOverview } from "./application/use-cases/read-user-overview.ts";
import { register } from "./application/use-cases/register.ts";
import { removeAccount } from "./application/use-cases/remove-account.ts";
import { removeBudget } from "./application/use-cases/remove-budget.ts";
import { removeGoal } from "./application/use-cases/remove-goal.ts";
import { removeTransaction } from "./application/use-cases/remove-transaction.ts";
import { simulateScenario } from "./application/use-cases/simulate-scenario.ts";
import { updateBudget } from "./application/use-cases/update-budget.ts";
import { updateGoal } from "./application/use-cases/update-goal.ts";
import { updateProfile } from "./application/use-cases/update-profile.ts";
import { updateTransaction } from "./application/use-cases/update-transaction.ts";
import { uploadPhoto } from "./application/use-cases/upload-photo.ts";
import { verifyAchievements } from "./application/use-cases/verify-achievements.ts";
import type { Config } from "./config.ts";
import { makeApp } from "./http/app.ts";
import { photoAddresses } from "./http/photo-addresses.ts";
import type { Database } from "./infrastructure/persistence/database.ts";
import {
  kyselyAdministrativeWork,
  kyselySnapshot,
  kyselyStores,
  kyselyUnitOfWork,
} from "./infrastructure/persistence/kysely-stores.ts";
import { storageFailureOf } from "./infrastructure/persistence/storage-failure-of.ts";
import { lisbonCalendar } from "./infrastructure/lisbon-calendar.ts";
import { directoryPhotoFiles } from "./infrastructure/photos/directory-photo-files.ts";
import { randomPhotoName } from "./infrastructure/photos/random-photo-name.ts";
import { sharpPhotos } from "./infrastructure/photos/sharp-photos.ts";
import { analyseByProvider } from "./infrastructure/recommendations/analyse-by-provider.ts";
import { analyseByRules } from "./infrastructure/recommendations/analyse-by-rules.ts";
import { argon2Hasher, type HashCost } from "./infrastructure/security/argon2-hasher.ts";
import { randomPassword } from "./infrastructure/security/random-password.ts";
import { randomTokenMint } from "./infrastructure/security/random-token-mint.ts";
import { rateLimits } from "./infrastructure/security/rate-limits.ts";
import { timeOrderedId } from "./infrastructure/time-ordered-id.ts";

/** What the configuration leaves open: a test chooses otherwise than the real start. */
export type Surroundings = {
  readonly clock: Clock;
  readonly log: Logger;
  readonly hashCost: HashCost;
  /** Where the built client lies. */
  readonly clientDirectory: string;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTimeout: number;
};

/** Opens the database that the configuration names; only its own driver is loaded. */
export async function openDatabase(
  { databaseUrl, dataDirectory }: Pick<Config, "databaseUrl" | "dataDirectory">,
  log: Logger,
): Promise<Database> {
  if (databaseUrl !== null) {
    const { openPostgres } = await import("./infrastructure/persistence/open-postgres.ts");
    return openPostgres(databaseUrl, ({ name }) => log.warn({ name }, "idle connection lost"));
  }
  const { openSqlite } = await import("./infrastructure/persistence/open-sqlite.ts");
  return openSqlite(join(dataDirectory, "fincontrol.sqlite"));
}

/** Puts the server together over an open database. */
export async function compose(
  database: Database,
  config: Pick<
    Config,
    "ai" | "checkoutUrl" | "dataDirectory" | "rateLimitFactor" | "trustedProxies"
  >,
  { clock, log, hashCost, clientDirectory, requestTimeout }: Surroundings,
) {
  const stores = kyselyStores(database.queries);
  const limits = rateLimits(config.rateLimitFactor);
  const ports = {
    ...stores,
    unitOfWork: kyselyUnitOfWork(database),
    administrativeWork: kyselyAdministrativeWork(database),
    snapshot: kyselySnapshot(database),
    hasher: argon2Hasher(hashCost),
    mint: randomTokenMint,
    newId: timeOrderedId,
    newPassword: randomPassword,
    photoAddresses,
    makePhoto: sharpPhotos(),
    newPhotoName: randomPhotoName,
    photoFiles: directoryPhotoFiles(join(config.dataDirectory, "photos")),
    clock,
    calendar: lisbonCalendar(clock),
    adviseOn: simulationAdvice,
    wordAlert: smartAlertText,
    wordAchievement: (id: AchievementId) => achievementTexts[id],
    nameLevel: levelName,
    analyseByRules,
    analyseByProvider: config.ai === null ? null : analyseByProvider(config.ai),
    tellFault: (fault: AnalysisFault) => log.warn({ fault }, "no analysis by the provider"),
  };
  const app = await makeApp({
    authenticate: authenticate(ports),
    logIn: logIn({ ...ports, limits: limits.login }),
    register: register({ ...ports, limit: limits.registration }),
    logOut: logOut(ports),
    listUsers: listUsers(ports),
    readUserOverview: readUserOverview(ports),
    createAccount: createAccount(ports),
    changeAccount: changeAccount(ports),
    removeAccount: removeAccount(ports),
    listTransactions: listTransactions(ports),
    createTransaction: createTransaction(ports),
    updateTransaction: updateTransaction(ports),
    removeTransaction: removeTransaction(ports),
    readProfile: readProfile(ports),
    createProfile: createProfile(ports),
    updateProfile: updateProfile(ports),
    listGoals: listGoals(ports),
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
    checkoutUrl: config.checkoutUrl,
    trustedProxies: config.trustedProxies,
    perUser: limits.perUser,
    storageFailureOf,
    clientDirectory,
    requestTimeout,
    log,
  });
  return { ...app, stores, ports, bootstrapAdmin: bootstrapAdmin(ports) };
}
