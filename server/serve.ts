import { startSentences } from "../src/text/start-problems.ts";
import type { Config } from "./config.ts";
import type { Database } from "./infrastructure/persistence/database.ts";
import { listenSentence } from "./listen-sentence.ts";
import { stopOnSignal, type Stoppable } from "./stop-on-signal.ts";
import { giveUp, say } from "./terminal.ts";

/** Answers at the configured address until a signal asks for the end. */
export async function serve(
  app: Stoppable,
  database: Database,
  config: Pick<Config, "port" | "host">,
): Promise<void> {
  stopOnSignal(app, database);
  try {
    say(startSentences.ready(await app.http.listen({ port: config.port, host: config.host })));
  } catch (error) {
    giveUp(listenSentence(error, config));
  }
}
