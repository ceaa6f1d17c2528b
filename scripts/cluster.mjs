// Starts a cluster on the loopback of this machine (etcd, PostgreSQL under Patroni, HAProxy, three servers) and lets its
// parts die while people work: `npm run cluster [-- <fault>,… <count>]`. It needs a PostgreSQL 15, and unpacks what else
// is missing of docs/install/cluster.md.
import { runToItsEnds } from "./cluster/endings.mjs";
import { tryEverywhere } from "./cluster/everywhere.mjs";
import { faultOf, FAULT_NAMES, ON_DISK } from "./cluster/faults.mjs";
import { untilWhole } from "./cluster/database.mjs";
import { PRODUCT } from "./cluster/machines.mjs";
import { newPeople, workDuring } from "./cluster/people.mjs";
import { canMountSmallDisk } from "./cluster/small-disk.mjs";
import { startCluster } from "./cluster/start-cluster.mjs";
import { ensureCluster } from "./ensure-cluster.mjs";

const PEOPLE = 8;

const [wanted = "all", times = "1"] = process.argv.slice(2);
const count = Number(times);
const named = wanted === "all" ? FAULT_NAMES : wanted.split(",");
const isTooMuch = (name) => ON_DISK.includes(name) && named.length > 1 && !canMountSmallDisk();
const asked = named.filter((name) => !isTooMuch(name));
if (!asked.every((name) => FAULT_NAMES.includes(name)) || !(count > 0)) {
  console.error(`npm run cluster -- <all | one or more of ${FAULT_NAMES.join()}> <count>`);
  process.exit(2);
}
if (asked.length < named.length)
  console.log(
    `${ON_DISK.join()}: left out, since a small disk can be made by root alone, and not in every container`,
  );
if (!ensureCluster()) process.exit(2);

const seconds = (milliseconds) => (milliseconds / 1_000).toFixed(1);

await runToItsEnds(async (ends) => {
  const cluster = await startCluster(ends, { small: ON_DISK.some((name) => asked.includes(name)) });
  console.log(`started in ${cluster.folder}`);
  await tryEverywhere(cluster);
  console.log("photos, and what is restored, are the same at every server");
  const people = await newPeople(PRODUCT, PEOPLE);
  let round = 0;
  for (const name of asked) {
    const total = { accepted: 0, repeated: 0, longest: 0, lost: 0, doubled: 0, epochs: 0 };
    for (let time = 0; time < count; time += 1) {
      const met = await workDuring(people, (round += 1), faultOf(name, cluster, round));
      total.accepted += met.accepted;
      total.repeated += met.repeated;
      total.longest = Math.max(total.longest, met.longest);
      total.lost += met.lost.size;
      total.doubled += met.doubled.size;
      total.epochs = Math.max(total.epochs, met.epochs);
      console.log(
        `${name} ${time + 1}: ${met.lost.size} lost, ${met.doubled.size} doubled, longest wait ${seconds(met.longest)} s`,
        met.why,
      );
      await untilWhole(cluster.members);
    }
    const { accepted, repeated, longest, lost, doubled, epochs } = total;
    console.log(
      `${name}: ${count} times, ${accepted} acknowledged writes, ${repeated} calls repeated; ${lost} lost, ` +
        `${doubled} doubled, ${epochs} of ${PEOPLE} had to begin anew; longest wait ${seconds(longest)} s`,
    );
    if (lost + doubled + epochs > 0) process.exitCode = 1;
  }
});
