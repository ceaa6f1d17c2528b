import type { ResponsePromise } from "ky";
import * as v from "valibot";
import { httpCall, type ApiCall, type HttpSession, type Method } from "./call.ts";
import { BrokenAnswer } from "./to-failure.ts";

/** Calls of the API; each resolves with the answer in the shape of its schema, or rejects with a Failure. */
export type Api = <Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  call?: ApiCall,
) => Promise<v.InferOutput<Schema>>;

/** The schema of an answer without a body. */
export const nothing = v.any();

/** The one client for answers in JSON. */
export const httpApi = (session: HttpSession, origin = ""): Api => {
  const make = httpCall(session, origin);
  return (method, path, schema, call = {}) =>
    make(method, path, call, async (answer) => {
      const text = await textOf(answer);
      return v.parse(schema, text === "" ? undefined : JSON.parse(text));
    });
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
