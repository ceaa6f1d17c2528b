import type { Failure } from "../../../src/application/failure.ts";
import type { ProblemCode } from "../../../src/contract/errors.ts";
import type { WrittenRecord } from "../../../src/domain/ledger/written.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";

/** The connection to a fake server: it fails a call, or passes it if null. */
export type Line = { failure: Failure | null };

export const openLine = (): Line => ({ failure: null });

export const brokenLine = (failure: Failure): Line => ({ failure });

/** Makes a call over a connection; like every port, it rejects only with a Failure. */
export async function over<Answer>(line: Line, call: () => Answer): Promise<Answer> {
  if (line.failure !== null) throw line.failure;
  return call();
}

/** Refuses a call as the server does. */
export function reject(status: number, detail: string, code?: ProblemCode): never {
  const field = code && NAMED[code];
  const named = { ...(field && { field }), ...(code && { code }) };
  const failure: Failure = { type: "rejected", status, detail, ...named };
  throw failure;
}

const NAMED: Partial<Record<ProblemCode, string>> = {
  nome_em_uso: "username",
  email_em_uso: "email",
};

/** Refuses a field of a call. */
export function rejectField(field: string, detail: string): never {
  const failure: Failure = { type: "rejected", status: 422, detail, field };
  throw failure;
}

/** Refuses a change because of a conflict, with the record as it is now, or null if it is gone. */
export function standInTheWay(current: WrittenRecord | null): never {
  const detail = serverProblems[current === null ? "record-removed" : "stale"];
  const failure: Failure = { type: "conflict", current, detail };
  throw failure;
}
