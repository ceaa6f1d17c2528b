// Sends 400 requests a second over 200 connections to the server with its SQLite file, for ten minutes or the minutes
// given, and measures waits, errors, the delay of the event loop, and the growth of the heap.
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";
import { evenRate, tellWaits, waitsOf } from "./even-rate.mjs";
import { inspect } from "./inspector.mjs";

const MINUTES = Number(process.argv[2] ?? 10);
const CONNECTIONS = 200;
const RATE = 400;
const PEOPLE = 40;
/** The initial records of each user: two years. */
const RECORDS = 500;

const directory = await temporaryDirectory();
const server = await runServer({
  DATA_DIR: directory.path,
  RATE_LIMIT_FACTOR: "1000000",
  NODE_OPTIONS: "--inspect=127.0.0.1:0",
});
const node = await inspect(/ws:\/\/\S+/.exec(server.errors())[0]);

const expense = (number) => ({
  data: `20${25 + (number % 2)}-${String(1 + (number % 12)).padStart(2, "0")}-${String(1 + (number % 28)).padStart(2, "0")}`,
  categoria: ["Alimentação", "Lazer", "Habitação", "Transportes"][number % 4],
  valor: (number % 10_000) / 100,
  descricao: `Movimento ${number}`,
});

const people = [];
for (let index = 0; index < PEOPLE; index += 1) {
  const person = await newAccount(() => server.url, `pessoa_${index}`);
  for (let number = 0; number < RECORDS; number += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, step) => person.post("/despesas", expense(number + step))),
    );
  people.push(person);
}

/** Returns a person's call: mostly a month, sometimes everything, and one write in ten. */
function callOf(number) {
  const kind = number % 20;
  // Each call of a user is of another kind than the previous one.
  const { token } = people[(number + Math.floor(number / 20)) % PEOPLE];
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const get = (path) => ({ method: "GET", path: `/api${path}`, headers });
  if (kind < 2)
    return {
      method: "POST",
      path: "/api/despesas",
      headers,
      body: JSON.stringify(expense(number)),
    };
  if (kind < 10) return get("/despesas?de=2026-03-01&ate=2026-03-31");
  if (kind < 13) return get("/receitas?de=2026-03-01&ate=2026-03-31");
  if (kind < 15) return get("/objetivos");
  if (kind < 18) return get("/perfil");
  if (kind < 19) return get("/auth/me");
  return get("/despesas?de=2026-01-01&ate=2026-12-31");
}

const fire = (seconds) =>
  evenRate({ url: server.url, connections: CONNECTIONS, rate: RATE, seconds, make: callOf });

await fire(30);
const heapBefore = await node.heap();
await node.evaluate(
  "globalThis.loopDelay = process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 10 }); loopDelay.enable()",
);
/** Returns the server's processor time so far, in milliseconds. */
const processorTime = () =>
  node.evaluate("(({ user, system }) => (user + system) / 1000)(process.cpuUsage())");
const timeBefore = await processorTime();
const answers = await fire(MINUTES * 60);
const timeTaken = (await processorTime()) - timeBefore;
const [loopMedian, loopP99, loopMost] = JSON.parse(
  await node.evaluate(
    "JSON.stringify([loopDelay.percentile(50), loopDelay.percentile(99), loopDelay.max].map((ns) => ns / 1e6 - 10))",
  ),
);
const heapAfter = await node.heap();
node.close();
await server.stop();
await directory.remove();

const failed = answers.filter(({ status }) => status < 200 || status > 299).length;
const growth = (heapAfter / heapBefore - 1) * 100;
const megabytes = (bytes) => (bytes / 1024 / 1024).toFixed(1);
console.log(`${answers.length} requests in ${MINUTES} minutes over ${CONNECTIONS} connections`);
console.log(`waits: ${tellWaits(answers)}`);
console.log(`${failed} without an answer, or with another than 2xx`);
console.log(
  `delay of the event loop: p50 ${loopMedian.toFixed(1)} ms, p99 ${loopP99.toFixed(1)} ms, most ${loopMost.toFixed(1)} ms`,
);
console.log(`processor: ${(timeTaken / answers.length).toFixed(2)} ms a request`);
console.log(
  `heap: ${megabytes(heapBefore)} MB, then ${megabytes(heapAfter)} MB (${growth.toFixed(1)} %)`,
);
if (failed > 0 || waitsOf(answers)(0.99) >= 150 || growth >= 5) process.exitCode = 1;
