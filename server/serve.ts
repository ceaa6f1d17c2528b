import { startSentences } from "../src/text/pages/start-problems.ts";
import type { Config } from "./config.ts";
import type { Database } from "./infrastructure/persistence/database.ts";
import { giveUp, say } from "./terminal.ts";
import { errorCode } from "./shared/error-code.ts";
import type { App } from "./http/app.ts";

/** The most connections waiting to be accepted; beyond that a client's system waits for seconds before it retries. */
const MAX_BACKLOG = 4_096;

/** The interval of checking for a new day in Lisbon. */
const DAY_LOOK_INTERVAL_MS = 60_000;

/** A client that never finishes its request must not block the stop. */
const DRAIN_TIMEOUT_MS = 10_000;

type Stoppable = Pick<App, "http" | "drain">;

/**
 * Listens at the configured address until a signal stops it, and does the daily work; work that can wait a minute does
 * not delay the start.
 */
export async function serve(
  app: Stoppable & { readonly lookAtCalendar: () => Promise<void> },
  database: Database,
  { port, host, metricsPort }: Pick<Config, "port" | "host" | "metricsPort">,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  stopOnSignal(app, database);
  try {
    say(startSentences.ready(await app.http.listen({ port, host, backlog: MAX_BACKLOG })));
    // A failure is retried at the next check; a closing database rejects.
    const look = () => void app.lookAtCalendar().catch(() => {});
    look();
    setInterval(() => {
      look();
      void meanwhile();
    }, DAY_LOOK_INTERVAL_MS).unref();
  } catch (error) {
    const isOwn = port === metricsPort && errorCode(error) === "EADDRINUSE";
    const sentence = listenSentence(error, { port, host, variable: "PORT" });
    giveUp(isOwn ? startSentences.samePort(port) : sentence);
  }
}

type Listening = Pick<Config, "port" | "host"> & { readonly variable: "PORT" | "METRICS_PORT" };

/** Returns why nobody can listen at a port, naming the variable to change. */
export function listenSentence(error: unknown, { port, host, variable }: Listening): string {
  const code = errorCode(error);
  if (code === "EADDRINUSE") return startSentences.portTaken(port, variable);
  if (code === "EACCES") return startSentences.portForbidden(port, variable);
  return startSentences.hostUnusable(host);
}

/** On SIGTERM or SIGINT: stops accepting, lets running requests finish, closes the database. */
function stopOnSignal({ http, drain }: Stoppable, database: Database): void {
  const stop = async () => {
    setTimeout(() => http.server.closeAllConnections(), DRAIN_TIMEOUT_MS).unref();
    await drain();
    await http.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}
