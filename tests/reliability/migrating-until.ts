import BetterSqlite from "better-sqlite3";
import { Client } from "pg";
import { pino } from "pino";
import { openDatabase } from "../../server/composition/open-database.ts";

// Migrates a database in a process of its own, which kills itself with -9 at one of its statements; if it finishes, it
// prints their number.
const [dataDirectory = "", databaseUrl = "", last = ""] = process.argv.slice(2);
let sent = 0;

/** Wraps a method so that its calls are counted. */
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
