import type { Logger } from "pino";
import { errorCode } from "../../shared/error-code.ts";
import { onceASecond } from "../limits/once-a-second.ts";

const trace = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error, code: "", frames: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { name: error.name, code: errorCode(error), frames };
};

/** Logs the place of errors, the same one once a second; messages are omitted, since databases quote values in them. */
export function errorLog(log: Logger) {
  const { tell, flush } = onceASecond((line: object, count) =>
    log.error(count === 1 ? line : { ...line, count }, "failed"),
  );
  const logError = (requestId: string, error: unknown): void => {
    const { name, code, frames } = trace(error);
    tell([name, code, ...frames].join("\n"), { requestId, name, code, frames });
  };
  return { logError, flush };
}
