// What 300 000 logins with ever new names cost the server in memory, half of them from one address and half from as many
// addresses as names.
import { readFile } from "node:fs/promises";
import autocannon from "autocannon";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";

const LOGINS = 300_000;
const WARM_UP = 20_000;
/** More than may wait for a hash, or nothing would be asked but as fast as passwords are verified. */
const CONNECTIONS = 200;
/** Neither half takes longer, however slow the machine is. */
const MOST_SECONDS = 120;
/** In MiB. */
const MOST_GROWTH = 60;

const directory = await temporaryDirectory();
const server = await runServer({ DATA_DIR: directory.path, TRUSTED_PROXIES: "127.0.0.1" });

const memory = async () => {
  // Whoever still waited has been answered by then: a password that is being hashed takes 64 MiB.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const status = await readFile(`/proc/${server.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
};

let turn = 0;
const addressOf = (index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
const login = (named, from) => (request) => {
  turn += 1;
  return {
    ...request,
    method: "POST",
    path: "/api/auth/login",
    headers: { "content-type": "application/json", "x-forwarded-for": from(turn) },
    body: JSON.stringify({ username: named(turn), password: "x" }),
  };
};

const fire = async (amount, named, from) => {
  const running = autocannon({
    url: server.url,
    connections: CONNECTIONS,
    amount,
    timeout: 30,
    requests: [{ setupRequest: login(named, from) }],
  });
  const timer = setTimeout(() => running.stop(), MOST_SECONDS * 1000);
  const result = await running;
  clearTimeout(timer);
  return result;
};

const always = () => "192.0.2.1";
const newName = (index) => `ninguem_${"x".repeat(60)}_${index}`;
await fire(WARM_UP, () => "ninguem", always);
const before = await memory();
const one = await fire(LOGINS / 2, newName, always);
const between = await memory();
const many = await fire(LOGINS / 2, newName, addressOf);
const after = await memory();
await server.stop();
await directory.remove();

const answers = ({ requests, statusCodeStats }) =>
  `${requests.total} answered, ${Object.entries(statusCodeStats)
    .map(([status, { count }]) => `${count} with ${status}`)
    .join(", ")}`;
console.log(`from one address: ${answers(one)}`);
console.log(`from many: ${answers(many)}`);
console.log(
  `memory: ${before.toFixed(0)} MiB, then ${between.toFixed(0)} MiB, then ${after.toFixed(0)} MiB`,
);
if (Math.max(between, after) - before > MOST_GROWTH) process.exitCode = 1;
