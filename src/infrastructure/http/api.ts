import * as v from "valibot";
import { httpCall, unanswered, type ApiCall, type HttpSession, type Method } from "./call.ts";
import { revisionOf } from "./ledger/revision-of.ts";

/** The last response to a repeated request, with its ETag. */
export type CachedAnswer<Answer> = { last?: { readonly tag: string; readonly answer: Answer } };

/**
 * Makes calls of the API; each resolves with a response in the shape of its schema, or rejects with a Failure. A
 * response without a body counts as its revision. With `kept`, a response is sent again only if it has changed.
 */
export type Api = <Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  call?: ApiCall,
  kept?: CachedAnswer<v.InferOutput<Schema>>,
) => Promise<v.InferOutput<Schema>>;

/** The schema of a response whose content is ignored. */
export const nothing = v.any();

/** The schema of a response without a body: the revision of a write, from its header. */
export const revisionAlone = v.optional(v.number(), 0);

/** The client for JSON responses. */
export const httpApi = (session: HttpSession, origin = ""): Api => {
  const make = httpCall(session, origin);
  return (method, path, schema, call, kept) => {
    const known = kept?.last;
    return make(method, path, { ...call, knownTag: known?.tag }, async (answer) => {
      const { status, headers } = await answer;
      if (known && status === 304) return known.answer;
      const text = await answer.text().catch(unanswered);
      const said: unknown = text === "" ? (revisionOf({ headers }) ?? undefined) : JSON.parse(text);
      const outcome = v.parse(schema, said);
      const tag = headers.get("etag");
      if (kept && tag) kept.last = { tag, answer: outcome };
      return outcome;
    });
  };
};
