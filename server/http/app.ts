import { randomUUID } from "node:crypto";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { API_BASE } from "../../src/contract/paths.ts";
import type { User } from "../../src/domain/users/user.ts";
import type { RateLimit } from "../application/ports/rate-limit.ts";
import type { StorageFailureOf } from "../application/ports/storage-failure.ts";
import type { TokenUse } from "../application/token-lifetime.ts";
import { answerError } from "./answer-error.ts";
import type { Api } from "./api.ts";
import { authorise } from "./authorise.ts";
import { clientFiles } from "./client-files.ts";
import { decodeWithValibot } from "./decode-request.ts";
import { entityTag } from "./entity-tag.ts";
import { answerMalformedHttp, answerUnmetExpectations } from "./malformed-http.ts";
import { refuse } from "./refuse.ts";
import { logAnswer } from "./request-log.ts";
import { recordRoutes, type RouteEntry } from "./route-table.ts";
import { achievementRoutes, type AchievementUseCases } from "./routes/achievements.ts";
import { adminRoutes, type AdminUseCases } from "./routes/admin.ts";
import { authRoutes, type AuthUseCases } from "./routes/auth.ts";
import { budgetRoutes, type BudgetUseCases } from "./routes/budgets.ts";
import { categoryRoutes } from "./routes/categories.ts";
import { docsRoutes } from "./routes/docs.ts";
import { exportRoutes, type ExportUseCases } from "./routes/exports.ts";
import { goalRoutes, type GoalUseCases } from "./routes/goals.ts";
import { notificationRoutes, type NotificationUseCases } from "./routes/notifications.ts";
import { photoRoutes, type PhotoUseCases } from "./routes/photos.ts";
import { profileRoutes, type ProfileUseCases } from "./routes/profile.ts";
import { recommendationRoutes, type RecommendationUseCases } from "./routes/recommendations.ts";
import { simulationRoutes, type SimulationUseCases } from "./routes/simulation.ts";
import { systemRoutes, type SystemUseCases } from "./routes/system.ts";
import { transactionRoutes, type TransactionUseCases } from "./routes/transactions.ts";
import { API_HEADERS } from "./security-headers.ts";

const JSON_LIMIT = 64 * 1024;
/** Node reads no more than this of an address and the headers together. */
const MAX_ADDRESS = 16 * 1024;
/** Above this mean delay of the event loop, in milliseconds, a further request would only wait. */
const MAX_LOOP_DELAY = 1_000;
/** Over how long that mean is taken: in a shorter time a single wait for the disk would leave nothing to measure. */
const LOOP_SAMPLE = 5_000;

export type AppParts = AuthUseCases &
  AdminUseCases &
  TransactionUseCases &
  ProfileUseCases &
  GoalUseCases &
  PhotoUseCases &
  BudgetUseCases &
  SimulationUseCases &
  RecommendationUseCases &
  NotificationUseCases &
  AchievementUseCases &
  ExportUseCases &
  SystemUseCases & {
    readonly authenticate: (token: string, use: TokenUse) => Promise<User | null>;
    readonly perUser: RateLimit;
    readonly storageFailureOf: StorageFailureOf;
    readonly clientDirectory: string;
    /** How long a request may take to arrive, in milliseconds. */
    readonly requestTimeout: number;
    /** Whose word on where a request comes from is believed. */
    readonly trustedProxies: readonly string[];
    readonly log: Logger;
  };

export type App = {
  readonly http: FastifyInstance;
  /** Every call of the API, complete once the application is ready. */
  readonly routes: readonly RouteEntry[];
};

/** The whole of what is reachable over HTTP: the API, and the client's files beside it. */
export async function makeApp(parts: AppParts): Promise<App> {
  const onError = answerError(parts);
  const { requestTimeout } = parts;
  const http = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: JSON_LIMIT,
    trustProxy: [...parts.trustedProxies],
    requestTimeout,
    // Whatever fits an address reaches its route, which then finds no such record.
    routerOptions: { maxParamLength: MAX_ADDRESS },
    return503OnClosing: false,
    http: {
      // Node would answer a missing Host header with an empty 400.
      requireHostHeader: false,
      requestTimeout,
      // Above the limit of the whole request Node would take it for that limit.
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: requestTimeout / 4,
    },
    clientErrorHandler: answerMalformedHttp,
    frameworkErrors: (error, request, reply) => void onError(error, request, reply),
  });
  http.setErrorHandler(onError);
  // Fastify would read text/plain as well.
  http.removeContentTypeParser("text/plain");
  http.decorateRequest("session", null);
  answerUnmetExpectations(http.server);

  refuseWhenStopping(http);
  http.addHook("onRequest", async (request, reply) => {
    // Secure by default: what is a page says so itself.
    reply.headers(API_HEADERS);
    if (request.headers.host === undefined) return refuse(reply, "bad-request");
  });
  http.addHook("onResponse", logAnswer(parts.log));
  await http.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY,
    sampleInterval: LOOP_SAMPLE,
  });

  const routes = await addApi(http, parts);
  await clientFiles(http, parts.clientDirectory);
  return { http, routes };
}

async function addApi(http: FastifyInstance, parts: AppParts): Promise<readonly RouteEntry[]> {
  let routes: readonly RouteEntry[] = [];
  await http.register(
    async (api: Api) => {
      api.setValidatorCompiler(decodeWithValibot);
      api.addHook("onRequest", authorise(parts));
      api.addHook("onSend", entityTag);
      routes = recordRoutes(api);
      authRoutes(api, parts);
      adminRoutes(api, parts);
      transactionRoutes(api, parts);
      categoryRoutes(api);
      profileRoutes(api, parts);
      goalRoutes(api, parts);
      photoRoutes(api, parts);
      budgetRoutes(api, parts);
      simulationRoutes(api, parts);
      recommendationRoutes(api, parts);
      notificationRoutes(api, parts);
      achievementRoutes(api, parts);
      exportRoutes(api, parts);
      systemRoutes(api, parts);
      docsRoutes(api, routes);
    },
    { prefix: API_BASE },
  );
  return routes;
}

/** A connection that was kept alive may bring a further request while the server drains. */
function refuseWhenStopping(http: FastifyInstance): void {
  let stopping = false;
  http.addHook("preClose", async () => {
    stopping = true;
  });
  http.addHook("onRequest", async (_request, reply) => {
    if (stopping) return refuse(reply.headers(API_HEADERS), "stopping");
  });
}
