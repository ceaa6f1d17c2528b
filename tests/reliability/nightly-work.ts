// The work of a night, as the server does it, at a moment that is given; nobody is served.
import { pino } from "pino";
import { compose } from "../../server/composition/compose.ts";
import { openDatabase } from "../../server/composition/open-database.ts";
import { surroundings } from "../../server/composition/surroundings.ts";
import { readConfig } from "../../server/config.ts";
import { nightlyCopy } from "../../server/nightly-copy.ts";
import { testClock } from "../server/support/test-clock.ts";

const log = pino({ level: "silent" });
const read = readConfig(process.env);
if (!read.ok) throw new Error(read.reason.join());
const config = read.value;
const database = await openDatabase(config, log);
const clock = testClock(Number(process.argv[2]));
const server = await compose(database, config, { ...surroundings(log), clock });
await server.endFutureSessions();
await server.applyDeletions();
const { due } = server.ports;
await Promise.all([
  server.lookAtCalendar(),
  nightlyCopy(config, {
    ...due,
    clock,
    log: pino({ level: "warn" }, { write: () => {} }),
    onceADay: database.onceADay,
  })(),
]);
await server.http.close();
await database.close();
