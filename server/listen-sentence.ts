import { startSentences } from "../src/text/pages/start-problems.ts";
import type { Config } from "./config.ts";
import { errorCode } from "./shared/error-code.ts";

/** Returns why the server cannot listen, naming the variable to change. */
export function listenSentence(error: unknown, { port, host }: Pick<Config, "port" | "host">) {
  const code = errorCode(error);
  if (code === "EADDRINUSE") return startSentences.portTaken(port);
  if (code === "EACCES") return startSentences.portForbidden(port);
  return startSentences.hostUnusable(host);
}
