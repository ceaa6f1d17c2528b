import type { ResponsePromise } from "ky";
import * as v from "valibot";
import { httpCall, type ApiCall, type HttpSession, type Method } from "./call.ts";
import { revisionOf } from "./ledger/revision-of.ts";
import { BrokenAnswer } from "./to-failure.ts";

/** The last answer to a question that is asked again and again, and the mark by which the server knows it. */
export type Kept<Answer> = { last?: { readonly tag: string; readonly answer: Answer } };

/**
 * Calls of the API; each resolves with the answer in the shape of its schema, or rejects with a Failure. An answer
 * without a body counts as its revision. What is kept of a call is sent again only once it has changed.
 */
export type Api = <Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  call?: ApiCall,
  kept?: Kept<v.InferOutput<Schema>>,
) => Promise<v.InferOutput<Schema>>;

/** The schema of an answer without a body, of which nothing more is asked. */
export const nothing = v.any();

/** The schema of an answer without a body, which tells the revision of a write by its header. */
export const revisionAlone = v.optional(v.number(), 0);

/** The one client for answers in JSON. */
export const httpApi = (session: HttpSession, origin = ""): Api => {
  const make = httpCall(session, origin);
  return (method, path, schema, call, kept) => {
    const known = kept?.last;
    return make(method, path, { ...call, knownTag: known?.tag }, async (answer) => {
      const { status, headers } = await answer;
      if (known && status === 304) return known.answer;
      const text = await textOf(answer);
      const said: unknown = text === "" ? (revisionOf({ headers }) ?? undefined) : JSON.parse(text);
      const outcome = v.parse(schema, said);
      const tag = headers.get("etag");
      if (kept && tag) kept.last = { tag, answer: outcome };
      return outcome;
    });
  };
};

/** The body is read within the call's time, too, and breaks off as the connection does. */
async function textOf(answer: ResponsePromise): Promise<string> {
  try {
    return await answer.text();
  } catch (cause) {
    throw new BrokenAnswer("the answer broke off", { cause });
  }
}
