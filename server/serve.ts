import { startSentences } from "../src/text/pages/start-problems.ts";
import type { Config } from "./config.ts";
import type { Database } from "./infrastructure/persistence/database.ts";
import { listenSentence } from "./listen-sentence.ts";
import { stopOnSignal, type Stoppable } from "./stop-on-signal.ts";
import { giveUp, say } from "./terminal.ts";

/** The most connections waiting to be accepted; beyond that a client's system waits for seconds before it retries. */
const BACKLOG = 4_096;

/** The interval of checking for a new day in Lisbon, in milliseconds. */
const LOOK_EVERY = 60_000;

/**
 * Listens at the configured address until a signal stops it, and does the daily work; work that can wait a minute does
 * not delay the start.
 */
export async function serve(
  app: Stoppable & { readonly lookAtCalendar: () => Promise<void> },
  database: Database,
  { port, host }: Pick<Config, "port" | "host">,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  stopOnSignal(app, database);
  try {
    say(startSentences.ready(await app.http.listen({ port, host, backlog: BACKLOG })));
    // A failure is retried at the next check; a closing database rejects.
    const look = () => void app.lookAtCalendar().catch(() => {});
    look();
    setInterval(() => {
      look();
      void meanwhile();
    }, LOOK_EVERY).unref();
  } catch (error) {
    giveUp(listenSentence(error, { port, host }));
  }
}
