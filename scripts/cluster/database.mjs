// Three machines with etcd and a PostgreSQL under Patroni each.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { superuserAt, unprivileged } from "./machines.mjs";
import { signal, signalTree, start } from "./processes.mjs";
import { ask, until } from "./wait.mjs";

/** How long the cluster may take to be whole again, in seconds: a member is rewound, or copied anew. */
const WHOLE = 180;

/** The etcd of a machine. */
export async function newEtcd(machine) {
  const file = await machine.fill("etcd.yml");
  let running = null;
  return {
    start: async () => {
      running = await start("etcd", ["--config-file", file], {
        user: unprivileged,
        log: machine.log("etcd"),
      });
      return running;
    },
    pid: () => running.pid,
    kill: async () => {
      if (running === null) return;
      signal(running.pid, "SIGKILL");
      await running.ended;
    },
  };
}

/** A member: PostgreSQL and its Patroni on a machine. */
export async function newMember(machine) {
  const file = await machine.fill("patroni.yml");
  const rest = `http://${machine.address}:8008`;
  let patroni = null;

  const postmaster = async () => {
    const path = join(machine.folder, "postgresql/postmaster.pid");
    const [line = ""] = (await readFile(path, "utf8").catch(() => "")).split("\n");
    return line === "" ? [] : [Number(line)];
  };
  const signalAll = async (name) => {
    const pids = patroni === null ? [] : [patroni.pid];
    await signalTree([...pids, ...(await postmaster())], name);
  };
  return {
    ...machine,
    rest,
    start: async () => {
      patroni = await start("patroni", [file], { user: unprivileged, log: machine.log("patroni") });
    },
    /** The machine dies: nothing of it is told to anybody. */
    kill: async () => {
      await signalAll("SIGKILL");
      await patroni?.ended;
      patroni = null;
    },
    /** The processes that all others of the member come from. */
    pids: async () => ({ patroni: patroni.pid, postmaster: (await postmaster())[0] }),
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    end: async () => {
      await signalAll("SIGKILL");
      if (patroni !== null) signal(patroni.pid, "SIGKILL");
    },
  };
}

/** What Patroni says of its members; any of them is asked. */
async function members(all) {
  for (const { rest } of all) {
    const answer = await ask(`${rest}/cluster`).catch(() => null);
    if (answer?.ok) return (await answer.json()).members;
  }
  return [];
}

/** Returns the member that is the primary. */
export async function primaryOf(all) {
  for (const member of all) {
    const answer = await ask(`${member.rest}/primary`).catch(() => null);
    if (answer?.status === 200) return member;
  }
  throw new Error("there is no primary");
}

/** Returns the member that follows the primary synchronously. */
export async function standbyOf(all) {
  const standby = (await members(all)).find(({ role }) => role === "sync_standby");
  const found = all.find(({ name }) => name === standby?.name);
  if (found === undefined) throw new Error("there is no synchronous replica");
  return found;
}

/** Waits until the primary goes on without a synchronous replica. */
export const untilAlone = (all) =>
  until("a primary alone", WHOLE, async () => {
    const found = await members(all);
    return (
      found.some(({ role }) => role === "leader") &&
      !found.some(({ role }) => role === "sync_standby")
    );
  });

/** Has a member that is the primary begin another file of its log, which takes 16 MB of its disk. */
export async function turnLog({ address }) {
  const operator = new Client({
    connectionString: superuserAt(`${address}:5432`),
    connectionTimeoutMillis: 2_000,
  });
  // PostgreSQL may end amid it.
  operator.on("error", () => {});
  await operator.connect();
  try {
    await operator.query("select pg_create_restore_point('turn'), pg_switch_wal()");
  } finally {
    await operator.end();
  }
}

/** Waits until one leads, and the two others follow it, one of them synchronously. */
export const untilWhole = (all) =>
  until("a whole cluster", WHOLE, async () => {
    const found = await members(all);
    const running = found.filter(({ state }) => ["running", "streaming"].includes(state));
    const lags = found.filter(({ role }) => role !== "leader").map(({ lag }) => lag);
    const roles = running.map(({ role }) => role).toSorted();
    return (
      `${roles}` === "leader,replica,sync_standby" &&
      new Set(running.map(({ timeline }) => timeline)).size === 1 &&
      lags.every((lag) => lag === 0 || lag < 16 * 1_024 * 1_024)
    );
  });
