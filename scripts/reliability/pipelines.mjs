// Sends 20 000 requests at once over each of 50 connections and reads no answer: measures memory, the longest wait of
// others, and whether the server cuts the connections. Reads /proc.
import { setTimeout as wait } from "node:timers/promises";
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";
import { checks } from "./checks.mjs";
import { floodOf } from "./flood.mjs";

const CONNECTIONS = 50;
const REQUESTS = 20_000;
const MAX_GROWTH_MIB = 300;
const MAX_WAIT_MS = 2_000;
const WATCHED_MS = 10_000;

const { check, end } = checks();

const directory = await temporaryDirectory();
const server = await runServer({ DATA_DIR: directory.path, RATE_LIMIT_FACTOR: "1000000" });
const other = await newAccount(() => server.url, "outra");
const requests = "GET /api/saude HTTP/1.1\r\nHost: a\r\n\r\n".repeat(REQUESTS);
const flood = floodOf(server, CONNECTIONS, requests);
const until = performance.now() + WATCHED_MS;
do {
  await flood.look(async () => (await other.get("/despesas")).status);
  await wait(200);
} while (performance.now() < until);
const open = flood.open();
flood.end();
await server.stop();
await directory.remove();

console.log(
  `${CONNECTIONS} connections of ${REQUESTS} requests: ${flood.said()}; ${open} still open`,
);
check(`memory grows by at most ${MAX_GROWTH_MIB} MiB`, flood.growth() <= MAX_GROWTH_MIB);
check(`others wait for at most ${MAX_WAIT_MS} ms`, flood.slowest() <= MAX_WAIT_MS);
check("nobody else is refused", flood.refused() === 0);
// Who calls beside them may have opened one more.
check("every one of them is cut", open <= 1);
end();
