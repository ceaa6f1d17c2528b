import { CHANGE_HEADER, IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { BUDGET, GOAL, INCOME } from "./bodies.ts";
import { call, type Method } from "./caller.ts";
import type { TestServer } from "./start-test-server.ts";

type Write = {
  readonly body?: object;
  /** The idempotency key. */
  readonly key?: string;
  /** The client's own name for the change. */
  readonly change?: string;
  /** The If-Match header, as sent. */
  readonly match?: string;
};

/** Writes like a client that names its changes and sends the revision it has seen. */
export const writerOf =
  (server: TestServer, token: string) =>
  (method: Method, path: string, { body, key, change, match }: Write = {}) =>
    call(server, method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
        ...(change === undefined ? {} : { [CHANGE_HEADER]: change }),
        ...(match === undefined ? {} : { "if-match": match }),
      },
    });

export const newChange = (): string => timeOrderedId();

/** The path of each kind of record, a body of such a record, and another one. */
export const RECORDS = [
  { path: "/receitas", body: INCOME, other: { ...INCOME, valor: 1 } },
  { path: "/despesas", body: INCOME, other: { ...INCOME, data: "2026-03-01" } },
  { path: "/objetivos", body: GOAL, other: { ...GOAL, nome: "Barco" } },
  { path: "/orcamento", body: BUDGET, other: { ...BUDGET, valor_limite: 1 } },
] as const;
