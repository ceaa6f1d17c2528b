import ky, { HTTPError, type ResponsePromise } from "ky";
import type { Failure } from "../../application/failure.ts";
import { API_BASE } from "../../contract/api-base.ts";
import { rejection, toFailure } from "./to-failure.ts";
import type { WithPresence } from "./person/with-presence.ts";

/** The headers of an answer. */
export type Answered = { readonly headers: Pick<Headers, "get"> };

/** The session as the HTTP adapters need it. */
export type HttpSession = {
  /** The bearer token of the running session, if there is one. */
  readonly token: () => string | null;
  /** Called for each call that was answered with 401, except by the login itself. */
  readonly onUnauthenticated: () => void;
  /** Called for each call that was answered with 403: the user may no longer have the plan that the page believes in. */
  readonly onForbidden: () => void;
  /** The way of every call that may have to wait until its person has confirmed that it is them; set by who can ask. */
  withPresence?: WithPresence;
  /** Called with each answer that is no refusal; set by who keeps a copy of what the answers tell of. */
  onAnswer?: (answer: Answered) => void;
  /** The work that signing out waits for; set by who still has something on its way. */
  beforeSignOut?: () => Promise<void>;
};

export type ApiCall = {
  /** The body, sent as JSON; a blob is JSON already. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The mark of an answer that is there already: a 304 then says that it still holds. */
  readonly knownTag?: string | undefined;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
  /** The bearer token of another session than the running one, which may have ended already. */
  readonly token?: string;
  /** A 401 is an answer to a form, not the end of the session. */
  readonly anonymous?: boolean;
  /** Breaks the call off. */
  readonly signal?: AbortSignal;
  /** The meaning of a refusal to this call, where it means more than to others; else null. */
  readonly meaning?: (refusal: HTTPError) => Failure | null;
};

export type Method = "get" | "post" | "put" | "delete";

/** How long a call may take before it counts as unanswered, in milliseconds. */
export const TIMEOUT = 30_000;

/** Makes a call and reads its answer; rejects with a Failure. */
type HttpCall = <Answer>(
  method: Method,
  path: string,
  call: ApiCall,
  read: (answer: ResponsePromise) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Makes one call and has its answer read; whatever goes wrong on the way is a Failure, and a 401 the end of the
 * session. A call that was refused until its person had confirmed that it is them is made once more when they have; any
 * other is never repeated, since a user or a machine decides that.
 */
export const httpCall = (session: HttpSession, origin: string): HttpCall => {
  const once: HttpCall = async (method, path, call, read) => {
    const token = call.anonymous ? null : (call.token ?? session.token());
    try {
      const answer = ky(`${origin}${API_BASE}${path}`, {
        method,
        timeout: TIMEOUT,
        totalTimeout: TIMEOUT,
        retry: 0,
        // Omitted, the browser would ignore that a logout clears its cache.
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
      const outcome = await read(answer);
      session.onAnswer?.(await answer);
      return outcome;
    } catch (reason) {
      throw failureOf(reason, call, session);
    }
  };
  return (...call) => {
    const make = () => once(...call);
    return session.withPresence ? session.withPresence(make) : make();
  };
};

function failureOf(
  reason: unknown,
  { anonymous, meaning }: ApiCall,
  session: HttpSession,
): Failure {
  const meant = reason instanceof HTTPError && (anonymous ? rejection : meaning)?.(reason);
  if (meant) return meant;
  return toldOf(toFailure(reason), session);
}

/** A failure of which the session has heard what it says about it. */
export function toldOf(failure: Failure, session: HttpSession): Failure {
  if (failure.type === "unauthenticated") session.onUnauthenticated();
  if (failure.type === "rejected" && failure.status === 403) session.onForbidden();
  return failure;
}
