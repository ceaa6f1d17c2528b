import type { CopyFailure } from "../../../src/domain/operator/copies-overview.ts";
import { storageFailureOf } from "../persistence/storage-failure-of.ts";
import { NoCopy } from "./back-up-apart.ts";

/** Returns why a copy was not made, as far as an administrator is told. */
export function failureOfCopy(error: unknown): CopyFailure {
  if (error instanceof NoCopy) return error.failure;
  const failure = storageFailureOf(error);
  return failure === "full" || failure === "damaged" || failure === "unavailable"
    ? failure
    : "other";
}
