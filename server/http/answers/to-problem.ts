import type { ServerProblem } from "../../../src/text/server-problems.ts";
import type { StorageFailure, StorageFailureOf } from "../../application/storage-failure.ts";
import { errorCode } from "../../shared/error-code.ts";
import { BadSignature } from "./bad-signature.ts";
import { ImpossibleId } from "../requests/decode-request.ts";
import { NotUtf8 } from "../requests/json-body.ts";
import { SumTooLarge } from "../../application/transactions/sum-too-large.ts";
import { NoRoomForBody } from "../limits/receive-buffer.ts";

const STORAGE: Readonly<Record<StorageFailure, ServerProblem>> = {
  full: "storage-full",
  unavailable: "unavailable",
  "no-access": "unavailable",
  gone: "storage-gone",
  damaged: "storage-damaged",
  "owner-gone": "unauthenticated",
};

/** The problems of the statuses that the framework sets itself; its English texts are not sent. */
const FRAMEWORK: Readonly<Record<number, ServerProblem>> = {
  403: "no-such-address",
  404: "no-such-address",
  408: "timed-out",
  413: "too-large",
  414: "address-too-long",
  415: "not-json",
  416: "no-such-range",
  431: "headers-too-large",
  503: "unavailable",
};

const statusOf = (error: object) =>
  "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;

/** Returns the problem of an error; "internal" for an unexpected one. */
export function toProblem(error: unknown, storageFailureOf: StorageFailureOf): ServerProblem {
  if (error instanceof ImpossibleId) return "no-such-record";
  if (error instanceof BadSignature) return "bad-signature";
  if (error instanceof NotUtf8) return error.by === "bytes" ? "malformed-json" : "not-utf-8";
  if (error instanceof NoRoomForBody) return error.problem;
  if (error instanceof SumTooLarge) return "sum-too-large";
  const failure = storageFailureOf(error);
  if (failure !== null) return STORAGE[failure];
  if (typeof error !== "object" || error === null) return "internal";
  const status = statusOf(error);
  if (status === 400 && errorCode(error).startsWith("FST_ERR_CTP_")) return "malformed-json";
  const known = FRAMEWORK[status];
  if (known !== undefined) return known;
  return status >= 400 && status < 500 ? "bad-request" : "internal";
}
