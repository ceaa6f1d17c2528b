import ky, { HTTPError, type ResponsePromise } from "ky";
import * as v from "valibot";
import type { Failure } from "../../application/failure.ts";
import { API_BASE } from "../../contract/paths.ts";
import { BrokenAnswer, rejection, toFailure } from "./to-failure.ts";

/** What the HTTP adapters need to know about the session. */
export type HttpSession = {
  /** The bearer token of the running session, if there is one. */
  readonly token: () => string | null;
  /** Called for each call that was answered with 401, except by the login itself (§4). */
  readonly onUnauthenticated: () => void;
};

export type ApiCall = {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
  /** A 401 is an answer to a form, not the end of the session. */
  readonly anonymous?: boolean;
};

type Method = "get" | "post" | "put" | "delete";

/** Calls of §7; each resolves with the answer in the shape of its schema, or rejects with a Failure. */
export type Api = <Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  call?: ApiCall,
) => Promise<v.InferOutput<Schema>>;

/** The schema of an answer without a body. */
export const nothing = v.any();

/** How long a call may take before it counts as unanswered, in milliseconds. */
const TIMEOUT = 30_000;

/** The one HTTP client; it never repeats a call by itself, since a user or a machine decides that. */
export const httpApi =
  (session: HttpSession, origin = ""): Api =>
  async (method, path, schema, call = {}) => {
    const token = call.anonymous ? null : session.token();
    try {
      const answer = ky(`${origin}${API_BASE}${path}`, {
        method,
        timeout: TIMEOUT,
        totalTimeout: TIMEOUT,
        retry: 0,
        // Omitted, the browser would ignore that a logout clears its cache.
        credentials: "same-origin",
        keepalive: call.keepalive ?? false,
        headers: { ...call.headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
        ...(call.body !== undefined && { json: call.body }),
        ...(call.query && { searchParams: call.query }),
      });
      const text = await textOf(answer);
      return v.parse(schema, text === "" ? undefined : JSON.parse(text));
    } catch (reason) {
      throw failureOf(reason, call.anonymous ?? false, session);
    }
  };

/** The body is read within the call's time, too, and breaks off as the connection does. */
async function textOf(answer: ResponsePromise): Promise<string> {
  await answer;
  try {
    return await answer.text();
  } catch (cause) {
    throw new BrokenAnswer("the answer broke off", { cause });
  }
}

function failureOf(reason: unknown, anonymous: boolean, session: HttpSession): Failure {
  if (anonymous && reason instanceof HTTPError) return rejection(reason);
  const failure = toFailure(reason);
  if (failure.type === "unauthenticated") session.onUnauthenticated();
  return failure;
}
