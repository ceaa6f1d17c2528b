// Requests a list of about 14 MB over 60 connections and reads nothing of it: measures memory, whether others are
// served meanwhile, and when the server closes the connections. Reads /proc.
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";

const READERS = 60;
const RECORDS = 19_000;
const MAX_CONCURRENT = 10;
const MAX_GROWTH_MIB = 350;
const MAX_SECONDS = 60;

const failures = [];
const check = (what, holds) => {
  console.log(`${holds ? "✓" : "✗"} ${what}`);
  if (!holds) failures.push(what);
};

// Reads are measured; the writes before them need no disk.
process.env.TMPDIR = "/dev/shm";
const directory = await temporaryDirectory();
const server = await runServer({ DATA_DIR: directory.path, RATE_LIMIT_FACTOR: "1000000" });
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))[1]) / 1024;
const sockets = () =>
  readdirSync(`/proc/${server.pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${server.pid}/fd/${fd}`).startsWith("socket:");
    } catch {
      return false;
    }
  }).length;

const rich = await newAccount(() => server.url, "rica");
const other = await newAccount(() => server.url, "outra");
const expense = {
  data: "2026-03-02",
  categoria: "Lazer",
  valor: 12.5,
  descricao: "€".repeat(200),
};
let left = RECORDS;
const work = async () => {
  while (left > 0) {
    left -= 1;
    const answer = await rich.post("/despesas", expense);
    if (answer.status !== 201) throw new Error(`a write answered ${answer.status}`);
  }
};
await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
const whole = await (await rich.get("/despesas")).arrayBuffer();
await wait(1_000);

const { hostname, port } = new URL(server.url);
const socketsBefore = sockets();
const before = memory();
let most = before;
const readers = Array.from({ length: READERS }, () => {
  const socket = connect(Number(port), hostname).pause();
  socket.on("error", () => {});
  socket.write(
    `GET /api/despesas HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${rich.token}\r\nConnection: close\r\n\r\n`,
  );
  return socket;
});

const begin = performance.now();
const seconds = () => (performance.now() - begin) / 1000;
let slowest = 0;
let refused = 0;
do {
  const asked = performance.now();
  const answers = await Promise.all([other.get("/despesas"), fetch(`${server.url}/api/saude`)]);
  for (const answer of answers) if (answer.status !== 200) refused += 1;
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  slowest = Math.max(slowest, performance.now() - asked);
  most = Math.max(most, memory());
  await wait(200);
} while (sockets() > socketsBefore && seconds() < MAX_SECONDS);
const closedAfter = seconds();
for (const socket of readers) socket.destroy();
await wait(1_000);
const again = await rich.get("/despesas");
const complete = (await again.arrayBuffer()).byteLength === whole.byteLength;
await server.stop();
await directory.remove();

console.log(
  `${READERS} readers of ${(whole.byteLength / 1e6).toFixed(1)} MB: ${before.toFixed(0)} MiB, then ${most.toFixed(0)} MiB; ` +
    `slowest of the others ${slowest.toFixed(0)} ms; over after ${closedAfter.toFixed(0)} s`,
);
check(`memory grows by at most ${MAX_GROWTH_MIB} MiB`, most - before <= MAX_GROWTH_MIB);
check("nobody else is refused", refused === 0);
check(`every one of them is closed within ${MAX_SECONDS} s`, closedAfter < MAX_SECONDS);
check("who reads is answered in full afterwards", again.status === 200 && complete);
if (failures.length > 0) process.exitCode = 1;
