import type { Logger } from "pino";
import { errorCode } from "../../shared/error-code.ts";
import { onceASecond } from "../limits/once-a-second.ts";

/** The most ids in one line: a second's worth of people who read them out. */
const MAX_IDS = 100;

const trace = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error, code: "", frames: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return { name: error.name, code: errorCode(error), frames };
};

type Line = ReturnType<typeof trace> & { readonly requestIds: readonly string[] };

/**
 * Logs the place of errors, the same one once a second with the ids of all its requests, up to a bound; messages are
 * omitted, since databases quote values in them.
 */
export function errorLog(log: Logger) {
  const { tell, flush } = onceASecond<Line>({
    write: ({ requestIds, ...line }, count) => {
      const [requestId] = requestIds;
      const ids = count === 1 ? { requestId } : { requestIds, count };
      log.error({ ...ids, ...line }, "failed");
    },
    join: (earlier, later) => ({
      ...later,
      requestIds: [...earlier.requestIds, ...later.requestIds].slice(0, MAX_IDS),
    }),
  });
  const logError = (requestId: string, error: unknown): void => {
    const line = trace(error);
    const kind = [line.name, line.code, ...line.frames].join("\n");
    tell(kind, { ...line, requestIds: [requestId] });
  };
  return { logError, flush };
}
