import ky, { HTTPError, type ResponsePromise } from "ky";
import type { Failure } from "../../application/failure.ts";
import { API_BASE } from "../../contract/api-base.ts";
import { BrokenAnswer, rejection, toFailure } from "./to-failure.ts";
import type { WithPresence } from "./presence/with-presence.ts";

/** The headers of a response. */
export type Answered = { readonly headers: Pick<Headers, "get"> };

/** The session, as the HTTP adapters need it. */
export type HttpSession = {
  /** The bearer token of the running session, if there is one. */
  readonly token: () => string | null;
  /** Called for each call that was answered with 401, except for the login itself. */
  readonly onUnauthenticated: () => void;
  /** Called for each call that was answered with 403: the user may have lost the plan that the page assumes. */
  readonly onForbidden: () => void;
  /** Wraps every call that may have to wait until the user confirms their presence; set by the code that can ask. */
  withPresence?: WithPresence;
  /** Called with each successful response; set by the code that stores a copy of the ledger. */
  onAnswer?: (answer: Answered) => void;
  /** Keeps every named write on the device until it is answered; set where the device is the user's own. */
  keepCall?: QueueCall;
  /** Work that signing out waits for; set by the code that still has writes on their way. */
  beforeSignOut?: () => Promise<void>;
};

export type ApiCall = {
  /** The body, sent as JSON; a blob is sent as what it is. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The ETag of a stored response: a 304 then means that it is still valid. */
  readonly knownTag?: string | undefined;
  /** Lets the call outlive the page (`keepalive`). */
  readonly keepalive?: boolean;
  /** The bearer token of a session other than the current one, which may have ended already. */
  readonly token?: string;
  /** For a form such as the login: a 401 is its answer, not the end of the session. */
  readonly anonymous?: boolean;
  /** How long the call may take before it fails, in milliseconds; `CALL_TIMEOUT_MS` if absent. */
  readonly timeout?: number;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
  /** Sends a write that is kept already. */
  readonly isKept?: boolean;
  /** Called with the successful response, for its headers. */
  readonly onAnswer?: (answer: Answered) => void;
  /** The failure for a refusal that has a special meaning in this call; null for any other. */
  readonly meaning?: (refusal: HTTPError) => Failure | null;
};

export type Method = "get" | "post" | "put" | "delete";

/** Makes a call, whose headers may change, in its turn. */
export type QueueCall = <Answer>(
  method: Method,
  path: string,
  call: ApiCall,
  make: (call: ApiCall) => Promise<Answer>,
) => Promise<Answer>;

/** How long a call may take before it fails. */
export const CALL_TIMEOUT_MS = 30_000;

/** Makes a call and reads its response; rejects with a Failure. */
type HttpCall = <Answer>(
  method: Method,
  path: string,
  call: ApiCall,
  read: (answer: ResponsePromise) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Makes one call and reads its response; every error becomes a Failure, and a 401 ends the session. A call that was
 * refused for lack of confirmed presence is repeated once it is confirmed; no other is, since that is up to the user or
 * a machine.
 */
export const httpCall = (session: HttpSession, origin: string): HttpCall => {
  const once: HttpCall = async (method, path, call, read) => {
    const token = call.anonymous ? null : (call.token ?? session.token());
    const timeout = call.timeout ?? CALL_TIMEOUT_MS;
    try {
      const answer = ky(`${origin}${API_BASE}${path}`, {
        method,
        timeout,
        totalTimeout: timeout,
        retry: 0,
        // If omitted, the browser would ignore that a logout clears its cache.
        credentials: "same-origin",
        keepalive: call.keepalive ?? false,
        throwHttpErrors: (status) => status !== 304 || !call.knownTag,
        headers: {
          ...call.headers,
          ...(call.knownTag && { "if-none-match": call.knownTag }),
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        ...(call.body instanceof Blob
          ? { body: call.body }
          : call.body !== undefined && { json: call.body }),
        ...(call.query && { searchParams: call.query }),
        ...(call.signal && { signal: call.signal }),
      });
      await answer.catch(unanswered);
      const outcome = await read(answer);
      session.onAnswer?.(await answer);
      call.onAnswer?.(await answer);
      return outcome;
    } catch (reason) {
      throw failureOf(reason, call, session);
    }
  };
  return (method, path, wanted, read) => {
    const make = (call: ApiCall) => {
      const present = () => once(method, path, call, read);
      return session.withPresence ? session.withPresence(present) : present();
    };
    return session.keepCall && !wanted.isKept
      ? session.keepCall(method, path, wanted, make)
      : make(wanted);
  };
};

/**
 * Throws that there is no answer, or half of one, unless it is a refusal. Each browser words its errors differently, some
 * in the device's language, so none is told by its words.
 */
export function unanswered(cause: unknown): never {
  throw cause instanceof HTTPError ? cause : new BrokenAnswer("", { cause });
}

function failureOf(
  reason: unknown,
  { anonymous, meaning }: ApiCall,
  session: HttpSession,
): Failure {
  const meant = reason instanceof HTTPError && (anonymous ? rejection : meaning)?.(reason);
  if (meant) return meant;
  return reportToSession(toFailure(reason), session);
}

/** Passes a failure on, and informs the session of a 401 or a 403. */
export function reportToSession(failure: Failure, session: HttpSession): Failure {
  if (failure.type === "unauthenticated") session.onUnauthenticated();
  if (failure.type === "rejected" && failure.status === 403) session.onForbidden();
  return failure;
}
