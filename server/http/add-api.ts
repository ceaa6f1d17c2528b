import type { FastifyInstance } from "fastify";
import { API_BASE } from "../../src/contract/api-base.ts";
import type { RateLimit } from "../application/login/rate-limit.ts";
import type { Caller } from "../application/login/authenticate.ts";
import type { TokenUse } from "../application/login/session-lifetime.ts";
import type { Api } from "./api.ts";
import { authorise } from "./access/authorise.ts";
import { compressAnswers } from "./answers/compress-answers.ts";
import { decodeWithValibot } from "./requests/decode-request.ts";
import { entityTag } from "./answers/entity-tag.ts";
import { refuseUndeclaredQuery } from "./requests/no-query.ts";
import { places } from "./slots.ts";
import { sendBuffer } from "./limits/send-buffer.ts";
import { recordRoutes, type RouteEntry } from "./route-table.ts";
import { accountRoutes, type AccountUseCases } from "./routes/accounts.ts";
import { achievementRoutes, type AchievementUseCases } from "./routes/achievements.ts";
import { adminRoutes, type AdminUseCases } from "./routes/administration/admin.ts";
import {
  adminCopiesRoutes,
  type AdminCopiesUseCases,
} from "./routes/administration/admin-copies.ts";
import {
  adminSecurityRoutes,
  type AdminSecurityUseCases,
} from "./routes/administration/admin-security.ts";
import { authRoutes, type AuthUseCases } from "./routes/login/auth.ts";
import { budgetRoutes, type BudgetUseCases } from "./routes/budgets.ts";
import { categoryRoutes, type CategoryUseCases } from "./routes/categories.ts";
import { consentRoutes, type ConsentUseCases } from "./routes/profile/consents.ts";
import { departureRoutes, type DepartureUseCases } from "./routes/profile/departure.ts";
import { divisionRoutes, type DivisionUseCases } from "./routes/division.ts";
import { earlierVersionRoutes, type EarlierVersionUseCases } from "./routes/earlier-version.ts";
import { docsRoutes } from "./routes/docs.ts";
import { exportRoutes, type ExportUseCases } from "./routes/exports.ts";
import { forecastRoutes, type ForecastUseCases } from "./routes/forecast.ts";
import { goalRoutes, type GoalUseCases } from "./routes/goals.ts";
import { importLineRoutes, type ImportLineUseCases } from "./routes/imports/import-lines.ts";
import { importRoutes, type ImportUseCases } from "./routes/imports/imports.ts";
import { ledgerRoutes, type LedgerUseCases } from "./routes/ledger.ts";
import { notificationRoutes, type NotificationUseCases } from "./routes/notifications.ts";
import {
  outboxKeyShareRoutes,
  type OutboxKeyShareUseCases,
} from "./routes/profile/outbox-key-share.ts";
import { ownAccountRoutes, type OwnAccountUseCases } from "./routes/profile/own-account.ts";
import { paymentRoutes, type PaymentUseCases } from "./routes/payments.ts";
import { ownDataRoutes, type OwnDataUseCases } from "./routes/profile/own-data.ts";
import { passkeyLoginRoutes, type PasskeyLoginUseCases } from "./routes/login/passkey-login.ts";
import { passkeyRoutes, type PasskeyUseCases } from "./routes/login/passkeys.ts";
import { photoRoutes, type PhotoUseCases } from "./routes/photos.ts";
import { profileRoutes, type ProfileUseCases } from "./routes/profile/profile.ts";
import { receiptRoutes, type ReceiptUseCases } from "./routes/imports/receipts.ts";
import { recommendationRoutes, type RecommendationUseCases } from "./routes/recommendations.ts";
import { recoveryRoutes, type RecoveryUseCases } from "./routes/login/recovery.ts";
import { recurrenceRoutes, type RecurrenceUseCases } from "./routes/recurrences/recurrences.ts";
import { restoreRoutes, type RestoreUseCases } from "./routes/restore.ts";
import { ruleRoutes, type RuleUseCases } from "./routes/rules.ts";
import { secondFactorRoutes, type SecondFactorUseCases } from "./routes/login/second-factor.ts";
import { simulationRoutes, type SimulationUseCases } from "./routes/simulation.ts";
import { systemRoutes, type SystemUseCases } from "./routes/system.ts";
import { trashRoutes, type TrashUseCases } from "./routes/trash.ts";
import { transactionRoutes, type TransactionUseCases } from "./routes/transactions.ts";

/** The use cases of the API's calls, and the authentication. */
export type ApiParts = AuthUseCases &
  OwnAccountUseCases &
  OutboxKeyShareUseCases &
  SecondFactorUseCases &
  RecoveryUseCases &
  DepartureUseCases &
  ConsentUseCases &
  OwnDataUseCases &
  PasskeyLoginUseCases &
  PasskeyUseCases &
  AdminUseCases &
  AdminSecurityUseCases &
  AdminCopiesUseCases &
  LedgerUseCases &
  TrashUseCases &
  CategoryUseCases &
  TransactionUseCases &
  DivisionUseCases &
  EarlierVersionUseCases &
  AccountUseCases &
  ImportUseCases &
  ImportLineUseCases &
  RuleUseCases &
  ReceiptUseCases &
  RecurrenceUseCases &
  ProfileUseCases &
  GoalUseCases &
  PhotoUseCases &
  BudgetUseCases &
  SimulationUseCases &
  ForecastUseCases &
  RecommendationUseCases &
  NotificationUseCases &
  AchievementUseCases &
  ExportUseCases &
  RestoreUseCases &
  PaymentUseCases &
  SystemUseCases & {
    readonly authenticate: (token: string, use: TokenUse) => Promise<Caller | null>;
    readonly perUser: RateLimit;
  };

/** Adds every call of the API; returns its route table, complete once the application is ready. */
export async function addApi(
  http: FastifyInstance,
  parts: ApiParts,
): Promise<readonly RouteEntry[]> {
  let routes: readonly RouteEntry[] = [];
  await http.register(
    async (api: Api) => {
      api.setValidatorCompiler(decodeWithValibot);
      api.addHook("onRequest", authorise(parts, places()));
      api.addHook("onSend", entityTag);
      api.addHook("onSend", sendBuffer());
      await compressAnswers(api);
      api.addHook("onRoute", refuseUndeclaredQuery);
      routes = recordRoutes(api);
      authRoutes(api, parts);
      ownAccountRoutes(api, parts);
      outboxKeyShareRoutes(api, parts);
      secondFactorRoutes(api, parts);
      recoveryRoutes(api, parts);
      departureRoutes(api, parts);
      consentRoutes(api, parts);
      ownDataRoutes(api, parts);
      passkeyLoginRoutes(api, parts);
      passkeyRoutes(api, parts);
      adminRoutes(api, parts);
      adminSecurityRoutes(api, parts);
      adminCopiesRoutes(api, parts);
      transactionRoutes(api, parts);
      divisionRoutes(api, parts);
      earlierVersionRoutes(api, parts);
      receiptRoutes(api, parts);
      ledgerRoutes(api, parts);
      trashRoutes(api, parts);
      categoryRoutes(api, parts);
      accountRoutes(api, parts);
      importRoutes(api, parts);
      importLineRoutes(api, parts);
      ruleRoutes(api, parts);
      recurrenceRoutes(api, parts);
      profileRoutes(api, parts);
      goalRoutes(api, parts);
      photoRoutes(api, parts);
      budgetRoutes(api, parts);
      simulationRoutes(api, parts);
      forecastRoutes(api, parts);
      recommendationRoutes(api, parts);
      notificationRoutes(api, parts);
      achievementRoutes(api, parts);
      exportRoutes(api, parts);
      restoreRoutes(api, parts);
      paymentRoutes(api, parts);
      systemRoutes(api, parts);
      docsRoutes(api, routes);
    },
    { prefix: API_BASE },
  );
  return routes;
}
