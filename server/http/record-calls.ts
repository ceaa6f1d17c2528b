import type { FastifyRequest } from "fastify";
import { CHANGE_HEADER } from "../../src/contract/api-base.ts";
import { changeId } from "../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../src/domain/shared/result.ts";
import type { Creation, Edit } from "../application/ledger/record-changes.ts";
import { onceKeyOf } from "./requests/once-key.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The header value with the revision that a caller has seen. */
export const SEEN_SHAPE = /^"(\d{1,15})"$/;

type Asked = Pick<FastifyRequest, "headers" | "method" | "routeOptions">;

/** Returns the client's own name for the change; null without one. */
export function changeOf({ headers }: Asked): Result<Creation["change"], "bad-revision"> {
  const change = headers[CHANGE_HEADER];
  if (change === undefined) return accepted(null);
  const isName = typeof change === "string" && UUID.test(change);
  return isName ? accepted(changeId(change)) : refused("bad-revision");
}

/** Returns the names in a creating call: for the record, the change and the call. */
export function creationOf(
  request: Asked,
  id: string | null,
  wish: unknown,
): Result<Creation, "bad-revision" | "bad-idempotency-key"> {
  const change = changeOf(request);
  if (!change.ok) return change;
  const once = onceKeyOf(request, id === null ? wish : [wish, id]);
  return once.ok ? accepted({ id, change: change.value, once: once.value }) : once;
}

/** Returns the names in a changing or removing call: the change's, and the revision that the caller has seen. */
export function editOf(request: Asked): Result<Edit, "bad-revision"> {
  const change = changeOf(request);
  if (!change.ok) return change;
  const match = request.headers["if-match"];
  if (match === undefined) return accepted({ change: change.value, seen: null });
  const seen = SEEN_SHAPE.exec(match)?.[1];
  return seen === undefined
    ? refused("bad-revision")
    : accepted({ change: change.value, seen: Number(seen) });
}
