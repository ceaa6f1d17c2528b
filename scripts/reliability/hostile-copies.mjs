// Sends every hostile copy to a server (tests/reliability/hostile/), small and as large as a body may be, one after the
// other and then by four people at once beside senders that stall. Tells the highest memory of the server and its processes
// together, and the longest answers. SERVER_CGROUP is the folder of a control group that the server is started in, with
// whatever limit it has; SERVER_BUILD that of a built one. Another seed sends them in another order. Reads /proc. Run it after a build with
// `node scripts/reliability/hostile-copies.mjs [seed] [one of how many large ones, 1 unless it is said]`.
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { newAccount } from "../../tests/reliability/account.ts";
import { hostileCopies, sendHostile } from "../../tests/reliability/hostile/send-hostile.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { memoryOfTree } from "./memory-of-tree.mjs";

/** In bytes: bodies that cost nothing to send, and the largest there are. */
const SIZES = [100_000, 63 * 1024 * 1024];

/** People who send at once, and others who begin a body and stall. */
const [PEOPLE, STALLED] = [4, 8];

/** The interval of readings of the memory, in milliseconds. */
const LOOK_MS = 20;

const seed = Number(process.argv[2] ?? randomInt(2 ** 31));
const oneOf = Number(process.argv[3] ?? 1);
console.log(`seed ${seed}`);

/** The same order for the same seed. */
function shuffled(all) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return all
    .map((one) => ({ one, at: next() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one);
}

const chosen = (size) =>
  shuffled(hostileCopies(size)).filter((_, at) => size === SIZES[0] || at % oneOf === 0);

/** Begins a body of a hundred megabytes, sends a part of it and no more. */
function stall(url, token, bytes) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(
    `POST /api/reposicao?simular=true&modo=juntar HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: application/zip\r\ncontent-length: 100000000\r\n\r\n`,
  );
  socket.write(Buffer.alloc(bytes));
  return socket;
}

const data = await mkdtemp(join(tmpdir(), "fincontrol-hostile-"));
const build = process.env.SERVER_BUILD;
const group = process.env.SERVER_CGROUP;
/** Node makes its heap as large as its group allows when it starts, so the server has to start in it. */
const moveTo = (folder) => writeFileSync(join(folder, "cgroup.procs"), String(process.pid));
if (group !== undefined) moveTo(group);
const server = await runServer(
  { DATA_DIR: data, RATE_LIMIT_FACTOR: "1000000" },
  build === undefined ? "server/main.ts" : "server/main.js",
  build,
);
if (group !== undefined) moveTo(join(group, ".."));
const peak = { mib: 0, name: "" };
const longest = { seconds: 0, name: "" };
const statuses = {};
let under = "";
const looking = setInterval(() => {
  const mib = memoryOfTree(server.pid);
  if (mib > peak.mib) Object.assign(peak, { mib, name: under });
}, LOOK_MS);

async function send(person, copy) {
  const begin = performance.now();
  under = copy.name;
  const status = await sendHostile({ url: server.url, token: person.token }, copy);
  const seconds = (performance.now() - begin) / 1_000;
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (seconds > longest.seconds) Object.assign(longest, { seconds, name: copy.name });
}

function tell(what, count) {
  const codes = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
  console.log(
    `${what}: ${count} copies (${codes.join(", ")}), at most ${peak.mib.toFixed(0)} MiB (${peak.name}) and ` +
      `${longest.seconds.toFixed(1)} s (${longest.name})`,
  );
  Object.assign(peak, { mib: 0 });
  Object.assign(longest, { seconds: 0 });
  for (const status of Object.keys(statuses)) delete statuses[status];
}

try {
  const people = [];
  for (let number = 0; number < PEOPLE; number += 1)
    people.push(await newAccount(() => server.url, `pessoa${number}`));
  console.log(`idle: ${memoryOfTree(server.pid).toFixed(0)} MiB`);
  for (const size of SIZES) {
    const copies = chosen(size);
    for (const copy of copies) await send(people[0], copy);
    tell(`of about ${size} bytes`, copies.length);
  }
  const large = chosen(SIZES[1]);
  const sockets = people.flatMap(({ token }) =>
    Array.from({ length: STALLED / PEOPLE }, () => stall(server.url, token, 20_000_000)),
  );
  const strangers = [];
  for (let number = 0; number < PEOPLE; number += 1)
    strangers.push(await newAccount(() => server.url, `outra${number}`));
  await Promise.all(
    strangers.map(async (person, first) => {
      for (let at = first; at < large.length; at += PEOPLE) await send(person, large[at]);
    }),
  );
  for (const socket of sockets) socket.destroy();
  tell("by four at once, beside stalled senders", large.length);
  const answer = await fetch(`${server.url}/api/saude`);
  console.log(`the server answers ${answer.status}, the same process`);
  if (answer.status !== 200) process.exitCode = 1;
  if (group !== undefined)
    for (const name of readdirSync(group).filter((one) =>
      /^memory\.(max_usage.*|failcnt|peak|events)$/.test(one),
    ))
      console.log(name, readFileSync(join(group, name), "utf8").trim());
} finally {
  clearInterval(looking);
  await server.stop();
  await rm(data, { recursive: true });
}
