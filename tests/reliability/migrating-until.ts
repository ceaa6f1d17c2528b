import BetterSqlite from "better-sqlite3";
import { Client } from "pg";
import { pino } from "pino";
import { openDatabase } from "../../server/composition/open-database.ts";

// Opens a database, and so brings it up to date, in a process of its own, which dies with -9 at one of its statements; one
// that comes to its end says how many there were.
const [dataDirectory = "", databaseUrl = "", last = ""] = process.argv.slice(2);
let sent = 0;

/** Has a method counted before it does what it does. */
function counted<Name extends string>(
  kind: Record<Name, (...given: never[]) => unknown>,
  name: Name,
) {
  const method = kind[name];
  kind[name] = function (this: unknown, ...given: never[]) {
    sent += 1;
    if (sent === Number(last)) process.kill(process.pid, "SIGKILL");
    return method.apply(this, given);
  };
}

counted(BetterSqlite.prototype as never, "prepare");
counted(Client.prototype as never, "query");
const database = await openDatabase(
  { dataDirectory, databaseUrl: databaseUrl || null },
  pino({ level: "silent" }),
);
await database.close();
process.stdout.write(String(sent));
