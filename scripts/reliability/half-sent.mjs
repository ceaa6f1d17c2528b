// Sends all but the last byte of a body of 60 kB over each of thousands of connections, as a visitor who logs in:
// measures memory, and the longest wait of others. `CONNECTIONS=<how many>`. Reads /proc.
import { setTimeout as wait } from "node:timers/promises";
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";
import { checks } from "./checks.mjs";
import { floodOf } from "./flood.mjs";

const CONNECTIONS = Number(process.env.CONNECTIONS ?? 5_000);
const BODY_BYTES = 60_000;
const MAX_GROWTH_MIB = 250;
// The senders want the same processors.
const MAX_WAIT_MS = 5_000;
const WATCHED_MS = 10_000;

const { check, end } = checks();

const directory = await temporaryDirectory();
const server = await runServer({ DATA_DIR: directory.path, RATE_LIMIT_FACTOR: "1000000" });
const other = await newAccount(() => server.url, "outra");
const body = JSON.stringify({ username: "x".repeat(BODY_BYTES), password: "x" });
const request = `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
const flood = floodOf(server, CONNECTIONS, request + body.slice(0, -1));
const until = performance.now() + WATCHED_MS;
do {
  await flood.look(async () => (await other.get("/despesas")).status);
  await flood.look(async () => (await other.post("/despesas", expense())).status);
  await wait(200);
} while (performance.now() < until);
flood.end();
await server.stop();
await directory.remove();

console.log(`${CONNECTIONS} half-sent bodies of ${BODY_BYTES} bytes: ${flood.said()}`);
check(`memory grows by at most ${MAX_GROWTH_MIB} MiB`, flood.growth() <= MAX_GROWTH_MIB);
check(`others wait for at most ${MAX_WAIT_MS} ms`, flood.slowest() <= MAX_WAIT_MS);
check("nobody else is refused", flood.refused() === 0);
end();

function expense() {
  return { data: "2026-03-02", categoria: "Lazer", valor: 12.5, descricao: "x".repeat(200) };
}
