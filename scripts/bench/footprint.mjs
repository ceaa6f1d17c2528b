// Measures the cost of one person: bytes in the database and of photos, and processor time and bytes per kind of
// request, with SQLite and with PostgreSQL. `node scripts/bench/footprint.mjs [people] [months]`; Linux only.
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { runServer } from "../../tests/server/support/run-server.ts";
import { startPostgres } from "../../tests/server/support/start-postgres.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";
import { ensureBuilt } from "../ensure-built.mjs";
import { inspect } from "../reliability/inspector.mjs";
import { KINDS } from "./footprint/kinds.mjs";
import { ADMIN_PASSWORD, liveMonth, monthBack, newPeople, setGoals } from "./footprint/people.mjs";
import { likePhoto } from "./footprint/photo.mjs";
import { endedChildrenRanFor, postgresStorage, sqliteStorage } from "./footprint/storage.mjs";
import { forEachOf, wireTo } from "./footprint/wire.mjs";

const PEOPLE = Number(process.argv[2] ?? 40);
const MONTHS = Number(process.argv[3] ?? 12);
const MAX_CONCURRENT = 8;
const IDLE = 1_000;

const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);
const head = (...cells) => {
  row(...cells);
  row(...cells.map(() => "---"));
};
const whole = (number) => Math.round(number).toLocaleString("en").replaceAll(",", " ");

/** Returns the bytes that a process has written to disk. */
const writtenBy = (pid) =>
  Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, "utf8"))[1]);

async function start(data, storage) {
  const server = await runServer({
    DATA_DIR: data,
    ADMIN_PASSWORD,
    RATE_LIMIT_FACTOR: "1000000",
    NODE_OPTIONS: "--inspect=127.0.0.1:0",
    ...storage.environment,
  });
  const node = await inspect(/ws:\/\/\S+/.exec(server.errors())[0]);
  // A photo is converted in a process of its own.
  const cpuMs = async () =>
    (await node.evaluate("Object.values(process.cpuUsage()).reduce((a, b) => a + b)")) / 1_000 +
    endedChildrenRanFor(server.pid);
  const memory = async () => {
    const heap = await node.heap();
    return { heap, resident: await node.evaluate("process.memoryUsage().rss") };
  };
  const stop = async () => {
    node.close();
    await server.stop();
  };
  return { url: server.url, pid: server.pid, cpuMs, memory, stop };
}

/** Returns the mean costs of a kind of request. */
async function cost({ name, count, ask }, people, { server, storage, wire, jpeg }) {
  const ask1 = (number) => ask(people[number % people.length], { wire, jpeg, number });
  await forEachOf(Array(Math.ceil(count / 4)).keys(), MAX_CONCURRENT, ask1);
  const gauge = async () => ({
    wal: await storage.logOf(),
    cpu: await server.cpuMs(),
    databaseCpu: await storage.cpuMs(),
    disk: writtenBy(server.pid),
    ...wire.traffic(),
  });
  const before = await gauge();
  await forEachOf(Array(count).keys(), MAX_CONCURRENT, ask1);
  const { wal, ...after } = await gauge();
  const mean = (key) => (after[key] - before[key]) / count;
  return {
    name,
    cpu: mean("cpu"),
    databaseCpu: mean("databaseCpu"),
    toServer: mean("toServer"),
    fromServer: mean("fromServer"),
    disk: wal === null ? mean("disk") : (wal.bytes - before.wal.bytes) / count,
    syncs: wal === null ? null : (wal.syncs - before.wal.syncs) / count,
  };
}

/** Returns the memory of an idle connection that was used once. */
async function idleConnection({ url, memory }) {
  const { port } = new URL(url);
  const before = await memory();
  const sockets = [];
  for (let count = 0; count < IDLE; count += 1)
    await new Promise((resolve, reject) => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.once("error", reject);
      socket.once("data", resolve);
      socket.write("GET /api/saude HTTP/1.1\r\nHost: a\r\n\r\n");
      sockets.push(socket);
    });
  const after = await memory();
  for (const socket of sockets) socket.destroy();
  return {
    heap: (after.heap - before.heap) / IDLE,
    resident: (after.resident - before.resident) / IDLE,
    server: before.resident,
  };
}

function reportTables(empty, full) {
  head("table", "rows", "bytes", "bytes a row");
  for (const { name, bytes, rows } of full) {
    const grown = bytes - empty.find((table) => table.name === name).bytes;
    row(name, whole(rows), whole(grown), rows === 0 ? "–" : whole(grown / rows));
  }
}

function reportCosts(costs) {
  head("request", "server ms", "database ms", "bytes up", "bytes down", "bytes to disk", "syncs");
  for (const { name, cpu, databaseCpu, toServer, fromServer, disk, syncs } of costs)
    row(
      name,
      cpu.toFixed(2),
      databaseCpu.toFixed(2),
      whole(toServer),
      whole(fromServer),
      whole(disk),
      syncs?.toFixed(2) ?? "",
    );
  const monthly = (key) =>
    costs.reduce((sum, costOf, index) => sum + costOf[key] * KINDS[index].often, 0);
  const often = KINDS.reduce((sum, kind) => sum + kind.often, 0);
  row(
    `a month: ${whole(often)} requests`,
    whole(monthly("cpu")),
    whole(monthly("databaseCpu")),
    whole(monthly("toServer")),
    whole(monthly("fromServer")),
    whole(monthly("disk")),
    "",
  );
}

async function measure(data, storage, jpeg) {
  const server = await start(data, storage);
  const wire = wireTo(server.url, MAX_CONCURRENT);
  const empty = await storage.tables();
  const people = await newPeople(wire, PEOPLE);
  await forEachOf(people, MAX_CONCURRENT, async (person) => {
    person.photo = await setGoals(person, jpeg);
    for (let back = MONTHS - 1; back >= 0; back -= 1) await liveMonth(person, monthBack(back));
  });
  console.log(`\n## ${storage.name}: ${PEOPLE} people, ${MONTHS} months each\n`);
  reportTables(empty, await storage.tables());
  const photo = await (await fetch(`${server.url}${people[0].photo}`)).arrayBuffer();
  console.log(`\na photo: ${whole(jpeg.byteLength)} bytes sent, ${whole(photo.byteLength)} kept\n`);
  const costs = [];
  for (const kind of KINDS) costs.push(await cost(kind, people, { server, storage, wire, jpeg }));
  reportCosts(costs);
  wire.close();
  const idle = await idleConnection(server);
  console.log(
    `\nserver ${whole(idle.server / 2 ** 20)} MiB; an idle connection takes ${whole(idle.heap)} bytes of heap, ${whole(idle.resident)} resident`,
  );
  await server.stop();
}

await ensureBuilt("client");
const jpeg = await likePhoto();
const directory = await temporaryDirectory();
await measure(directory.path, sqliteStorage(directory.path), jpeg);
await directory.remove();

const photos = await temporaryDirectory();
const storage = await postgresStorage(await startPostgres());
await measure(photos.path, storage, jpeg);
await storage.stop();
await photos.remove();
