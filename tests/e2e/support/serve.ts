// Serves the product for the browser tests like server/main.ts, but with cheap password hashes and short waits.
import { pino } from "pino";
import { clientDirectory } from "../../../server/shared/places.ts";
import { compose } from "../../../server/composition/compose.ts";
import { openDatabase } from "../../../server/composition/open-database.ts";
import { readConfig } from "../../../server/config.ts";
import { systemClock } from "../../../server/infrastructure/system-clock.ts";
import { serve } from "../../../server/serve.ts";
import { CHEAP } from "../../server/support/start-test-server.ts";

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.reason.join(", "));
const log = pino({ level: "warn" });
const database = await openDatabase(read.value, log);
const server = await compose(database, read.value, {
  clock: systemClock,
  log,
  hashCost: CHEAP,
  clientDirectory: process.env["CLIENT_DIR"] ?? clientDirectory,
  requestTimeout: 30_000,
  // A busy machine must not cause refusals.
  turnPatience: 60_000,
});
await server.endFutureSessions();
await server.bootstrapAdmin(read.value.admin);
await serve(server, database, read.value);
