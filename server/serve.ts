import { startSentences } from "../src/text/pages/start-problems.ts";
import type { Config } from "./config.ts";
import type { Database } from "./infrastructure/persistence/database.ts";
import { listenSentence } from "./listen-sentence.ts";
import { stopOnSignal, type Stoppable } from "./stop-on-signal.ts";
import { giveUp, say } from "./terminal.ts";

/** How many connections may wait to be accepted; beyond it the system lets a client wait for seconds before it tries again. */
const BACKLOG = 4_096;

/** How often one looks whether another day has begun in Lisbon, in milliseconds. */
const LOOK_EVERY = 60_000;

/**
 * Answers at the configured address until a signal asks for the end, and does meanwhile what every day brings; what can
 * wait for a minute does not slow down the start.
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
    // What fails is tried again with the next look; a database that is closing answers nothing.
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
