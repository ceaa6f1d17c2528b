import type { Logger } from "pino";
import { errorCode } from "../shared/error-code.ts";

const trace = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { name: error.name, code: errorCode(error), frames };
};

/** Writes where an error came from; its message is left out, databases quote values in it. */
export function logError(log: Logger, requestId: string, error: unknown): void {
  log.error({ requestId, ...trace(error) }, "failed");
}
