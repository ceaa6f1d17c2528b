// Measures the server's memory for 300 000 logins with always new names, half of them from one address and half from as
// many addresses as names.
import autocannon from "autocannon";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";
import { inspect } from "./inspector.mjs";

const LOGINS = 300_000;
const WARM_UP = 20_000;
const FEW = 40;
/** More than may wait for a hash, or names would come only as fast as passwords are verified. */
const MANY_PER_SECOND = 200;
/** The longest duration of either half, on any machine. */
const MAX_SECONDS = 120;
/** In MiB. */
const MAX_GROWTH_MIB = 60;

const directory = await temporaryDirectory();
const server = await runServer({
  DATA_DIR: directory.path,
  TRUSTED_PROXIES: "127.0.0.1",
  NODE_OPTIONS: "--inspect=127.0.0.1:0",
});
const node = await inspect(/ws:\/\/\S+/.exec(server.errors())[0]);

const resident = async () => Number(await node.evaluate("process.memoryUsage.rss()")) / 1024 / 1024;

/** Returns the process's memory now, and after a garbage collection, in MiB. */
const memory = async () => {
  // By then all waiting logins are answered: a password being hashed takes 64 MiB.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const asItIs = await resident();
  await node.heap();
  return { asItIs, kept: await resident() };
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

const fire = async (connections, amount, named, from) => {
  const running = autocannon({
    url: server.url,
    connections,
    amount,
    timeout: 30,
    requests: [{ setupRequest: login(named, from) }],
  });
  const timer = setTimeout(() => running.stop(), MAX_SECONDS * 1000);
  const result = await running;
  clearTimeout(timer);
  return result;
};

const always = () => "192.0.2.1";
const newName = (index) => `ninguem_${"x".repeat(60)}_${index}`;
await fire(FEW, WARM_UP, () => "ninguem", always);
const before = await memory();
const one = await fire(FEW, LOGINS / 2, newName, always);
const between = await memory();
const many = await fire(MANY_PER_SECOND, LOGINS / 2, newName, addressOf);
const after = await memory();
node.close();
await server.stop();
await directory.remove();

const answers = ({ requests, statusCodeStats }) =>
  `${requests.total} answered, ${Object.entries(statusCodeStats)
    .map(([status, { count }]) => `${count} with ${status}`)
    .join(", ")}`;
console.log(`from one address: ${answers(one)}`);
console.log(`from many: ${answers(many)}`);
for (const [when, { asItIs, kept }] of Object.entries({ before, between, after }))
  console.log(`${when}: ${asItIs.toFixed(0)} MiB, ${kept.toFixed(0)} MiB without garbage`);
if (Math.max(between.kept, after.kept) - before.kept > MAX_GROWTH_MIB) process.exitCode = 1;
