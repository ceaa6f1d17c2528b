import { startSentences } from "../src/text/start-problems.ts";
import type { Config } from "./config.ts";

/** Why the server cannot listen, naming the variable to change. */
export function listenSentence(error: unknown, { port, host }: Pick<Config, "port" | "host">) {
  const { code } = Object(error) as { readonly code?: unknown };
  if (code === "EADDRINUSE") return startSentences.portTaken(port);
  if (code === "EACCES") return startSentences.portForbidden(port);
  return startSentences.hostUnusable(host);
}
