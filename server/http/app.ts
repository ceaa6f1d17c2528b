import Fastify, { type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { StorageFailureOf } from "../application/storage-failure.ts";
import { addApi, type ApiParts } from "./add-api.ts";
import { answerError } from "./answers/answer-error.ts";
import { clientFiles } from "./client-files.ts";
import { boundShortBodies } from "./limits/short-bodies.ts";
import { fewInLine } from "./limits/few-in-line.ts";
import { drainable, type Drain } from "./limits/draining.ts";
import { errorLog } from "./answers/log-error.ts";
import { newRequestId, tellRequestIds } from "./answers/request-id.ts";
import { readJsonBodies } from "./requests/json-body.ts";
import {
  answerConnect,
  answerMalformedHttp,
  answerUnmetExpectations,
} from "./requests/malformed-http.ts";
import { repeatsHeader } from "./requests/repeated-headers.ts";
import { refuse } from "./answers/refuse.ts";
import { answerLog } from "./request-log.ts";
import { cutSlowReaders } from "./limits/slow-readers.ts";
import { limitQueue } from "./limits/limit-queue.ts";
import type { Turns } from "./limits/waiting-line.ts";
import type { RouteEntry } from "./route-table.ts";
import { API_HEADERS } from "./answers/security-headers.ts";

const MAX_JSON_BYTES = 64 * 1024;
/** Node's limit of a request's address and headers together. */
const MAX_ADDRESS_BYTES = 16 * 1024;
/** The slowest accepted reader, in bytes per second: a quarter of a megabit. */
const MIN_BYTES_PER_SECOND = 32 * 1024;

export type AppParts = ApiParts & {
  readonly storageFailureOf: StorageFailureOf;
  readonly clientDirectory: string;
  /** The timeout of a request's arrival, and of a response's reading, in milliseconds. */
  readonly requestTimeout: number;
  /** How long a request may wait for its turn, in milliseconds. */
  readonly turnPatience: number;
  /** The proxies whose forwarded client address is trusted. */
  readonly trustedProxies: readonly string[];
  readonly log: Logger;
};

export type App = {
  readonly http: FastifyInstance;
  /** Every call of the API, complete once the application is ready. */
  readonly routes: readonly RouteEntry[];
  readonly drain: Drain;
  /** Counts the requests that wait for their turn, have it, and were refused one. */
  readonly turns: () => Turns;
};

/** Makes the whole HTTP application: the API, and the client's files. */
export async function makeApp(parts: AppParts): Promise<App> {
  const errors = errorLog(parts.log);
  const answers = answerLog(parts.log);
  const onError = answerError({ ...parts, logError: errors.logError });
  const { requestTimeout } = parts;
  const http = Fastify({
    logger: false,
    genReqId: newRequestId,
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: [...parts.trustedProxies],
    requestTimeout,
    // Every id that fits an address reaches its route, which then finds no such record.
    routerOptions: { maxParamLength: MAX_ADDRESS_BYTES },
    return503OnClosing: false,
    http: {
      // Node would answer a missing Host header with an empty 400.
      requireHostHeader: false,
      requestTimeout,
      // A larger value would be capped by Node's limit of the whole request.
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: requestTimeout / 4,
    },
    clientErrorHandler: answerMalformedHttp,
    frameworkErrors: (error, request, reply) => void onError(error, request, reply),
  });
  http.setErrorHandler(onError);
  // Fastify would read text/plain as well.
  http.removeAllContentTypeParsers();
  readJsonBodies(http);
  http.decorateRequest("session", null);
  answerUnmetExpectations(http.server);
  answerConnect(http.server);
  cutSlowReaders(http, { milliseconds: requestTimeout, bytesPerSecond: MIN_BYTES_PER_SECOND });

  tellRequestIds(http);
  const drain = drainable(http);
  http.addHook("onRequest", fewInLine());
  http.addHook("onRequest", async (request, reply) => {
    // Secure by default: pages override it themselves.
    reply.headers(API_HEADERS);
    if (request.headers.host === undefined) return refuse(reply, "bad-request");
    if (repeatsHeader(request.raw)) return refuse(reply, "repeated-header");
  });
  boundShortBodies(http, MAX_JSON_BYTES);
  http.addHook("onResponse", answers.logAnswer);
  http.addHook("onClose", async () => {
    answers.flush();
    errors.flush();
  });
  const turns = limitQueue(http, parts.turnPatience);

  const routes = await addApi(http, parts);
  await clientFiles(http, parts.clientDirectory);
  return { http, routes, drain, turns };
}
