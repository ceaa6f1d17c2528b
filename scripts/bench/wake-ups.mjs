// Counts how often a server that nobody asks anything wakes the machine, with SQLite and with PostgreSQL, with metrics and
// without: `node scripts/bench/wake-ups.mjs [seconds]`; Linux only.
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { runServer } from "../../tests/server/support/run-server.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";

const SECONDS = Number(process.argv[2] ?? 30);
/** The time after a start in which the works of the day are done, in milliseconds. */
const SETTLE_MS = 10_000;

/** Returns how often the threads of a process have waited for something so far, each by its name. */
function waitsOf(pid) {
  const tasks = readdirSync(`/proc/${pid}/task`).map((task) => {
    const status = readFileSync(`/proc/${pid}/task/${task}/status`, "utf8");
    const count = Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(status)[1]);
    return [/^Name:\s+(.+)/.exec(status)[1], count];
  });
  return new Map(
    Map.groupBy(tasks, ([name]) => name)
      .entries()
      .map(([name, ofName]) => [name, ofName.reduce((sum, [, count]) => sum + count, 0)]),
  );
}

async function measure(storage, environment, metrics) {
  const data = await temporaryDirectory();
  const server = await runServer({
    DATA_DIR: data.path,
    ADMIN_PASSWORD: "Senha-de-admin!1",
    ...environment,
    ...(metrics ? { METRICS_PORT: "0" } : {}),
  });
  await pause(SETTLE_MS);
  const before = waitsOf(server.pid);
  await pause(SECONDS * 1_000);
  const after = waitsOf(server.pid);
  await server.stop();
  await data.remove();
  const rates = [...after].map(([name, count]) => [
    name,
    (count - (before.get(name) ?? 0)) / SECONDS,
  ]);
  const sum = rates.reduce((all, [, rate]) => all + rate, 0);
  const parts = rates
    .filter(([, rate]) => rate > 0)
    .map(([name, rate]) => `${name} ${rate.toFixed(1)}`);
  console.log(
    `| ${storage} | ${metrics ? "yes" : "no"} | ${sum.toFixed(1)} | ${parts.join(", ")} |`,
  );
}

console.log("| database | metrics | wake-ups a second | by thread |\n| --- | --- | --- | --- |");
const postgres = await startPostgres();
for (const metrics of [false, true]) {
  await measure("SQLite", {}, metrics);
  await measure("PostgreSQL", { DATABASE_URL: await postgres.newDatabase() }, metrics);
}
await postgres.stop();
