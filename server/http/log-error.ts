import type { Logger } from "pino";

const trace = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = "code" in error ? error.code : null;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { name: error.name, code, frames };
};

/** Writes where an error came from; its message is left out, databases quote values in it. */
export function logError(log: Logger, requestId: string, error: unknown): void {
  log.error({ requestId, ...trace(error) }, "failed");
}
