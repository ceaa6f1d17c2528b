import fc from "fast-check";
import * as v from "valibot";
import { problemSchema } from "../../../src/contract/errors.ts";
import { paths } from "../../../src/contract/paths.ts";
import { SIGNATURE_HEADER } from "../../../src/contract/payments.ts";
import { openApiOf } from "../../../server/http/docs/open-api.ts";
import { PROBLEM_STATUS } from "../../../server/http/answers/problem-status.ts";
import { hasFields, problemsOf } from "../../../server/http/answers/refusals.ts";
import type { RouteEntry } from "../../../server/http/route-table.ts";
import { builtClient } from "../../server/support/built-client.ts";
import { signatureOf } from "../../server/support/notices.ts";
import { adminSession, logIn, newPerson, newPremiumPerson } from "../../server/support/people.ts";
import { ORIGIN } from "../../server/support/passkeys.ts";
import { startTestServer, type TestServer } from "../../server/support/start-test-server.ts";
import { brokenHttp } from "./broken-http.ts";
import { fillAccount } from "./fill-account.ts";
import { requestsOf, type WireRequest } from "./requests.ts";
import { send, sendBytes, type WireAnswer } from "./send.ts";

/** The requests, their statuses, and the responses that break a promise. */
export type FuzzReport = {
  readonly sent: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
};

const BATCH = 250;
const MAX_CONCURRENT = 16;
/** The number of invalid HTTP messages beside each batch. */
const MESSAGES = 10;

/**
 * Sends requests made from the API's own document, many of them deliberately broken: none may be answered with a 5xx,
 * every refusal is a `detail` with a status that its route declares, and every success has the declared shape.
 */
export async function fuzz(
  requests: number,
  seed: number,
  onBatch?: (sent: number) => void,
): Promise<FuzzReport> {
  const client = await builtClient();
  const server = await startTestServer({
    rateLimitFactor: 1_000_000,
    requestTimeout: 2_000,
    publicUrl: ORIGIN,
    clientDirectory: client.path,
  });
  const statuses: Record<string, number> = {};
  const broken: string[] = [];
  const judge = (status: number, complaint: string | null, what: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (complaint !== null) broken.push(`${complaint}\n${what}`);
  };
  let sent = 0;
  const expendable = await newPerson(server);
  for (; sent < requests; sent += BATCH + MESSAGES) {
    const people = await newPeople(server);
    const { tokens, known } = people;
    const document = openApiOf(server.routes);
    const principals = Object.keys(tokens);
    const batch = fc.sample(requestsOf(document, { principals, known: () => known }), {
      numRuns: BATCH,
      seed: seed + sent,
    });
    await inParallel(batch, async (wanted) => {
      const leaves = wanted.path.startsWith("/api/auth/logout");
      const token = leaves
        ? (await logIn(server, expendable.user.username)).token
        : (tokens[wanted.as] ?? null);
      const answer = await send(server.url, signedBy(wanted), token).catch((error: unknown) => ({
        status: 0,
        type: "",
        text: String(error),
      }));
      judge(answer.status, complaintOf(server.routes, wanted, answer), describe(wanted, answer));
    });
    const messages = fc.sample(brokenHttp, { numRuns: MESSAGES, seed: seed + sent });
    await inParallel(messages, async (bytes) => {
      const answer = await sendBytes(server.url, bytes);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      const isBroken = status >= 500 && status !== 505;
      judge(status, isBroken ? "a 5xx" : null, `${bytes.toString("latin1")}\n→ ${answer}`);
    });
    onBatch?.(sent + BATCH + MESSAGES);
  }
  await server.close();
  await client.remove();
  return { sent, statuses, broken };
}

/** Signs payment notices, except those of the principal without a valid token: otherwise none would be examined. */
function signedBy(wanted: WireRequest): WireRequest {
  const { template, body, as, headers } = wanted;
  if (!template.endsWith(paths.paymentNotice) || body === null || as === "rubbish") return wanted;
  const signature = signatureOf(body, Math.floor(Date.now() / 1000));
  return { ...wanted, headers: { ...headers, [SIGNATURE_HEADER]: signature } };
}

/** Creates new users for each batch, since some requests end their sessions or accounts. */
async function newPeople(server: TestServer) {
  const [free, premium, victim, admin] = await Promise.all([
    newPerson(server),
    newPremiumPerson(server),
    newPerson(server),
    adminSession(server),
  ]);
  const ids = await fillAccount(server, premium.token);
  return {
    tokens: {
      anonymous: null,
      free: free.token,
      premium: premium.token,
      "premium again": premium.token,
      admin: admin.token,
      rubbish: "rubbish",
    } as Readonly<Record<string, string | null>>,
    known: [...ids, victim.user.username, "2026-02"],
  };
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
}

const describe = ({ method, path, headers, body, as }: WireRequest, answer: WireAnswer) =>
  `${method} ${path} as ${as}\n${JSON.stringify(headers)}\n${body?.toString() ?? ""}\n→ ${answer.status} ${answer.text.slice(0, 500)}`;

/** Returns the promise that a response breaks; null if none. */
function complaintOf(
  routes: readonly RouteEntry[],
  wanted: WireRequest,
  { status, type, text }: WireAnswer,
): string | null {
  if (status === 0) return "no proper answer";
  const route = routes.find(
    ({ method, path }) => method === wanted.method && asTemplate(path) === wanted.template,
  );
  // Some calls declare that only a few of them run at once.
  const isFull = route?.refusals.some((problem) => PROBLEM_STATUS[problem] === status) ?? false;
  if (status >= 500 && !isFull) return "a 5xx";
  if (wanted.method === "HEAD" || status === 304 || status === 204) return null;
  if (status >= 400) {
    if (!isProblem(type, text)) return "a refusal without a detail";
    return isDeclared(route, status) ? null : "a refusal that its route does not declare";
  }
  const declared = route?.answers[status];
  if (declared === undefined) return "a success that its route does not declare";
  if (declared === null || typeof declared === "string") return null;
  return v.safeParse(declared, JSON.parse(text)).success ? null : "a success of another shape";
}

/** The statuses of refusals before the route is known. */
const BEFORE_ROUTING = [408, 414, 417, 431];

const isDeclared = (route: RouteEntry | undefined, status: number) =>
  route === undefined ||
  BEFORE_ROUTING.includes(status) ||
  (status === 422 && hasFields(route)) ||
  problemsOf(route).some((problem) => PROBLEM_STATUS[problem] === status);

const asTemplate = (path: string) => path.replace(/:(\w+)/g, "{$1}");

const isProblem = (type: string, text: string) => {
  if (!type.startsWith("application/json")) return false;
  try {
    return v.safeParse(problemSchema, JSON.parse(text)).success;
  } catch {
    return false;
  }
};
