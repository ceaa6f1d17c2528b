import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/api-base.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { OnceKey } from "../../application/ledger/perform-once.ts";

/** Visible ASCII, so that every client and proxy carries it unchanged. */
export const ONCE_KEY_SHAPE = /^[\x21-\x7e]{1,128}$/;

/** Returns the idempotency key of a creating call, with a digest of the request. */
export function onceKeyOf(
  request: Pick<FastifyRequest, "headers" | "method" | "routeOptions">,
  wish: unknown,
): Result<OnceKey, "bad-idempotency-key"> {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return accepted(null);
  if (typeof key !== "string" || !ONCE_KEY_SHAPE.test(key)) return refused("bad-idempotency-key");
  const asked = JSON.stringify([request.method, request.routeOptions.url, wish]);
  return accepted({ key, fingerprint: createHash("sha256").update(asked).digest("hex") });
}
