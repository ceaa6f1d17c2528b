// Measures what a request of a person's month costs each part of a cluster, with one, two and three servers, and how long
// one server lets people wait: `node scripts/bench/cluster.mjs [people] [months] [rounds]`. It needs a PostgreSQL 15, and
// unpacks what else is missing of docs/install/cluster.md; Linux only.
import { setTimeout as pause } from "node:timers/promises";
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";
import { runToItsEnds } from "../cluster/endings.mjs";
import { PRODUCT } from "../cluster/machines.mjs";
import { startCluster } from "../cluster/start-cluster.mjs";
import { ensureBuilt } from "../ensure-built.mjs";
import { ensureCluster } from "../ensure-cluster.mjs";
import { evenly, tellWaits } from "../reliability/even-rate.mjs";
import { newCounts, partsOf, setSynchronous } from "./cluster/parts.mjs";
import { leave, newPlace } from "./cluster/places.mjs";
import { processorTime } from "./cluster/processor-time.mjs";
import { MONTHLY } from "./footprint/mixture.mjs";
import { ADMIN_PASSWORD } from "./footprint/people.mjs";
import { likePhoto } from "./footprint/photo.mjs";
import { median } from "./product.mjs";

const [people = 24, months = 12, rounds = 3] = process.argv.slice(2).map(Number);

/** Requests a second, and how many months of them one measurement takes. */
const RATE = 50;
const TAKEN = 2;

/** The rates at which waits are measured, and for how many seconds each. */
const RATES = [50, 100];
const RATE_SECONDS = 60;

const WARM = 60;
const REST_SECONDS = 30;

const VARIANTS = [
  { name: "one process, SQLite", alone: true },
  { name: "one server", servers: 1 },
  { name: "two servers", servers: 2 },
  { name: "three servers", servers: 3 },
  { name: "one, past the proxy of people", servers: 1, direct: true },
  { name: "one, no wait for the replica", servers: 1, unsafe: true },
];

const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);
const head = (...cells) => {
  row(...cells);
  row(...cells.map(() => "---"));
};

/** Returns by how much each value has grown. */
const growth = (before, after) =>
  Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]]));

const perUnit = (values, units) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value / units]));

/** Tells the median of some values, and the least and the most of them. */
const spread = (values) =>
  `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;

/** Adds up what the parts of some names take. */
const together = (costs, start) =>
  Object.entries(costs).reduce((sum, [name, cost]) => sum + (name.startsWith(start) ? cost : 0), 0);

async function measure(ends) {
  const jpeg = await likePhoto();
  const settings = { ADMIN_PASSWORD };
  const data = await temporaryDirectory();
  ends.push(data.remove);
  const single = await runServer({
    ...settings,
    DATA_DIR: data.path,
    RATE_LIMIT_FACTOR: "1000000",
  });
  ends.push(() => single.stop());
  const cluster = await startCluster(ends, { settings });
  console.log(`started in ${cluster.folder}`);
  const [alone, place] = await Promise.all(
    [single.url, PRODUCT].map((url) => newPlace(url, { jpeg, people, months })),
  );
  console.log(`${people} people have lived ${months} months`);

  const parts = { "one process": [single.pid], ...(await partsOf(cluster)) };
  const { counts, end } = await newCounts();
  ends.push(end);
  const gauge = async () => ({ time: await processorTime(parts), log: await counts() });

  for (const { act, tidy } of [alone, place]) {
    await evenly({ rate: RATE, seconds: WARM, act });
    await tidy();
  }
  const before = await gauge();
  await pause(REST_SECONDS * 1_000);
  const rest = perUnit(growth(before.time, (await gauge()).time), REST_SECONDS);
  console.log(`${(await counts()).connections} connections to the primary`);

  let failed = 0;
  const enter = async ({ servers, direct = false, unsafe = false, alone: isAlone = false }) => {
    if (isAlone) return alone;
    await setSynchronous(cluster.members, !unsafe);
    await leave(cluster.servers, servers);
    place.lead(direct ? cluster.servers[0].url() : PRODUCT);
    return place;
  };
  const during = async (variant, rate, seconds) => {
    const { act, tidy } = await enter(variant);
    const begun = await gauge();
    const start = performance.now();
    const answers = await evenly({ rate, seconds, act });
    const elapsed = (performance.now() - start) / 1_000;
    const ended = await gauge();
    await tidy();
    failed += answers.filter(({ answered }) => !answered).length;
    const time = growth(begun.time, ended.time);
    // What stands still does not even rest.
    const net = Object.fromEntries(
      Object.entries(time).map(([part, taken]) => [part, taken && taken - rest[part] * elapsed]),
    );
    return {
      answers,
      cost: perUnit(net, answers.length),
      log: perUnit(growth(begun.log, ended.log), answers.length),
    };
  };

  const taken = new Map(VARIANTS.map((variant) => [variant, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const variant of round % 2 === 0 ? VARIANTS : VARIANTS.toReversed())
      taken.get(variant).push(await during(variant, RATE, (TAKEN * MONTHLY) / RATE));

  console.log(`\nprocessor, ms a request at ${RATE} requests/s, less what is taken at rest\n`);
  head("part", "at rest, ms a second", ...VARIANTS.map(({ name }) => name));
  const told = (of) => VARIANTS.map((variant) => spread(taken.get(variant).map(of)));
  const names = [...new Set(Object.keys(parts).map((part) => part.replace(/ \d$/, "")))];
  for (const name of [...names, "primary"])
    row(name, together(rest, name).toFixed(1), ...told(({ cost }) => together(cost, name)));

  console.log("\nthe primary's log, a request\n");
  head("", ...VARIANTS.map(({ name }) => name));
  for (const key of ["commits", "syncs", "bytes"]) row(key, ...told(({ log }) => log[key]));

  console.log("\nwaits at the same rate\n");
  head("", "all", "POST /despesas");
  for (const variant of VARIANTS) {
    const answers = taken.get(variant).flatMap(({ answers: some }) => some);
    const writes = answers.filter(({ name }) => name === "POST /despesas");
    row(variant.name, tellWaits(answers), tellWaits(writes));
  }

  console.log(`\nwaits at other rates, ${RATE_SECONDS} s each\n`);
  head("requests/s", ...VARIANTS.slice(0, 2).map(({ name }) => name));
  for (const rate of RATES) {
    const cells = [];
    for (const variant of VARIANTS.slice(0, 2))
      cells.push(tellWaits((await during(variant, rate, RATE_SECONDS)).answers));
    row(rate, ...cells);
  }
  console.log(`\n${failed} requests were not answered as they should`);
  if (failed > 0) process.exitCode = 1;
}

if (!ensureCluster()) process.exit(2);
await runToItsEnds(async (ends) => {
  await ensureBuilt("client");
  await measure(ends);
});
