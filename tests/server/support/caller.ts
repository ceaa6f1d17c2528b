import type { InjectOptions } from "fastify";
import { API_BASE } from "../../../src/contract/api-base.ts";
import type { TestServer } from "./start-test-server.ts";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "PATCH" | "OPTIONS";

export type CallOptions = {
  /** An object is sent as JSON, a text or bytes unchanged and without a type. */
  readonly body?: object | string | Buffer;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** The apparent origin of the call. */
  readonly address?: string;
};

/** Calls the API without a socket; `body` is the response's JSON, undefined without one. */
export async function call(
  { http }: Pick<TestServer, "http">,
  method: Method,
  path: string,
  { body, token = null, headers = {}, address = "127.0.0.1" }: CallOptions = {},
) {
  const request: InjectOptions = {
    method,
    url: `${API_BASE}${path}`,
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { payload: body }),
    remoteAddress: address,
  };
  const { statusCode, payload, headers: answered } = await http.inject(request);
  const isJson = String(answered["content-type"]).startsWith("application/json");
  return {
    status: statusCode,
    headers: answered,
    text: payload,
    body: isJson && payload !== "" ? (JSON.parse(payload) as unknown) : undefined,
  };
}

/** Makes the calls of a session. */
export const callerOf =
  (server: Pick<TestServer, "http">, token: string) =>
  (method: Method, path: string, options: CallOptions = {}) =>
    call(server, method, path, { token, ...options });

export type Caller = ReturnType<typeof callerOf>;
