// Sends requests over 2 000 connections as fast as they are answered, for 20 s or the seconds given: measures how many
// are answered within 2 s, the longest wait, how many are accepted and refused, and the health call meanwhile.
import autocannon from "autocannon";
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";

const SECONDS = Number(process.argv[2] ?? 20);
const CONNECTIONS = 2_000;
const PEOPLE = 150;
const RECORDS = 100;
const USUAL_WAIT_MS = 2_000;
/** The generator shares the cores, and its own delays count as the server's. */
const MAX_WAIT_MS = 6_000;
const MAX_HEALTH_MS = 2_000;

// Reads are measured; the writes before them need no disk.
process.env.TMPDIR = "/dev/shm";
const directory = await temporaryDirectory();
const server = await runServer({ DATA_DIR: directory.path, RATE_LIMIT_FACTOR: "1000000" });

const people = [];
const expense = { data: "2026-03-02", categoria: "Lazer", valor: 12.5, descricao: "Cinema" };
const fill = async () => {
  while (people.length < PEOPLE) {
    const index = people.push("") - 1;
    const person = await newAccount(() => server.url, `pessoa_${index}`);
    people[index] = person.token;
    for (let number = 0; number < RECORDS; number += 5)
      await Promise.all(Array.from({ length: 5 }, () => person.post("/despesas", expense)));
  }
};
await Promise.all(Array.from({ length: 2 }, fill));

let turn = 0;
const load = autocannon({
  url: server.url,
  connections: CONNECTIONS,
  duration: SECONDS,
  timeout: 60,
  requests: [
    {
      setupRequest: (request) => ({
        ...request,
        method: "GET",
        path: "/api/despesas",
        headers: { authorization: `Bearer ${people[(turn += 1) % PEOPLE]}` },
      }),
    },
  ],
});
const waits = { accepted: [], refused: [], other: [] };
load.on("response", (_client, status, _bytes, milliseconds) => {
  const kind = status === 200 ? "accepted" : status === 503 ? "refused" : "other";
  waits[kind].push(milliseconds);
});

const health = [];
const askHealth = async () => {
  const begin = performance.now();
  const answer = await fetch(`${server.url}/api/saude`).catch(() => ({ status: 0 }));
  health.push({ status: answer.status, wait: performance.now() - begin });
};
const watch = setInterval(() => void askHealth(), 500);
const result = await load;
clearInterval(watch);
await server.stop();
await directory.remove();

const all = [...waits.accepted, ...waits.refused, ...waits.other].toSorted((a, b) => a - b);
const p99 = all[Math.floor(all.length * 0.99)] ?? Infinity;
const longest = all.at(-1) ?? Infinity;
const within = (all.filter((wait) => wait <= USUAL_WAIT_MS).length / all.length) * 100;
const longestHealth = Math.max(...health.map(({ wait }) => wait));
console.log(
  `${CONNECTIONS} connections, ${SECONDS} s: ${(waits.accepted.length / SECONDS).toFixed(0)} accepted and ` +
    `${(waits.refused.length / SECONDS).toFixed(0)} refused a second; ${within.toFixed(1)} % within ${USUAL_WAIT_MS} ms, ` +
    `p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
);
console.log(
  `other answers ${waits.other.length}, errors ${result.errors}; health asked ${health.length} times, longest ${longestHealth.toFixed(0)} ms`,
);
const isWell = health.every(({ status }) => status === 200) && longestHealth <= MAX_HEALTH_MS;
const isShed = within >= 97 && longest <= MAX_WAIT_MS && waits.accepted.length > 0;
if (!isWell || !isShed || waits.other.length + result.errors > 0) process.exitCode = 1;
