// What may happen to a cluster; each fault comes, lasts, and is mended.
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { primaryOf, standbyOf, turnLog, untilAlone } from "./database.mjs";
import { until } from "./wait.mjs";

/** How long people work before and after a fault, in milliseconds. */
const CALM = 3_000;

/** How long a primary that cannot renew its lease keeps it and more, in milliseconds. */
const LEASE = 30_000;

/** How long another primary may take, in seconds. */
const FOLLOWED = 90;

const anotherThan = (members, old) =>
  until("another primary", FOLLOWED, async () => {
    const others = members.filter((member) => member !== old);
    return (await primaryOf(others)) !== old;
  });

/** A server is killed with -9, and started again. */
async function server({ servers }, round) {
  const one = servers[round % servers.length];
  await one.kill();
  await pause(CALM);
  await one.start();
}

/** Parts of the machine of the primary die, another leads, and they come back. */
const lost =
  (...parts) =>
  async (cluster) => {
    const old = await primaryOf(cluster.members);
    const machine = cluster.members.indexOf(old);
    const dying = parts.map((part) => cluster[part][machine]);
    await Promise.all(dying.map((one) => one.kill()));
    await anotherThan(cluster.members, old);
    await pause(CALM);
    for (const one of dying) await one.start();
  };

/** PostgreSQL and Patroni of the primary die. */
const primary = lost("members");

/** A whole machine dies, that of the primary: its etcd and its server with it. */
const machine = lost("etcds", "members", "servers");

/** The machine of the primary stands still, another leads, and it goes on where it stood. */
async function freeze({ members }) {
  const old = await primaryOf(members);
  await old.freeze();
  try {
    await anotherThan(members, old);
    await pause(CALM);
  } finally {
    await old.thaw();
  }
}

/** The machine of the synchronous replica dies, the other one takes its place, and it comes back. */
async function replica({ members }) {
  const old = await standbyOf(members);
  await old.kill();
  const others = members.filter((member) => member !== old);
  await until(
    "another synchronous replica",
    FOLLOWED,
    async () => (await standbyOf(others)) !== old,
  );
  await pause(CALM);
  await old.start();
}

/** One etcd dies, and comes back. */
async function etcd({ etcds }, round) {
  const one = etcds[round % etcds.length];
  await one.kill();
  await pause(3 * CALM);
  await one.start();
}

/** Two of three etcd die, so that nobody may lead, and come back. */
async function quorum({ etcds }, round) {
  const two = etcds.toSpliced(round % etcds.length, 1);
  for (const one of two) await one.kill();
  await pause(LEASE);
  for (const one of two) await one.start();
}

/** The machines of the primary and of its synchronous replica die: nobody may lead until one of them is back. */
async function pair({ members }) {
  const [old, standby] = [await primaryOf(members), await standbyOf(members)];
  await Promise.all([old.kill(), standby.kill()]);
  await pause(LEASE);
  await standby.start();
  await anotherThan(members, old);
  await pause(CALM);
  await old.start();
}

/** Both replicas die, then the primary, which went on alone: who comes back before it may not lead. */
async function alone({ members }) {
  const old = await primaryOf(members);
  const others = members.filter((member) => member !== old);
  for (const other of others) await other.kill();
  await untilAlone(members);
  await pause(CALM);
  await old.kill();
  for (const other of others) await other.start();
  await pause(LEASE);
  await old.start();
}

/** Keeps the disk of the primary full for a while, and has something done again and again meanwhile. */
async function withFullDisk({ members }, meanwhile) {
  const full = await primaryOf(members);
  const path = join(full.folder, "filler");
  const filler = await open(path, "w");
  const block = Buffer.alloc(1_048_576);
  const fill = async () => {
    for (;;) await filler.write(block);
  };
  try {
    for (let again = 0; again < 20; again += 1) {
      await fill().catch((error) => {
        if (error.code !== "ENOSPC") throw error;
      });
      await meanwhile(full);
      await pause(500);
    }
  } finally {
    await filler.close();
    await rm(path);
  }
}

/** The disk of the primary is full for a while. */
const disk = (cluster) => withFullDisk(cluster, async () => {});

/** The disk of the primary is full, and its log needs more of it: PostgreSQL ends there, and another leads. */
const log = (cluster) => withFullDisk(cluster, (full) => turnLog(full).catch(() => {}));

/** All servers are stopped and started, one after the other. */
async function restart({ servers }) {
  for (const one of servers) {
    await one.stop();
    await one.start();
    await pause(CALM);
  }
}

const FAULTS = {
  server,
  primary,
  freeze,
  replica,
  etcd,
  quorum,
  disk,
  log,
  restart,
  machine,
  pair,
  alone,
};

export const FAULT_NAMES = Object.keys(FAULTS);

/** Those that need a small disk. */
export const ON_DISK = ["disk", "log"];

/** Lets a fault come and go among people at work. */
export const faultOf = (name, cluster, round) => async () => {
  await pause(CALM);
  await FAULTS[name](cluster, round);
  await pause(CALM);
};
